// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableExperimentalFeature("Lifetimes"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let strictC: [CSetting] = [
    .treatAllWarnings(as: .error),
    .enableWarning("all"),
    .enableWarning("extra"),
]

/// A library target and the test target that mirrors it.
func module(
    _ name: String,
    _ dependencies: [Target.Dependency] = [],
    testing extra: [Target.Dependency] = []
) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, swiftSettings: strict),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.target(name: name), "TestSupport"] + dependencies + extra,
            swiftSettings: strict
        ),
    ]
}

let extras = Context.environment["KINDRED_EXTRAS"]

/// An executable that only its own work wants: it is there where the environment asks for extras.
func extra(_ name: String, _ path: String, _ dependencies: [Target.Dependency]) -> [Target] {
    extras == nil ? [] : [.executableTarget(name: name, dependencies: dependencies, path: path)]
}

let package = Package(
    name: "kindred",
    products: [
        .library(name: "CivilCalendar", targets: ["CivilCalendar"]),
        .library(name: "Diagnostics", targets: ["Diagnostics"]),
        .library(name: "VCard", targets: ["VCard"]),
        .library(name: "KindredCore", targets: ["KindredCore"]),
        .library(name: "Interchange", targets: ["Interchange"]),
        .executable(name: "kindred", targets: ["kindred"]),
    ],
    targets: [
        .systemLibrary(
            name: "CICU",
            path: "Sources/System/CICU",
            pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"])]
        ),
        .target(
            name: "CUnicode",
            dependencies: ["CICU"],
            path: "Sources/System/CUnicode",
            cSettings: strictC
        ),
        .systemLibrary(
            name: "CSQLite",
            path: "Sources/System/CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .target(
            name: "FaultVFS",
            dependencies: ["CSQLite"],
            path: "Tests/FaultVFS",
            cSettings: strictC
        ),
    ]
        + module("Files")
        + module("Text")
        + module("Diagnostics", ["Text"])
        + module("CivilCalendar", ["CUnicode"])
        + module("VCard", ["CivilCalendar", "CUnicode", "Diagnostics", "Text"])
        + module("Interchange", ["CivilCalendar", "Diagnostics", "Text", "VCard"])
        + module("Photograph")
        + module(
            "KindredCore",
            ["CivilCalendar", "Diagnostics", "Photograph", "Text", "VCard"]
        )
        + module(
            "NotebookStore",
            ["CivilCalendar", "CSQLite", "Files", "KindredCore", "Text", "VCard"],
            testing: ["FaultVFS"]
        )
        + module(
            "Commands",
            [
                "CivilCalendar", "Diagnostics", "Files", "Interchange", "KindredCore",
                "NotebookStore", "Photograph", "Text", "VCard",
            ]
        )
        + [
            .executableTarget(
                name: "kindred",
                dependencies: ["Commands"],
                path: "Sources/Main",
                swiftSettings: strict
            ),
            .testTarget(
                name: "SamplesTests",
                dependencies: [
                    "CivilCalendar", "Diagnostics", "Files", "TestSupport", "Text", "VCard",
                ],
                swiftSettings: strict
            ),
            .testTarget(
                name: "CommandTests",
                dependencies: ["TestSupport", "Text"],
                swiftSettings: strict
            ),
        ]
        + extra(
            "kindred-benchmarks",
            "Tests/Benchmarks",
            ["CivilCalendar", "CUnicode", "Diagnostics", "Files", "VCard"]
        )
        + extra(
            "kindred-notebook-benchmark",
            "Tests/NotebookBenchmark",
            ["CSQLite", "CivilCalendar", "Commands", "Files"]
        )
        + (extras == nil
            ? []
            : [
                .target(
                    name: "FuzzLaws",
                    dependencies: [
                        "CivilCalendar", "Diagnostics", "Interchange", "TestSupport", "Text",
                        "VCard",
                    ],
                    path: "Tests/Fuzzing/Laws",
                    swiftSettings: strict
                )
            ])
        + extra(
            "kindred-fuzz",
            "Tests/Fuzzing/Seeded",
            ["CivilCalendar", "Files", "FuzzLaws", "TestSupport"]
        )
        // libFuzzer brings its own main: this one links only with --sanitize=fuzzer.
        + (extras == "guided"
            ? extra(
                "kindred-fuzz-guided",
                "Tests/Fuzzing/Guided",
                ["CivilCalendar", "FuzzLaws"]
            ) : []),
    swiftLanguageModes: [.v6]
)
