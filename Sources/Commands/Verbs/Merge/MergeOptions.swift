internal import Files
internal import VCard

/// What the options of `merge` ask for.
struct MergeOptions {
    /// How the report is written.
    enum Format: String {
        case text
        case json
    }

    /// The files by the bytes of their names, so that the order in which they are given says nothing.
    let operands: [String]
    /// Where the merged cards go; nil for standard output.
    let output: String?
    /// Where to save what could not be read.
    let rejects: String?
    /// Whether nothing is written.
    let isDryRun: Bool
    /// Whether every open matter leaves its cards apart.
    let keepsBoth: Bool
    /// Whether every question is answered with yes.
    let acceptsQuestions: Bool
    /// How many threads may work.
    let jobs: Int
    /// The region of local telephone numbers.
    let region: TelephoneRegion?
    /// How the report is written.
    let format: Format

    init(_ invocation: Invocation) throws(CommandError) {
        operands = invocation.operands.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        output = invocation.argument(.output).flatMap { $0 == "-" ? nil : $0 }
        rejects = invocation.argument(.rejects)
        isDryRun = invocation.has(.dryRun)
        keepsBoth = invocation.has(.keepBoth)
        acceptsQuestions = invocation.has(.yes)
        jobs = try JobCount(invocation).value
        region = try MergeOptions.region(invocation.argument(.region))
        format = invocation.choice(.format, default: .text)
        if isDryRun, output != nil {
            throw .usage(.contradiction(.dryRun, .output, verb: .merge))
        }
        if invocation.has(.format), output == nil, !isDryRun {
            throw .usage(
                .badArgument(
                    .format,
                    verb: .merge,
                    wanted:
                        "--dry-run or -o OUT beside it: else the cards go where the report would"
                )
            )
        }
    }

    private static func region(_ code: String?) throws(CommandError) -> TelephoneRegion? {
        guard let code else { return nil }
        guard let region = TelephoneRegion(code) else {
            let wanted = "one of " + TelephoneRegion.codes.joined(separator: ", ")
            throw .usage(.badArgument(.region, verb: .merge, wanted: wanted))
        }
        return region
    }

    /// Whether standard input is read, so that no answer can come from there.
    var readsInput: Bool { operands.contains(FileSource.standardInputName) }
}
