import Diagnostics

extension CardCheck {
    /// Whether nothing but blanks stands in the value.
    func isEmpty(_ line: ContentLine) -> Bool {
        let value = line.value.wide
        guard let first = value.first else { return true }
        return storage.bytes[first].isBlank && storage.bytes[value].allSatisfy { $0.isBlank }
    }

    /// A property without a value, where no rule of its own tells it.
    mutating func checkEmpty(_ line: ContentLine) {
        switch line.kind {
        case .fn: report(.formattedNameEmpty, line)
        // The rest have rules of their own, or stand empty by right.
        case .n, .version, .bday, .altBirthday, .agent: break
        case .rev, .created: report(.timestampInvalid, line, at: line.value.wide, [told(line)])
        default:
            if isStandard(line.kind) { report(.valueEmpty, line, [line.kind.rawValue]) }
        }
    }

    /// The form of a value that is written in bytes as it stands; `type` is a place in ``ValueType/allCases``.
    mutating func checkForm(_ line: ContentLine, _ index: Int, type: Int) {
        let value = valueRange(line)
        switch line.kind {
        case .fn, .n, .note, .org, .title, .role, .nickname, .categories, .adr, .label, .other:
            break
        case .rev, .created: checkTimestamp(line)
        case .email: checkMail(line, value, index)
        case .tel: checkTelephone(line, value, type)
        case .uid: checkIdentifier(line, value, type, index)
        case .gender: checkGender(line, value)
        case .geo: checkPlace(line, value)
        case .tz: checkOffset(line, value, type)
        case .lang, .language: checkLanguage(line, value)
        case .anniversary, .deathdate: checkDate(line, value, type)
        case .clientpidmap: checkSourceMap(line, value)
        case .kind, .classification, .gramgender: checkWords(line, value, .valueWordUnknown)
        case .profile: checkWords(line, value, .profileInvalid)
        case .socialprofile:
            checkProfile(line, index, isText: isType(type, .text))
            checkLink(line, value, type)
        default: checkLink(line, value, type)
        }
    }

    private func valueRange(_ line: ContentLine) -> Range<Int> {
        let bytes = storage.bytes
        return bytes.span.trimmed(line.value.wide)
    }

    /// Whether a place in ``ValueType/allCases`` is the one of a type.
    private func isType(_ place: Int, _ type: ValueType) -> Bool {
        ValueType.allCases[place] == type
    }

    private mutating func checkLink(_ line: ContentLine, _ value: Range<Int>, _ type: Int) {
        guard isType(type, .uri) || line.kind == .url else { return }
        guard isStandard(line.kind), table.rows[line.kind.ordinal].isDefined else { return }
        let bytes = storage.bytes
        guard !URIForm.matches(bytes.span, value) else { return }
        report(.uriInvalid, line, at: value, [line.kind.rawValue])
    }

    private mutating func checkMail(_ line: ContentLine, _ value: Range<Int>, _ index: Int) {
        let bytes = storage.bytes
        guard !MailForm.matches(bytes.span, value) else { return }
        // X.400 and the networks of 1996 have addresses of their own.
        let types = property(index).parameter("TYPE").map { $0.uppercased() }
        guard types.allSatisfy({ !PropertyDefinition.networks.contains($0) }) else { return }
        report(.mailInvalid, line, at: value)
    }

    private mutating func checkTelephone(_ line: ContentLine, _ value: Range<Int>, _ type: Int) {
        guard card.version == .v4_0 else { return }
        let bytes = storage.bytes
        if isType(type, .uri) {
            if !URIForm.matches(bytes.span, value) {
                report(.uriInvalid, line, at: value, [line.kind.rawValue])
            } else if !URIForm.isTelephone(bytes.span, value) {
                report(.telephoneURI, line, at: value)
            }
        } else if bytes.span.hasPrefix("TEL:", in: value) {
            report(.telephoneUndeclared, line, at: value, fix: "VALUE=uri")
        }
    }

