import Diagnostics
import Testing

@testable import VCard

/// Cards in the shapes of the standards' own examples, with invented people: none has anything wrong.
@Suite struct StandardExampleTests {
    static let cards: [String] = [
        // vCard 2.1 §2.1 and §4
        """
        BEGIN:VCARD
        VERSION:2.1
        N:Vale;Ada;Quill;Dr.;Jr.
        FN:Dr. Ada Quill Vale Jr.
        ORG:Harbour Works;Tide Tables;Night Watch
        TITLE:Keeper
        PHOTO;GIF;ENCODING=BASE64:
         AAAABBBB
         CCCCDDDD

        TEL;WORK;VOICE;MSG:+1-202-555-0101
        TEL;TYPE=WORK;TYPE=FAX:+1-202-555-0102
        ADR;DOM;PARCEL;CHARSET=UTF-8:P.O. Box 7;Suite 3;9 Gale Road;Oldport;EX;00000;Exampleland
        LABEL;DOM;POSTAL;ENCODING=QUOTED-PRINTABLE:P. O. Box 7=0D=0A=
        9 Gale Road=0D=0AOldport
        EMAIL;INTERNET:ada@example.com
        EMAIL;X400:C=EX;A= ;P=EXAMPLE;S=VALE
        BDAY:1984-04-12
        TZ:-05:00
        GEO:37.24,-17.87
        URL:https://example.com/ada
        REV:19951031T222710Z
        UID:19950401-080045-40000F192713-0052
        END:VCARD
        """,
        // RFC 2426 §3 and §7
        """
        BEGIN:vCard
        VERSION:3.0
        N:Vale;Ada;Quill,Rue;Dr.;Jr.,M.D.,A.C.P.
        FN:Dr. Ada Vale
        NICKNAME:Addie,Tide
        SOURCE:ldap://ldap.example.com/cn=Ada%20Vale,%20o=Example,%20c=EX
        NAME:Ada Vale's card
        PROFILE:VCARD
        ORG:Harbour Works\\, Inc.;Tide Tables;Night Watch
        ADR;TYPE=dom,home,postal,parcel:;;9 Gale Road;Oldport;EX;00000-1234;
        LABEL;TYPE=dom,home,postal,parcel:Dr. Ada Vale\\n9 Gale Road\\nOldport
        TEL;TYPE=work,voice,pref,msg:+1-202-555-0101
        TEL;TYPE=FAX,WORK:+1-202-555-0102
        EMAIL;TYPE=internet:ada@example.com
        EMAIL;TYPE=internet,pref:ada.vale@example.com
        MAILER:Quill 2.1
        TZ:-05:00
        GEO:37.386013;-122.082932
        TITLE:Keeper\\, Tide Tables
        ROLE:Programmer
        AGENT;VALUE=uri:CID:VALE.part3.960129T083020.xyzMail@example.com
        CATEGORIES:INTERNET,IETF,INDUSTRY
        NOTE:The keeper's lamp is lit from 4 p.m.
        PRODID:-//EXAMPLE//Lamp 3//EN
        REV:1995-10-31T22:27:10Z
        SORT-STRING:Vale
        BDAY:1996-04-15
        CLASS:PUBLIC
        KEY;ENCODING=b:AAAABBBB
        PHOTO;VALUE=uri:https://example.com/ada.gif
        LOGO;ENCODING=b;TYPE=JPEG:AAAABBBB
        SOUND;TYPE=BASIC;ENCODING=b:AAAABBBB
        UID:19950401-080045-40000F192713-0052
        URL:https://example.com/ada
        END:vCard
        """,
        // RFC 6350 §6 and §8
        """
        BEGIN:VCARD
        VERSION:4.0
        UID:urn:uuid:00000000-0000-4000-8000-000000000007
        FN;PID=1.1:Ada Vale
        N;SORT-AS="Vale,Ada":de Vale;Ada,R.;Quill;Dr.;ing. jr,M.Sc.
        NICKNAME;LANGUAGE=en-GB:Addie
        BDAY:--0203
        ANNIVERSARY:20090808T1430-0500
        GENDER:O;lighthouse
        LANG;TYPE=work;PREF=1:en
        LANG;TYPE=work;PREF=2:fr
        KIND:individual
        ORG;TYPE=work;SORT-AS="Harbour":Harbour Works
        ADR;GEO="geo:12.3457,78.910";LABEL="Ada Vale^n9 Gale Road":;;9 Gale Road;Oldport;EX;00000;Exampleland
        TEL;VALUE=uri;TYPE="voice,home";PREF=1:tel:+1-202-555-0101;ext=102
        TEL;TYPE=work,cell,voice,video,text;VALUE=uri:tel:+1-202-555-0102
        EMAIL;TYPE=work;PID=4.1,5.1:ada@example.com
        IMPP;PREF=1:xmpp:ada@example.com
        GEO;TYPE=work:geo:46.772673,-71.282945
        TZ;VALUE=utc-offset:-0500
        TZ:Oldport/Harbour
        KEY;TYPE=work;VALUE=uri:https://example.com/ada.asc
        KEY;MEDIATYPE=application/pgp-keys:https://example.com/key.pgp
        PHOTO:data:image/png;base64,AAAABBBB
        LOGO;LANGUAGE=en:https://example.com/logo.png
        SOUND:CID:VALE.part3.960129T083020.xyzMail@example.com
        RELATED;TYPE=friend:urn:uuid:00000000-0000-4000-8000-000000000008
        RELATED;TYPE=co-worker;VALUE=text:Please ask Ben Orr.
        CATEGORIES:TRAVEL AGENT
        NOTE;LANGUAGE=en;ALTID=1:Mind the tide.
        REV:19951031T222710Z
        PRODID:-//EXAMPLE//Lamp 3//EN
        SOURCE:https://directory.example.com/ada.vcf
        XML;ALTID=1:<a xmlns="urn:example"/>
        CLIENTPIDMAP:1;urn:uuid:00000000-0000-4000-8000-000000000009
        FBURL;PREF=1:https://www.example.com/busy/ada
        CALADRURI;PREF=1:mailto:ada@example.com
        CALURI;MEDIATYPE=text/calendar:ftp://ftp.example.com/calA.ics
        URL;TYPE=home:https://example.com
        BIRTHPLACE;VALUE=uri:geo:46.769307,-71.283079
        DEATHPLACE:On the Lamp\\, near Oldport
        DEATHDATE;VALUE=text:circa 1800
        EXPERTISE;LEVEL=beginner;INDEX=2:tide tables
        HOBBY;INDEX=1;LEVEL=high:reading
        INTEREST;INDEX=1;LEVEL=medium:lamps
        ORG-DIRECTORY;INDEX=1:https://directory.example.com
        CONTACT-URI;PREF=1:https://contact.example.com
        END:VCARD
        """,
        // RFC 6350 §6.6.5, RFC 6473
        """
        BEGIN:VCARD
        VERSION:4.0
        KIND:group
        FN:The Vales
        MEMBER:urn:uuid:00000000-0000-4000-8000-000000000007
        MEMBER:mailto:ben@example.com
        MEMBER:tel:+1-202-555-0103
        END:VCARD
        BEGIN:VCARD
        VERSION:4.0
        KIND:application
        FN:Tide service
        URL:https://example.com/tide
        END:VCARD
        """,
        // RFC 9554 §2 to §4, RFC 8605 §3
        """
        BEGIN:VCARD
        VERSION:4.0
        FN:Ada Vale
        N;ALTID=1;LANGUAGE=zh-Hant:孫;中山;文,逸仙;;;;
        N;ALTID=1;PHONETIC=jyut;SCRIPT=Latn;LANGUAGE=yue:syun1;zung1saan1;man4,jat6sin1;;;;
        ADR;CC=US;TYPE=billing:;;9 Gale Road;Oldport;EX;00000;Exampleland;;;;;;;;;;;
        CREATED:20220705T093412Z
        GRAMGENDER;LANGUAGE=de:feminine
        LANGUAGE:de-AT
        PRONOUNS;LANGUAGE=en;PREF=1:she/her
        SOCIALPROFILE;SERVICE-TYPE=Harbour:https://harbour.example.com/@ada
        SOCIALPROFILE;SERVICE-TYPE=Lamp;VALUE=text:ada
        IMPP;SERVICE-TYPE=Lamp;USERNAME="ada":xmpp:ada@example.com
        NOTE;AUTHOR="mailto:ben@example.com":Mind the tide.
        NOTE;AUTHOR-NAME=Ben Orr;CREATED=20221122T151823Z;PROP-ID=n1:And the fog.
        TITLE;DERIVED=true:Keeper
        JSPROP;JSPTR="a/b":"some text"
        END:VCARD
        """,
    ]

    @Test(arguments: cards)
    func `an example of a standard has nothing wrong with it`(card: String) throws {
        let bytes = Array(
            (card + "\n").replacingLineFeeds().utf8
        )
        let found = try FileFindings(bytes).all.filter { $0.code != "line-long" }
        #expect(found.map { "\($0.position.line) \($0.code)" } == [])
    }
}

extension String {
    /// The text with CRLF for each line feed.
    fileprivate func replacingLineFeeds() -> String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
}
