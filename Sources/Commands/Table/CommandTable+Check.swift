internal import Diagnostics

extension CommandTable {
    static let checkVerb = VerbRecord(
        verb: .check,
        operands: .files,
        summary: "finds what is wrong with vCard files",
        details: [
            "Reads vCards of versions 2.1, 3.0 and 4.0 and tells each thing that is wrong with its "
                + "line, column, severity and code. `kindred rules ID` explains a code; "
                + "kindred-rules(7) explains all. Folders are searched for .vcf and .vcard.",
            "Values of cards are not quoted, so that they do not end up in logs; --show-values "
                + "quotes them. On a terminal, text shows the line with a marker under the place.",
            "A summary on standard error says how many cards began, how many were read, how many "
                + "have findings, and why each card that began was not read as a card. A damaged "
                + "line never costs its card, a damaged card never costs its file.",
            "In a baseline a finding is known by its file, its code and digests of its line and its card, so "
                + "that it stays known where the line moves. The file holds no values, but who "
                + "guesses a short one can try it against the digest.",
            "A file of rejects is JSON Lines: file, line, card (or null), kind (text outside cards, "
                + "card, or line of a card), code, message, encoding (UTF-16LE or UTF-16BE where the "
                + "file is in one of them, else null), bytes (base64, as they stand in the file) "
                + "and text (null where the bytes are none in UTF-8 or that encoding). What is "
                + "large comes in several objects, part 1, 2 …, of which all but the last say "
                + "\"more\":true and the last has the code that counts; the bytes of the parts, "
                + "one after the other, are those of the file. A line of a card stays in its card. "
                + "A file of genome data is refused as a whole and not copied.",
        ],
        examples: [
            .init(line: "kindred check contacts.vcf", meaning: "tell what is wrong"),
            .init(
                line: "kindred check --format sarif --fail-on warning contacts >kindred.sarif",
                meaning: "a folder for code scanning; fail on warnings too"
            ),
            .init(
                line: "kindred check --write-baseline old.json contacts",
                meaning: "record what is known"
            ),
            .init(
                line: "kindred check --baseline old.json contacts",
                meaning: "tell only what is new since then"
            ),
        ]
    )

    static let rulesVerb = VerbRecord(
        verb: .rules,
        operands: .optional("ID"),
        summary: "explains the rules of check and repairs of normalize",
        details: [
            "Without ID lists every rule of check, with the repairs of normalize that mend what it "
                + "tells, and then the repairs that no rule asks for. `kindred normalize --only` "
                + "takes the code of a repair.",
            "With ID tells one in full: what it says, where it comes from, why it matters, "
                + "examples that are wrong and right, and what mends it.",
        ],
        examples: [
            .init(line: "kindred rules card-unterminated", meaning: "explain one rule"),
            .init(line: "kindred rules folding", meaning: "explain a repair"),
            .init(line: "kindred rules --format json", meaning: "the rule book for a program"),
        ]
    )

    static let checkFlags: [FlagRecord] = [
        FlagRecord(
            .format,
            .choice(ReportFormat.allCases.map(\.rawValue)),
            summary: "how to write the findings (default text)",
            details: "json is one array, jsonl one object a line, sarif a SARIF 2.1.0 log, github "
                + "commands that GitHub Actions shows beside the file, junit JUnit XML.",
            verbs: [.check]
        ),
        FlagRecord(
            .failOn,
            .choice(["error", "warning", "info", "never"]),
            summary: "which findings fail (default error)",
            details: "Findings of this severity and above give exit status 1.",
            verbs: [.check]
        ),
        FlagRecord(
            .target,
            .choice(["3.0", "4.0"]),
            summary: "tell also what that version has no place or form for",
            details: "Properties, parameters, types, forms of values and how often they may stand, "
                + "judged as in a card of that version; each with what normalize makes of it.",
            verbs: [.check]
        ),
        FlagRecord(
            .select,
            .codes(.rules),
            summary: "tell findings of these rules only",
            verbs: [.check]
        ),
        FlagRecord(
            .ignore,
            .codes(.rules),
            summary: "leave out findings of these rules",
            details: "It counts more than --select.",
            verbs: [.check]
        ),
        FlagRecord(
            .baseline,
            .file("FILE"),
            summary: "leave out findings that stand in a baseline",
            verbs: [.check]
        ),
        FlagRecord(
            .writeBaseline,
            .file("FILE"),
            summary: "record the findings in a baseline instead of telling them",
            details: "They do not fail either.",
            verbs: [.check]
        ),
        FlagRecord(
            .rejects,
            .file("OUT"),
            summary: "save what could not be read, raw, each with its reason",
            details: "As JSON Lines, in a file that only you can read; kindred-check(1) tells its "
                + "members.",
            verbs: [.check, .normalize, .merge, .import]
        ),
        FlagRecord(
            .showValues,
            summary: "quote the values that findings are about",
            details: "Values of cards are private: leave this out of logs.",
            verbs: [.check]
        ),
        FlagRecord(
            .jobs,
            .text("N"),
            summary: "how many threads may work at most (default: the cores)",
            details: "The output never depends on it.",
            verbs: [.check, .inspect, .normalize, .convert, .merge]
        ),
        FlagRecord(
            .quiet,
            short: "q",
            summary: "no summary and no progress",
            details: "Findings and the exit status stay as they are.",
            verbs: [.check]
        ),
    ]
}
