import SchemaDeclaration
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

    @Test("Each relationship is a property, with its question mark, its rule and its note")
    func relationships() throws {
        let read = try DeclaredText(
            Self.document(
                "| Relationship | Type | Description |\n|---|---|---|\n| `berth` | `Berth?` | Delete rule: `.nullify` |"
            ))
        #expect(read.entities == ["Boat: name String, berth Berth? nullify", "Berth: code String"])
        #expect(read.unread == [])
    }

    @Test(
        "What has columns of relationships, or no types that are described, is no table of properties",
        arguments: [
            "| Relationship | Type | Inverse |\n|---|---|---|\n| `berths` | `[Berth]?` | `boat` |",
            "| Relationship | Type | Delete rule |\n|---|---|---|\n| `berths` | `[Berth]?` | Cascade |",
            "| Relationship | Type | Notes |\n|---|---|---|\n| `berths` | `OneToMany` | x |",
            "| Relationship | Type | Notes |\n|---|---|---|\n| `berths` | `[Unknown]?` | x |",
            "| Relationship | Type | Notes |\n|---|---|---|\n| `Boat.berths` | `[Berth]?` | x |",
            "| Relationship | Type | Notes |\n|---|---|---|\n| `berths` | `Berth, Boat` | x |",
        ])
    func relationshipsOfStatements(table: String) throws {
        let read = try DeclaredText(Self.document(table))
        #expect(read.entities.first == "Boat: name String")
    }

    @Test(
        "A heading that names nothing that is described has no such table",
        arguments: ["## Methods", "## Planned relationships\n\n### Leg", "## Relationships", "### DTOs"])
    func headings(heading: String) throws {
        for first in ["Relationship", "Field"] {
            let table = "| \(first) | Type | Notes |\n|---|---|---|\n| `berths` | `[Berth]?` | x |"
            let read = try DeclaredText(Self.document(table, below: heading + "\n\n"))
            #expect(read.schema.entities.map(\.name.value) == ["Boat", "Berth"])
        }
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
        "A table of nothing but such types is of fields where each is described, and the type itself is one of a field",
        arguments: [
            ("`Boat?`", "`Berth?`", "`Trip?`", ["Boat", "Trip", "Berth"]),
            ("`Boat?`", "`Car?`", "`Trip?`", ["Boat", "Berth"]),
            ("`Boat`", "`Berth`", "`Trip?`", ["Boat", "Berth"]),
            ("Boat?", "Berth?", "`Trip?`", ["Boat", "Berth"]),
            ("`Boat?`", "`Berth?`", "`Int`", ["Boat", "Berth"]),
        ])
    func fieldsAlone(first: String, second: String, referring: String, names: [String]) throws {
        let table = "| Field | Type |\n|---|---|\n| `from` | \(first) |\n| `to` | \(second) |"
        let document = Self.document(table, below: "## Trip\n\n").replacing(
            "| `name` | `String` |", with: "| `name` | `String` |\n| `trip` | \(referring) |")
        let read = try DeclaredText(document)
        #expect(read.schema.entities.map(\.name.value) == names)
        #expect(read.unread.isEmpty == names.contains("Trip"))
    }
}
