// swift-tools-version: 6.2

import PackageDescription

/// `GEN_WARNINGS=errors` refuses warnings, as `.ci/run` does: in one build, and not for those who only use the package.
let refusesWarnings = Context.environment["GEN_WARNINGS"] == "errors"

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (refusesWarnings ? [.treatAllWarnings(as: .error)] : [])

/// `GEN_ROOMS=optimized` optimises the rooms in a debug build, as `.ci/run` does: the tests read much, and have as many
/// checks as before. Packages that depend on this one by a version may not have such flags, so that they are asked for.
let optimizesRooms = Context.environment["GEN_ROOMS"] == "optimized"
let roomSettings = settings + (optimizesRooms ? [.unsafeFlags(["-O"])] : [])

/// A folder under `Sources` with the rooms that it may import. Imports only go down.
func room(_ name: String, imports dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: roomSettings)
}

/// A room that reads what a document says: documents, words and declarations stand below them all.
func readingRoom(_ name: String, above dependencies: [Target.Dependency]) -> Target {
    room(
        name,
        imports: [
            "Diagnostics", "Markdown", "SchemaModel", "Vocabulary", "DocumentWording", "SchemaDeclaration",
        ] + dependencies
    )
}

/// A target of `gen`: a room that turns the schema into files. Such rooms never import each other.
func outputRoom(_ name: String, speaking languages: Target.Dependency...) -> Target {
    room(name, imports: ["Diagnostics", "SchemaModel", "Output", "Templating"] + languages)
}

/// The tests of one room, in `Tests/<room>Tests`.
func tests(_ room: String, importing dependencies: Target.Dependency...) -> Target {
    .testTarget(
        name: room + "Tests",
        dependencies: ["TestSupport", "Diagnostics"] + dependencies,
        swiftSettings: settings
    )
}

/// The tests of an output room.
func outputTests(_ room: String, speaking languages: Target.Dependency...) -> Target {
    .testTarget(
        name: room + "Tests",
        dependencies: [
            "TestSupport", "Diagnostics", "SchemaModel", "Output", "Templating", .byName(name: room),
        ] + languages,
        swiftSettings: settings
    )
}

let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

