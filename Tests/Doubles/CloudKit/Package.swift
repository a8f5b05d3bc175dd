// swift-tools-version: 6.1

import PackageDescription

// CloudKit where there is none: for the tests, and for `Examples/Sync`.
let package = Package(
    name: "CloudKitDouble",
    platforms: [.macOS(.v14)],
    products: [.library(name: "CloudKit", targets: ["CloudKit"])],
    targets: [.target(name: "CloudKit")]
)
