@testable import VCard

/// What the standards' texts say, written down property by property and independent of the tables under test.
///
/// A row is the name, the section, the cardinality, the value types with the default first, the
/// parameters that the property's own grammar lists, and the words of TYPE or of the value.
enum StandardTexts {
    struct Row: Sendable {
        var name: String
        var section: String
        var cardinality: String
        var types: [String]
        var parameters: Set<String>
        var typeWords: Set<String>?
        var valueWords: Set<String>?
    }

    static func rows(of version: Version) -> [Row] {
        let text =
            switch version {
            case .v2_1: text2_1
            case .v3_0: text3_0
            case .v4_0: text4_0
            }
        return text.split(separator: "\n").map { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.split(separator: " ").map(String.init)
            }
            let words = cells.count > 5 ? cells[5] : []
            let list = Set(words.dropFirst().flatMap { lists[$0] ?? [$0] })
            return Row(
                name: cells[0].joined(),
                section: cells[1].joined(separator: " "),
                cardinality: cells[2].joined(),
                types: cells[3],
                parameters: Set(cells[4]),
                typeWords: words.first == "TYPE:" ? list : nil,
                valueWords: words.first == "VALUE:" ? list : nil
            )
        }
    }

    /// Lists of words that more than one row has.
    private static let lists: [String: [String]] = [
        "place": ["WORK", "HOME"],
        "address": ["DOM", "INTL", "POSTAL", "PARCEL", "HOME", "WORK", "PREF"],
        "known": words(
            """
            DOM INTL POSTAL PARCEL HOME WORK PREF VOICE FAX MSG CELL PAGER BBS MODEM CAR ISDN VIDEO AOL
            APPLELINK ATTMAIL CIS EWORLD INTERNET IBMMAIL MCIMAIL POWERSHARE PRODIGY TLX X400
            """
        ),
        "telephone": words("TEXT VOICE FAX CELL VIDEO PAGER TEXTPHONE MAIN-NUMBER"),
        "relation": words(
            """
            CONTACT ACQUAINTANCE FRIEND MET CO-WORKER COLLEAGUE CO-RESIDENT NEIGHBOR CHILD PARENT
            SIBLING SPOUSE KIN MUSE CRUSH DATE SWEETHEART ME AGENT EMERGENCY
            """
        ),
    ]

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }

    /// vCard 2.1, sections as its table of contents numbers them; §2.9 gives every property every parameter.
    private static let text2_1 = """
        FN|vCard 2.1 §2.2.1|*|INLINE URL CONTENT-ID CID||TYPE: known
        N|vCard 2.1 §2.2.2|1|INLINE URL CONTENT-ID CID||TYPE: known
        PHOTO|vCard 2.1 §2.2.3|*|INLINE URL CONTENT-ID CID|
        BDAY|vCard 2.1 §2.2.4|*1|INLINE URL CONTENT-ID CID||TYPE: known
        ADR|vCard 2.1 §2.3.1|*|INLINE URL CONTENT-ID CID||TYPE: known
        LABEL|vCard 2.1 §2.3.2|*|INLINE URL CONTENT-ID CID||TYPE: known
        TEL|vCard 2.1 §2.4.1|*|INLINE URL CONTENT-ID CID||TYPE: known
        EMAIL|vCard 2.1 §2.4.2|*|INLINE URL CONTENT-ID CID||TYPE: known
        MAILER|vCard 2.1 §2.4.3|*|INLINE URL CONTENT-ID CID||TYPE: known
        TZ|vCard 2.1 §2.4.5|*|INLINE URL CONTENT-ID CID||TYPE: known
        GEO|vCard 2.1 §2.4.6|*|INLINE URL CONTENT-ID CID||TYPE: known
        TITLE|vCard 2.1 §2.5.1|*|INLINE URL CONTENT-ID CID||TYPE: known
        ROLE|vCard 2.1 §2.5.2|*|INLINE URL CONTENT-ID CID||TYPE: known
        LOGO|vCard 2.1 §2.5.3|*|INLINE URL CONTENT-ID CID|
        AGENT|vCard 2.1 §2.5.4|*|INLINE URL CONTENT-ID CID||TYPE: known
        ORG|vCard 2.1 §2.5.5|*|INLINE URL CONTENT-ID CID||TYPE: known
        NOTE|vCard 2.1 §2.6.1|*|INLINE URL CONTENT-ID CID||TYPE: known
        REV|vCard 2.1 §2.6.2|*1|INLINE URL CONTENT-ID CID||TYPE: known
        SOUND|vCard 2.1 §2.6.3|*|INLINE URL CONTENT-ID CID|
        URL|vCard 2.1 §2.6.4|*|INLINE URL CONTENT-ID CID||TYPE: known
        UID|vCard 2.1 §2.6.5|*1|INLINE URL CONTENT-ID CID||TYPE: known
        VERSION|vCard 2.1 §2.6.6|1|INLINE URL CONTENT-ID CID||TYPE: known
        KEY|vCard 2.1 §2.7.1|*|INLINE URL CONTENT-ID CID|
        """

    /// RFC 2426 §3 and §4, RFC 2739 §2.3, RFC 4770 §2.
    private static let text3_0 = """
        SOURCE|RFC 2426 §2.1.4|*|URI|VALUE CONTEXT
        NAME|RFC 2426 §2.1.2|*1|TEXT|
        PROFILE|RFC 2426 §2.1.3|*1|TEXT||VALUE: VCARD
        FN|RFC 2426 §3.1.1|1*|TEXT|VALUE LANGUAGE
        N|RFC 2426 §3.1.2|1|TEXT|VALUE LANGUAGE
        NICKNAME|RFC 2426 §3.1.3|*|TEXT|VALUE LANGUAGE
        PHOTO|RFC 2426 §3.1.4|*|BINARY URI|VALUE ENCODING TYPE
        BDAY|RFC 2426 §3.1.5|*1|DATE DATE-TIME|VALUE
        ADR|RFC 2426 §3.2.1|*|TEXT|TYPE VALUE LANGUAGE|TYPE: address
        LABEL|RFC 2426 §3.2.2|*|TEXT|TYPE VALUE LANGUAGE|TYPE: address
        TEL|RFC 2426 §3.3.1|*|PHONE-NUMBER|TYPE|TYPE: HOME WORK PREF VOICE FAX MSG CELL PAGER BBS MODEM CAR ISDN VIDEO PCS
        EMAIL|RFC 2426 §3.3.2|*|TEXT|TYPE
        MAILER|RFC 2426 §3.3.3|*|TEXT|VALUE LANGUAGE
        IMPP|RFC 4770 §2|*|URI|TYPE|TYPE: PERSONAL BUSINESS HOME WORK MOBILE PREF
        TZ|RFC 2426 §3.4.1|*|UTC-OFFSET TEXT|VALUE
        GEO|RFC 2426 §3.4.2|*|FLOAT|
        TITLE|RFC 2426 §3.5.1|*|TEXT|VALUE LANGUAGE
        ROLE|RFC 2426 §3.5.2|*|TEXT|VALUE LANGUAGE
        LOGO|RFC 2426 §3.5.3|*|BINARY URI|VALUE ENCODING TYPE
        AGENT|RFC 2426 §3.5.4|*|VCARD TEXT URI|VALUE
        ORG|RFC 2426 §3.5.5|*|TEXT|VALUE LANGUAGE
        CATEGORIES|RFC 2426 §3.6.1|*|TEXT|VALUE LANGUAGE
        NOTE|RFC 2426 §3.6.2|*|TEXT|VALUE LANGUAGE
        PRODID|RFC 2426 §3.6.3|*1|TEXT|
        REV|RFC 2426 §3.6.4|*1|DATE-TIME DATE|VALUE
        SORT-STRING|RFC 2426 §3.6.5|*1|TEXT|VALUE LANGUAGE
        SOUND|RFC 2426 §3.6.6|*|BINARY URI|VALUE ENCODING TYPE
        UID|RFC 2426 §3.6.7|*1|TEXT|TYPE
        URL|RFC 2426 §3.6.8|*|URI|
        VERSION|RFC 2426 §3.6.9|1|TEXT|
        CLASS|RFC 2426 §3.7.1|*1|TEXT||VALUE: PUBLIC PRIVATE CONFIDENTIAL
        KEY|RFC 2426 §3.7.2|*|BINARY TEXT|TYPE ENCODING VALUE
        FBURL|RFC 2739 §2.3.1|*|URI|TYPE|TYPE: PREF
        CALADRURI|RFC 2739 §2.3.2|*|URI|TYPE|TYPE: PREF
        CALURI|RFC 2739 §2.3.4|*|URI|TYPE|TYPE: PREF
        """

    /// RFC 6350 §6, RFC 6474 §2, RFC 6715 §2, RFC 8605 §2 and §3, RFC 9554 §2, §3 and §5, RFC 9555 §3.2.
    private static let text4_0 = """
        SOURCE|RFC 6350 §6.1.3|*|URI|PID PREF ALTID MEDIATYPE
        KIND|RFC 6350 §6.1.4, RFC 6473 §4, RFC 6869|*1|TEXT||VALUE: INDIVIDUAL GROUP ORG LOCATION APPLICATION DEVICE
        XML|RFC 6350 §6.1.5|*|TEXT|ALTID
        FN|RFC 6350 §6.2.1|1*|TEXT|TYPE LANGUAGE ALTID PID PREF|TYPE: place
        N|RFC 6350 §6.2.2, RFC 9554 §2.2|*1|TEXT|SORT-AS LANGUAGE ALTID PHONETIC JSCOMPS
        NICKNAME|RFC 6350 §6.2.3|*|TEXT|TYPE LANGUAGE ALTID PID PREF|TYPE: place
        PHOTO|RFC 6350 §6.2.4|*|URI|ALTID TYPE MEDIATYPE PREF PID|TYPE: place
        BDAY|RFC 6350 §6.2.5|*1|DATE-AND-OR-TIME DATE TIME DATE-TIME TEXT|LANGUAGE ALTID CALSCALE
        ANNIVERSARY|RFC 6350 §6.2.6|*1|DATE-AND-OR-TIME DATE TIME DATE-TIME TEXT|ALTID CALSCALE
        GENDER|RFC 6350 §6.2.7|*1|TEXT||VALUE: M F O N U
        ADR|RFC 6350 §6.3.1, RFC 8605 §3.1, RFC 9554 §2.1 and §5|*|TEXT|LABEL LANGUAGE GEO TZ ALTID PID PREF TYPE CC PHONETIC JSCOMPS|TYPE: place BILLING DELIVERY
        TEL|RFC 6350 §6.4.1|*|TEXT URI|MEDIATYPE TYPE PID PREF ALTID|TYPE: place telephone
        EMAIL|RFC 6350 §6.4.2|*|TEXT|PID PREF TYPE ALTID|TYPE: place
        IMPP|RFC 6350 §6.4.3, RFC 9554 §4.9 and §4.10|*|URI|PID PREF TYPE MEDIATYPE ALTID SERVICE-TYPE USERNAME|TYPE: place
        LANG|RFC 6350 §6.4.4|*|LANGUAGE-TAG|PID PREF ALTID TYPE|TYPE: place
        TZ|RFC 6350 §6.5.1|*|TEXT URI UTC-OFFSET|ALTID PID PREF TYPE MEDIATYPE|TYPE: place
        GEO|RFC 6350 §6.5.2|*|URI|PID PREF TYPE MEDIATYPE ALTID|TYPE: place
        TITLE|RFC 6350 §6.6.1|*|TEXT|LANGUAGE PID PREF ALTID TYPE|TYPE: place
        ROLE|RFC 6350 §6.6.2|*|TEXT|LANGUAGE PID PREF TYPE ALTID|TYPE: place
        LOGO|RFC 6350 §6.6.3|*|URI|LANGUAGE PID PREF TYPE MEDIATYPE ALTID|TYPE: place
        ORG|RFC 6350 §6.6.4|*|TEXT|SORT-AS LANGUAGE PID PREF ALTID TYPE|TYPE: place
        MEMBER|RFC 6350 §6.6.5|*|URI|PID PREF ALTID MEDIATYPE
        RELATED|RFC 6350 §6.6.6|*|URI TEXT|MEDIATYPE LANGUAGE PID PREF ALTID TYPE|TYPE: place relation
        CATEGORIES|RFC 6350 §6.7.1|*|TEXT|PID PREF TYPE ALTID|TYPE: place
        NOTE|RFC 6350 §6.7.2|*|TEXT|LANGUAGE PID PREF TYPE ALTID|TYPE: place
        PRODID|RFC 6350 §6.7.3|*1|TEXT|
        REV|RFC 6350 §6.7.4|*1|TIMESTAMP|
        SOUND|RFC 6350 §6.7.5|*|URI|LANGUAGE PID PREF TYPE MEDIATYPE ALTID|TYPE: place
        UID|RFC 6350 §6.7.6|*1|URI TEXT|
        CLIENTPIDMAP|RFC 6350 §6.7.7|*|TEXT|
        URL|RFC 6350 §6.7.8|*|URI|PID PREF TYPE MEDIATYPE ALTID|TYPE: place
        VERSION|RFC 6350 §6.7.9|1|TEXT|
        KEY|RFC 6350 §6.8.1|*|URI TEXT|MEDIATYPE ALTID PID PREF TYPE|TYPE: place
        FBURL|RFC 6350 §6.9.1|*|URI|PID PREF TYPE MEDIATYPE ALTID|TYPE: place
        CALADRURI|RFC 6350 §6.9.2|*|URI|PID PREF TYPE MEDIATYPE ALTID|TYPE: place
        CALURI|RFC 6350 §6.9.3|*|URI|PID PREF TYPE MEDIATYPE ALTID|TYPE: place
        BIRTHPLACE|RFC 6474 §2.1|*1|TEXT URI|ALTID LANGUAGE
        DEATHPLACE|RFC 6474 §2.2|*1|TEXT URI|ALTID LANGUAGE
        DEATHDATE|RFC 6474 §2.3|*1|DATE-AND-OR-TIME DATE TIME DATE-TIME TEXT|CALSCALE LANGUAGE ALTID
        EXPERTISE|RFC 6715 §2.1|*|TEXT|LEVEL INDEX LANGUAGE PREF ALTID TYPE|TYPE: place
        HOBBY|RFC 6715 §2.2|*|TEXT|LEVEL INDEX LANGUAGE PREF ALTID TYPE|TYPE: place
        INTEREST|RFC 6715 §2.3|*|TEXT|LEVEL INDEX LANGUAGE PREF ALTID TYPE|TYPE: place
        ORG-DIRECTORY|RFC 6715 §2.4|*|URI|PREF INDEX LANGUAGE PID ALTID TYPE|TYPE: place
        CONTACT-URI|RFC 8605 §2.1|*|URI|PREF
        CREATED|RFC 9554 §3.1|*1|TIMESTAMP|
        GRAMGENDER|RFC 9554 §3.2|*|TEXT|LANGUAGE|VALUE: ANIMATE COMMON FEMININE INANIMATE MASCULINE NEUTER
        LANGUAGE|RFC 9554 §3.3|*1|LANGUAGE-TAG|
        PRONOUNS|RFC 9554 §3.4|*|TEXT|LANGUAGE PREF TYPE ALTID|TYPE: place
        SOCIALPROFILE|RFC 9554 §3.5, §4.9 and §4.10|*|URI TEXT|ALTID LANGUAGE PREF TYPE SERVICE-TYPE USERNAME|TYPE: place
        JSPROP|RFC 9555 §3.2.1|*|TEXT|JSPTR
        """
}

extension StandardTexts.Row {
    /// The parameters that the grammar lists and those that the parameters' own sections allow.
    func allowed(in version: Version) -> Set<String> {
        switch version {
        case .v2_1: return ["TYPE", "VALUE", "ENCODING", "CHARSET", "LANGUAGE"]
        case .v3_0:
            // VALUE may name the type that is meant anyway where the property is of a type of its own (RFC 2426 §2.2).
            let bare: Set = ["NAME", "PROFILE", "PRODID", "VERSION", "CLASS"]
            return bare.contains(name) ? parameters : parameters.union(["VALUE"])
        case .v4_0:
            var all = parameters.union(["AUTHOR", "AUTHOR-NAME", "CREATED", "DERIVED", "PROP-ID"])
            if name != "CLIENTPIDMAP" { all.insert("VALUE") }
            if cardinality.hasSuffix("*") { all.formUnion(["PID", "PREF"]) }
            if types.contains("URI") { all.insert("MEDIATYPE") }
            if all.contains("LANGUAGE") { all.insert("SCRIPT") }
            return all
        }
    }
}
