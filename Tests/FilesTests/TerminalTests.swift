import Files
import Glibc
import TestSupport
import Testing

@Suite struct `What the process talks to` {
    @Test func `lines are read one at a time and the rest is left`() throws {
        let pipe = try Pipe()
        try pipe.send("one\r\n\ntwo\nlast")
        pipe.closeWriting()
        func line() throws -> String? { try Terminal.readLine(from: pipe.reading) }
        #expect(try line() == "one")
        #expect(try line() == "")
        #expect(try line() == "two")
        #expect(try line() == "last")
        #expect(try line() == nil)
    }

    @Test func `a line without end is refused at the limit`() throws {
        let pipe = try Pipe()
        try pipe.send(String(repeating: "a", count: 100))
        let error = #expect(throws: FileError.self) {
            try Terminal.readLine(from: pipe.reading, limit: 50)
        }
        #expect(error?.kind == .tooLarge(limit: 50))
    }

    @Test(arguments: [0, 1, 8, 1 << 16])
    func `bytes arrive in order whatever the buffer holds`(_ capacity: Int) throws {
        let pipe = try Pipe()
        let output = ByteOutput(descriptor: pipe.writing, name: "pipe", capacity: capacity)
        for piece in ["a", "bcdefghijklm", "", "n"] {
            try output.write(piece)
            try output.write(Array(piece.utf8))
        }
        try output.flush()
        pipe.closeWriting()
        let received = try FileSource.contents(of: "/dev/fd/\(pipe.reading)")
        #expect(String(decoding: received, as: UTF8.self) == "aabcdefghijklmbcdefghijklmnn")
    }

    @Test func `a pipe that does not block is waited for`() async throws {
        let pipe = try Pipe()
        try #require(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0)
        let bytes = [UInt8](repeating: 7, count: 1 << 20)
        let (reading, writing) = (pipe.reading, pipe.writing)
        async let received = Self.drain(reading, bytes.count)
        try ByteOutput(descriptor: writing, name: "pipe", capacity: 0).write(bytes)
        #expect(try await received == bytes)
    }

    private static func drain(_ descriptor: Int32, _ count: Int) async throws -> [UInt8] {
        var source = try FileSource("/dev/fd/\(descriptor)")
        var bytes: [UInt8] = []
        while bytes.count < count, try source.append(to: &bytes, maximum: 5000) > 0 {}
        return bytes
    }

    @Test func `a reader that has gone is an error of its own`() throws {
        Terminal.ignoreBrokenPipes()
        let pipe = try Pipe()
        pipe.closeReading()
        let output = ByteOutput(descriptor: pipe.writing, name: "pipe", capacity: 100)
        try output.write("waits in the buffer")
        let error = #expect(throws: FileError.self) { try output.flush() }
        #expect(error?.kind == .brokenPipe)
        #expect(output.collected.isEmpty)
    }

    @Test func `a stream to memory keeps everything`() throws {
        let output = ByteOutput.memory()
        try output.write("é")
        try output.write([0x0A])
        try output.flush()
        #expect(output.collectedText == "é\n")
    }

    @Test func `variables of the environment are looked up`() {
        #expect(Environment["PATH"]?.isEmpty == false)
        #expect(Environment["KINDRED_TEST_NOT_SET"] == nil)
    }

    @Test func `today is a civil date and the terminal has a width`() {
        let today = MachineClock.today()
        #expect(today.year >= 2024)
        #expect((1...12).contains(today.month))
        #expect((1...31).contains(today.day))
        #expect(Terminal.width() > 0)
    }

    @Test func `random bytes differ`() {
        #expect(RandomBytes.make(0).isEmpty)
        #expect(RandomBytes.make(-1).isEmpty)
        #expect(RandomBytes.make(32).count == 32)
        #expect(RandomBytes.make(32) != RandomBytes.make(32))
    }
}
