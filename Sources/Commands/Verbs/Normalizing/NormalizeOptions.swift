internal import Diagnostics
internal import VCard

/// What `normalize` was asked for.
struct NormalizeOptions {
    /// Where the clean form goes.
    enum Destination {
        case standardOutput
        /// One file for all.
        case file(String)
        /// Each file in its own place.
        case inPlace
        /// Nowhere: only the difference is shown.
        case difference
        /// Nowhere: what could not be carried is collected.
        case rejects
    }

    /// The files and folders.
    let operands: [String]
    /// What is done.
    let normalizer: CardNormalizer
    /// Where it goes.
    private(set) var destination: Destination
    /// Where each repair is told as JSON Lines; nil for nowhere.
    private(set) var report: String?
    /// Where what could not be carried is kept; nil for nowhere.
    private(set) var rejects: String?
    /// How many threads may work.
    let jobs: Int
    /// Whether each repair is told.
    private(set) var isVerbose: Bool
    /// Whether the summary is left out.
    let isQuiet: Bool

    init(_ invocation: Invocation) throws(CommandError) {
        operands = invocation.operands
        normalizer = try Self.normalizer(invocation)
        destination = try Self.destination(invocation)
        report = invocation.argument(.report)
        jobs = try JobCount(invocation).value
        rejects = invocation.argument(.rejects)
        keepsRejects = invocation.has(.rejects)
        isVerbose = invocation.has(.verbose)
        isQuiet = invocation.has(.quiet)
        if case .inPlace = destination, operands.contains("-") {
            throw .usage(.badArgument(.inPlace, verb: .normalize, wanted: "files, not -"))
        }
    }

    /// Whether what is left out of a file that is replaced is kept elsewhere.
    private(set) var keepsRejects: Bool

    /// A pass that only collects what cannot be carried; nil where it need not stand before files are replaced.
    var collecting: NormalizeOptions? {
        guard case .inPlace = destination, keepsRejects else { return nil }
        var options = self
        options.destination = .rejects
        options.report = nil
        options.isVerbose = false
        return options
    }

    /// The pass that follows the collecting one.
    var afterCollecting: NormalizeOptions {
        var options = self
        options.rejects = nil
        return options
    }

    private static func normalizer(
        _ invocation: Invocation
    ) throws(CommandError) -> CardNormalizer {
        let leavesOutPhotos = invocation.has(.withoutPhotos)
        guard let codes = invocation.argument(.only) else {
            let version = invocation.choice(.to, default: WrittenVersion.v4_0)
            return CardNormalizer(to: version, leavingOutPhotos: leavesOutPhotos)
        }
        if invocation.has(.to) { throw .usage(.contradiction(.only, .to, verb: .normalize)) }
        var repairs: [Repair] = []
        for code in codes.split(separator: ",").map(String.init) {
            guard let repair = Repair.selectable.first(where: { $0.id == code }) else {
                let known = Repair.selectable.map(\.id)
                throw .usage(
                    .notAChoice(
                        .only,
                        verb: .normalize,
                        choices: known,
                        suggestion: Repair.mending(code).first?.id
                            ?? Suggestion.nearest(to: code, among: known)
                    )
                )
            }
            repairs.append(repair)
        }
        return CardNormalizer(only: repairs, leavingOutPhotos: leavesOutPhotos)
    }

    private static func destination(
        _ invocation: Invocation
    ) throws(CommandError) -> Destination {
        let chosen = [Flag.output, .inPlace, .diff].filter(invocation.has)
        if chosen.count > 1 {
            throw .usage(.contradiction(chosen[0], chosen[1], verb: .normalize))
        }
        switch chosen.first {
        case .output?:
            let path = invocation.argument(.output) ?? "-"
            return path == "-" ? .standardOutput : .file(path)
        case .inPlace?: return .inPlace
        case .diff?: return .difference
        default: return .standardOutput
        }
    }
}
