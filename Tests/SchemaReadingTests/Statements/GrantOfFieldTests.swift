import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// CloudKit has rights for records alone: what is said of a field is nobody's right to the whole record.
@Suite struct `Rights of a field` {
    private static func reading(_ sentence: String) throws -> DeclaredText {
        try DeclaredText(
            """
            # CloudKit

            ## Card

            \(sentence)

            - `status` (String)
            """
        )
    }

    @Test(arguments: [
        "Everyone can change the status of a card.", "Only the owner may change the `status`.",
        "Permissions: only the owner may change the status.",
    ])
    func `are told and not granted`(sentence: String) throws {
        let reading = try Self.reading(sentence)
        #expect(reading.schema.entities.flatMap(\.grants).isEmpty)
        #expect(reading.findings == ["grant.unread at 5:1"])
    }

    @Test(arguments: ["Everyone can change a card.", "Everyone can change the card."])
    func `are none where the record is changed`(sentence: String) throws {
        let reading = try Self.reading(sentence)
        #expect(reading.schema.entities.flatMap(\.grants).map(\.value.role) == ["_world"])
        #expect(reading.findings == [])
    }
}
