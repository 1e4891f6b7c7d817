extension FileError {
    /// One sentence for people: what is wrong and what to do. The path stands in it as it is, so
    /// it is escaped like any other text before it reaches a terminal.
    package var sentence: String {
        switch kind {
        case .missing:
            "\(name) does not exist; check how its name is spelled."
        case .exists:
            "\(name) exists already, and was left as it is; name another file."
        case .isFolder:
            "\(name) is a folder; name a file in it."
        case .isNoFolder:
            "\(name) is not a folder or goes through something that is none; check the path."
        case .notPermitted:
            "\(name) may not be opened or changed by you; check who owns it and its permissions."
        case .notRegular:
            "\(name) is a device or socket; name a file, or “-” for standard input."
        case .tooLarge(let limit):
            "\(name) is larger than \(limit) bytes; split it first."
        case .brokenPipe:
            "The program that reads \(name) has ended."
        case .noSpace:
            "There is no space left to write \(name); free some and try again."
        case .readOnlyVolume:
            "\(name) is on a volume that cannot be written; choose another place."
        case .symbolicLink:
            "\(name) is a symbolic link, or goes through too many of them; name the file itself."
        case .foreignOwner:
            "\(name) belongs to another user; choose one that is yours."
        case .openToOthers(_, let isFolder):
            "\(name) can be read or changed by other users; "
                + "run: chmod \(isFolder ? "700" : "600") \(quotedPath)"
        case .system:
            "\(name) cannot be read or written: \(systemMessage)."
        }
    }

    private var name: String {
        path == FileSource.standardInputName ? "Standard input" : path
    }

    /// The path as one word of a shell command.
    private var quotedPath: String {
        let isPlain = path.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789/._-+,@:".unicodeScalars.contains(scalar)
        }
        let path = path.hasPrefix("-") ? "./\(path)" : path
        if isPlain { return path }
        return "'"
            + path.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
    }
}
