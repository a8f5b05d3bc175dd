import Foundation
import TestSupport
import Testing

/// The page of shapes: what the recognisers' documentation comments say, in the order in which they are asked.
struct ShapePage {
    let text: String

    init() throws {
        let folder = packageFolder.appending(path: "Sources")
        let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let reader = try #require(sources.first { $0.contains("package struct SchemaReader") })
        var text = """
            # Shapes

            The shapes in which `gen` reads record types, fields and facts.

            ## Overview

            Each shape has a recogniser. This page is made from their documentation comments:
            `UPDATE_GOLDENS=1 swift test --filter DocumentationTests` writes it anew.

            """
        for (list, title) in Self.lists {
            text += "\n## \(title)\n"
            let start = try #require(reader.range(of: "let \(list): [any Recogniser] = ["))
            let end = try #require(reader.range(of: "\n    ]", range: start.upperBound..<reader.endIndex))
            for match in reader[start.upperBound..<end.lowerBound].matches(of: /(\w+)\(\)/) {
                let name = String(match.1)
                let words = try #require(Self.comment(on: name, in: sources), "\(name) says nothing")
                text += "\n### \(Self.heading(of: name))\n\n\(words)\n"
            }
        }
        self.text = text
    }

    private static let lists = [
        ("shapes", "Record types and their fields"),
        ("substitutes", "Record types where nothing else describes them"),
        ("statements", "Facts about record types"),
    ]

    /// The documentation comment above a type.
    private static func comment(on name: String, in sources: [String]) -> String? {
        for source in sources {
            let forms = ["\nstruct \(name): ", "\npackage struct \(name): "]
            guard let declaration = forms.lazy.compactMap({ source.range(of: $0) }).first else { continue }
            let lines = source[..<declaration.lowerBound].split(
                separator: "\n", omittingEmptySubsequences: false)
            let comment = lines.reversed().prefix { $0.hasPrefix("///") }.reversed()
            if comment.isEmpty { return nil }
            return comment.map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }.joined(separator: "\n")
        }
        return nil
    }

    /// For example: `Flat table` of `FlatTableRecogniser`.
    private static func heading(of name: String) -> String {
        let core = name.replacing("Recogniser", with: "").replacing("Statement", with: "")
        let words = core.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.split(separator: " ")
        let lowered = words.enumerated().map { index, word in
            index == 0 || word.allSatisfy(\.isUppercase) ? String(word) : word.lowercased()
        }
        return lowered.joined(separator: " ")
    }
}
