import Diagnostics

extension CardCheck {
    /// What a card loses, or has to say in another way, when it is written in another version.
    ///
    /// What has an equal form in both versions (dates, types, PREF, photos) is not told.
    mutating func checkTarget(_ target: Version) {
        guard target != card.version else { return }
        var hasName = false
        for line in storage.lines where !line.flags.contains(.malformed) {
            hasName = hasName || line.kind == .n
            if line.kind.isMissing(in: target) {
                report(.targetProperty, line, [line.kind.rawValue, target.rawValue])
            } else if target == .v3_0 {
                checkParameters(of: line, for: target)
            }
        }
        if target == .v3_0, !hasName {
            report(.targetNameMissing, atLine: card.line, [target.rawValue])
        }
    }

    private mutating func checkParameters(of line: ContentLine, for target: Version) {
        for parameter in storage.parameters[line.parameters.wide] {
            guard !parameter.name.isEmpty, parameter.name.count <= 8 else { continue }
            let name = storage.string(parameter.name).uppercased()
            if PropertyKind.parametersOf4.contains(name) {
                report(.targetParameter, line, [name, target.rawValue])
            }
        }
    }
}

extension PropertyKind {
    /// Whether the standards of a version have no such property, though those of another have.
    fileprivate func isMissing(in version: Version) -> Bool {
        switch self {
        case .kind, .xml, .anniversary, .gender, .lang, .related, .member, .clientpidmap, .fburl,
            .caladruri, .caluri, .birthplace, .deathplace, .deathdate, .expertise, .hobby,
            .interest, .orgDirectory, .contactURI, .created, .gramgender, .language, .pronouns,
            .socialprofile, .jsprop:
            version != .v4_0
        case .label, .mailer, .agent, .sortString, .classification, .name, .profile:
            version == .v4_0
        default:
            false
        }
    }

    /// The parameters of 4.0 that say what 3.0 has no other place for.
    fileprivate static let parametersOf4: Set<String> = [
        "ALTID", "PID", "CALSCALE", "GEO", "TZ", "CC", "INDEX", "LEVEL",
    ]
}
