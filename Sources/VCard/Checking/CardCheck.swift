import CivilCalendar
import Diagnostics

/// One card under the rules: the findings so far and how to tell one.
///
/// Works on bytes and line records; strings are made only where something is found.
struct CardCheck {
    let card: Card
    let storage: CardStorage
    /// What the card's version says of properties and parameters.
    let table: StandardTable
    var findings: [Finding]
    /// Where the findings of the line under check begin.
    var firstOfLine = 0
    /// The sources that CLIENTPIDMAP declares, once somebody asked.
    var sources: Set<Int>?
    /// The ALTID of the first property of a kind, once somebody asked.
    var altids: [Int: [String]] = [:]
    private var duplicates = DuplicateLines()

    init(_ card: Card) {
        self.card = card
        storage = card.storage
        table = StandardTable.of(card.version)
        findings = card.readingFindings
    }

    mutating func run(today: CivilDate) {
        var seen = KindSet()
        for index in storage.lines.indices {
            let line = storage.lines[index]
            firstOfLine = findings.count
            guard !line.flags.contains(.malformed) else {
                checkMalformed(line)
                continue
            }
            if !line.flags.isDisjoint(with: .textual) { checkText(line, index) }
            let declared = line.parameters.isEmpty ? nil : checkParameters(line, index)
            let ordinal = line.kind.ordinal
            let isFirst = seen.insert(ordinal)
            let row = table.rows[ordinal]
            if isFirst, !row.isDefined { checkKnown(line) }
            checkProperty(line, index, type: declared ?? row.defaultType)
            let isRepeated = !isFirst && row.isSingle && !line.kind.isBirthday
            if isRepeated { checkRepeated(line, index) }
            if duplicates.isRepeated(line, storage, index), !isRepeated, !line.kind.isBirthday {
                report(.propertyDuplicate, line, [told(line)])
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

    private mutating func checkProperty(_ line: ContentLine, _ index: Int, type: Int) {
        if line.kind == .other { checkName(line) }
        if line.kind.isMedia {
            checkMedia(line, index)
            return
        }
        if isEmpty(line) {
            checkEmpty(line)
            return
        }
        switch line.kind {
        case .fn, .n, .nickname, .org: checkInvisible(line, index)
        default: break
        }
        switch line.kind {
        case .fn, .note, .title, .role, .mailer: checkSingleText(line)
        case .url, .label, .nickname, .categories, .org: checkEscapedColon(line)
        case .n:
            checkEscapedColon(line)
            checkComponents(line)
        case .adr:
            checkAddress(line, index)
            checkComponents(line)
        default: break
        }
        // What is decoded first has no form in the bytes.
        guard line.flags.isDisjoint(with: [.quotedPrintable, .base64, .nestedCard]) else { return }
        checkForm(line, index, type: type)
    }
}

extension ContentLine.Flags {
    /// The line wants a look at its characters.
    static let textual: ContentLine.Flags = [
        .nonASCII, .control, .splitCharacter, .bareBase64, .quotedPrintable, .escapedLineEnd,
    ]
}
