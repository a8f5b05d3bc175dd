// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Where there is no CloudKit, a double takes its place: with it comes a server, and the simulation.
#if canImport(Darwin)
    let double: [Package.Dependency] = []
    let cloudKit: [Target.Dependency] = []
    let simulation: [Target] = []
#else
    let double: [Package.Dependency] = [
        .package(name: "CloudKitDouble", path: "../../Tests/Doubles/CloudKit")
    ]
    let cloudKit: [Target.Dependency] = [.product(name: "CloudKit", package: "CloudKitDouble")]
    let simulation: [Target] = [
        .executableTarget(
            name: "simulate",
            dependencies: ["Pantry", .product(name: "GRDB", package: "GRDB.swift")] + cloudKit,
            swiftSettings: settings
        )
    ]
#endif

let package = Package(
    name: "Sync",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")] + double,
    targets: [
        .target(
            name: "Pantry",
            dependencies: [.product(name: "GRDB", package: "GRDB.swift")] + cloudKit,
            exclude: [
                "Generated/Dedupe/dedupe.sqlite.sql",
                "Generated/Dedupe/dedupe.postgresql.sql",
            ],
            swiftSettings: settings
        )
    ] + simulation
)
