import Foundation

/// What stands in for CloudKit, `Tests/Doubles/CloudKit`: a module and a library, built once for all tests of a run.
package enum CloudKitDouble {
    /// With these `swiftc` finds the module.
    package static func importing() throws -> [String] { ["-I", try built.get()] }

    /// With these it finds the library too.
    package static func linking() throws -> [String] {
        try importing() + ["-L", built.get(), "-lCloudKit"]
    }

    private static let built = Result { try build() }

    private static func build() throws -> String {
        let folder = packageFolder.appending(path: ".build/doubles/CloudKit")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = packageFolder.appending(path: "Tests/Doubles/CloudKit/Sources/CloudKit")
        let paths = try FileManager.default.contentsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { sources.appending(path: $0).path }
        let outcome = try Command(
            "swiftc",
            [
                "-swift-version", "6", "-suppress-warnings", "-wmo", "-emit-module", "-emit-library",
                "-static", "-module-name", "CloudKit", "-o", "libCloudKit.a",
                "-emit-module-path", "CloudKit.swiftmodule",
            ] + paths,
            in: folder
        ).run()
        guard outcome.status == 0 else { throw BuildFailure(text: outcome.errors) }
        return folder.path
    }

    private struct BuildFailure: Error, CustomStringConvertible {
        let text: String

        var description: String { text }
    }
}
