/// A region whose local numbers are taken as such: its country's prefix and what is dialled before a local number (ITU-T E.164, E.123).
public struct TelephoneRegion: Hashable, Sendable {
    /// The two letters of the region (ISO 3166-1), in capitals.
    public let code: String
    let prefix: String
    let trunk: String
    let lengths: ClosedRange<Int>

    /// The regions that are known, in the order of their codes.
    public static var codes: [String] { rows.map(\.code) }

    /// A region by its two letters in any case; nil where it is not known.
    public init?(_ code: String) {
        let wanted = code.uppercased()
        guard let row = TelephoneRegion.rows.first(where: { $0.code == wanted }) else {
            return nil
        }
        self.code = row.code
        prefix = row.prefix
        trunk = row.trunk
        lengths = row.lengths
    }

    /// The number as it is dialled from abroad, or nil where the digits are no number of the region.
    func international(_ digits: String) -> String? {
        var national = digits[...]
        if national.hasPrefix("00\(prefix)") {
            national = national.dropFirst(2 + prefix.utf8.count)
        } else if !trunk.isEmpty, national.hasPrefix(trunk) {
            national = national.dropFirst(trunk.utf8.count)
        }
        guard lengths.contains(national.utf8.count), national.first != "0" else { return nil }
        return "+\(prefix)\(national)"
    }

    private static let rows:
        [(code: String, prefix: String, trunk: String, lengths: ClosedRange<Int>)] =
            [
                ("AT", "43", "0", 6...13), ("AU", "61", "0", 9...9), ("BE", "32", "0", 8...9),
                ("BR", "55", "0", 10...11), ("CA", "1", "1", 10...10), ("CH", "41", "0", 9...9),
                ("CN", "86", "0", 10...11), ("CZ", "420", "", 9...9), ("DE", "49", "0", 6...13),
                ("DK", "45", "", 8...8), ("ES", "34", "", 9...9), ("FI", "358", "0", 6...12),
                ("FR", "33", "0", 9...9), ("GB", "44", "0", 9...10), ("GR", "30", "", 10...10),
                ("HK", "852", "", 8...8), ("IE", "353", "0", 7...9), ("IL", "972", "0", 8...9),
                ("IN", "91", "0", 10...10), ("JP", "81", "0", 9...10), ("KR", "82", "0", 8...10),
                ("MX", "52", "", 10...10), ("NL", "31", "0", 9...9), ("NO", "47", "", 8...8),
                ("NZ", "64", "0", 8...10), ("PL", "48", "", 9...9), ("PT", "351", "", 9...9),
                ("SE", "46", "0", 7...9), ("SG", "65", "", 8...8), ("TR", "90", "0", 10...10),
                ("TW", "886", "0", 8...9), ("UA", "380", "0", 9...9), ("US", "1", "1", 10...10),
                ("ZA", "27", "0", 9...9),
            ]
}
