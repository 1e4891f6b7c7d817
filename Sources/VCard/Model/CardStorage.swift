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

    init(
        bytes: [UInt8],
        rawCount: Int,
        lines: [ContentLine],
        parameters: [ParameterRecord],
        version: Version,
        versionLine: Int?,
        firstLine: Int,
        fileOffset: Int
    ) {
        self.bytes = bytes
        self.rawCount = rawCount
        self.lines = lines
        self.parameters = parameters
        self.version = version
        self.versionLine = versionLine
        self.firstLine = firstLine
        self.fileOffset = fileOffset
    }
}
