import Testing

@testable import VCard

/// A line in one version, another version, and what is told there.
struct TargetVerdict: CustomTestStringConvertible, Sendable {
    var line: String
    var source: Version
    var target: Version
    var told: String
    var testDescription: String { "\(line) from \(source.rawValue) to \(target.rawValue)" }
}

extension TargetVerdict {
    /// What every property of a version becomes in another; a dash where it says the same there.
    static let properties: [TargetVerdict] =
        verdicts(
            .v4_0,
            .v3_0,
            """
            SOURCE -
            KIND X-ADDRESSBOOKSERVER-KIND
            XML X-XML
            FN -
            N -
            NICKNAME -
            PHOTO -
            BDAY yearless
            ANNIVERSARY X-ANNIVERSARY
            GENDER X-GENDER
            ADR -
            TEL -
            EMAIL -
            IMPP -
            LANG X-LANG
            TZ -
            GEO -
            TITLE -
            ROLE -
            LOGO -
            ORG -
            MEMBER X-ADDRESSBOOKSERVER-MEMBER
            RELATED X-RELATED
            CATEGORIES -
            NOTE -
            PRODID -
            REV -
            SOUND -
            UID -
            CLIENTPIDMAP X-CLIENTPIDMAP
            URL -
            VERSION -
            KEY URI
            FBURL -
            CALADRURI -
            CALURI -
            BIRTHPLACE X-BIRTHPLACE
            DEATHPLACE X-DEATHPLACE
            DEATHDATE X-DEATHDATE
            EXPERTISE X-EXPERTISE
            HOBBY X-HOBBY
            INTEREST X-INTEREST
            ORG-DIRECTORY X-ORG-DIRECTORY
            CONTACT-URI X-CONTACT-URI
            CREATED X-CREATED
            GRAMGENDER X-GRAMGENDER
            LANGUAGE X-LANGUAGE
            PRONOUNS X-PRONOUNS
            SOCIALPROFILE X-SOCIALPROFILE
            JSPROP X-JSPROP
            """
        )
        + verdicts(
            .v3_0,
            .v4_0,
            """
            SOURCE -
            NAME X-NAME
            PROFILE X-PROFILE
            FN -
            N -
            NICKNAME -
            PHOTO -
            BDAY -
            ADR -
            LABEL LABEL-OF-ADR
            TEL -
            EMAIL -
            MAILER X-MAILER
            IMPP -
            TZ -
            GEO -
            TITLE -
            ROLE -
            LOGO -
            AGENT RELATED
            ORG -
            CATEGORIES -
            NOTE -
            PRODID -
            REV -
            SORT-STRING SORT-AS
            SOUND -
            UID -
            URL -
            VERSION -
            CLASS X-CLASS
            KEY -
            FBURL -
            CALADRURI -
            CALURI -
            """
        )
        + verdicts(
            .v2_1,
            .v3_0,
            """
            FN -
            N -
            PHOTO -
            BDAY -
            ADR -
            LABEL -
            TEL -
            EMAIL -
            MAILER -
            TZ -
            GEO -
            TITLE -
            ROLE -
            LOGO -
            AGENT -
            ORG -
            NOTE -
            REV -
            SOUND -
            URL -
            UID -
            VERSION -
            KEY -
            """
        )
        + verdicts(
            .v2_1,
            .v4_0,
            """
            FN -
            N -
            PHOTO -
            BDAY -
            ADR -
            LABEL LABEL-OF-ADR
            TEL -
            EMAIL -
            MAILER X-MAILER
            TZ -
            GEO -
            TITLE -
            ROLE -
            LOGO -
            AGENT RELATED
            ORG -
            NOTE -
            REV -
            SOUND -
            URL -
            UID -
            VERSION -
            KEY -
            """
        )

    private static func verdicts(_ source: Version, _ target: Version, _ table: String)
        -> [TargetVerdict]
    {
        let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        return rows.map { row in
            TargetVerdict(line: row[0], source: source, target: target, told: row[1])
        }
    }

