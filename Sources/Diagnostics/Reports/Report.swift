/// A form in which findings are told, written piece by piece as they are found.
///
/// The caller begins, then for each file begins it, appends its findings and ends it, then ends.
/// Whatever can be told at once is appended to `output` at once; nothing is printed here.
package protocol Report {
    /// What stands before the first file.
    mutating func begin(to output: inout [UInt8])
    /// The findings that follow are of this file.
    mutating func beginFile(_ file: String, to output: inout [UInt8])
    /// One finding; `sourceLine` is the text of its physical line where it may be shown.
    mutating func append(_ finding: Finding, sourceLine: String?, to output: inout [UInt8])
    /// The file has no more findings.
    mutating func endFile(to output: inout [UInt8])
    /// A file, whether begun and ended before or not, could not be read; the sentence says why.
    mutating func refuse(_ file: String, _ sentence: String, to output: inout [UInt8])
    /// What stands after the last file.
    mutating func end(to output: inout [UInt8])
}

extension Report {
    package mutating func begin(to output: inout [UInt8]) {}
    package mutating func endFile(to output: inout [UInt8]) {}
    package mutating func refuse(_ file: String, _ sentence: String, to output: inout [UInt8]) {}
    package mutating func end(to output: inout [UInt8]) {}

    /// One finding, without the text of its line.
    package mutating func append(_ finding: Finding, to output: inout [UInt8]) {
        append(finding, sourceLine: nil, to: &output)
    }
}
