/// HMAC-SHA-256 (RFC 2104): a digest that only the holder of the key can make.
package struct HMACSHA256: Sendable {
    private var inner = SHA256()
    private var outer = SHA256()

    /// Keys longer than a block (64 bytes) are hashed first, as RFC 2104 §2 says.
    package init(key: [UInt8]) {
        var block = key.count > SHA256.blockSize ? SHA256.digest(of: key).bytes : key
        block.append(contentsOf: repeatElement(0, count: SHA256.blockSize - block.count))
        inner.update(block.map { $0 ^ 0x36 })
        outer.update(block.map { $0 ^ 0x5C })
    }

    /// The authentication code of a whole message.
    package static func digest(of message: [UInt8], key: [UInt8]) -> Digest {
        var code = HMACSHA256(key: key)
        code.update(message)
        return code.finalize()
    }

    package mutating func update(_ bytes: [UInt8]) {
        inner.update(bytes)
    }

    package mutating func update(_ bytes: borrowing Span<UInt8>) {
        inner.update(bytes)
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        inner.update(bytes)
    }

    package func finalize() -> Digest {
        var outer = outer
        outer.update(inner.finalize().bytes)
        return outer.finalize()
    }
}