    /// Forms of values, parameters and types; what is told is a part of its sentence.
    static let forms: [TargetVerdict] = [
        form("BDAY:19900214", .v4_0, .v3_0, "-"),
        form("BDAY:19531015T231000Z", .v4_0, .v3_0, "-"),
        form("BDAY:19531015T231000-0500", .v4_0, .v3_0, "-"),
        form("BDAY:19531015T231000-05", .v4_0, .v3_0, "a time whose zone has hours only"),
        form("BDAY:19531015T2310", .v4_0, .v3_0, "a time without minutes and seconds"),
        form("BDAY:19531015T23", .v4_0, .v3_0, "a time without minutes and seconds"),
        form("BDAY:--0214", .v4_0, .v3_0, "a day without its year"),
        form("BDAY:--0214T102030", .v4_0, .v3_0, "a day without its year"),
        form("BDAY:1990", .v4_0, .v3_0, "a date with parts left out"),
        form("BDAY:1990-02", .v4_0, .v3_0, "a date with parts left out"),
        form("BDAY:--02", .v4_0, .v3_0, "a date with parts left out"),
        form("BDAY:---14", .v4_0, .v3_0, "a date with parts left out"),
        form("BDAY:T102030", .v4_0, .v3_0, "a date with parts left out"),
        form("BDAY;VALUE=text:circa 1800", .v4_0, .v3_0, "a text"),
        form("BDAY;CALSCALE=gregorian:19900214", .v4_0, .v3_0, "-"),
        form("BDAY;CALSCALE=hebrew:57500214", .v4_0, .v3_0, "CALSCALE says of BDAY"),
        form("BDAY;ALTID=1:19900214", .v4_0, .v3_0, "ALTID says of BDAY"),
        form("BDAY:1990-02-14", .v3_0, .v4_0, "-"),
        form("BDAY:19900214", .v3_0, .v4_0, "-"),
        form("BDAY:1953-10-15T23:10:00Z", .v3_0, .v4_0, "-"),
        form("BDAY;VALUE=date-time:1987-09-27T08:30:00-06:00", .v3_0, .v4_0, "-"),
        form("BDAY:1953-10-15T23:10:00.5Z", .v3_0, .v4_0, "a fraction of a second"),
        form("BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-14", .v3_0, .v4_0, "-"),
        form("REV:20190615T080910Z", .v4_0, .v3_0, "-"),
        form("REV:20190615T080910+02", .v4_0, .v3_0, "a time whose zone has hours only"),
        form("REV:1995-10-31T22:27:10Z", .v3_0, .v4_0, "-"),
        form("REV:1995-10-31T22:27:10.25Z", .v3_0, .v4_0, "a fraction of a second"),
        form("TEL;VALUE=uri:tel:+1-202-555-0101", .v4_0, .v3_0, "-"),
        form("TEL;VALUE=uri:sip:ada@example.com", .v4_0, .v3_0, "a URI that is no tel:"),
        form("TEL;TYPE=home,cell;PREF=1:+1-202-555-0101", .v4_0, .v3_0, "-"),
        form("TEL;TYPE=text:+1-202-555-0101", .v4_0, .v3_0, "TYPE of TEL"),
        form("TEL;TYPE=main-number:+1-202-555-0101", .v4_0, .v3_0, "TYPE of TEL"),
        form("TEL;TYPE=WORK,MSG:+1-202-555-0101", .v3_0, .v4_0, "TYPE of TEL"),
        form("TEL;TYPE=x-boat:+1-202-555-0101", .v3_0, .v4_0, "-"),
        form("TEL;WORK;MODEM:+1-202-555-0101", .v2_1, .v4_0, "TYPE of TEL"),
        form("TEL;WORK;MODEM:+1-202-555-0101", .v2_1, .v3_0, "-"),
        form("TEL;TYPE=pref:+1-202-555-0101", .v3_0, .v4_0, "-"),
        form("EMAIL;TYPE=INTERNET,HOME:ada@example.com", .v3_0, .v4_0, "-"),
        form("EMAIL;X400:C=EX;A= ;S=VALE", .v2_1, .v4_0, "TYPE of EMAIL"),
        form("ADR;TYPE=home,parcel:;;9 Gale Road;Oldport;;;", .v3_0, .v4_0, "TYPE of ADR"),
        form("ADR;TYPE=delivery:;;9 Gale Road;Oldport;;;", .v4_0, .v3_0, "TYPE of ADR"),
        form("ADR;LABEL=9 Gale Road:;;9 Gale Road;Oldport;;;", .v4_0, .v3_0, "-"),
        form("ADR;CC=US:;;9 Gale Road;Oldport;;;", .v4_0, .v3_0, "CC says of ADR"),
        form("ADR;GEO=\"geo:1,2\":;;9 Gale Road;Oldport;;;", .v4_0, .v3_0, "GEO says of ADR"),
        form("ADR;TZ=Oldport:;;9 Gale Road;Oldport;;;", .v4_0, .v3_0, "TZ says of ADR"),
        form("ADR:;;9 Gale Road;Oldport;;;;;;3;;;;;;;;", .v4_0, .v3_0, "more than 7 components"),
        form("ADR:;;9 Gale Road;Oldport;;;;;;;;;;;;;;", .v4_0, .v3_0, "-"),
        form("N;SORT-AS=Vale:de Vale;Ada;;;", .v4_0, .v3_0, "-"),
        form("N:Vale;Ada;;;;Quill;", .v4_0, .v3_0, "more than 5 components"),
        form("ORG;SORT-AS=Works:The Works", .v4_0, .v3_0, "SORT-AS says of ORG"),
        form("GEO:geo:37.386013,-122.082932", .v4_0, .v3_0, "-"),
        form("GEO:geo:37.386013,-122.082932;u=35", .v4_0, .v3_0, "more than a latitude"),
        form("GEO:https://example.com/place", .v4_0, .v3_0, "more than a latitude"),
        form("GEO:37.386013;-122.082932", .v3_0, .v4_0, "-"),
        form("TZ:Oldport/Harbour", .v4_0, .v3_0, "-"),
        form("TZ;VALUE=uri:https://example.com/tz", .v4_0, .v3_0, "cannot be a URI"),
        form("TZ:-05:00", .v3_0, .v4_0, "-"),
        form("TZ;VALUE=text:-05:00; EST", .v3_0, .v4_0, "-"),
        form("UID:urn:uuid:00000000-0000-4000-8000-000000000001", .v4_0, .v3_0, "-"),
        form("UID:ada-vale-1", .v3_0, .v4_0, "-"),
        form("KEY:data:application/pgp-keys;base64,AAAA", .v4_0, .v3_0, "-"),
        form("KEY:https://example.com/key.asc", .v4_0, .v3_0, "cannot be a URI"),
        form("KEY;VALUE=text:AAAA BBBB", .v3_0, .v4_0, "-"),
        form("PHOTO:data:image/png;base64,AAAA", .v4_0, .v3_0, "-"),
        form("PHOTO;MEDIATYPE=image/png:https://example.com/a", .v4_0, .v3_0, "-"),
        form("PHOTO;TYPE=work:https://example.com/a.png", .v4_0, .v3_0, "TYPE of PHOTO"),
        form("PHOTO;ENCODING=b;TYPE=JPEG:AAAA", .v3_0, .v4_0, "-"),
        form("PHOTO;VALUE=uri:https://example.com/a.gif", .v3_0, .v4_0, "-"),
        form("LOGO;LANGUAGE=en:https://example.com/a.png", .v4_0, .v3_0, "LANGUAGE says of LOGO"),
        form("SOUND:AY-duh VAYL", .v2_1, .v4_0, "cannot be a text"),
        form("URL;TYPE=work:https://example.com/", .v4_0, .v3_0, "TYPE says of URL"),
        form("URL;MEDIATYPE=text/html:https://example.com/", .v4_0, .v3_0, "MEDIATYPE says of URL"),
        form("NOTE;LANGUAGE=en:Hello", .v4_0, .v3_0, "-"),
        form("NOTE;AUTHOR-NAME=Ben Orr:Hello", .v4_0, .v3_0, "AUTHOR-NAME says of NOTE"),
        form("TEL;LANGUAGE=fr:+1-202-555-0101", .v2_1, .v4_0, "LANGUAGE says of TEL"),
        form("NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:a=3Db", .v2_1, .v4_0, "-"),
        form("UID;TYPE=x-any:ada-vale-1", .v3_0, .v4_0, "TYPE says of UID"),
        form("SOURCE;CONTEXT=LDAP:ldap://example.com/", .v3_0, .v4_0, "CONTEXT says of SOURCE"),
        form("RELATED;TYPE=agent:https://example.com/ben.vcf", .v4_0, .v3_0, "becomes AGENT"),
        form("KIND:org", .v4_0, .v3_0, "becomes X-ABShowAs"),
        form("X-ANY;PREF=1;ALTID=2:tide", .v4_0, .v3_0, "-"),
    ]

    private static func form(
        _ line: String,
        _ source: Version,
        _ target: Version,
        _ told: String
    ) -> TargetVerdict {
        TargetVerdict(line: line, source: source, target: target, told: told)
    }
}
