import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Transposed tables")
struct TransposedTableTests {
    @Test(
        "Fields as columns",
        arguments: [
            "| Field | `title` | `end` |\n| --- | --- | --- |\n| Type | String | Date |\n| Required | Yes | No |",
            "| | title | end |\n| --- | --- | --- |\n| Type | String | Date |\n| Required | Yes | No |",
            "| Feld | `title` | `end` |\n| --- | --- | --- |\n| Pflicht | Ja | Nein |\n| Typ | String | Date |",
        ])
    func reads(table: String) throws {
        let read = try DeclaredText("## `Trip`\n\n\(table)\n")
        #expect(read.entities == ["Trip: title String!, end Date?"])
        #expect(read.unread == [])
    }

    @Test("A field stands in its column")
    func places() throws {
        let read = try DeclaredText("## `Trip`\n\n| Field | `title` |\n| --- | --- |\n| Type | String |\n")
        #expect(read.places == ["Trip at 1:5", "title at 3:12"])
    }

    @Test("Upright tables stay so")
    func upright() throws {
        // Fields that are called like headers.
        let read = try DeclaredText(
            "## `Trip`\n\n| Field | Type |\n| --- | --- |\n| type | String |\n| notes | String |\n")
        #expect(read.entities == ["Trip: type String, notes String"])
    }

    @Test(
        "Comparisons are no fields",
        arguments: [
            "| | CloudKit | SwiftData |\n| --- | --- | --- |\n| Cost | free | free |\n| Speed | slow | fast |",
            "| Property | Old name | New name |\n| --- | --- | --- |\n| Type | a b | c d |",
        ])
    func others(table: String) throws {
        let read = try DeclaredText("## Trip\n\n\(table)\n")
        #expect(read.schema.entities.flatMap(\.fields).isEmpty)
    }

    @Test("Fields that are called like headers, where each has a type")
    func headerNames() throws {
        let read = try DeclaredText(
            "## `Trip`\n\n| | note | model |\n| --- | --- | --- |\n| **Type** | String | Int64 |\n| Index | - | Queryable |\n"
        )
        #expect(read.entities == ["Trip: note String, model Int64"])
    }
}
