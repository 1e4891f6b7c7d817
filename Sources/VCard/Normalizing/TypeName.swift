/// The TYPE values that the standards name; what others have made up keeps its letters.
enum TypeName {
    private static let known: Set<String> = [
        // RFC 2426, vCard 2.1
        "home", "work", "pref", "voice", "fax", "msg", "cell", "pager", "bbs", "modem", "car",
        "isdn", "video", "pcs", "dom", "intl", "postal", "parcel", "internet", "x400", "aol",
        "applelink", "attmail", "cis", "eworld", "ibmmail", "mcimail", "powershare", "prodigy",
        "tlx", "other", "personal", "mobile", "iphone", "main",
        // RFC 6350, RFC 6473, RFC 9554
        "text", "textphone", "contact", "acquaintance", "friend", "met", "co-worker",
        "colleague", "co-resident", "neighbor", "child", "parent", "sibling", "spouse", "kin",
        "muse", "crush", "date", "sweetheart", "me", "agent", "emergency", "billing", "delivery",
    ]

    /// The type as it is written: in small letters where it is known, and as it is where it is not or names data.
    static func normal(_ type: String, of kind: PropertyKind) -> String {
        let small = type.lowercased()
        return known.contains(small) || small.hasPrefix("x-") ? small : type
    }

    /// The types of a photo, logo, sound or key that say nothing about its data.
    static let places: Set<String> = ["home", "work", "pref"]
}
