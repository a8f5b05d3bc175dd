import Diagnostics
import Foundation
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Nothing that looks like a field is lost: it is read, or its block is listed as not read, or a finding stands at it.
@Suite("Every line of a field is accounted for")
struct AccountTests {
    /// The examples of the repository, and documents with something else in them.
    private static var documents: [String] {
        get throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../../Examples")
            let folders = try FileManager.default.contentsOfDirectory(
                at: root, includingPropertiesForKeys: nil)
            let examples = folders.map { $0.appending(path: "Schema.md") }.filter {
                FileManager.default.fileExists(atPath: $0.path)
            }
            return try examples.map { try String(contentsOf: $0, encoding: .utf8) } + made
        }
    }

    private static let made = [
        "## Analytics\n\n- `title`: String\n- `start`: Date\n",
        "#### Removed fields\n\n- `title`: String\n- `start`: Date\n",
        "## API\n\n### Journey\n\n" + RefusalDocument.fields("title String, start Date"),
        "## Services\n\n### Pager\n\n```swift\nstruct Pager {\n    var page: Int\n    var size: Int\n}\n```\n",
        "## Services\n\n```kotlin\ndata class Stop(\n  val place: String,\n  val at: Date\n)\n```\n",
        "**Stop** (title: String, start: Date)\n",
        "> | Field | Type |\n> | --- | --- |\n> | `title` | String |\n",
        "1. Pages\n\n   - `page`: Int\n   - `size`: Int\n",
    ].map { RefusalDocument.schema + $0 }

    @Test func `It is read, or told`() throws {
        let documents = try Self.documents
        #expect(documents.count > Self.made.count + 3)
        for text in documents {
            let read = try Reading.notes(text)
            for line in Self.fieldLines(of: text) where !Self.accounts(for: line, in: read) {
                Issue.record("lost: \(text.utf8.prefix(line.upperBound).suffix(line.count))")
            }
        }
    }

    @Test func `A line that is no field is none`() {
        #expect(Self.fieldLines(of: "- `title`: String\n| `a` | Date | x |\n    var a: Int\n").count == 3)
        #expect(Self.fieldLines(of: "A String\n| Field | Type |\n- title of it\n| --- | --- |\n").isEmpty)
    }

    /// The places of lines that give a name and a type all apps know.
    private static func fieldLines(of text: String) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isField(line) { lines.append(start..<start + line.utf8.count) }
            start += line.utf8.count + 1
        }
        return lines
    }

    private static func isField(_ line: Substring) -> Bool {
        let types = "(String|Int64|Int|Date|Double|Bool|UUID|Asset)"
        let name = "`?[a-z][A-Za-z0-9_]*`?"
        return [
            "^[>\\s]*[-*] \(name): `?\(types)\\b", "^[>\\s]*\\| *\(name) *\\| *`?\(types)\\b",
            "^\\s*(@\\w+ )?(var|let|val) [a-z]\\w*: \(types)\\b",
        ].contains { line.range(of: $0, options: .regularExpression) != nil }
    }

    private static func accounts(for line: Range<Int>, in read: Reading) -> Bool {
        let fields = read.schema.entities.flatMap(\.fields).map(\.span)
        let listed = read.schema.unread.map(\.span)
        let findings = read.schema.diagnostics.compactMap(\.span)
        return (fields + listed + findings).contains { span in
            Int(span.lower) < line.upperBound && line.lowerBound < Int(span.upper)
        }
    }
}
