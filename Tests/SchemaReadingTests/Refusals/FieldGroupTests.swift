import Diagnostics
import SchemaModel
import SchemaReading
import Testing

/// Headings and lines within the description of a record type that name groups of its fields, or rules about them.
@Suite("Groups within a record type")
struct FieldGroupTests {
    private static let basics = RefusalDocument.fields("title String, start Date/Time")
    private static let money = RefusalDocument.fields("fare Double, tip Double")

    @Test(arguments: ["## `Trip`", "## Trip Record Type", "## Record type: Trip", "## Trip"])
    func `Headings of groups name no types`(heading: String) throws {
        for group in ["Basics", "Basic Information", "General", "Metadata"] {
            let read = try Reading.notes(
                "# CloudKit schema\n\n\(heading)\n\n### \(group)\n\n\(Self.basics)### Money\n\n\(Self.money)")
            #expect(read.fieldNames == ["Trip: title start fare tip"])
            #expect(read.unreadKinds == [])
        }
    }

    @Test func `Below a heading of record types they do`() throws {
        let read = try Reading.notes(
            "# CloudKit schema\n\n## Record types\n\n### Basics\n\n\(Self.basics)### Money\n\n\(Self.money)")
        #expect(read.fieldNames == ["Basics: title start", "Money: fare tip"])
    }

    @Test func `Bold lines are the same`() throws {
        let read = try Reading.notes(
            "# CloudKit schema\n\n## `Trip`\n\n**Basics**\n\n- `title`: String\n- `start`: Date/Time\n\n"
                + "**Money**\n\n- `fare`: Double\n- `tip`: Double\n")
        #expect(read.fieldNames == ["Trip: title start fare tip"])
    }

    @Test(arguments: [
        "#### Validation", "#### Constraints", "**Constraints:**", "**Validation**", "**Rules:**",
    ])
    func `Rules about fields declare none`(label: String) throws {
        let read = try Reading.notes(
            RefusalDocument.schema
                + "\(label)\n\n- `title`: String of at most 80 characters\n- `start`: Date/Time, not in the past\n"
        )
        #expect(read.fieldNames == [RefusalDocument.trip])
    }

    @Test(arguments: ["Relevant Fields", "Available Fields", "Stored Properties", "All Attributes"])
    func `Which fields is no name`(heading: String) throws {
        let table = "### \(heading)\n\n\(Self.basics)"
        #expect(
            try Reading.notes("# CloudKit schema\n\n## `Trip`\n\n" + table).fieldNames == [
                RefusalDocument.trip
            ])
    }
}
