import Glibc

/// Whole reads and writes on a file descriptor.
enum Descriptor {
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(TestSupportError) {
        var next = 0
        while next < bytes.count {
            let written = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(
                    descriptor,
                    UnsafeRawBufferPointer(rebasing: buffer[next...]).baseAddress,
                    buffer.count - next
                )
            }
            if written < 0, errno == EINTR { continue }
            guard written >= 0 else { throw .system("write", errno) }
            next += written
        }
    }

    /// Everything from the start of a file, wherever its reading place is.
    static func read(all descriptor: Int32) throws(TestSupportError) -> [UInt8] {
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe pread(descriptor, &chunk, chunk.count, off_t(all.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system("pread", errno) }
            if count == 0 { return all }
            all += chunk[..<count]
        }
    }

    /// A file without a name, open for reading and writing, gone when closed.
    static func nameless() throws(TestSupportError) -> Int32 {
        let name = "/tmp/kindred-test-\(String(UInt64.random(in: .min ... .max), radix: 36))"
        let descriptor = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system("open", errno) }
        _ = unsafe unlink(name)
        return descriptor
    }
}
