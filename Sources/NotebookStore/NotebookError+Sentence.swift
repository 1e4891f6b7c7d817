internal import Files

extension NotebookError {
    /// One sentence for people: what is wrong and what to do.
    ///
    /// - Parameter path: The notebook's path as it was given; like any text it is escaped before it
    ///   reaches a terminal.
    package func sentence(notebook path: String) -> String {
        switch self {
        case .file(let error): error.sentence
        case .notADatabase:
            "\(path) is not a notebook, and was left as it is; name another file."
        case .anotherProgram:
            "\(path) is a database of another program, and was left as it is; name another file."
        case .unsupportedVersion(let found, let known):
            found > known
                ? "\(path) was written by a newer Kindred (format \(found)), and was left as it is; "
                    + "use that one."
                : "\(path) has a format that this Kindred does not read (\(found)), "
                    + "and was left as it is."
        case .corrupt(let corruption):
            "\(path) is damaged (\(corruption.phrase)), and was left as it is; "
                + "take the last good copy."
        case .locked:
            "\(path) is in use by another program; try again when that one has finished."
        case .readOnly:
            "\(path) cannot be written, and nothing was saved; check its permissions."
        case .notBegun:
            "\(path) is not begun yet: nobody is in it, and nothing was changed."
        case .openedForReading:
            "\(path) was opened for reading only, and nothing was saved."
        case .full:
            "There is no space left for \(path); free some and try again."
        case .noWriteAheadLog:
            "\(path) is on a volume that cannot keep it safely; choose a local one."
        case .failed(let error):
            error.isInputOutput
                ? "\(path) could not be read or written (SQLite error \(error.code)): the disk is "
                    + "full, or fails; nothing was saved."
                : "\(path) could not be used (SQLite error \(error.code)); nothing was saved."
        case .conflict(let reference):
            "Person #\(reference) was changed in the meantime, and nothing was saved; "
                + "look at it again first."
        case .noSuchPerson:
            "The person is no longer in the notebook, and nothing was saved."
        case .noSuchLinkTarget:
            "The person to be linked to is not in the notebook, and nothing was saved."
        case .linkRefused:
            "The link exists already or makes somebody their own ancestor; nothing was saved."
        case .noSuchLink:
            "The link is not in the notebook as it was shown, and nothing was saved; "
                + "look at it again first."
        case .scopeChanged:
            "The notebook was changed in the meantime, and nothing was deleted; "
                + "look at it again first."
        case .photoGateShut:
            "Photos are kept of adults only; nothing was saved. Continue without the photo."
        case .planUsed(let day):
            "The plan was carried out on \(day) already, and nothing was saved; review the card again."
        case .notCommitted(let cause):
            "Nothing was saved. " + cause.sentence(notebook: path)
        case .committedButUnverified(.unreadable):
            "It may have been saved, but could not be read back, so there is no receipt; "
                + "try again to have it verified."
        case .committedButUnverified:
            "It was saved, but could not be read back as meant, so there is no receipt; "
                + "look at the person, or try again to have it verified."
        case .sharedFolder(let folder):
            "\(path) is in a folder that is used for other things too, and which others may look "
                + "into; put it into a folder of its own, such as "
                + FilePath.joined(folder, "kindred/\(FilePath.name(of: path))") + "."
        case .backupExists:
            "\(path) exists already, and was left as it is; "
                + "name another file, or replace it with --force."
        case .isTheNotebook:
            "\(path) cannot be backed up onto itself; name another file."
        case .backupDiffers:
            "The backup of \(path) could not be read back as it was meant, and was removed; "
                + "try again."
        }
    }
}

extension Corruption {
    /// Where the damage is, in a few words.
    fileprivate var phrase: String {
        switch self {
        case .pages: "its pages"
        case .schema: "its tables"
        case .missingPerson: "a row of somebody who is not there"
        case .row(let table, let number): "row \(number) of \(table)"
        case .foreignLog: "part of it is of another notebook"
        case .parentageCycle(let reference): "person #\(reference) is their own ancestor"
        case .orphanedLog: "an empty file with a log"
        }
    }
}
