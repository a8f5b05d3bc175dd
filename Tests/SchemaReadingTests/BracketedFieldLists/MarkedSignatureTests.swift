import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// `@Model Trip { … }` in back-ticks says itself that it is a model.
@Suite struct `A signature with the mark of a model` {
    @Test func `is read among items about other things`() throws {
        let read = try Reading(
            "# Design\n\n## Data model (SwiftData / HarbourKit)\n\n- `@Model Trip { id: UUID, title: String }`\n- All of it stays on the device.\n- The rest is in files.\n"
        )
        #expect(read.entities == ["Trip: id UUID, title String"])
        #expect(read.schema.entities[0].kind == .swiftData)
        #expect(read.findings.isEmpty)
    }

    @Test func `is not read without it`() throws {
        let read = try Reading(
            "# Design\n\n## Data model (SwiftData / HarbourKit)\n\n- `Trip { id: UUID, title: String }`\n- All of it stays on the device.\n- The rest is in files.\n"
        )
        #expect(read.names.isEmpty)
        #expect(read.unread == ["5:1 list"])
    }
}
