extension CalendarSystem {
    /// The calendar's name in words: "Chinese", "Islamic (Umm al-Qura)".
    public var name: String {
        switch self {
        case .gregorian: "Gregorian"
        case .chinese: "Chinese"
        case .dangi: "Korean"
        case .hebrew: "Hebrew"
        case .islamic: "Islamic"
        case .islamicCivil: "Islamic (civil)"
        case .islamicTabular: "Islamic (tabular)"
        case .islamicUmmAlQura: "Islamic (Umm al-Qura)"
        case .persian: "Persian"
        case .buddhist: "Buddhist"
        case .roc: "Minguo"
        case .japanese: "Japanese"
        case .coptic: "Coptic"
        case .ethiopic: "Ethiopic"
        case .ethiopicAmeteAlem: "Ethiopic (Amete Alem)"
        case .indian: "Indian national"
        }
    }
}
