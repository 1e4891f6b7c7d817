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

/// Targets that only their own work wants: `KINDRED_BENCHMARKS=1` adds the benchmarks.
let extras: [Target] =
    Context.environment["KINDRED_BENCHMARKS"] == nil
    ? []
    : [
        .executableTarget(
            name: "kindred-benchmarks",
            dependencies: ["CivilCalendar", "Diagnostics", "Files", "VCard"],
            path: "Tests/Benchmarks"
        )
    ]

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
    ]
        + module("Files")
        + module("Text")
        + module("Diagnostics", ["Text"])
        + module("CivilCalendar", ["CUnicode"])
        + module("VCard", ["CivilCalendar", "CUnicode", "Diagnostics", "Text"])
        + module("Interchange", ["Diagnostics", "Text", "VCard"])
        + module("Photograph")
        + module(
            "KindredCore",
            ["CivilCalendar", "Diagnostics", "Photograph", "Text", "VCard"]
        )
        + module(
            "NotebookStore",
            ["CivilCalendar", "CSQLite", "Files", "KindredCore", "Text", "VCard"]
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
            )
        ]
        + extras,
    swiftLanguageModes: [.v6]
)
