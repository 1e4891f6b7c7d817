import Testing
import Text

@Suite struct `SHA-256` {
    /// FIPS 180-4 examples (NIST CSRC).
    static let vectors: [(message: String, digest: String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ]

    @Test(arguments: vectors)
    func `the published examples come out`(_ message: String, _ digest: String) {
        #expect(SHA256.digest(of: message).hex == digest)
        #expect(SHA256.digest(of: Array(message.utf8)).description == digest)
    }

    @Test func `a million times the letter a comes out in pieces of any size`() {
        let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        for size in [1_000_000, 1000, 64, 1] {
            var hash = SHA256()
            let piece = [UInt8](repeating: UInt8(ascii: "a"), count: size)
            for _ in 0..<(1_000_000 / size) { hash.update(piece) }
            #expect(hash.finalize().hex == expected)
        }
    }

    @Test func `pieces change nothing, at every length around a block and every cut`() {
        let message = (0..<150).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        for length in 0...message.count {
            let whole = SHA256.digest(of: Array(message[..<length]))
            for cut in 0...length {
                var hash = SHA256()
                hash.update(message[..<cut])
                hash.update(message[cut..<length].lazy.map { $0 })
                #expect(hash.finalize() == whole)
            }
        }
    }

    @Test func `asking for the digest does not end the hash`() {
        var hash = SHA256()
        hash.update(Array("a".utf8))
        _ = hash.finalize()
        hash.update(Array("bc".utf8))
        #expect(hash.finalize() == SHA256.digest(of: "abc"))
    }

    /// RFC 4231 §4, cases 1, 2, 3, 4, 6 and 7.
    static let codes: [(key: [UInt8], message: [UInt8], code: String)] = [
        (
            Array(repeating: 0x0b, count: 20), Array("Hi There".utf8),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            Array(repeating: 0xaa, count: 20), Array(repeating: 0xdd, count: 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        ),
        (
            Array(1...25), Array(repeating: 0xcd, count: 50),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
        ),
        (
            Array(repeating: 0xaa, count: 131),
            Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
        (
            Array(repeating: 0xaa, count: 131),
            Array(
                ("This is a test using a larger than block-size key and a larger than "
                    + "block-size data. The key needs to be hashed before being used by the "
                    + "HMAC algorithm.").utf8
            ),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
        ),
    ]

    @Test(arguments: codes)
    func `the authentication codes of RFC 4231 come out`(
        _ key: [UInt8],
        _ message: [UInt8],
        _ code: String
    ) {
        #expect(HMACSHA256.digest(of: message, key: key).hex == code)
    }

    @Test func `a digest is exactly 32 bytes`() throws {
        let digest = SHA256.digest(of: "abc")
        #expect(Digest(bytes: digest.bytes) == digest)
        #expect(Digest(hex: digest.hex.uppercased()) == digest)
        #expect(Digest(bytes: digest.bytes.dropLast()) == nil)
        #expect(Digest(hex: digest.hex + "00") == nil)
        #expect(Digest(hex: "zz" + digest.hex.dropFirst(2)) == nil)
    }

    @Test(arguments: [("", []), ("00ff", [0, 255]), ("DeadBeef", [0xde, 0xad, 0xbe, 0xef])])
    func `hexadecimal digits are read in either case`(_ text: String, _ bytes: [UInt8]) {
        #expect(Hex.decode(text) == bytes)
        #expect(Hex.encode(bytes) == text.lowercased())
    }

    @Test(arguments: ["0", "0g", "é0", " 00"])
    func `what is no pair of digits is refused`(_ text: String) {
        #expect(Hex.decode(text) == nil)
    }
}
