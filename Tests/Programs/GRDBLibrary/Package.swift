// swift-tools-version: 6.1

import PackageDescription

// GRDB for the tests alone: nobody who only runs `gen` should have to build it.
let package = Package(
    name: "GRDBLibrary",
    platforms: [.macOS(.v13)],
    products: [.library(name: "GRDBLibrary", type: .static, targets: ["GRDBLibrary"])],
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")],
    targets: [
        .target(name: "GRDBLibrary", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])
    ]
)
