/// The compression function of SHA-256 (FIPS 180-4 §6.2.2).
enum SHA256Block {
    /// The chaining value after the 64 bytes that begin at `start`, which must all be there.
    static func compress(
        _ bytes: borrowing Span<UInt8>,
        at start: Int,
        into state: [8 of UInt32]
    ) -> [8 of UInt32] {
        var words = firstWords(of: bytes, at: start)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for sixteen in 0..<4 {
            if sixteen > 0 { extend(&words) }
            for half in 0..<2 {
                let first = half &* 8
                let key = sixteen &* 16 &+ first
                round(a, b, c, &d, e, f, g, &h, constants[key], words[first])
                round(h, a, b, &c, d, e, f, &g, constants[key &+ 1], words[first &+ 1])
                round(g, h, a, &b, c, d, e, &f, constants[key &+ 2], words[first &+ 2])
                round(f, g, h, &a, b, c, d, &e, constants[key &+ 3], words[first &+ 3])
                round(e, f, g, &h, a, b, c, &d, constants[key &+ 4], words[first &+ 4])
                round(d, e, f, &g, h, a, b, &c, constants[key &+ 5], words[first &+ 5])
                round(c, d, e, &f, g, h, a, &b, constants[key &+ 6], words[first &+ 6])
                round(b, c, d, &e, f, g, h, &a, constants[key &+ 7], words[first &+ 7])
            }
        }
        return [
            state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d,
            state[4] &+ e, state[5] &+ f, state[6] &+ g, state[7] &+ h,
        ]
    }

    /// One round; the variables change their roles from one to the next instead of their places.
    @inline(__always)
    private static func round(
        _ a: UInt32,
        _ b: UInt32,
        _ c: UInt32,
        _ d: inout UInt32,
        _ e: UInt32,
        _ f: UInt32,
        _ g: UInt32,
        _ h: inout UInt32,
        _ key: UInt32,
        _ word: UInt32
    ) {
        let mix1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let choice = (e & f) ^ (~e & g)
        let t1 = h &+ mix1 &+ choice &+ key &+ word
        let mix0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        d = d &+ t1
        h = t1 &+ mix0 &+ ((a & b) ^ (a & c) ^ (b & c))
    }

    /// The next sixteen words of the message schedule, in the place of the last sixteen.
    @inline(__always)
    private static func extend(_ words: inout [16 of UInt32]) {
        for slot in 0..<16 {
            let recent = words[(slot &+ 14) & 15]
            let old = words[(slot &+ 1) & 15]
            let sigma1 = rotate(recent, 17) ^ rotate(recent, 19) ^ (recent >> 10)
            let sigma0 = rotate(old, 7) ^ rotate(old, 18) ^ (old >> 3)
            words[slot] = words[slot] &+ sigma0 &+ words[(slot &+ 9) & 15] &+ sigma1
        }
    }

    private static func firstWords(
        of bytes: borrowing Span<UInt8>,
        at start: Int
    ) -> [16 of UInt32] {
        var words: [16 of UInt32] = .init(repeating: 0)
        for index in 0..<16 {
            let offset = start &+ index &* 4
            words[index] =
                UInt32(bytes[offset]) << 24 | UInt32(bytes[offset &+ 1]) << 16
                | UInt32(bytes[offset &+ 2]) << 8 | UInt32(bytes[offset &+ 3])
        }
        return words
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 &- count)
    }

    private static let constants: [64 of UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
        0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
        0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
        0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
        0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
        0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
        0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
        0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
