internal import KindredCore

/// The command line that carries out an action of a review: what was typed, with one more option.
struct ReviewCommand {
    private let path: String
    private let occurrences: [Invocation.Occurrence]

    init(_ invocation: Invocation) {
        path = invocation.operands.first ?? ""
        let dropped: Set<Flag> = [.format, .plan, .yes]
        occurrences = invocation.occurrences.filter { !dropped.contains($0.flag) }
    }

    /// Answers to one question; of each only the last is kept.
    private static let rivals: [[Flag]] = [
        [.birth, .age, .birthUnknown, .keepBirth], [.noPhoto, .confirmPhoto], [.into, .new],
        [.card],
    ]

    /// The command line of an action; nil where there is none.
    func line(_ action: OpenAction) -> String? {
        guard let option = action.option else { return nil }
        let name = option.split(separator: " ").first.map(String.init) ?? option
        let rivals = Self.rivals.first { $0.contains { "--\($0.rawValue)" == name } } ?? []
        var words = [CommandTable.name, Verb.import.rawValue, Self.word(path)]
        for occurrence in occurrences where !rivals.contains(occurrence.flag) {
            words.append("--\(occurrence.flag.rawValue)")
            if let argument = occurrence.argument { words.append(Self.word(argument)) }
        }
        return (words + [option]).joined(separator: " ")
    }

    /// A text as one word of a shell, without quotes where none are needed.
    private static func word(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
                UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "@"),
                UInt8(ascii: "+"):
                true
            default: false
            }
        }
        return isPlain && !text.isEmpty ? text : Shell.quoted(text)
    }
}
