internal import KindredCore
internal import Text

/// How people are called in results and questions; messages of errors name references only.
enum PersonWords {
    /// The name with the reference behind it, harmless for a terminal: `Ada Vale #3`.
    static func name(_ person: Person) -> String {
        "\(TerminalText.escaped(person.displayName)) #\(person.reference)"
    }

    /// How many there are of something: `1 link`, `2 links`.
    static func count(_ number: Int, _ one: String, _ several: String) -> String {
        "\(number) \(number == 1 ? one : several)"
    }
}
