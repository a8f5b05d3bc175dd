import Foundation
import TestSupport

/// A file of the package, as text.
struct SourceText: CustomStringConvertible {
    /// Relative to the package. For example: `Sources/gen/Gen.swift`.
    let path: String
    let lines: [Substring]

    var description: String { path }
}

/// The package's own files.
enum SourceTree {
    /// All files with an extension below some folders, sorted by path.
    static func files(in folders: String..., extension fileExtension: String = "swift") throws -> [SourceText]
    {
        try folders.flatMap { folder in
            let paths = try FileManager.default.subpathsOfDirectory(
                atPath: packageFolder.appending(path: folder).path)
            return try paths.filter { $0.hasSuffix(".\(fileExtension)") }.sorted().map { path in
                let text = try String(
                    contentsOf: packageFolder.appending(path: "\(folder)/\(path)"), encoding: .utf8)
                return SourceText(
                    path: "\(folder)/\(path)",
                    lines: text.split(separator: "\n", omittingEmptySubsequences: false))
            }
        }
    }

    /// The targets as SwiftPM understands `Package.swift`.
    static func package() throws -> PackageDescription { try description.get() }

    private static let description = Result { try describe() }

    private static func describe() throws -> PackageDescription {
        try withTemporaryFolder { scratch in
            let outcome = try Command(
                "swift", ["package", "--scratch-path", scratch.path, "dump-package"], in: packageFolder
            ).run()
            return try JSONDecoder().decode(PackageDescription.self, from: Data(outcome.output.utf8))
        }
    }
}

/// What `swift package dump-package` prints, as far as it matters here.
struct PackageDescription: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]
        let exclude: [String]

        /// Relative to the package.
        var folder: String { path ?? (type == "test" ? "Tests/" : "Sources/") + name }
        var imports: Set<String> { Set(dependencies.compactMap(\.name)) }
    }

    /// `byName` or `product`, each with the name first in a list.
    struct Dependency: Decodable {
        let byName: [Part?]?
        let product: [Part?]?

        var name: String? { (byName ?? product)?.first??.text }

        /// A list mixes texts with objects.
        struct Part: Decodable {
            let text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }
}
