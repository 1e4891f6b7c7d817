internal import Text

/// One value of a row, in SQLite's own types.
enum ColumnValue: Sendable {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])
}

extension ColumnValue {
    init(_ number: Int) { self = .integer(Int64(number)) }
    init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
    init(_ truth: Bool) { self = .integer(truth ? 1 : 0) }
    init(_ text: String) { self = .text(text) }
    init(_ text: String?) { self = text.map { .text($0) } ?? .null }
    init(_ digest: Digest) { self = .blob(digest.bytes) }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The number, where there is one that fits.
    var number: Int? {
        if case .integer(let value) = self { Int(exactly: value) } else { nil }
    }

    /// The text, where there is one.
    var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    /// The bytes, where there are any.
    var bytes: [UInt8]? {
        if case .blob(let value) = self { value } else { nil }
    }

    /// 0 or 1 as a truth value.
    var truth: Bool? {
        switch number {
        case 0: false
        case 1: true
        default: nil
        }
    }
}

extension ColumnValue: Equatable {
    /// Texts are equal byte for byte; Swift's own comparison would take one spelling for another.
    static func == (left: ColumnValue, right: ColumnValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.integer(let one), .integer(let other)): one == other
        case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
        case (.blob(let one), .blob(let other)): one == other
        default: false
        }
    }
}
