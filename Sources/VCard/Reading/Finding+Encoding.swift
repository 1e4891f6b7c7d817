import Diagnostics

extension Finding {
    /// What to say about the encoding of a file, or nil where it is plain.
    init?(encoding: FileEncoding) {
        switch encoding {
        case .utf8: return nil
        case .utf8Marked: self.init(.byteOrderMark, at: Position(line: 1), arguments: ["UTF-8"])
        case .utf16LittleEndian(true), .utf16BigEndian(true):
            self.init(.byteOrderMark, at: Position(line: 1), arguments: ["UTF-16"])
        case .utf16LittleEndian(false):
            self.init(.encodingGuessed, at: Position(line: 1), arguments: ["little"])
        case .utf16BigEndian(false):
            self.init(.encodingGuessed, at: Position(line: 1), arguments: ["big"])
        }
    }
}

extension FileEncoding {
    /// Whether the file is UTF-16, so that what is read from it is UTF-8 already.
    var isUTF16: Bool {
        switch self {
        case .utf8, .utf8Marked: false
        case .utf16LittleEndian, .utf16BigEndian: true
        }
    }
}
