import SchemaDeclaration
import SchemaReading
import Testing

/// "`state`: enum { open, done }" in an item of a list of fields.
@Suite struct `Values behind the type of an item` {
    private static func read(_ item: String) throws -> DeclaredText {
        try DeclaredText("# Schema\n\n## Trip record type\n\n- id: UUID\n- \(item)\n- start: Date\n")
    }

    @Test(arguments: [
        "state: Enum { open, done }", "state: enum (open, done)", "state: Enum [open, done]",
        "state: Enum { case open, done }", "`state: enum` { open, done }", "`state`: `enum` { open, done }",
        "`state: enum` { open, done } (for the list)", "`state: Enum` (open, done) (später)",
    ])
    func `are those of the field`(item: String) throws {
        let read = try Self.read(item)
        #expect(read.entities == ["Trip: id UUID, state enum {open done}, start Date"])
    }

    @Test(arguments: ["`state: enum` (for the list)", "state: Enum { open, … }"])
    func `are none where words stand there`(item: String) throws {
        let read = try Self.read(item)
        #expect(read.entities.first?.contains("{") == false)
    }

    @Test func `leave what further brackets say`() throws {
        let note = try Self.read("`state: enum` { open, done } (for the list)")
        #expect(note.schema.entities.first?.fields[1].note?.value == "for the list")
        let mark = try Self.read("`state: enum` { open, done } (optional)")
        #expect(mark.entities == ["Trip: id UUID, state enum? {open done}, start Date"])
    }
}
