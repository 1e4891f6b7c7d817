import Glibc

extension Terminal {
    /// One line that a person types, without its line break; nil where they end the input (Ctrl-D),
    /// or an interrupt, a hang-up or a termination comes while it is waited for (Ctrl-C).
    ///
    /// Such a signal ends the waiting and not the process, so that whoever asked can leave things as
    /// they were. It is let through only while nothing else is done, so none is lost and none comes
    /// in between; before and after, signals do what they did. One that was held when this was
    /// called, as while the question was written, counts as come while it is waited for.
    package static func readAnswer(
        from descriptor: Int32 = 0,
        limit: Int = 1 << 16
    ) -> String? {
        let hold = SignalHold()
        defer { hold.release() }
        let handling = SignalHandling()
        defer { handling.restore() }
        var line: [UInt8] = []
        var byte: [UInt8] = [0]
        while line.count < limit, isReadable(descriptor, letting: hold.opened) {
            let path = FileSource.standardInputName
            let count = try? SystemCall.read(into: &byte, at: 0, from: descriptor, path: path)
            guard let count, count > 0 else { return nil }
            if byte[0] == 0x0A { return String(decoding: line, as: UTF8.self) }
            if byte[0] != 0x0D { line.append(byte[0]) }
        }
        return nil
    }

    /// Waits for input while these signals are let through; false where one of them came first.
    private static func isReadable(_ descriptor: Int32, letting mask: sigset_t) -> Bool {
        guard (0..<FD_SETSIZE) ~= descriptor else { return false }
        let word = Int(descriptor) / Int.bitWidth
        var waiting = fd_set()
        unsafe withUnsafeMutableBytes(of: &waiting) { bytes in
            unsafe bytes.storeBytes(
                of: 1 << (Int(descriptor) % Int.bitWidth),
                toByteOffset: word * MemoryLayout<Int>.size,
                as: Int.self
            )
        }
        var mask = mask
        return unsafe pselect(descriptor + 1, &waiting, nil, nil, nil, &mask) > 0
    }
}

/// What interrupts do while an answer is waited for: nothing but end the waiting.
private struct SignalHandling {
    private let previous: [(signal: Int32, action: sigaction)]

    init() {
        var previous: [(signal: Int32, action: sigaction)] = []
        for signal in SignalHold.signals {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { _ in }
            var before = sigaction()
            unsafe sigaction(signal, &action, &before)
            previous.append((signal, before))
        }
        self.previous = previous
    }

    func restore() {
        for (signal, action) in previous {
            var action = action
            unsafe sigaction(signal, &action, nil)
        }
    }
}
