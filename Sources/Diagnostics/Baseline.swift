internal import Text

/// Findings that are known and stay quiet: how often each code was found on a line of a card of a file.
///
/// Line and card are known by digests, so that a finding stays known where its line or its card moves, a
/// like finding on another card is a new one, and nothing of either stands in the baseline.
package struct Baseline: Equatable, Sendable {
    /// What a finding is known by.
    package struct Key: Hashable, Comparable, Sendable {
        /// The file, as it was named.
        package let file: String
        /// The rule.
        package let code: String
        /// A digest of the line; empty for a finding about the whole file.
        package let line: String
        /// A digest of what tells the card from others; empty where it is no card's, nil where an older baseline
        /// does not say.
        package let card: String?

        package init(file: String, code: String, line: String, card: String? = "") {
            self.file = file
            self.code = code
            self.line = line
            self.card = card
        }

        package static func < (left: Key, right: Key) -> Bool {
            (left.file, left.code, left.line, left.card ?? "")
                < (right.file, right.code, right.line, right.card ?? "")
        }

        /// The key that older baselines have for the finding.
        fileprivate var onAnyCard: Key { Key(file: file, code: code, line: line, card: nil) }
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
        for key in [key, key.onAnyCard] {
            guard let count = counts[key], count > 0 else { continue }
            counts[key] = count - 1
            return true
        }
        return false
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
                if let card = key.card { entry.member("card", card) }
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
            let key = Key(file: file, code: code, line: line, card: finding["card"]?.string)
            counts[key] = min(Int(Int32.max), (counts[key] ?? 0) + count)
        }
    }
}
