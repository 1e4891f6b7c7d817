internal import Diagnostics
internal import Interchange
internal import VCard

/// What `convert` could not put into a form, counted; no value of any card.
struct ConversionSummary {
    private struct Kind: Hashable {
        var property: String
        var reason: ConversionLoss.Reason
    }

    private var counts: [Kind: Int] = [:]
    private var cards: [Kind: Int] = [:]

    /// Counts losses.
    mutating func add(_ losses: [ConversionLoss]) {
        for loss in losses {
            let kind = Kind(property: loss.property, reason: loss.reason)
            counts[kind, default: 0] += 1
            if cards[kind] == nil { cards[kind] = loss.card }
        }
    }

    /// One line a kind of loss, in order.
    var lines: [String] {
        counts.map { kind, count in
            let name = kind.property.isEmpty ? "" : "\(kind.property): "
            let first = cards[kind].map { ", first in card \($0)" } ?? ""
            return "\(name)\(count) \(words(kind.reason, count))\(first)."
        }.sorted()
    }

    private func words(_ reason: ConversionLoss.Reason, _ count: Int) -> String {
        switch reason {
        case .media: "left out (--with-photos keeps \(count == 1 ? "it" : "them"))"
        case .noPlace: "left out: the form has no place for \(count == 1 ? "it" : "them")"
        case .noRoom: "left out: all places of the form are taken"
        case .controlCharacters: "written without control characters"
        case .notCarried(let code): "left out (\(code))"
        }
    }
}
