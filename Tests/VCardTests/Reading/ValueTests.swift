import Testing

@testable @_spi(PhotoGate) import VCard

@Suite struct ValueTests {
    private func property(_ version: String, _ line: String) throws -> Property {
        let text = "BEGIN:VCARD\r\nVERSION:\(version)\r\n\(line)\r\nEND:VCARD\r\n"
        return try property(Array(text.utf8))
    }

    private func property(_ bytes: [UInt8]) throws -> Property {
        guard case .card(let card)? = Card.entries(of: bytes).first else {
            throw MissingProperty()
        }
        let all = Array(card.properties)
        guard all.count == 2 else { throw MissingProperty() }
        return all[1]
    }

    private struct MissingProperty: Error {}

    static let texts: [(version: String, line: String, text: String)] = [
        ("3.0", "NOTE:a\\, b\\; c\\\\d\\ne\\Nf", "a, b; c\\d\ne\nf"),
        ("2.1", "NOTE:a\\, b\\; c\\\\d\\ne", "a\\, b; c\\\\d\\ne"),
        ("3.0", "NOTE:Mon\\:8 \\x", "Mon:8 \\x"),
        ("3.0", "NOTE:ends in \\", "ends in \\"),
        ("3.0", "NOTE:an example\r\n of folds\r\n  kept", "an exampleof folds kept"),
        ("2.1", "NOTE:one\\\r\ntwo\\\r\n\r\n", "one\ntwo\\"),
        ("2.1", "NOTE:one\\\ntwo\\\nthree; four", "one\ntwo\nthree; four"),
        ("2.1", "NOTE:Grü\\\r\nße\\\r\n \\\r\nthree", "Grü\nße\\\nthree"),
        ("2.1", "NOTE:one\\\r\n two\\", "one\\two\\"),
        ("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab=\r\n=3D", "a\nb="),
        ("2.1", "NOTE;QUOTED-PRINTABLE:a=\r\n b", "ab"),
        ("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:=c3=bc", "ü"),
        ("2.1", "NOTE;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:=FC", "ü"),
        ("2.1", "NOTE;CHARSET=KOI8-R;QUOTED-PRINTABLE:=FA=CF=D1", "Зоя"),
        ("3.0", "NOTE;ENCODING=b:R3LDvMOfZQ==", "Grüße"),
        ("3.0", "item1.NOTE:grouped", "grouped"),
        ("3.0", "A.B.NOTE:twice grouped", "twice grouped"),
        ("3.0", "NOTE;X=\"a:b;c\":value", "value"),
        ("3.0", "NOTE;X=\"never closed:value", "value"),
        ("3.0", "note : blank", " blank"),
    ]

    @Test(arguments: texts.indices)
    func `a value is unfolded, decoded, then unescaped`(index: Int) throws {
        let row = Self.texts[index]
        #expect(try property(row.version, row.line).text == row.text)
        #expect(try property(row.version, row.line).kind == .note)
    }

    static let bytes: [(line: [UInt8], text: String)] = [
        (Array("NOTE:".utf8) + [0x4A, 0xF6, 0x72, 0x67], "Jörg"),
        (Array("NOTE:".utf8) + [0xC3, 0xB6, 0xFF], "ö\u{FFFD}"),
        (Array("NOTE;CHARSET=SHIFT_JIS:".utf8) + [0x95, 0x5C, 0x83, 0x5C], "表ソ"),
        (Array("NOTE:".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xB6], "ö"),
    ]

    @Test(arguments: bytes.indices)
    func `bytes that are not UTF-8 become text as far as they can`(index: Int) throws {
        let row = Self.bytes[index]
        let file =
            Array("BEGIN:VCARD\r\nVERSION:2.1\r\n".utf8) + row.line
            + Array("\r\nEND:VCARD\r\n".utf8)
        #expect(try property(file).text == row.text)
    }

    static let structures: [(version: String, line: String, parts: [[String]])] = [
        ("3.0", "N:Vale;Ada,Bea;;Dr.;", [["Vale"], ["Ada", "Bea"], [""], ["Dr."], [""]]),
        ("2.1", "N:Vale, Tal;Ada", [["Vale, Tal"], ["Ada"]]),
        ("3.0", "ORG:Lantern, Ltd.;Ropes", [["Lantern, Ltd."], ["Ropes"]]),
        ("3.0", "ORG:Semi\\; Co.", [["Semi; Co."]]),
        ("4.0", "ADR:;;Shed 1,Pier 4;Oldport", [[""], [""], ["Shed 1", "Pier 4"], ["Oldport"]]),
    ]

    @Test(arguments: structures.indices)
    func `a structured value is cut at separators that are not escaped`(index: Int) throws {
        let row = Self.structures[index]
        #expect(try property(row.version, row.line).components == row.parts)
    }

