import Foundation
import TestSupport
import Testing

/// A code block of the documentation that shows a part of a real file.
///
///     <!-- excerpt: Examples/App/Generated/schema.sql -->
///     ```sql
///     CREATE TABLE Trip (
///         …
///     ```
///
/// A line that holds only `…` stands for any lines.
struct Excerpt: CustomTestStringConvertible {
    let page: String
    let file: String
    let parts: [String]

    var testDescription: String { "\(page): \(file)" }

    /// Those of the README and of the catalogue.
    static let all = DocumentationPage.all.flatMap { page in page.excerpts }

    /// Whether the file has all parts in their order, each as whole lines.
    func isIn(_ text: String) -> Bool {
        var rest = ("\n" + text)[...]
        for part in parts {
            guard let range = rest.range(of: "\n" + part + "\n") else { return false }
            rest = rest[rest.index(before: range.upperBound)...]
        }
        return true
    }
}

/// A page that people read: the README, or an article of the catalogue.
struct DocumentationPage {
    /// Relative to the package.
    let path: String
    let text: String

    static let catalogue = "Sources/gen/Documentation.docc"

    static let all: [DocumentationPage] = {
        let folder = packageFolder.appending(path: catalogue).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let articles = names.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
        return (["README.md"] + articles).compactMap { try? DocumentationPage($0) }
    }()

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
    }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    var excerpts: [Excerpt] {
        lines.indices.compactMap { index in
            guard let match = lines[index].wholeMatch(of: /<!-- excerpt: (.+) -->/) else { return nil }
            let block = lines[(index + 1)...].dropFirst().prefix { !$0.hasPrefix("```") }
            let parts = block.split { $0.allSatisfy { $0 == " " || $0 == "…" } && $0.contains("…") }
            return Excerpt(
                page: path, file: String(match.1),
                parts: parts.map { $0.joined(separator: "\n") })
        }
    }
}
