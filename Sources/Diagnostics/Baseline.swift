internal import Text

/// Findings that are known and stay quiet: how often each code was found on a line of a file.
///
/// A line is known by a digest, so that a finding stays known where its line moves, and nothing of
/// the line stands in the baseline.
package struct Baseline: Equatable, Sendable {
    /// What a finding is known by.
    package struct Key: Hashable, Comparable, Sendable {
        /// The file, as it was named.
        package let file: String
        /// The rule.
        package let code: String
        /// A digest of the line; empty for a finding about the whole file.
        package let line: String

        package init(file: String, code: String, line: String) {
            self.file = file
            self.code = code
            self.line = line
        }

        package static func < (left: Key, right: Key) -> Bool {
            (left.file, left.code, left.line) < (right.file, right.code, right.line)
        }
    }

    private static let version = 1
    private var counts: [Key: Int] = [:]

    /// A baseline that knows nothing.
    package init() {}

    /// How many findings are known.
    package var count: Int { counts.values.reduce(0, +) }

    /// Makes one more finding known.
    package mutating func add(_ key: Key) {
        counts[key, default: 0] += 1
    }

    /// Takes one finding out; false where none is left that is known by the key.
    package mutating func take(_ key: Key) -> Bool {
        guard let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        return true
    }

    /// The baseline as JSON: sorted, one finding a line.
    package var bytes: [UInt8] {
        var text: [UInt8] = Array("{\"version\":\(Self.version),\"findings\":[".utf8)
        var separator = "\n"
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) where count > 0 {
            var writer = JSONWriter()
            writer.object { entry in
                entry.member("file", key.file)
                entry.member("code", key.code)
                entry.member("line", key.line)
                entry.member("count", count)
            }
            text += separator.utf8
            text += writer.take()
            separator = ",\n"
        }
        text += "\n]}\n".utf8
        return text
    }

    /// Reads what ``bytes`` wrote; nil where it is no baseline.
    package init?(_ bytes: [UInt8]) {
        let value: JSONValue
        do {
            value = try JSONReader.read(bytes)
        } catch {
            return nil
        }
        guard value["version"]?.integer == Self.version,
            let findings = value["findings"]?.array
        else { return nil }
        for finding in findings {
            guard let file = finding["file"]?.string, let code = finding["code"]?.string,
                let line = finding["line"]?.string, let count = finding["count"]?.integer,
                count > 0, count <= Int32.max
            else { return nil }
            let key = Key(file: file, code: code, line: line)
            counts[key] = min(Int(Int32.max), (counts[key] ?? 0) + count)
        }
    }
}
