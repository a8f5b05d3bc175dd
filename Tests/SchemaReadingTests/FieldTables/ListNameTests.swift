import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Names in a column of fields with brackets behind them.
@Suite struct `Names of lists in a table` {
    @Test(arguments: [("`tags[]`", true), ("tags[]", true), ("`tags`", false)])
    func `are lists of their type`(name: String, isList: Bool) throws {
        let reading = try Reading(
            "# CloudKit\n\n## `Trip`\n\n| Field | Type |\n|---|---|\n| \(name) | String |\n| `day` | Date |\n"
        )
        #expect(reading.entities == ["Trip: tags String, day Date"])
        let remarks = try #require(reading.schema.entities.first?.fields.first?.remarks)
        #expect(remarks.map(\.quote) == (isList ? ["[]"] : []))
    }

    @Test func `are no lists of lists`() throws {
        let reading = try Reading(
            "# CloudKit\n\n## `Trip`\n\n| Field | Type |\n|---|---|\n| `a[][]` | String |\n| `day` | Date |\n"
        )
        #expect(reading.schema.diagnostics.map(\.id.rawValue) == ["field.unnamed"])
    }
}
