extension CommandTable {
    /// The environment variables that the command looks at.
    package static let environment: [(name: String, meaning: String)] = [
        ("KINDRED_NOTEBOOK", "The notebook, where --notebook names none."),
        ("XDG_DATA_HOME", "Where the notebook's folder lies; ~/.local/share where it is unset."),
        (
            "LC_ALL, LC_TIME, LANG",
            "The first that is set says in which language months are named; English otherwise."
        ),
        ("NO_COLOR", "Where it is set and not empty, nothing is coloured."),
    ]
}
