/// Writes the man macros of roff, with everything escaped that roff would read as its own.
struct Roff {
    /// What was written so far.
    private(set) var text = ""

    /// A request with its arguments.
    mutating func request(_ name: String, _ arguments: [String] = []) {
        let quoted = arguments.map { " \"\(Self.escaped($0))\"" }
        text += ".\(name)\(quoted.joined())\n"
    }

    /// The title of a section.
    mutating func section(_ title: String) {
        request("SH", [title])
    }

    /// Running text.
    mutating func text(_ words: String) {
        let escaped = Self.escaped(words)
        let hidden = escaped.hasPrefix(".") || escaped.hasPrefix("'")
        text += (hidden ? "\\&" : "") + escaped + "\n"
    }

    /// A paragraph of its own.
    mutating func paragraph(_ words: String) {
        request("PP")
        text(words)
    }

    /// A term and what it means.
    mutating func term(_ term: String, meaning: String) {
        request("TP")
        request("B", [term])
        text(meaning)
    }

    /// Lines as they are, indented and not filled.
    mutating func verbatim(_ lines: [String]) {
        request("RS", ["4"])
        request("nf")
        for line in lines { text(line) }
        request("fi")
        request("RE")
    }

    /// The text with backslashes, hyphens, quotes and characters beyond ASCII in roff's names for them.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "\"": escaped += "\\(dq"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "…": escaped += "..."
            case _ where character.isASCII: escaped.unicodeScalars.append(character)
            default:
                let hex = String(character.value, radix: 16, uppercase: true)
                escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)]"
            }
        }
        return escaped
    }
}
