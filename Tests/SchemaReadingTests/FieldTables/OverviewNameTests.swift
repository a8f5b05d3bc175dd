import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

/// A row for each record type, with the names of its fields and no types.
@Suite struct `Names in an overview` {
    private static func read(_ boat: String, _ crate: String, header: String = "Fields") throws
        -> DeclaredText
    {
        try DeclaredText(
            "# Log\n\n## CloudKit\n\n| Record Type | \(header) | Use |\n|---|---|---|\n"
                + "| `Boat` | \(boat) | Sails |\n| `Crate` | \(crate) | Holds things |\n")
    }

    @Test(arguments: ["Fields", "フィールド", "필드"])
    func `make a field of the only one`(header: String) throws {
        let read = try Self.read("id, hull, length", "boatId", header: header)
        #expect(read.entities == ["Boat: id, hull, length", "Crate: boatId"])
        #expect(read.findings == [])
    }

    /// A plain word alone may be anything.
    @Test func `need another row where the only one is a word`() throws {
        let read = try Self.read("id, hull, length", "things")
        #expect(read.entities == [])
        #expect(read.unread == ["table at 5:1"])
    }

    @Test(arguments: [
        "length and others", "length, etc.", "length etc.", "length …", "length ほか", "length 등",
        "length, others (see the code)",
    ])
    func `end where words stand for more, which is told`(end: String) throws {
        let read = try Self.read("id, hull, \(end)", "boatId, place")
        #expect(read.entities == ["Boat: id, hull, length", "Crate: boatId, place"])
        #expect(read.schema.diagnostics.map(\.id.rawValue) == ["field.unnamed"])
        #expect(read.schema.diagnostics.first?.message.hasSuffix("which are not read") == true)
    }

    @Test func `are not ended by a field that begins like such words`() throws {
        let read = try Self.read("id, hull, etcher", "boatId, place")
        #expect(read.entities.first == "Boat: id, hull, etcher")
        #expect(read.findings == [])
    }
}
