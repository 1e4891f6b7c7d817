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
        Digest(words: state(after: bytes.span))
    }

    /// The digest of a whole message.
    package static func digest(of message: borrowing Span<UInt8>) -> Digest {
        Digest(words: state(after: message))
    }

    /// The digest of a text's UTF-8.
    package static func digest(of text: String) -> Digest {
        Digest(words: state(after: text.utf8.span))
    }

    /// Whether a digest that is kept elsewhere is that of a whole message.
    package static func isDigest(
        _ kept: borrowing Span<UInt8>,
        of message: borrowing Span<UInt8>
    ) -> Bool {
        guard kept.count == Digest.byteCount else { return false }
        let state = state(after: message)
        for index in 0..<8 {
            let first = index &* 4
            let word =
                UInt32(kept[first]) << 24 | UInt32(kept[first &+ 1]) << 16
                | UInt32(kept[first &+ 2]) << 8 | UInt32(kept[first &+ 3])
            if word != state[index] { return false }
        }
        return true
    }

    /// The chaining value after a whole message and its padding (FIPS 180-4 §5.1.1).
    private static func state(after message: borrowing Span<UInt8>) -> [8 of UInt32] {
        var state = SHA256().state
        var next = 0
        while message.count &- next >= blockSize {
            state = SHA256Block.compress(message, at: next, into: state)
            next &+= blockSize
        }
        var last: [64 of UInt8] = .init(repeating: 0)
        let rest = message.count &- next
        for index in 0..<rest { last[index] = message[next &+ index] }
        last[rest] = 0x80
        if rest >= blockSize &- 8 {
            state = SHA256Block.compress(last.span, at: 0, into: state)
            last = .init(repeating: 0)
        }
        let bitCount = UInt64(message.count) &* 8
        for index in 0..<8 {
            last[56 &+ index] = UInt8(truncatingIfNeeded: bitCount >> UInt64(56 &- 8 &* index))
        }
        return SHA256Block.compress(last.span, at: 0, into: state)
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