    private mutating func checkIdentifier(
        _ line: ContentLine,
        _ value: Range<Int>,
        _ type: Int,
        _ index: Int
    ) {
        guard isType(type, .uri) else { return }
        let bytes = storage.bytes
        guard !URIForm.matches(bytes.span, value) else { return }
        let isDeclared = !property(index).parameter("VALUE").isEmpty
        if isDeclared {
            report(.uriInvalid, line, at: value, [line.kind.rawValue])
        } else {
            report(.identifierNotURI, line, at: value, fix: "VALUE=text")
        }
    }

    private mutating func checkPlace(_ line: ContentLine, _ value: Range<Int>) {
        let bytes = storage.bytes
        if card.version == .v4_0 {
            if !URIForm.matches(bytes.span, value) {
                report(.uriInvalid, line, at: value, [line.kind.rawValue])
            } else if !PlaceForm.isGeoURI(bytes.span, value) {
                report(.placeInvalid, line, at: value, [card.version.rawValue])
            }
        } else if !PlaceForm.isPair(bytes.span, value) {
            report(.placeInvalid, line, at: value, [card.version.rawValue])
        }
    }

    private mutating func checkOffset(_ line: ContentLine, _ value: Range<Int>, _ type: Int) {
        let bytes = storage.bytes
        if isType(type, .uri) {
            checkLink(line, value, type)
        } else if isType(type, .utcOffset) || card.version == .v2_1,
            !OffsetForm.matches(bytes.span, value)
        {
            report(.offsetInvalid, line, at: value)
        }
    }

    private mutating func checkLanguage(_ line: ContentLine, _ value: Range<Int>) {
        let bytes = storage.bytes
        guard card.version == .v4_0, !LanguageTagForm.matches(bytes.span, value) else { return }
        report(.languageInvalid, line, at: value, [ParameterKind.language.rawValue, told(line)])
    }

    private mutating func checkDate(_ line: ContentLine, _ value: Range<Int>, _ type: Int) {
        guard card.version == .v4_0, !isType(type, .text) else { return }
        guard let form = GregorianForm(storage.bytes[value]) else {
            if property(of: line, has: "CALSCALE") { return }
            report(.dateInvalid, line, at: value, [told(line)])
            return
        }
        if !form.isForm(of: .v4_0) { report(.dateForm, line, at: value, [told(line)]) }
    }

    private func property(of line: ContentLine, has name: StaticString) -> Bool {
        let bytes = storage.bytes
        return storage.parameters[line.parameters.wide].contains {
            $0.name.count == name.utf8CodeUnitCount
                && bytes.span.hasPrefix(name, in: $0.name.wide)
        }
    }

    private mutating func checkSourceMap(_ line: ContentLine, _ value: Range<Int>) {
        let bytes = storage.bytes
        if let mark = value.first(where: { bytes[$0] == ASCII.semicolon }),
            let number = ParameterForm.number(bytes.span, value.lowerBound..<mark), number > 0,
            URIForm.matches(bytes.span, mark + 1..<value.upperBound)
        {
            return
        }
        report(.sourceMapInvalid, line, at: value)
    }

    private mutating func checkGender(_ line: ContentLine, _ value: Range<Int>) {
        let place = table.rows[line.kind.ordinal].valueWords
        guard place >= 0 else { return }
        let bytes = storage.bytes
        let end = value.first { bytes[$0] == ASCII.semicolon } ?? value.upperBound
        let sex = value.lowerBound..<end
        guard !sex.isEmpty, !table.words[place].contains(bytes.span, sex) else { return }
        report(.genderInvalid, line, at: sex)
    }

    private mutating func checkWords(_ line: ContentLine, _ value: Range<Int>, _ rule: Rule) {
        let place = table.rows[line.kind.ordinal].valueWords
        guard place >= 0 else { return }
        let bytes = storage.bytes
        guard !table.words[place].contains(bytes.span, value),
            !bytes.span.hasPrefix("X-", in: value)
        else { return }
        report(rule, line, at: value, [line.kind.rawValue])
    }
}

extension PropertyDefinition {
    /// The types of mail address that have no `@` (vCard 2.1 §2.4.2.1, RFC 2426 §3.3.2).
    static let networks: Set<String> = [
        "X400", "AOL", "APPLELINK", "ATTMAIL", "CIS", "EWORLD", "IBMMAIL", "MCIMAIL",
        "POWERSHARE", "PRODIGY", "TLX",
    ]
}
