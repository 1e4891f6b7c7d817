/// A telephone number as two cards are compared by it: its digits, a plus in front, an extension behind.
struct TelephoneNumber: Hashable, Sendable {
    /// The digits, with a plus where the number is international.
    let digits: String
    /// The digits of an extension; empty where there is none.
    let dialledLater: String

    /// Fewer digits prove nothing.
    static let fewestDigits = 5
    /// How many digits a number without a country's prefix has at least where it is a hint.
    static let tailDigits = 7
    /// How many of the last digits equal numbers have in common; no region has shorter numbers.
    static let keyDigits = 6

    /// Reads a number, also as a `tel:` link (RFC 3966).
    init(_ text: String) { self.init(text.utf8) }

    /// Reads a number out of the bytes of a text.
    init(_ text: some Sequence<UInt8>) {
        var digits: [UInt8] = []
        var later: [UInt8] = []
        var mark = ExtensionMark()
        for byte in text {
            switch byte {
            case 0x2B where digits.isEmpty: digits.append(byte)
            case 0x30...0x39 where mark.isMet: later.append(byte)
            case 0x30...0x39: digits.append(byte)
            default: mark.take(byte, hasDigits: digits.last?.isDigit == true)
            }
        }
        self.digits = String(decoding: digits, as: UTF8.self)
        dialledLater = String(decoding: later, as: UTF8.self)
        isInternational = digits.first == 0x2B
        isNumber = digits.last?.isDigit == true
    }

    /// Watches for `x` and `ext` behind the digits.
    private struct ExtensionMark {
        private(set) var isMet = false
        private var word: [UInt8] = []

        mutating func take(_ byte: UInt8, hasDigits: Bool) {
            guard hasDigits, !isMet else { return }
            guard (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A else {
                isMet = word == [0x78] || word.starts(with: [0x65, 0x78, 0x74])
                word.removeAll(keepingCapacity: true)
                return
            }
            word.append(byte | 0x20)
        }
    }

    /// Whether the country's prefix is part of it.
    let isInternational: Bool
    /// Whether there is any digit.
    let isNumber: Bool

    /// The form in which equal numbers are equal.
    var canonical: String {
        dialledLater.isEmpty ? digits : "\(digits)x \(dialledLater)"
    }

    /// Enough digits to say something.
    var isTelling: Bool { digits.utf8.count >= TelephoneNumber.fewestDigits }

    /// The last digits, which a number has with and without its country's prefix.
    var tail: String {
        let significant = digits.drop { $0 == "0" || $0 == "+" }
        return String(significant.suffix(TelephoneNumber.keyDigits))
    }

    /// How the number is dialled from abroad where it is one of the region; nil where that is unknown.
    func international(in region: TelephoneRegion?) -> String? {
        if isInternational { return canonical }
        guard let region, let number = region.international(digits) else { return nil }
        return dialledLater.isEmpty ? number : "\(number)x \(dialledLater)"
    }

    /// Two numbers are equal by their digits, or by the region; a prefix that only one of them has is a hint.
    enum Agreement {
        case equal
        case hint
        case none
    }

    /// How two numbers agree.
    func agreement(with other: TelephoneNumber, in region: TelephoneRegion?) -> Agreement {
        guard isTelling, other.isTelling, dialledLater == other.dialledLater else { return .none }
        if canonical == other.canonical { return .equal }
        if let one = international(in: region), let two = other.international(in: region) {
            return one == two ? .equal : .none
        }
        guard isInternational != other.isInternational else { return .none }
        let local = isInternational ? other : self
        let abroad = isInternational ? self : other
        let significant = local.digits.drop { $0 == "0" }
        return significant.utf8.count >= TelephoneNumber.tailDigits
            && abroad.digits.hasSuffix(significant) ? .hint : .none
    }
}
