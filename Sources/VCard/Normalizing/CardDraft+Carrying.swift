import Diagnostics

extension CardDraft {
    /// What another version carried as X- gets its own name where the version has it and the value fits.
    mutating func bringHome() {
        guard wants(.carried), card.version != target else { return }
        let before = target
        forEachLine { draft, line in
            guard line.name.uppercased().hasPrefix("X-") else { return }
            let name = String(line.name.uppercased().dropFirst(2))
            let kind = PropertyKind(named: name)
            guard kind.isStandard, kind.isHomecoming(to: before), draft.fits(line, kind) else {
                return
            }
            let written = line.name
            line.rename(name)
            line.takeShape(kind)
            draft.note(.carried, line, written, name)
        }
    }

    /// Whether a value can stand in a property: programs use the X- names with values of their own.
    private func fits(_ line: LineDraft, _ kind: PropertyKind) -> Bool {
        let text = line.text ?? ""
        switch kind {
        case .gender:
            let sex = text.prefix { $0 != ";" }
            return sex.isEmpty && text.count > 1 || ["M", "F", "O", "N", "U"].contains(sex)
        case .anniversary, .deathdate:
            // 4.0 has several where they are one date in several forms (RFC 6350 §5.4).
            guard first(kind) == nil || line.has("ALTID"), line.source != nil else { return false }
            return line.declaredType == "text"
                || WrittenDate(
                    DateText(line.sourceText ?? "", version: card.version),
                    omitted: nil,
                    keepsYear: false
                ) != nil
        case .created:
            let bytes = Array(text.utf8)
            return TimestampForm.matches(bytes.span, bytes.indices)
        case .lang, .language:
            return !text.isEmpty && text.utf8.allSatisfy(\.isNameCharacter)
        case .socialprofile:
            // Address books name the service there.
            let isPlace = line.types.isSubset(of: TypeName.places)
            return (isPlace || line.has("SERVICE-TYPE")) && !line.has("X-USER")
        case .profile: return text.uppercased() == "VCARD"
        case .related: return !line.types.contains("agent")
        case .n:
            // 4.0 has several N where they are one name in several languages (RFC 6350 §5.4, §6.2.2).
            guard let alternative = line.values("ALTID").first, let name = first(.n) else {
                return false
            }
            return lines[name].values("ALTID").first == alternative
        default: return true
        }
    }

    /// What the version lacks is carried as X-; so is BEGIN or END of anything but a card, which would begin or end
    /// something for others.
    mutating func carryAway() {
        guard wants(.carried) else { return }
        let target = target
        forEachLine { draft, line in
            let isMarker = ["BEGIN", "END"].contains(line.name.uppercased())
            guard isMarker || line.kind.isLacking(in: target) else { return }
            let name = isMarker ? line.name.uppercased() : line.kind.rawValue
            if line.value == nil { line.value = line.meaning }
            line.rename("X-" + name)
            draft.note(.carried, line, name, line.name)
        }
    }

    /// SORT-STRING in 3.0, the parameter SORT-AS of N in 4.0.
    mutating func repairSortString() {
        guard wants(.sortString) else { return }
        if target == .v4_0 {
            guard let place = first(.sortString), let name = first(.n),
                let text = lines[place].text, !lines[name].has("SORT-AS")
            else { return }
            lines[name].set("SORT-AS", [text])
            lines[place].isDropped = true
            note(.sortString, lines[name])
            note(.sortString, lines[place])
        } else {
            guard let name = first(.n), lines[name].has("SORT-AS") else { return }
            let text = lines[name].values("SORT-AS").joined(separator: ",")
            lines[name].remove("SORT-AS")
            let line = PropertyLine("SORT-STRING", value: .text(text))
            lines.insert(LineDraft(line, line: lines[name].line), at: name + 1)
            note(.sortString, lines[name])
        }
    }

