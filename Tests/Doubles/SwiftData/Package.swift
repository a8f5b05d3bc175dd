// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// A package of its own: as a target of gen's it would make `canImport(SwiftData)` true where nothing knows of it.
let package = Package(
    name: "SwiftData",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftData", type: .static, targets: ["SwiftData"])],
    targets: [
        .macro(name: "SwiftDataMacros"),
        .target(name: "SwiftData", dependencies: ["SwiftDataMacros"]),
    ]
)
