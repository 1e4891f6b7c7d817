/// A strict reader of small XML 1.0 documents without DOCTYPE: what is not well-formed is an error.
struct XMLReader {
    struct Element: Equatable {
        var name: String
        var attributes: [String: String] = [:]
        var children: [Element] = []
        var text = ""
    }

    struct Fault: Error {
        var what: String
        var offset: Int
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0

    static func read(_ bytes: [UInt8]) throws -> Element {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Fault(what: "no UTF-8", offset: 0)
        }
        var reader = XMLReader(Array(text.unicodeScalars))
        return try reader.document()
    }

    private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private mutating func document() throws -> Element {
        if let bad = scalars.firstIndex(where: { !Self.isCharacter($0) }) {
            throw Fault(what: "no character of XML", offset: bad)
        }
        try take(#"<?xml version="1.0" encoding="UTF-8"?>"#)
        skipBlanks()
        let root = try element()
        skipBlanks()
        guard index == scalars.count else { throw fault("text behind the root") }
        return root
    }

    private mutating func element() throws -> Element {
        try take("<")
        var element = Element(name: try name())
        while true {
            let hasBlank = skipBlanks()
            if has("/>") {
                try take("/>")
                return element
            }
            if has(">") { break }
            guard hasBlank else { throw fault("no blank before an attribute") }
            let name = try name()
            try take("=\"")
            guard element.attributes[name] == nil else { throw fault("an attribute twice") }
            element.attributes[name] = try text(until: "\"")
            try take("\"")
        }
        try take(">")
        while true {
            element.text += try text(until: "<")
            if has("</") { break }
            element.children.append(try self.element())
        }
        try take("</\(element.name)>")
        return element
    }

    private mutating func text(until end: Unicode.Scalar) throws -> String {
        var text = String.UnicodeScalarView()
        while index < scalars.count, scalars[index] != end {
            switch scalars[index] {
            case "<": throw fault("a bare <")
            case "&": text.append(try reference())
            case ">" where index >= 2 && scalars[index - 1] == "]" && scalars[index - 2] == "]":
                throw fault("]]> in text")
            default:
                text.append(scalars[index])
                index += 1
            }
        }
        return String(text)
    }

    private mutating func reference() throws -> Unicode.Scalar {
        let known: [(String, Unicode.Scalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
        ]
        for (name, scalar) in known where has(name) {
            try take(name)
            return scalar
        }
        throw fault("an unknown reference")
    }

    private mutating func name() throws -> String {
        let start = index
        while index < scalars.count, scalars[index].properties.isAlphabetic || scalars[index] == "-"
        {
            index += 1
        }
        guard index > start else { throw fault("no name") }
        return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = index
        while index < scalars.count, scalars[index] == " " || scalars[index] == "\n" { index += 1 }
        return index > start
    }

    private func has(_ text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars)
    }

    private mutating func take(_ text: String) throws {
        guard has(text) else { throw fault("no \(text)") }
        index += text.unicodeScalars.count
    }

    private func fault(_ what: String) -> Fault { Fault(what: what, offset: index) }

    /// XML 1.0 §2.2.
    private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
