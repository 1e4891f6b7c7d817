/// What the command can be asked to do; the raw value is the word that is typed.
package enum Verb: String, CaseIterable, Hashable, Sendable {
    case check
    case inspect
    case normalize
    case convert
    case merge
    case review
    case `import`
    case sync
    case list
    case show
    case photo
    case birthdays
    case find
    case add
    case edit
    case note
    case link
    case unlink
    case delete
    case notebook
    case rules
    case help
}
