import SchemaDeclaration
import SchemaReading
import Testing

/// Lists of which one item declares a record type and its fields, and others say something of it.
@Suite("Statements in items beside fields")
struct StatementBesideFieldsTests {
    private static func reading(_ items: String) throws -> Reading {
        try Reading("# CloudKit\n\n## Record types\n\n\(items)\n")
    }

    @Test("Rights behind the fields, in the same item")
    func rights() throws {
        let reading = try Self.reading(
            """
            - **Vote** — `siteID` (String, **Queryable** index), `value` (Int).
              Security: **world read, creator write.**
            - **Sum** — `siteID` (String), `count` (Int). Everybody reads about it.
            """)
        #expect(reading.names == ["Vote", "Sum"])
        #expect(reading.grants == ["_world READ", "_creator WRITE"])
        #expect(reading.schema.entities.last?.grants.isEmpty == true)
    }

    @Test("Indexes in the item behind it")
    func indexes() throws {
        let reading = try Self.reading(
            """
            - Record type **`Mark`** — `recordName` = the site's id. Fields: `isSeen` (Int 0/1), `changedAt` (Date).
            - **Indexes:** Queryable on **`changedAt`** and sortable on **`isSeen`**.
            """)
        #expect(reading.names == ["Mark"])
        #expect(reading.indexes == [["queryable changedAt", "sortable isSeen"]])
    }

    @Test("Items of a list of fields are fields, and no statements")
    func fields() throws {
        let reading = try Reading(
            "# CloudKit\n\n## Record type: Shelf\n\n- `index`: Int64\n- `queryable`: Bool\n- `access`: String\n"
        )
        #expect(reading.entities == ["Shelf: index Int64, queryable Bool, access String"])
        #expect(reading.indexes == [[]])
        #expect(reading.grants == [])
    }
}
