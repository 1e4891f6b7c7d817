internal import Files
internal import Interchange
internal import KindredCore
internal import NotebookStore

extension CommandError {
    /// What to tell the person, a line each; none where nothing is to be told.
    package var sentences: [String] {
        switch self {
        case .usage(let error): [error.sentence]
        case .answer(let flag, _, let refusal): ["--\(flag.rawValue): \(refusal)"]
        case .file(let error): [error.line]
        case .output(let error): error.kind == .brokenPipe ? [] : [error.line]
        case .content(let path, let content): ["\(path): \(content.sentence)"]
        case .noBaseline(let path):
            ["\(path): is no baseline; write one with check --write-baseline FILE."]
        case .interchange(let path, let error): ["\(path): \(error.sentence)"]
        case .sourceChanged(let path):
            ["\(path): has changed since it was read, and nothing was written; try again."]
        case .clock: ["the machine's clock shows no day of our calendar; set its date."]
        case .choice(let listing): listing.sentences
        case .decision(let path, let decision): decision.sentences(path)
        case .noSuchPerson: ["nobody in the notebook is named so; 'kindred list' shows who is."]
        case .severalPeople(let references):
            [
                "several people are named so; take one of "
                    + references.map { "#\($0)" }.joined(separator: ", ") + "."
            ]
        case .people(let refusal): refusal.sentences
        case .folder(let path, let refusal): ["\(path): \(refusal.sentence)"]
        case .plan(let path, let refusal):
            ["\(path): \(refusal.words); nothing was written."]
        case .photo(let refusal): [refusal.sentence]
        case .exists(let path):
            ["\(path): is there already, and was left as it is; name another file."]
        case .noNotebook:
            ["there is no home folder to keep the notebook in; name one with --notebook PATH."]
        case .notebook(let path, let error): [error.line(path)]
        }
    }

    /// Where to read more, for what was typed wrong.
    package var hint: String? {
        switch self {
        case .usage(let error): error.hint
        case .answer(_, let verb, _): "Try '\(CommandTable.name) \(verb.rawValue) --help'."
        default: nil
        }
    }
}

extension FileError {
    /// The sentence as a message of the command: the path, a colon, what is wrong.
    package var line: String {
        let name = path == FileSource.standardInputName ? "Standard input" : path
        return sentence.told(of: name, as: path)
    }
}

extension NotebookError {
    /// The sentence as a message of the command: the notebook's path, a colon, what is wrong.
    fileprivate func line(_ path: String) -> String {
        if case .file(let error) = self { return error.line }
        return sentence(notebook: path).told(of: path, as: path)
    }
}

extension String {
    /// The sentence with its subject in front of a colon, whether it begins with it or not.
    fileprivate func told(of subject: String, as path: String) -> String {
        guard hasPrefix("\(subject) ") else { return "\(path): \(self)" }
        return "\(path): \(dropFirst(subject.count + 1))"
    }
}