    /// The kinds of RFC 6350 in small letters, any other word as it is.
    private static func kindWord(_ text: String) -> String {
        let small = text.lowercased()
        return ["group", "individual", "org", "location"].contains(small) ? small : text
    }

    /// KIND and MEMBER, and the names that address books of 3.0 have for them.
    mutating func repairKind() {
        guard wants(.groupCard) else { return }
        let target = target
        var hasKind = first(.kind) != nil
        let hasServerKind = first(.addressBookServerKind) != nil
        forEachLine { draft, line in
            switch line.kind {
            case .kind, .member, .abShowAs, .addressBookServerKind, .addressBookServerMember: break
            default: return
            }
            let name = line.name
            let text = line.text ?? ""
            switch (line.kind, target) {
            case (.addressBookServerKind, .v4_0) where !hasKind:
                line.rename("KIND")
                line.set(.text(CardDraft.kindWord(text)))
                hasKind = true
            case (.abShowAs, .v4_0)
            where !hasKind && !hasServerKind && text.uppercased() == "COMPANY":
                line.rename("KIND")
                line.set(.text("org"))
                hasKind = true
            case (.addressBookServerMember, .v4_0):
                line.rename("MEMBER")
                line.set(.uri(text))
            case (.kind, .v3_0) where text.lowercased() == "org":
                line.rename("X-ABShowAs")
                line.set(.escaped("COMPANY"))
            case (.kind, .v3_0):
                line.rename("X-ADDRESSBOOKSERVER-KIND")
                line.set(.escaped(Escaping.escape(text)))
            case (.member, .v3_0):
                line.rename("X-ADDRESSBOOKSERVER-MEMBER")
                line.set(.uri(text))
            default: return
            }
            draft.note(.groupCard, line, name, line.name)
        }
    }
}

extension LineDraft {
    /// A value that was carried takes the shape of the property that it comes home to.
    fileprivate mutating func takeShape(_ kind: PropertyKind) {
        guard let source, let escaped = sourceText else { return }
        let version = source.storage.version
        switch kind.shape(declared: declaredType) {
        case .escaped: break
        case .components where kind != .n:
            set(
                .components(
                    Escaping.split(escaped[...], at: ASCII.semicolon).map {
                        [Escaping.unescape($0, version: version)]
                    }
                )
            )
        default:
            set(
                PropertyLine.Value(
                    escaped: escaped[...],
                    of: kind,
                    declared: declaredType,
                    version: version
                )
            )
        }
    }
}

extension PropertyKind {
    /// Whether a version has no such property.
    func isLacking(in version: Version) -> Bool {
        switch version {
        case .v4_0: PropertyKind.onlyIn3.contains(self)
        case .v3_0, .v2_1: PropertyKind.onlyIn4.contains(self)
        }
    }

    /// Whether the X- name of the property is given up when a card comes to a version.
    func isHomecoming(to version: Version) -> Bool {
        switch version {
        case .v4_0: PropertyKind.onlyIn4.contains(self) || self == .fn || self == .n
        case .v3_0, .v2_1: PropertyKind.onlyIn3.contains(self)
        }
    }

    /// RFC 6350 appendix A.2; SORT-STRING, LABEL and AGENT where nothing else became of them.
    private static let onlyIn3: Set<PropertyKind> = [
        .mailer, .name, .classification, .profile, .sortString,
    ]

    /// RFC 6350 appendix A.3, RFC 6474, RFC 6715, RFC 8605, RFC 9554; IMPP (RFC 4770) and the calendar addresses
    /// (RFC 2739) are of 3.0 too.
    private static let onlyIn4: Set<PropertyKind> = [
        .xml, .anniversary, .gender, .lang, .clientpidmap, .related, .birthplace, .deathplace,
        .deathdate, .expertise, .hobby, .interest, .orgDirectory, .contactURI, .created,
        .gramgender, .language, .pronouns, .socialprofile, .jsprop,
    ]
}
