import Foundation

/// The real GRDB, built once into a hidden folder that later runs find again.
package enum GRDBLibrary {
    /// Whether tests that need it run: where SQLite can be compiled against, and in CI in any case.
    package static var isExpected: Bool {
        #if canImport(Darwin)
            true
        #else
            ProcessInfo.processInfo.environment["CI"] != nil
                || FileManager.default.fileExists(atPath: "/usr/include/sqlite3.h")
        #endif
    }

    /// What the compiler needs to find the module, and the linker to find the rest.
    package struct Flags {
        package let compiling: [String]
        package let linking: [String]
    }

    package static let shared = Result { try build() }

    private struct Failure: Error {
        let message: String
    }

    private static func build() throws -> Flags {
        let place = packageFolder.appending(path: "Tests/Programs/GRDBLibrary")
        let scratch = packageFolder.appending(path: ".build/grdb-tests")
        let outcome = try Command(
            "swift", ["build", "--package-path", place.path, "--scratch-path", scratch.path]
        ).run()
        guard outcome.status == 0 else { throw Failure(message: outcome.output + outcome.errors) }
        let module = scratch.appending(path: "checkouts/GRDB.swift/Sources/GRDBSQLite/module.modulemap")
        return Flags(
            compiling: [
                "-I", scratch.appending(path: "debug/Modules").path, "-Xcc",
                "-fmodule-map-file=\(module.path)",
            ],
            linking: [scratch.appending(path: "debug/libGRDBLibrary.a").path, "-lsqlite3"])
    }
}
