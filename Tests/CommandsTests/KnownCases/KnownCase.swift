import Commands
import Testing

/// What was met in the files of other programs, a fact a row: its case, its words, and how the command shows it.
enum KnownCase {
    /// One fact about one file.
    struct Fact: CustomTestStringConvertible {
        var name: String
        var says: String
        var command: Command
        /// What stands in the result, unfolded.
        var has: [String] = []
        /// What does not stand there.
        var lacks: [String] = []
        /// How often something stands there.
        var counts: [String: Int] = [:]
        var status: Commands.ExitStatus = .done
        /// Commands whose results are alike on another day.
        var alike: [[String]] = []
        /// Time zones in which the result is the same.
        var zones: [String] = []
        /// What in the file is replaced by what, to see where it stands.
        var adding: [String] = []
        /// Whether the cards in the other order come to the same.
        var isReversible = false
        /// Whether the result together with the file once more comes to the result.
        var isAbsorbing = false

        var testDescription: String { "\(name): \(says)" }

        init(
            _ name: String,
            _ says: String,
            _ command: Command,
            has: [String] = [],
            lacks: [String] = [],
            counts: [String: Int] = [:],
            status: Commands.ExitStatus? = nil,
            alike: [[String]] = [],
            zones: [String] = [],
            adding: [String] = [],
            isReversible: Bool = false,
            isAbsorbing: Bool = false
        ) {
            (self.name, self.says, self.command) = (name, says, command)
            (self.has, self.lacks, self.counts) = (has, lacks, counts)
            self.status = status ?? .done
            (self.alike, self.zones, self.adding) = (alike, zones, adding)
            (self.isReversible, self.isAbsorbing) = (isReversible, isAbsorbing)
        }
    }

    /// What is run on the file.
    enum Command {
        case inspect, check, checkShowing, normalize, normalize3, review
        case merge, mergeAll, mergeAllReport, mergeUS

        var words: [String] {
            switch self {
            case .inspect: ["inspect", "-"]
            case .check: ["check", "--format", "jsonl", "--fail-on", "never", "-"]
            case .checkShowing:
                ["check", "--format", "jsonl", "--fail-on", "never", "--show-values", "-"]
            case .normalize: ["normalize", "-q", "-"]
            case .normalize3: ["normalize", "-q", "--to", "3.0", "-"]
            case .review: ["review", "--format", "json", "--card", "1", "-"]
            case .merge: ["merge", "--dry-run", "--format", "json", "-"]
            case .mergeAll: ["merge", "--yes", "-"]
            case .mergeAllReport: ["merge", "--yes", "--dry-run", "--format", "json", "-"]
            case .mergeUS: ["merge", "--dry-run", "--format", "json", "--region", "US", "-"]
            }
        }
    }

    static let facts = readingFacts + propertyFacts + mergingFacts

    /// The file of a case.
    static func file(_ name: String) -> [UInt8] {
        if let file = readingFiles[name] ?? propertyFiles[name] ?? mergingFiles[name] {
            return file
        }
        // Case 101 is a photo of megabytes.
        let photo = String(
            repeating: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZSiLo\r\n ",
            count: 1 << 16
        )
        return Array(
            card("3.0", "N:Big;Meg;;;", "FN:Meg Big", "PHOTO;ENCODING=b;TYPE=JPEG:\(photo)AAAA")
                .utf8
        )
    }

    static func card(_ version: String, _ lines: String...) -> String {
        (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
    }

    static func lines(_ lines: String..., end: String = "\r\n") -> String {
        lines.map { $0 + end }.joined()
    }

    /// The bytes of a text whose every scalar is one byte.
    static func singleBytes(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
}
