import SchemaReading
import Testing

/// Tables whose types are Swift's types of other models.
@Suite("Tables of Swift's references")
struct SwiftReferenceTests {
    private static func document(_ table: String, below heading: String = "### Relationships\n\n") -> String {
        """
        # Data model

        SwiftData, in the container `iCloud.org.example.Quay`.

        ## Boat

        ### Fields

        | Field | Type |
        |---|---|
        | `name` | `String` |

        \(heading)\(table)

        ## Berth

        ### Fields

        | Field | Type |
        |---|---|
        | `code` | `String` |
        """
    }

    @Test(
        "Each relationship is a property, with its question mark, its rule and its note",
        arguments: [
            (
                "| Relationship | Type | Description |\n|---|---|---|\n| `berth` | `Berth?` | Delete rule: `.nullify` |",
                "Boat: name String, berth Berth? nullify"
            ),
            (
                "| Relationship | Type | Inverse |\n|---|---|---|\n| `berths` | `[Berth]?` | `boat` |",
                "Boat: name String, berths [Berth]? inverse(boat)"
            ),
        ])
    func relationships(table: String, entity: String) throws {
        let read = try DeclaredText(Self.document(table))
        #expect(read.entities.contains(entity), "\(read.entities)")
        #expect(read.unread == [])
    }

    @Test(
        "What is no Swift type stays a relationship, or is told",
        arguments: [
            "| Relationship | Type |\n|---|---|\n| `berth` | `Many` |",
            "| Relationship | Type |\n|---|---|\n| `berth` | Berth |",
            "| Relationship | Type | Destination |\n|---|---|---|\n| `berth` | `One` | Berth |",
        ])
    func others(table: String) throws {
        let read = try DeclaredText(Self.document(table))
        #expect(read.schema.entities.count { $0.name.value == "Boat" } == 1)
        #expect(read.entities.first == "Boat: name String")
    }

    @Test(
        "A table of nothing but such types is of fields where each is described",
        arguments: [
            ("`Boat?`", "`Berth?`", ["Boat", "Trip", "Berth"]), ("`Boat?`", "`Car?`", ["Boat", "Berth"]),
            ("`Boat`", "`Berth`", ["Boat", "Berth"]), ("Boat?", "Berth?", ["Boat", "Berth"]),
        ])
    func fieldsAlone(first: String, second: String, names: [String]) throws {
        let table = "| Field | Type |\n|---|---|\n| `from` | \(first) |\n| `to` | \(second) |"
        let read = try DeclaredText(Self.document(table, below: "## Trip\n\n"))
        #expect(read.schema.entities.map(\.name.value) == names)
        #expect(read.unread.isEmpty == names.contains("Trip"))
    }
}