    static let parameters: [(version: String, line: String, name: String, values: [String])] = [
        ("3.0", "TEL;TYPE=home,voice:1", "TYPE", ["home", "voice"]),
        ("3.0", "TEL;TYPE=home;type=voice:1", "type", ["home", "voice"]),
        ("3.0", "TEL;TYPE=\"home,voice\":1", "TYPE", ["home", "voice"]),
        ("2.1", "TEL;HOME;VOICE:1", "TYPE", ["HOME", "VOICE"]),
        ("2.1", "TEL;QUOTED-PRINTABLE;HOME:1", "TYPE", ["HOME"]),
        ("4.0", "ADR;LABEL=\"a^nb^^c^'d^x\":;;", "LABEL", ["a\nb^c\"d^x"]),
        ("3.0", "ADR;LABEL=a^nb:;;", "LABEL", ["a^nb"]),
        ("4.0", "N;SORT-AS=\"Vale,Ada\":Vale;Ada", "SORT-AS", ["Vale,Ada"]),
        ("3.0", "TEL:1", "TYPE", []),
    ]

    @Test(arguments: parameters.indices)
    func `parameters are read by name in any letter case`(index: Int) throws {
        let row = Self.parameters[index]
        #expect(try property(row.version, row.line).parameter(row.name) == row.values)
    }

    static let media: [(version: String, line: String, form: String?, bytes: [UInt8]?)] = [
        ("3.0", "PHOTO;ENCODING=b;TYPE=PNG:AQID", "inline", [1, 2, 3]),
        ("3.0", "PHOTO;ENCODING=b:AQ\r\n ID", "inline", [1, 2, 3]),
        ("2.1", "PHOTO;BASE64;GIF:\r\n AQID\r\n\r\n", "inline", [1, 2, 3]),
        ("4.0", "PHOTO:data:image/png;base64,AQID", "inline", [1, 2, 3]),
        ("4.0", "PHOTO:DATA:IMAGE/PNG;BASE64,AQ\r\n ID", "inline", [1, 2, 3]),
        ("4.0", "PHOTO:https://example.com/a.png", "uri", nil),
        ("3.0", "PHOTO;ENCODING=b:https://example.com/a.png", "uri", nil),
        ("3.0", "PHOTO;ENCODING=b:!!", "inline", nil),
        ("3.0", "PHOTO;ENCODING=b:", nil, nil),
    ]

    @Test(arguments: media.indices)
    func `a photo is a place until it is decoded`(index: Int) throws {
        let row = Self.media[index]
        let property = try property(row.version, row.line)
        #expect(property.mediaReference?.form.rawValue == row.form)
        let card = Card(storage: property.storage, number: 1)
        let bytes = card.photo.flatMap { card.decodedMedia($0) }
        #expect(bytes == row.bytes)
        if row.form == "inline" { #expect(property.text == nil) }
    }

    /// Media whose folds must not matter.
    static let foldedMedia: [(version: String, header: String, value: String)] = [
        ("4.0", "PHOTO:", "https://example.com/a.png"),
        ("4.0", "PHOTO:", "data:image/png;base64,AQID"),
        ("4.0", "KEY:", "openpgp4fpr:00000000"),
        ("3.0", "PHOTO;VALUE=uri:", "  https://example.com/a.png"),
        ("3.0", "PHOTO;ENCODING=b:", "http://example.com/a.png"),
        ("3.0", "LOGO;ENCODING=b;TYPE=PNG:", "AQID"),
        ("3.0", "SOUND:", "a word"),
        ("2.1", "PHOTO;VALUE=URL:", "file:a.png"),
    ]

    @Test(arguments: foldedMedia.indices)
    func `where a medium is folded, by one fold or before each byte, says nothing of it`(
        index: Int
    ) throws {
        let row = Self.foldedMedia[index]
        let plain = try property(row.version, row.header + row.value)
        let value = Array(row.value)
        var folded = value.indices.map { place in
            String(value[..<place]) + "\r\n " + String(value[place...])
        }
        folded.append(value.map { "\r\n \($0)" }.joined())
        folded.append("\n\t\n\t" + row.value)
        for text in folded {
            let property = try property(row.version, row.header + text)
            #expect(property.isLink == plain.isLink, "\(text)")
            #expect(property.isInlineMedia == plain.isInlineMedia, "\(text)")
            #expect(property.mediaText == plain.mediaText, "\(text)")
            #expect(property.mediaReference?.form == plain.mediaReference?.form, "\(text)")
            #expect(property.mediaReference?.mediaType == plain.mediaReference?.mediaType)
        }
    }

    @Test func `an AGENT that holds a photo is as closed as the photo`() throws {
        let inner = "BEGIN:VCARD\\nFN:Ben\\nPHOTO\\;ENCODING=b:AQID\\nEND:VCARD"
        #expect(try property("3.0", "AGENT:\(inner)").text == nil)
        let plain = "BEGIN:VCARD\\nFN:Ben\\nEND:VCARD\\n"
        #expect(try property("3.0", "AGENT:\(plain)").agent?.name.formatted == "Ben")
    }
}
