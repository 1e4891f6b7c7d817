/// SHA-256 (FIPS 180-4 §6.2), fed in pieces of any size.
package struct SHA256: Sendable {
    static let blockSize = 64

    private var state: [8 of UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
        0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [64 of UInt8] = .init(repeating: 0)
    private var pendingCount = 0
    private var byteCount: UInt64 = 0

    package init() {}

    /// The digest of a whole message.
    package static func digest(of bytes: [UInt8]) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finalize()
    }

    /// The digest of a text's UTF-8.
    package static func digest(of text: String) -> Digest {
        var hash = SHA256()
        hash.update(text.utf8.span)
        return hash.finalize()
    }

    package mutating func update(_ bytes: [UInt8]) {
        update(bytes.span)
    }

    package mutating func update(_ bytes: ArraySlice<UInt8>) {
        update(bytes.span)
    }

    /// Takes the bytes of any sequence, copying them first.
    package mutating func update(_ bytes: some Sequence<UInt8>) {
        update(Array(bytes).span)
    }

    package mutating func update(_ bytes: borrowing Span<UInt8>) {
        byteCount &+= UInt64(bytes.count)
        var next = 0
        if pendingCount > 0 {
            next = fill(from: bytes, at: 0)
            guard pendingCount == Self.blockSize else { return }
            let block = pending
            compress(block.span, at: 0)
            pendingCount = 0
        }
        while bytes.count - next >= Self.blockSize {
            compress(bytes, at: next)
            next += Self.blockSize
        }
        _ = fill(from: bytes, at: next)
    }

    /// The digest of everything taken so far; the hash itself can go on.
    package func finalize() -> Digest {
        var copy = self
        let bitCount = byteCount &* 8
        copy.append(0x80)
        while copy.pendingCount != Self.blockSize - 8 { copy.append(0) }
        for shift: UInt64 in [56, 48, 40, 32, 24, 16, 8, 0] {
            copy.append(UInt8(truncatingIfNeeded: bitCount >> shift))
        }
        return Digest(words: copy.state)
    }

    /// Takes one byte of the padding.
    private mutating func append(_ byte: UInt8) {
        pending[pendingCount] = byte
        pendingCount += 1
        guard pendingCount == Self.blockSize else { return }
        let block = pending
        compress(block.span, at: 0)
        pendingCount = 0
    }

    /// Moves bytes into the unfinished block; returns the offset of the first one left.
    private mutating func fill(from bytes: borrowing Span<UInt8>, at start: Int) -> Int {
        var next = start
        while next < bytes.count, pendingCount < Self.blockSize {
            pending[pendingCount] = bytes[next]
            pendingCount += 1
            next += 1
        }
        return next
    }

    private mutating func compress(_ bytes: borrowing Span<UInt8>, at start: Int) {
        state = SHA256Block.compress(bytes, at: start, into: state)
    }
}
