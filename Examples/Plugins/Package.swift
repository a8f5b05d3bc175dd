// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Household",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "gen", path: "../..")
    ],
    targets: [
        // `swift package gen` writes its files, which are checked in.
        .target(name: "Chores"),

        // The plugin generates its code while it is built. Nothing is checked in.
        .target(
            name: "Groceries",
            plugins: [.plugin(name: "GenBuildToolPlugin", package: "gen")]
        ),
        .executableTarget(name: "household", dependencies: ["Chores", "Groceries"]),
    ]
)
