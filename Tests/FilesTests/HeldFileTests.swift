import Files
import Glibc
import TestSupport
import Testing

@Suite struct `Files that are held` {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func isMade(_ path: String) throws -> Bool {
        guard let file = try HeldFile.make(path) else { return false }
        return file.path == path
    }

    private static func isTakenOver(_ path: String) -> Bool {
        guard let file = HeldFile.takeOver(path) else { return false }
        return file.path == path
    }

    @Test func `are made once, empty and private`() throws {
        #expect(try Self.isMade(folder.path("a")))
        #expect(try FileStatus(of: folder.path("a")).permissions == 0o600)
        #expect(try FileStatus(of: folder.path("a")).size == 0)
        #expect(try !Self.isMade(folder.path("a")))
    }

    @Test func `are taken over only once nobody holds them`() throws {
        let path = folder.path("a")
        if let file = try HeldFile.make(path) {
            let isTaken = Self.isTakenOver(path)
            #expect(!isTaken)
            withExtendedLifetime(file) {}
        }
        #expect(Self.isTakenOver(path))
    }

    @Test func `are never links, other people's or open to others`() throws {
        try folder.write("mine", to: "open")
        try PrivateFile.setPermissions(0o644, of: folder.path("open"))
        unsafe symlink("open", folder.path("link"))
        for name in ["open", "link", "absent", "."] {
            #expect(!Self.isTakenOver(folder.path(name)), "\(name)")
        }
    }
}
