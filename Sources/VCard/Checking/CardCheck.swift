import CivilCalendar
import Diagnostics

/// One card under the rules: the findings so far and how to tell one.
///
/// Works on bytes and line records; strings are made only where something is found.
struct CardCheck {
    let card: Card
    let storage: CardStorage
    var findings: [Finding]

    init(_ card: Card) {
        self.card = card
        storage = card.storage
        findings = card.readingFindings
    }

    mutating func run(today: CivilDate) {
        var seen = SeenProperties()
        for index in storage.lines.indices {
            let line = storage.lines[index]
            guard !line.flags.contains(.malformed) else {
                checkMalformed(line)
                continue
            }
            if !line.flags.isDisjoint(with: .textual) { checkText(line, index) }
            if !line.parameters.isEmpty { checkParameters(line, index) }
            checkProperty(line, index)
            if seen.isRepeated(line.kind), property(index).parameter("ALTID").isEmpty {
                report(
                    line.kind == .version ? .versionRepeated : .propertyRepeated,
                    line,
                    [line.kind.rawValue]
                )
            }
        }
        checkWhole(seen)
        checkBirthdays(today: today)
    }

    /// Adds a finding at the first line of a property.
    mutating func report(
        _ rule: Rule,
        _ line: ContentLine,
        _ arguments: [String] = [],
        fix: String? = nil
    ) {
        report(rule, atLine: storage.firstLine + Int(line.line), arguments, fix: fix)
    }

    /// Adds a finding at a physical line of the file.
    mutating func report(
        _ rule: Rule,
        atLine line: Int,
        _ arguments: [String] = [],
        fix: String? = nil
    ) {
        findings.append(
            Finding(
                rule,
                at: Position(line: line),
                card: card.number,
                arguments: arguments,
                fix: fix
            )
        )
    }

    func property(_ index: Int) -> Property {
        Property(storage: storage, index: index)
    }

    /// The name of a line as it is told: the standard's own, or as written where it is made of name characters.
    func told(_ line: ContentLine) -> String {
        guard line.kind == .other else { return line.kind.rawValue }
        let isName = storage.bytes[line.name.wide].allSatisfy { $0.isNameCharacter }
        return isName && line.name.count <= 40 ? storage.string(line.name) : "the property"
    }

    private mutating func checkProperty(_ line: ContentLine, _ index: Int) {
        switch line.kind {
        case .other: checkName(line)
        case .photo, .logo, .sound, .key: checkMedia(line, index)
        case .adr: checkAddress(line, index)
        case .rev: checkTimestamp(line, index)
        case .fn, .note, .title, .role, .mailer: checkSingleText(line)
        case .url, .label, .nickname, .categories, .org, .n: checkEscapedColon(line)
        default: break
        }
    }
}

extension ContentLine.Flags {
    /// The line wants a look at its characters.
    static let textual: ContentLine.Flags = [
        .nonASCII, .control, .splitCharacter, .bareBase64, .quotedPrintable,
    ]
}

/// Which of the properties that may stand once only were seen.
struct SeenProperties {
    private var bits: UInt16 = 0

    init() {}

    /// Notes a property and tells whether it was there already.
    mutating func isRepeated(_ kind: PropertyKind) -> Bool {
        guard let bit = SeenProperties.bit(kind) else { return false }
        defer { bits |= bit }
        return bits & bit != 0 && kind != .fn
    }

    func contains(_ kind: PropertyKind) -> Bool {
        SeenProperties.bit(kind).map { bits & $0 != 0 } ?? false
    }

    private static func bit(_ kind: PropertyKind) -> UInt16? {
        switch kind {
        case .version: 1
        case .fn: 2
        case .n: 4
        case .prodid: 8
        case .rev: 16
        case .uid: 32
        case .kind: 64
        case .gender: 128
        case .anniversary: 256
        default: nil
        }
    }
}
