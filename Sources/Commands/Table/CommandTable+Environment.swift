extension CommandTable {
    /// The environment variables that the command looks at.
    package static let environment: [(name: String, meaning: String)] = [
        ("KINDRED_NOTEBOOK", "The notebook, where --notebook names none."),
        ("XDG_DATA_HOME", "Where the notebook's folder lies; ~/.local/share where it is unset."),
        ("NO_COLOR", "Where it is set and not empty, nothing is coloured."),
    ]
}
