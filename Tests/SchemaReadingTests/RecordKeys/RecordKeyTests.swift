import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Values of records by their keys")
struct RecordKeyTests {
    private func read(_ code: String, under heading: String = "## Mapping") throws -> DeclaredText {
        try DeclaredText("# Sync\n\n\(heading)\n\n```swift\n\(code)\n```\n")
    }

    private static let values = """
        title = record["title"] as? String ?? ""
        start = record["start"] as? Date ?? .distantPast  // when it begins
        cover = record["cover"] as? CKAsset
        """

    @Test("The record type that the code compares with")
    func comparesType() throws {
        let found = try read("guard record.recordType == \"Trip\" else { return nil }\n" + Self.values)
        #expect(found.entities == ["Trip: title String, start Date, cover CKAsset"])
        #expect(found.schema.entities[0].kind == .cloudKit)
    }

    @Test("The record type that the heading names")
    func namedByHeading() throws {
        let found = try read(Self.values, under: "## `Trip` record")
        #expect(found.entities == ["Trip: title String, start Date, cover CKAsset"])
    }

    @Test(
        "Code that says too little",
        arguments: [
            // Two record types, and no heading that names one.
            "CKRecord(recordType: \"Trip\")\nCKRecord(recordType: \"Stop\")\n" + values,
            // No types.
            "let record = CKRecord(recordType: \"Trip\")\nrecord[\"title\"] = title\nrecord[\"start\"] = start",
            // No record.
            "guard recordType == \"Trip\" else { return }\nlet a = row[\"title\"] as? String\nlet b = row[\"x\"] as? Int",
        ])
    func refuses(code: String) throws {
        #expect(try read(code).entities == [])
    }

    @Test("Where a table describes the record type, code adds nothing")
    func besideTable() throws {
        let found = try DeclaredText(
            """
            # CloudKit

            ## `Trip`

            | Field | Type |
            | --- | --- |
            | title | String |

            ```swift
            guard record.recordType == "Trip" else { return nil }
            \(Self.values)
            ```
            """)
        #expect(found.entities == ["Trip: title String"])
    }
}
