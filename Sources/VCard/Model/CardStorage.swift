/// The bytes and the line records of one card: immutable, shared by the card and its properties.
final class CardStorage: Sendable {
    /// The card's bytes as they stand in the file (as UTF-8 where the file is UTF-16), then unfolded copies of folded lines.
    let bytes: [UInt8]
    /// How many of the bytes are the card's own.
    let rawCount: Int
    /// One record a content line, in the order of the file; BEGIN and END are left out.
    let lines: [ContentLine]
    /// The parameters of all lines.
    let parameters: [ParameterRecord]
    /// The version that decides how the card is read.
    let version: Version
    /// The line record of the first VERSION, where there is one.
    let versionLine: Int?
    /// The physical line of BEGIN, from 1.
    let firstLine: Int
    /// The offset of BEGIN in the file.
    let fileOffset: Int

    /// The encoding of the file.
    let encoding: FileEncoding
    /// The card's own bytes with what is ``Undecodable``; empty where nothing is.
    private let damaged: [UInt8]

    /// What a lexer has cut; the version is the first that VERSION declares, or a guess.
    init(
        lexer: CardLexer,
        rawCount: Int,
        firstLine: Int,
        fileOffset: Int,
        encoding: FileEncoding = .utf8,
        damaged: [UInt8] = []
    ) {
        bytes = lexer.bytes
        lines = lexer.lines
        parameters = lexer.parameters
        self.rawCount = rawCount
        self.firstLine = firstLine
        self.fileOffset = fileOffset
        self.encoding = encoding
        self.damaged = damaged
        versionLine = lexer.lines.firstIndex { $0.kind == .version }
        version = Version(lexer: lexer, line: versionLine)
    }

    /// The file is UTF-16: a declared charset has no say on what is not quoted-printable.
    var isTranscoded: Bool { encoding.isUTF16 }

    /// The card's own bytes, from which those of the file can be made.
    var own: ArraySlice<UInt8> { damaged.isEmpty ? bytes[..<rawCount] : damaged[...] }
}
