import Glibc
import TestSupport

/// A pipe of the test's own.
final class Pipe {
    let reading: Int32
    let writing: Int32
    private var isWritingOpen = true
    private var isReadingOpen = true

    init() throws {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw TestSupportError.system("pipe", errno) }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard unsafe write(writing, bytes, bytes.count) == bytes.count else {
            throw TestSupportError.system("write", errno)
        }
    }

    func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    func closeWriting() {
        if isWritingOpen { close(writing) }
        isWritingOpen = false
    }
}
