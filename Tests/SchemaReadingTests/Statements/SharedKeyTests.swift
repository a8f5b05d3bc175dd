import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

/// Sentences that give a key to every record type that has its field.
@Suite struct `Keys of all record types` {
    private static func read(_ sentence: String, heading: String = "## Rules\n\n") throws -> DeclaredText {
        try DeclaredText(
            "# Schema (SwiftData)\n\n## Chat\n\n- `code`: String\n- `title`: String\n\n## Message\n\n- `code`: String\n- `text`: String\n"
                + "\n\(heading)\(sentence)\n")
    }

    @Test(arguments: [
        "All `code` fields are unique.", "Every `code` is unique (`@Attribute(.unique)`).",
        "`code` is unique in all models.", "Все `code` уникальны.",
    ])
    func `are read`(sentence: String) throws {
        let read = try Self.read(sentence)
        #expect(read.keys == ["Chat(code)", "Message(code)"])
        let isConstraint = sentence.contains("@Attribute")
        #expect(read.schema.entities.flatMap(\.uniqueKeys).allSatisfy { $0.isConstraint == isConstraint })
    }

    @Test func `are read below a record type where they speak of all`() throws {
        #expect(
            try Self.read("`code` is unique in all models.", heading: "").keys == [
                "Chat(code)", "Message(code)",
            ])
    }

    @Test(arguments: [
        "Not all `code` are unique.", "All `code` were unique.", "The view shows all unique `code`.",
    ])
    func `are none where the sentence says something else`(sentence: String) throws {
        #expect(try Self.read(sentence).keys == [])
    }

    @Test func `are told where the sentence says more`() throws {
        let read = try Self.read("All `code` are unique per `title`.")
        #expect(read.keys == [])
        #expect(read.schema.diagnostics.map(\.id.rawValue).contains("key.unread"))
    }

    @Test func `are none below a heading of ideas`() throws {
        #expect(try Self.read("All `code` are unique.", heading: "## Ideas\n\n").keys == [])
    }
}
