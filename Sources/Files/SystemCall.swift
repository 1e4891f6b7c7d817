import Glibc

/// System calls that are taken up again when a signal interrupts them.
enum SystemCall {
    /// What a call returned, or its `errno`.
    enum Outcome {
        case value(Int)
        case failure(Int32)
    }

    /// Runs the call until it is not interrupted; a negative result is a failure.
    static func retrying(_ call: () -> Int) -> Outcome {
        while true {
            let result = call()
            if result >= 0 { return .value(result) }
            let code = errno
            if code != EINTR { return .failure(code) }
        }
    }

    /// Waits until a descriptor that does not block is ready for reading or writing.
    static func wait(for descriptor: Int32, _ events: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
        _ = retrying { unsafe Int(poll(&request, 1, -1)) }
    }

    /// Writes all the bytes.
    static func write(
        _ bytes: [UInt8],
        to descriptor: Int32,
        path: String
    ) throws(FileError) {
        var next = 0
        while next < bytes.count {
            let outcome = retrying {
                unsafe bytes.withUnsafeBytes { buffer in
                    let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[next...])
                    return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                }
            }
            switch outcome {
            case .value(let count): next += count
            case .failure(let code) where code == EAGAIN || code == EWOULDBLOCK:
                wait(for: descriptor, Int32(POLLOUT))
            case .failure(let code): throw FileError(path: path, code: code)
            }
        }
    }

    /// Reads into the buffer's elements from `start` on; 0 at the end or where there is no room.
    static func read(
        into buffer: inout [UInt8],
        at start: Int,
        from descriptor: Int32,
        path: String
    ) throws(FileError) -> Int {
        guard start >= 0, start < buffer.count else { return 0 }
        while true {
            let outcome = retrying {
                unsafe buffer.withUnsafeMutableBytes { bytes in
                    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
                    return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
                }
            }
            switch outcome {
            case .value(let count): return count
            case .failure(let code) where code == EAGAIN || code == EWOULDBLOCK:
                wait(for: descriptor, Int32(POLLIN))
            case .failure(let code): throw FileError(path: path, code: code)
            }
        }
    }

    /// Opens a path, never to be inherited by another program.
    static func open(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(FileError) -> Int32 {
        let outcome = retrying { unsafe Int(Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, mode)) }
        switch outcome {
        case .value(let descriptor): return Int32(truncatingIfNeeded: descriptor)
        case .failure(let code): throw FileError(path: path, code: code)
        }
    }

    /// Throws what `errno` tells unless the call returned 0.
    static func check(_ path: String, _ call: () -> Int32) throws(FileError) {
        if case .failure(let code) = retrying({ Int(call()) }) {
            throw FileError(path: path, code: code)
        }
    }
}
