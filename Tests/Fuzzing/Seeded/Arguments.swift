/// What the fuzzer was asked to do.
struct Arguments {
    var runs = 20_000
    var first = 0
    var seed: UInt64 = 1
    var seeds: String?

    /// The options of the command line, or nil where one is unknown.
    init?(_ words: [String]) {
        var words = words[...]
        while let word = words.popFirst() {
            guard let value = words.popFirst() else { return nil }
            switch word {
            case "--runs": runs = Int(value) ?? runs
            case "--first": first = Int(value) ?? first
            case "--seed": seed = UInt64(value) ?? seed
            case "--seeds": seeds = value
            default: return nil
            }
        }
    }
}
