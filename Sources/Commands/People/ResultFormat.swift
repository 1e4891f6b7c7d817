/// How a verb of the notebook writes its result.
enum ResultFormat: String {
    case text
    case json
}