/// The rooms in the order of the data's way through them.
let rooms: [Target] = [
    .systemLibrary(
        name: "CCmark",
        pkgConfig: "libcmark",
        providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    .systemLibrary(name: "CAllocator"),
    .systemLibrary(name: "CHashing"),
    room("Diagnostics"),
    room("Markdown", imports: ["CCmark", "Diagnostics"]),
    room("SchemaModel", imports: ["Diagnostics"]),
    room("CloudKitLanguage"),
    room("SwiftReading"),
    room("YAMLReading", imports: [yams]),
    room("Vocabulary"),
    room("DocumentWording", imports: ["Diagnostics", "Markdown", "Vocabulary"]),
    room("SchemaDeclaration", imports: ["Diagnostics", "SchemaModel"]),
    readingRoom("RemarkReading", above: ["SwiftReading"]),
    readingRoom("SchemaEvidence", above: ["RemarkReading"]),
    readingRoom(
        "CodeReading",
        above: ["RemarkReading", "SchemaEvidence", "CloudKitLanguage", "SwiftReading", "YAMLReading", yams]
    ),
    readingRoom("TableReading", above: ["RemarkReading", "SchemaEvidence", "CodeReading", "SwiftReading"]),
    readingRoom("ListReading", above: ["RemarkReading", "SchemaEvidence", "CodeReading", "TableReading"]),
    readingRoom(
        "StatementReading",
        above: ["RemarkReading", "SchemaEvidence", "CodeReading", "TableReading", "SwiftReading"]
    ),
    readingRoom(
        "SchemaReading",
        above: [
            "RemarkReading", "SchemaEvidence", "CodeReading", "TableReading", "ListReading",
            "StatementReading",
            "YAMLReading", yams,
        ]
    ),
    room("SchemaResolution", imports: ["Diagnostics", "SchemaModel", "SchemaDeclaration", "RemarkReading"]),
    room("Templating", imports: ["Diagnostics", "Templates"]),
    room("Output", imports: ["CHashing", "Diagnostics", "SchemaModel", "CoreDataLanguage", "Templating"]),
    room("TextDifferences"),
    room("HTMLLanguage", imports: ["Output"]),
    room("Fixing", imports: ["Diagnostics", "Markdown"]),
    room("Linting", imports: ["Diagnostics", "SchemaModel", "Vocabulary", "CloudKitLanguage"]),
    room("LanguageServer", imports: ["Diagnostics", "Markdown", "SchemaModel", "TableReading", "Fixing"]),
    room("DiagnosticReports", imports: ["Diagnostics", "Output", "Linting"]),
    room("SchemaFacts", imports: ["Diagnostics", "SchemaModel"]),
    room("Inspection", imports: ["Diagnostics", "SchemaModel", "SchemaFacts", "Output"]),
    room("SchemaComparison", imports: ["Diagnostics", "SchemaModel", "Output", "CloudKitLanguage"]),
    room(
        "SwiftLanguage",
        imports: ["Diagnostics", "SchemaModel", "Output", "Templating", "CoreDataLanguage"]
    ),
    room("SQLLanguage", imports: ["Diagnostics", "SchemaModel", "Output"]),
    room(
        "SQLScripts",
        imports: ["Diagnostics", "SchemaModel", "Output", "SQLLanguage", "Templating"]
    ),
    room("SQLMigration", imports: ["Diagnostics", "SchemaModel", "Output", "SQLLanguage", "SQLScripts"]),
    room(
        "SQLVerification",
        imports: ["Diagnostics", "SchemaModel", "Output", "SQLLanguage", "SQLScripts", "SchemaComparison"]
    ),
    room("CoreDataLanguage", imports: ["SchemaModel"]),
    room(
        "SchemaReview",
        imports: [
            "Diagnostics", "Markdown", "SchemaModel", "Output", "SchemaComparison", "HTMLLanguage",
            "TextDifferences", "Templating",
        ]
    ),
]

let templateFolders = [
    "swift", "swiftdata", "sql", "json-schema", "dedupe", "ckdb", "coredata", "grdb", "mermaid", "html",
    "review", "spark",
]

let outputRooms: [Target] = [
    outputRoom("SwiftOutput", speaking: "SwiftLanguage", "CoreDataLanguage"),
    outputRoom("SwiftDataOutput", speaking: "SwiftLanguage"),
    room(
        "SQLOutput",
        imports: ["Diagnostics", "SchemaModel", "Output", "SQLLanguage", "SQLScripts", "Templating"]
    ),
    outputRoom("JSONSchemaOutput"),
    outputRoom("GRDBOutput", speaking: "SwiftLanguage", "SQLLanguage", "SQLScripts"),
    outputRoom("DedupeOutput", speaking: "SwiftLanguage", "SQLLanguage"),
    outputRoom("CloudKitSchemaOutput", speaking: "CloudKitLanguage", "CoreDataLanguage"),
    outputRoom("CoreDataOutput", speaking: "CoreDataLanguage"),
    outputRoom("MermaidOutput"),
    outputRoom("HTMLOutput", speaking: "SchemaFacts", "HTMLLanguage"),
    outputRoom("SparkOutput", speaking: "SQLLanguage", "SQLScripts"),
]

let testTargets: [Target] = [
    .target(
        name: "TestSupport",
        dependencies: ["Diagnostics", "SchemaModel"],
        path: "Tests/TestSupport",
        swiftSettings: settings
    ),
    .target(
        name: "RecordSupport",
        dependencies: ["SchemaModel", "Output", "SwiftLanguage", "SQLLanguage"],
        path: "Tests/RecordSupport",
        swiftSettings: settings
    ),
    tests("Diagnostics"),
    tests("DiagnosticReports", importing: "DiagnosticReports"),
    tests("Markdown", importing: "Markdown"),
    tests("SchemaModel", importing: "SchemaModel"),
    tests("Vocabulary", importing: "Vocabulary"),
    tests(
        "SchemaReading",
        importing: "Markdown", "SchemaModel", "Vocabulary", "DocumentWording", "SchemaDeclaration",
        "RemarkReading",
        "SchemaEvidence", "CodeReading", "SchemaReading"
    ),
    tests(
        "SchemaResolution",
        importing: "Markdown", "SchemaModel", "SchemaDeclaration", "SchemaReading", "SchemaResolution"
    ),
    tests("Fixing", importing: "Fixing"),
    tests("Linting", importing: "SchemaModel", "Linting", "GeneratorPipeline"),
    tests("LanguageServer", importing: "SchemaModel", "LanguageServer", "GeneratorPipeline"),
    tests("Inspection", importing: "SchemaModel", "Inspection"),
    tests("SchemaComparison", importing: "SchemaModel", "SchemaComparison", "GeneratorPipeline"),
    tests(
        "SchemaReview",
        importing: "SchemaModel", "SchemaComparison", "SchemaReview", "Output", "GeneratorPipeline"),
    tests("Templating", importing: "Templating"),
    tests("Output", importing: "SchemaModel", "Output"),
    tests("Workspace", importing: "SchemaModel", "Output", "Templating", "Workspace", "TextDifferences"),
    tests("Command", importing: "gen", "Output", "GeneratorPipeline"),
    .testTarget(
        name: "BadInputTests",
        dependencies: [
            "TestSupport", "Diagnostics", "gen", "CloudKitLanguage", "GeneratorPipeline", "Output",
            "Templating", "Workspace",
        ],
        exclude: ["BadInputs.txt"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "FuzzingTests", dependencies: ["TestSupport", "fuzz"], exclude: ["Inputs"],
        swiftSettings: settings),
    tests("Tidy"),
    tests("Documentation", importing: "gen", "SchemaModel", "Output", "Templating", "GeneratorPipeline"),
    tests("Examples", importing: "gen"),
    tests("SupportMatrix", importing: "SchemaModel", "Output", "GeneratorPipeline"),
    tests("SwiftDataDouble"),
    tests("Module", importing: "SchemaModel", "Output", "GeneratorPipeline"),
    tests("CloudKitLanguage", importing: "CloudKitLanguage"),
    tests("ReadingInvariants", importing: "SchemaModel", "GeneratorPipeline", "Vocabulary", "growth"),
    tests(
        "SwiftReading",
        importing: "SwiftReading",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax")
    ),
    tests(
        "Agreement",
        importing: "SchemaModel", "Output", "Templating", "GeneratorPipeline", "CloudKitLanguage",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax")
    ),
    tests("YAMLReading", importing: "YAMLReading", .product(name: "Yams", package: "Yams")),
    outputTests("SwiftOutput", speaking: "SwiftLanguage"),
    outputTests("SwiftDataOutput", speaking: "SwiftLanguage"),
    outputTests("SQLOutput", speaking: "SQLLanguage", "SQLScripts"),
    tests(
        "SQLMigration",
        importing: "SchemaModel", "Output", "SQLLanguage", "SQLScripts", "SQLOutput", "SQLMigration",
        "GeneratorPipeline"
    ),
    tests(
        "SQLVerification",
        importing: "SchemaModel", "Output", "SQLLanguage", "SQLScripts", "SQLOutput", "SQLVerification",
        "SchemaComparison"
    ),
    outputTests("JSONSchemaOutput", speaking: "SwiftOutput", "RecordSupport", "GeneratorPipeline"),
    outputTests("DedupeOutput", speaking: "SwiftOutput", "SwiftDataOutput", "SQLOutput", "SparkOutput"),
    outputTests("CloudKitSchemaOutput", speaking: "CloudKitLanguage", "GeneratorPipeline"),
    outputTests("MermaidOutput", speaking: "GeneratorPipeline"),
    outputTests("SparkOutput", speaking: "SQLLanguage"),
    outputTests("HTMLOutput", speaking: "GeneratorPipeline", "HTMLLanguage"),
    outputTests("CoreDataOutput", speaking: "CoreDataLanguage", "GeneratorPipeline"),
    outputTests(
        "GRDBOutput",
        speaking: "RecordSupport", "SwiftLanguage", "SwiftOutput", "SQLLanguage", "SQLMigration", "SQLOutput",
        "DedupeOutput",
        "GeneratorPipeline"
    ),
    .testTarget(
        name: "JourneyTests",
        dependencies: [
            "TestSupport", "RecordSupport", "Diagnostics", "SchemaModel", "Output", "SwiftLanguage",
            "SQLLanguage", "SwiftOutput", "SQLOutput", "JSONSchemaOutput", "GeneratorPipeline",
        ],
        swiftSettings: settings
    ),
]

/// A plugin that runs `gen`, in `Sources/Plugins/<name>`.
func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
    .plugin(name: name, capability: capability, dependencies: ["gen"], path: "Sources/Plugins/\(name)")
}

let plugins: [Target] = [
    plugin(
        "GenCommandPlugin",
        .command(
            intent: .custom(
                verb: "gen",
                description: "Generates code from the Markdown documents that 'gen.yml' names, and checks it."
            ),
            permissions: [
                .writeToPackageDirectory(reason: "It writes the files that 'gen.yml' asks for.")
            ])
    ),
    plugin("GenBuildToolPlugin", .buildTool()),
]

/// `GEN_PLUGINS=none` leaves the plugins out, for who builds `gen` itself: beside a plugin SwiftPM builds the program that it
/// runs once more, whether anybody uses the plugin or not, and so every room twice.
let declaredPlugins = Context.environment["GEN_PLUGINS"] == "none" ? [] : plugins

let package = Package(
    name: "gen",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "gen", targets: ["gen"])]
        + declaredPlugins.map { .plugin(name: $0.name, targets: [$0.name]) },
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: rooms + outputRooms + declaredPlugins + [
        .target(name: "Templates", path: "Templates", exclude: templateFolders),
        room(
            "Workspace",
            imports: [
                "Diagnostics", "SchemaModel", "Output", "TextDifferences", "YAMLReading",
                yams,
            ]
        ),
        room(
            "GeneratorPipeline",
            imports: [
                "Diagnostics", "Markdown", "SchemaModel", "SchemaDeclaration", "SchemaReading",
                "SchemaResolution", "Output", "CloudKitLanguage", "SchemaComparison",
            ] + outputRooms.map { .byName(name: $0.name) }
        ),
        .executableTarget(
            name: "gen",
            dependencies: [
                "CAllocator", "Diagnostics", "DiagnosticReports", "SchemaModel", "GeneratorPipeline",
                "Fixing", "Inspection", "LanguageServer", "Linting", "Output", "CoreDataOutput",
                "SQLLanguage", "SQLMigration", "SQLVerification", "SchemaComparison", "SchemaReview",
                "Templating",
                "TextDifferences", "Workspace",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "benchmark",
            dependencies: ["GeneratorPipeline", "Output", "SchemaModel", "Templating"],
            path: "Tests/Benchmark",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "growth",
            dependencies: ["GeneratorPipeline", "SchemaModel"],
            path: "Tests/Growth",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CloudKitLanguage", "Diagnostics", "GeneratorPipeline", "Markdown", "Output", "SchemaModel",
                "SwiftReading", "Templating", "Workspace", "YAMLReading",
            ],
            path: "Tests/Fuzzing",
            swiftSettings: settings
        ),
    ] + testTargets
)
