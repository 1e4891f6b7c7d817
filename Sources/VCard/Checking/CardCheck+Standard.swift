import Diagnostics

extension CardCheck {
    /// A property that the card's version does not define, told once a card.
    mutating func checkKnown(_ line: ContentLine) {
        let version = card.version.rawValue
        if isStandard(line.kind) {
            report(.propertyOfOtherVersion, line, at: line.name.wide, [told(line), version])
        } else if line.kind == .other {
            for index in storage.lines.indices where storage.lines[index].kind == .other {
                firstOfLine = findings.count
                checkRegistered(storage.lines[index])
            }
        }
    }

    /// A name that begins neither with `X-` nor with `VND-` should be one that a standard has.
    private mutating func checkRegistered(_ line: ContentLine) {
        let bytes = storage.bytes
        let name = line.name.wide
        guard !line.flags.contains(.malformed), !bytes.span.hasPrefix("X-", in: name),
            !bytes.span.hasPrefix("VND-", in: name),
            !PropertyDefinition.registered.contains(bytes.span, name),
            bytes[name].allSatisfy({ $0.isNameCharacter })
        else { return }
        report(.propertyUnknown, line, at: name, [told(line)])
    }

    /// A property too many, unless all of its kind are one in several languages (ALTID, RFC 6350 §5.4).
    mutating func checkRepeated(_ line: ContentLine, _ index: Int) {
        guard line.kind != .version else {
            report(.versionRepeated, line, [line.kind.rawValue])
            return
        }
        let altid = property(index).parameter("ALTID")
        if !altid.isEmpty, firstAltid(line.kind) == altid { return }
        report(.propertyRepeated, line, [line.kind.rawValue])
    }

    /// The ALTID of the first property of a kind, looked for once a card.
    private mutating func firstAltid(_ kind: PropertyKind) -> [String]? {
        if let known = altids[kind.ordinal] { return known }
        let found = card.firstProperty(kind)?.parameter("ALTID") ?? []
        altids[kind.ordinal] = found
        return found
    }

    /// How many parts N and ADR have.
    mutating func checkComponents(_ line: ContentLine) {
        // In a declared charset a byte of a letter can look like a backslash.
        guard line.flags.isDisjoint(with: [.nonASCII]) || !declaresCharset(line) else { return }
        var parts = 1
        var escaped = false
        let bytes = storage.bytes
        for index in line.value.wide {
            let byte = bytes[index]
            if escaped {
                escaped = false
            } else if byte == ASCII.backslash {
                escaped = true
            } else if byte == ASCII.semicolon {
                parts += 1
            }
        }
        let standard = line.kind == .n ? 5 : 7
        let most = card.version == .v4_0 ? (line.kind == .n ? 7 : 18) : standard
        if line.kind == .adr, parts == 8, most == 7 {
            report(.addressFormatted, line)
        } else if parts > most {
            report(.componentsExtra, line, [line.kind.rawValue, String(most)])
        } else if parts < standard, card.version == .v4_0, line.kind == .n || parts > 1 {
            report(.componentsFew, line, [line.kind.rawValue, String(standard)])
        }
    }

    /// MEMBER stands in groups only (RFC 6350 §6.6.5).
    mutating func checkGroup(_ seen: KindSet) {
        if seen.contains(.member) { checkMembers(.member, .kind) }
        if seen.contains(.addressBookServerMember) {
            checkMembers(.addressBookServerMember, .addressBookServerKind)
        }
    }

    private mutating func checkMembers(_ member: PropertyKind, _ kind: PropertyKind) {
        let bytes = storage.bytes
        let isGroup = storage.lines.contains { line in
            guard line.kind == kind else { return false }
            let value = bytes.span.trimmed(line.value.wide)
            return value.count == 5 && bytes.span.hasPrefix("GROUP", in: value)
        }
        guard !isGroup, let line = storage.lines.first(where: { $0.kind == member }) else {
            return
        }
        report(.memberWithoutGroup, line, [member.rawValue, kind.rawValue])
    }
}

extension PropertyDefinition {
    /// Names of the standards that no rule has more to say of: RFC 2425 and the BEGIN and END of cards within cards.
    static let registered = WordTable(["BEGIN", "END", "CAPURI"])
}
