import Text
public import VCard

/// A form that cards are read from.
public enum CardForm: String, CaseIterable, Hashable, Sendable {
    /// vCard 2.1, 3.0 and 4.0.
    case vcard
    /// jCard (RFC 7095), one or an array of them.
    case jcard
    /// JSContact (RFC 9553), one Card or an array of them.
    case jscontact

    /// The form that the first bytes of a text look like: JSON begins with a bracket, everything else is vCard.
    public init(of bytes: some Sequence<UInt8>) {
        var isInArray = false
        for byte in bytes {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF: continue
            case UInt8(ascii: "["):
                if isInArray {
                    self = .jcard
                    return
                }
                isInArray = true
            case UInt8(ascii: "{"):
                self = .jscontact
                return
            default:
                self = isInArray ? .jcard : .vcard
                return
            }
        }
        self = isInArray ? .jcard : .vcard
    }
}

/// Reads cards out of jCard or JSContact, one after the other, as cards of version 4.0 (or 3.0 where a jCard says so).
///
/// Memory is bounded by the largest card, not by the text. What `source` throws passes through.
///
/// ```swift
/// var rest = json[...]
/// var reader = CardFormReader<Never>(.jscontact) { buffer, most in
///     let part = rest.prefix(most)
///     rest = rest.dropFirst(most)
///     buffer += part
///     return part.count
/// }
/// while case .card(let card) = reader.next() { writer.append(card) }
/// ```
public struct CardFormReader<Failure: Error>: ~Copyable {
    /// Appends at most so many bytes to the buffer and returns how many; 0 at the end.
    public typealias Source = (inout [UInt8], Int) throws(Failure) -> Int

    /// What comes next.
    public enum Step {
        /// A card.
        case card(Card)
        /// The end.
        case end
        /// Something that is no card; the rest is not read.
        case failure(InterchangeError)
    }

    private let form: CardForm
    private var elements: JSONElements<Failure>
    private var count = 0

    /// A reader of jCard or JSContact; for vCard there is `CardReader`.
    public init(_ form: CardForm, source: @escaping Source) {
        self.form = form
        elements = JSONElements(source: source)
    }

    /// The next card.
    public mutating func next() throws(Failure) -> Step {
        switch try elements.step() {
        case .end: return .end
        case .failure(let error): return .failure(error)
        case .value(let bytes, let offset):
            count += 1
            let value: JSONValue
            do throws(JSONError) {
                value = try JSONReader.read(bytes)
            } catch {
                return .failure(.notJSON(offset: offset + error.offset))
            }
            return try read(value)
        }
    }

    private mutating func read(_ value: JSONValue) throws(Failure) -> Step {
        guard form == .jscontact else { return try readJCard(value) }
        guard value.object != nil else { return .failure(.notJSContact(card: count)) }
        return .card(Card(JSContactDecoder.decode(value), .v4_0, number: count))
    }

    /// A jCard alone is an array whose first value is the word `vcard`: its properties come next.
    private mutating func readJCard(_ value: JSONValue) throws(Failure) -> Step {
        var properties = value[1]?.array
        if value.string?.lowercased() == "vcard" {
            guard case .value(let bytes, _) = try elements.step() else {
                return .failure(.notJCard(card: count))
            }
            properties = Self.array(bytes)
        } else if value[0]?.string?.lowercased() != "vcard" {
            properties = nil
        }
        guard let properties else { return .failure(.notJCard(card: count)) }
        let lines = properties.compactMap(JCardReading.line).filter { line in
            !["VERSION", "BEGIN", "END"].contains(line.name)
        }
        let version = JCardReading.version(of: properties) ?? .v4_0
        return .card(Card(lines, version, number: count))
    }

    private static func array(_ bytes: [UInt8]) -> [JSONValue]? {
        do throws(JSONError) {
            return try JSONReader.read(bytes).array
        } catch {
            return nil
        }
    }
}

extension Card {
    /// The properties as a card of a version.
    init(_ lines: [PropertyLine], _ version: WrittenVersion, number: Int) {
        var writer = CardWriter(version)
        writer.begin()
        for line in lines { writer.write(line) }
        writer.end()
        self.init(written: writer.take(), number: number)
    }
}
