@testable import VCard

/// Legal and illegal pieces of cards for every row of the tables.
enum StandardSamples {
    static let source = "urn:uuid:00000000-0000-4000-8000-000000000001"

    /// The lines of a card around lines under test; what a card must have is added where it is not under test.
    static func card(
        _ version: Version,
        _ lines: [String],
        without missing: Set<PropertyKind> = []
    ) -> String {
        var all = ["BEGIN:VCARD"]
        // VERSION stands first in 4.0.
        all += missing.contains(.version) ? lines : ["VERSION:\(version.rawValue)"]
        if version != .v4_0, !missing.contains(.n) { all.append("N:Vale;Ada;;;") }
        if !missing.contains(.fn) { all.append("FN:Ada Vale") }
        if !missing.contains(.version) { all += lines }
        return (all + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
    }

    /// What must stand beside a property so that it is legal.
    static func companions(_ kind: PropertyKind) -> [String] {
        kind == .member ? ["KIND:group"] : []
    }

    /// A legal value of a property in one of its types.
    static func value(_ kind: PropertyKind, _ type: ValueType, _ version: Version) -> String {
        switch (kind, type) {
        case (.version, _): version.rawValue
        case (.geo, .uri): "geo:12.34,-56.78"
        case (.geo, _): "12.34;-56.78"
        case (.tel, .uri): "tel:+1-202-555-0101"
        case (.uid, .uri): source
        case (.tz, _) where version == .v2_1: "-05:00"
        case (.photo, _), (.logo, _), (.sound, _), (.key, _), (.url, _):
            type == .binary || type == .inline && kind != .url
                ? "AAAA" : type == .text ? "Tide" : "https://example.com/a"
        case (.rev, _) where version == .v2_1: "20190615T080910Z"
        case (.bday, _) where version == .v2_1: "1990-02-14"
        default: value(of: type, version) ?? text(kind)
        }
    }

    private static func value(of type: ValueType, _ version: Version) -> String? {
        switch type {
        case .uri: "https://example.com/a"
        case .date: version == .v3_0 ? "1990-02-14" : "19900214"
        case .time: "T123000"
        case .dateTime: version == .v3_0 ? "1990-02-14T12:30:00" : "19900214T123000"
        case .dateAndOrTime: "--0214"
        case .timestamp: "20190615T080910Z"
        case .boolean: "true"
        case .integer: "1"
        case .float: "1.5"
        case .utcOffset: version == .v4_0 ? "-0500" : "-05:00"
        case .languageTag: "en-GB"
        case .vcard: "BEGIN:VCARD\\nVERSION:3.0\\nN:Orr\\;Ben\\nFN:Ben Orr\\nEND:VCARD\\n"
        case .phoneNumber: "+1-202-555-0101"
        default: nil
        }
    }

    private static func text(_ kind: PropertyKind) -> String {
        switch kind {
        case .n: "Vale;Ada;;;"
        case .adr: ";;9 Gale Road;Oldport;;00000;Exampleland"
        case .email: "ada@example.com"
        case .tel: "+1-202-555-0101"
        case .gender: "F"
        case .kind: "individual"
        case .clientpidmap: "1;\(source)"
        case .classification: "PUBLIC"
        case .profile: "VCARD"
        case .gramgender: "neuter"
        case .xml: "<note xmlns=\"urn:example\"/>"
        default: "Tide"
        }
    }

    /// Another legal value, so that two lines differ.
    static func otherValue(_ kind: PropertyKind, _ type: ValueType, _ version: Version) -> String {
        switch kind {
        case .version: "9.9"
        case .rev, .created: "2020-01-02T03:04:05Z"
        case .bday, .anniversary, .deathdate: version == .v4_0 ? "19910315" : "1991-03-15"
        case .uid: "urn:uuid:00000000-0000-4000-8000-000000000002"
        case .language: "fr"
        default: value(kind, type, version)
        }
    }

    /// The parameters without which a value of that type cannot stand.
    static func necessary(_ type: ValueType, _ kind: PropertyKind, _ version: Version) -> String {
        if kind == .socialprofile, type == .text { return ";SERVICE-TYPE=Harbour" }
        guard kind.isMedia else { return "" }
        if type == .binary { return ";ENCODING=b" }
        return version == .v2_1 && type == .inline ? ";ENCODING=BASE64" : ""
    }

    /// A legal value of a parameter; nil where the parameter cannot be tried with the property's first type.
    static func value(
        _ parameter: ParameterKind,
        _ definition: PropertyDefinition,
        _ version: Version
    ) -> String? {
        switch parameter {
        case .type: definition.typeWords?.first?.lowercased() ?? "x-any"
        case .value: nil
        case .encoding: version == .v2_1 && !definition.kind.isMedia ? "8BIT" : nil
        case .charset: "UTF-8"
        case .language: "zh-Hant-TW"
        case .context: "LDAP"
        case .pref: "100"
        case .altid: "1"
        case .pid: "1,2"
        case .mediatype: "text/plain"
        case .calscale: "gregorian"
        case .sortAs: "\"Vale,Ada\""
        case .geo: "\"geo:12.34,-56.78\""
        case .tz: "Oldport/Harbour"
        case .label: "\"9 Gale Road^nOldport\""
        case .index: "2"
        case .level: definition.kind == .expertise ? "expert" : "high"
        case .cc: "US"
        case .author: "\"mailto:ben@example.com\""
        case .authorName: "Ben Orr"
        case .created: "20220705T093412Z"
        case .derived: "true"
        case .phonetic: "ipa;ALTID=1"
        case .propID: "a_1-b"
        case .script: "Latn"
        case .serviceType: "Harbour"
        case .username: "\"ada\""
        case .jscomps: "\";0;1\""
        case .jsptr: "a/b"
        }
    }

    /// A value that a parameter may not have; nil where it may have any.
    static func illegal(_ parameter: ParameterDefinition, _ row: StandardTable.Row) -> String? {
        switch parameter.form {
        case .free: nil
        case .filled: ""
        case .words: "zzz"
        case .boolean: "maybe"
        case .integer: "0"
        case .pid: "1.b"
        case .languageTag: "en_US"
        case .mediaType: "plain"
        case .uri: "\"no scheme\""
        case .timestamp: "later"
        case .script: "La"
        case .country: "USA"
        case .identifier: "a.b"
        case .ofProperty:
            switch parameter.kind {
            case .type: row.typeWords >= 0 ? "zzz" : nil
            case .value: nil
            default: "zzz"
            }
        }
    }
}
