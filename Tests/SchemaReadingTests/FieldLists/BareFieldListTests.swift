import SchemaDeclaration
import SchemaReading
import Testing

/// Lists of names as code has them, below the heading of a record type below one of record types.
@Suite struct `Bare names below a record type` {
    private func read(_ items: String, chapter: String = "CKRecord Types", name: String = "TripStop") throws
        -> Reading
    {
        try Reading("# Design\n\n## CloudKit\n\n### \(chapter)\n\n#### \(name)\n\n\(items)\n")
    }

    private static let items = "- stopId\n- place (optional)\n- kind (sight/hotel)\n- madeAt, endedAt"

    @Test(arguments: [
        items, "- place\n- madeAt\n- isOpen (bool)", "- place\n- madeAt — by the app\n- count (int)",
    ])
    func `are its fields`(items: String) throws {
        let read = try read(items)
        #expect(read.names == ["TripStop"])
        #expect(read.schema.entities[0].fields.count == (items == Self.items ? 5 : 3))
    }

    @Test(arguments: [
        "- oneTime\n- recurring\n- other", "- place\n- madeAt", "- stopId\n- open the app\n- place",
        "- stopId\n- place\n- place",
        "- stopId\n- place\n- madeAt\n  - by the app",
    ])
    func `are none without a type or key, and not beside anything else`(items: String) throws {
        #expect(try read(items).names == [])
    }

    @Test func `need both headings`() throws {
        #expect(try read(Self.items, chapter: "Views").names == [])
        #expect(try read(Self.items, chapter: "Removed record types").names == [])
        #expect(try read(Self.items, name: "The stops").names == [])
    }
}
