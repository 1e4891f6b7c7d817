internal import KindredCore
internal import Text

/// What is told of one card of a batch, or of what stands in a card's place.
struct BatchNote {
    /// Where it stands.
    enum Place {
        /// A card of a file, by its number.
        case card(Int, file: String)
        /// A line of a file.
        case line(Int, file: String)
        /// A file that holds one card.
        case file(String)
    }

    /// What there is to tell.
    enum Matter {
        /// It is proposed; what the person would be called.
        case proposed(name: String?, isChange: Bool)
        /// A person has to say something.
        case question(BatchQuestion)
        /// It is no card that can be read; why.
        case unreadable(String)
    }

    let place: Place
    let matter: Matter

    init(_ place: Place, _ matter: Matter) {
        self.place = place
        self.matter = matter
    }
}

/// What people of a batch are called who had no number when a note was made.
struct BatchNames {
    /// The numbers of those who were saved since.
    var references: [PersonID: Int] = [:]
    /// Where the others stand: `card 3`, or the name of a file.
    var places: [PersonID: String] = [:]

    /// The number of a candidate.
    func reference(_ candidate: BatchCandidate) -> Int? {
        candidate.reference ?? references[candidate.id]
    }

    /// The number of a candidate, else where they stand.
    func name(_ candidate: BatchCandidate) -> String {
        reference(candidate).map { "#\($0)" } ?? places[candidate.id] ?? "another card"
    }

    /// The question in words.
    func words(_ question: BatchQuestion) -> String {
        switch question {
        case .review(let words): words
        case .stale: "has changed since it was shown"
        case .person(let candidates):
            candidates.map { $0.words(name($0)) }.joined(separator: ", ")
        }
    }
}

extension BatchNote {
    /// The note as one line, harmless for a terminal: of a file of its own with a sign in front.
    func line(_ names: BatchNames) -> String {
        let words =
            switch matter {
            case .proposed(let name, _): name ?? "(no name)"
            case .question(.stale): names.words(.stale)
            case .question(let question): "needs a decision: \(names.words(question))"
            case .unreadable(let words): words
            }
        let line =
            switch place {
            case .card(let number, let file): "\(file): card \(number): \(words)"
            case .line(let number, let file): "\(file): line \(number): \(words)"
            case .file(let file): "\(sign) \(file): \(words)"
            }
        return TerminalText.escaped(line)
    }

    private var sign: String {
        switch matter {
        case .proposed(_, let isChange): isChange ? "~" : "+"
        case .question: "?"
        case .unreadable: "!"
        }
    }

    /// The note as one JSON object; programs build on its members, so they are only ever added to.
    func write(_ names: BatchNames, to writer: inout JSONWriter) {
        writer.beginObject()
        switch place {
        case .card(let number, let file):
            writer.member("file", file)
            writer.member("card", number)
        case .line(let number, let file):
            writer.member("file", file)
            writer.member("line", number)
        case .file(let file):
            writer.member("file", file)
        }
        switch matter {
        case .proposed(let name, let isChange):
            writer.member("state", isChange ? "changed" : "new")
            writer.member("name", name)
        case .question(let question):
            writer.member("state", "waiting")
            writer.member("reason", names.words(question))
            write(question, names, to: &writer)
        case .unreadable(let words):
            writer.member("state", "unreadable")
            writer.member("reason", words)
        }
        writer.endObject()
    }

    private func write(
        _ question: BatchQuestion,
        _ names: BatchNames,
        to writer: inout JSONWriter
    ) {
        var candidates: [BatchCandidate] = []
        if case .person(let found) = question { candidates = found }
        writer.array("candidates") { array in
            for candidate in candidates {
                let reference = names.reference(candidate)
                array.object { object in
                    object.member("id", reference == nil ? nil : candidate.id.description)
                    object.member("reference", reference)
                    object.member("certainty", candidate.certainty.rawValue)
                    object.member("reasons", candidate.reasons.map(\.rawValue))
                }
            }
        }
    }
}
