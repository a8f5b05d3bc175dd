import Foundation
import TestSupport
import Testing

/// A change of one field of a document is a change of that field's lines, in the files of every target.
@Suite("Small differences")
struct DifferenceTests {
    struct Edit: Sendable, CustomTestStringConvertible {
        let example: String

        /// A row of a field table, before which the new one stands.
        let row: String
        let added: String

        var testDescription: String { example }
    }

    static let edits = [
        Edit(
            example: "ScoreMyDay", row: "| `emoji` | String | The picture on the card. |",
            added: "| `fieldOne` | Int64 (optional) | How often it was seen. |"),
        Edit(
            example: "FameFit", row: "| `displayName` |",
            added: "| `fieldOne` | Int64 | How often it was seen. | 0 | Yes |"),
        Edit(
            example: "Savings", row: "| `var goalSnapshotsData: Data?` |",
            added: "| `var fieldOne: Int?` | Optional | Already optional |"),
        Edit(
            example: "HouseholdChores", row: "| `isDone` |",
            added: "| `fieldOne` | Int64 | ❌ Nein | How often it was seen |"),
        Edit(example: "FamilyScreenTime", row: "  - avatarAsset: Asset", added: "  - fieldOne: Int64"),
    ]

    @Test(arguments: edits)
    func aFieldTouchesItsOwnLines(edit: Edit) throws {
        try withTemporaryFolder { folder in
            let source = packageFolder.appending(path: "Examples/\(edit.example)/Schema.md")
            let document = try String(contentsOf: source, encoding: .utf8)
            let place = try #require(document.range(of: edit.row)?.lowerBound)
            let with = String(document[..<place]) + edit.added + "\n" + String(document[place...])
            let renamed = with.replacing("fieldOne", with: "fieldTwo")
            let before = try files(of: document, in: folder)
            let after = try files(of: with, in: folder)
            let other = try files(of: renamed, in: folder)
            #expect(before.keys == after.keys)
            for (path, text) in before {
                let (added, changed) = (after[path] ?? "", other[path] ?? "")
                expectSmall(from: text, to: added, "added in \(path)")
                expectSmall(from: added, to: text, "removed in \(path)")
                expectSmall(from: added, to: changed, "renamed in \(path)")
            }
        }
    }

    /// Every line that goes or comes speaks of the field, or differs by a comma or a position only.
    private func expectSmall(from old: String, to new: String, _ what: String) {
        let difference = lines(new).difference(from: lines(old))
        var (gone, come): ([String], [String]) = ([], [])
        for change in difference {
            switch change {
            case .remove(_, let line, _): gone.append(line)
            case .insert(_, let line, _): come.append(line)
            }
        }
        let strangers = (gone + come).filter { line in
            let isOwn = ["fieldOne", "fieldTwo", "field_one", "How often it was seen"].contains {
                line.contains($0)
            }
            let isFrame =
                line.allSatisfy { " (){}[],/".contains($0) } || Self.frames.contains { line.contains($0) }
            return !isOwn && !isFrame && !isMoved(line, gone, come)
        }
        #expect(strangers.isEmpty, "\(what): \(strangers.prefix(6))")
        #expect(gone.count + come.count <= 30, "\(what): \(gone.count) and \(come.count) lines")
    }

    /// What stands in the lines of one field beside its name.
    private static let frames = ["\"type\"", "<attribute", "<entry", "<userInfo", "</", "IS NULL OR", "AND "]

    /// The last of a list has no comma.
    private func isMoved(_ line: String, _ gone: [String], _ come: [String]) -> Bool {
        func bare(_ line: String) -> String { line.hasSuffix(",") ? String(line.dropLast()) : line }
        return gone.contains { bare($0) == bare(line) } && come.contains { bare($0) == bare(line) }
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// What every target writes for a document, by path.
    private func files(of document: String, in folder: URL) throws -> [String: String] {
        let place = folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try document.write(to: place.appending(path: "Schema.md"), atomically: true, encoding: .utf8)
        let outputs = [
            "swift": "S", "swiftdata": "M", "dedupe": "D", "grdb": "G", "sqlite": "l.sql",
            "postgresql": "p.sql",
            "json-schema": "s.json", "ckdb": "s.ckdb", "coredata": "M.xcdatamodeld",
        ].sorted { $0.key < $1.key }.flatMap { ["--target", $0, "--output", $1] }
        let outcome = try Command(
            builtExecutable("gen").path, ["generate", "Schema.md"] + outputs, in: place
        ).run()
        #expect(outcome.status == 0, "\(outcome.errors)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
        return try Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                let file = place.appending(path: path)
                let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
                guard isFile, path != "Schema.md", path != ".gen-manifest.json" else { return nil }
                return (path, try String(contentsOf: file, encoding: .utf8))
            })
    }
}
