internal import Text

/// Names of databases as SQLite takes them (<https://sqlite.org/uri.html>).
enum DatabaseName {
    /// The URI of a file, or of a database in memory, with what the access asks for.
    static func uri(_ path: String, _ access: Connection.Access) -> String {
        switch access {
        case .readWrite, .readOnly: "file:\(escaped(path))"
        case .readOnlyUntouched: "file:\(escaped(path))?readonly_shm=1"
        case .immutable, .header: "file:\(escaped(path))?immutable=1"
        case .sharedMemory: "file:\(escaped(path))?mode=memory&cache=shared"
        case .disposable: ""
        }
    }

    /// The path with every byte that could mean something in a URI written as `%XX`.
    private static func escaped(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                text += "%" + Hex.encode([byte])
            }
        }
        return text
    }
}
