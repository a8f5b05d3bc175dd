import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// A field that its author believes encrypted goes out in plain text with a word about it, or not at all.
@Suite struct `Encryption in the words of a field` {
    private static func reading(note: String) throws -> DeclaredText {
        try DeclaredText("# CloudKit\n\n## Card\n\n- `pin` (String): \(note)\n")
    }

    @Test(arguments: [
        "Optional and encrypted.", "encrypted and optional", "optional, encrypted, personal data",
        "Encrypted ⚠️",
    ])
    func `is read beside other facts`(note: String) throws {
        #expect(try Self.reading(note: note).entities.contains { $0.contains("encrypted") })
    }

    @Test(arguments: [
        "personal data, therefore encrypted", "encrypted because it is personal", "encrypted at rest",
    ])
    func `is told where it may be the app that encrypts`(note: String) throws {
        let reading = try Self.reading(note: note)
        #expect(!reading.entities.contains { $0.contains("encrypted") })
        #expect(reading.refused == ["encryption qualified"])
    }

    @Test(arguments: ["not encrypted", "formerly encrypted", "an encrypted message", "in plain text"])
    func `is neither read nor told where there is none`(note: String) throws {
        let reading = try Self.reading(note: note)
        #expect(!reading.entities.contains { $0.contains("encrypted") })
        #expect(!reading.refused.contains("encryption qualified"))
    }

    private static func table(cell: String) throws -> DeclaredText {
        try DeclaredText(
            """
            # CloudKit

            ## Card

            | Field | Type | Encrypted | Queryable |
            | --- | --- | --- | --- |
            | `pin` | String | \(cell) | \(cell) |
            """
        )
    }

    @Test(arguments: ["yes", "✓", "•", "●", "■", "+", "🔒", "🔑", "E2EE"])
    func `is what a mark in its column says`(cell: String) throws {
        #expect(try Self.table(cell: cell).entities == ["Card: pin String encrypted"])
    }

    @Test(arguments: ["no", "–", "", "❌", "plain text", "a reference"])
    func `is none without a mark in its column`(cell: String) throws {
        let reading = try Self.table(cell: cell)
        #expect(reading.entities == ["Card: pin String"])
        #expect(reading.refused == [])
    }

    @Test(arguments: ["AES", "since 2.0", "required"])
    func `is told where its column says something else`(cell: String) throws {
        let reading = try Self.table(cell: cell)
        #expect(reading.entities == ["Card: pin String"])
        #expect(reading.refused == ["encryption unknown"])
    }
}

extension DeclaredText {
    /// What the words of fields look like and do not state, with the reason.
    fileprivate var refused: [String] {
        schema.entities.flatMap(\.fields).flatMap(\.remarks).compactMap { remark in
            guard case .refused(let refused) = remark.fact else { return nil }
            return "\(refused.subject) \(refused.reason)"
        }
    }
}
