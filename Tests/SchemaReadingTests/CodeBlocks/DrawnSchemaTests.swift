import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("SQL and diagrams in code blocks")
struct DrawnSchemaTests {
    private let sql = """
        ```sql
        -- trips
        CREATE TABLE trips (
            id uuid PRIMARY KEY,
            title text NOT NULL DEFAULT '',
            deck uuid REFERENCES decks (id) ON DELETE CASCADE,
            state text CHECK (state IN ('open', 'done')),
            UNIQUE (title, deck)
        );
        CREATE INDEX ON trips (title);
        ```
        """
    private let diagram = """
        ```mermaid
        erDiagram
            TRIP ||--o{ STOP : has
            STOP {
                uuid id PK
                string code UK "short"
                uuid trip FK
            }
        ```
        """

    @Test("Tables without the words before their names", arguments: ["", ";"])
    func bareTables(end: String) throws {
        let text =
            "# Schema\n\n```sql\ntrips (\n    id uuid PRIMARY KEY,\n    title text NOT NULL\n)\(end)\n\nstops (\n    at timestamp\n)\(end)\n```\n"
        #expect(try DeclaredText(text).entities == ["trips: id uuid!, title text!", "stops: at timestamp?"])
        let call = text.replacing("trips (\n", with: "coalesce (\n    1,\n")
        // Without a semicolon what is no table goes on to the end.
        #expect(try DeclaredText(call).entities == (end.isEmpty ? [] : ["stops: at timestamp?"]))
        #expect(try DeclaredText(text.replacing("```sql", with: "```")).entities == [])
    }

    @Test("SQL as the only description")
    func tables() throws {
        let read = try DeclaredText("# Schema\n\n" + sql)
        #expect(
            read.entities == [
                "trips: id uuid!, title text! = '', deck uuid? ->decks cascade, state text? {open done}"
            ])
        #expect(read.keys == ["trips(title, deck)"])
        #expect(read.indexes == ["queryable(title)"])
        #expect(read.schema.entities[0].primaryKey?.value == "id")
        #expect(read.places.prefix(2) == ["trips at 5:14", "id at 6:5"])
    }

    @Test("Columns alone, below the heading of their table")
    func columns() throws {
        let read = try DeclaredText(
            "# Schema\n\n### trips\n\n```sql\nid uuid primary key\ntitle text unique,\nstops jsonb not null\n```\n"
        )
        #expect(read.entities == ["trips: id uuid!, title text?, stops jsonb!"])
        #expect(read.keys == ["trips(title)"])
        #expect(read.places.prefix(2) == ["trips at 3:5", "id at 6:1"])
        let query = try DeclaredText("# Schema\n\n### trips\n\n```sql\nSELECT id, title\nFROM trips\n```\n")
        #expect(query.entities == [])
    }

    @Test("A diagram as the only description")
    func diagrams() throws {
        let read = try DeclaredText("# Schema\n\n" + diagram)
        #expect(read.entities == ["STOP: id uuid, code string, trip uuid ->"])
        #expect(read.keys == ["STOP(code)"])
        #expect(read.places.first == "STOP at 6:5")
    }

    @Test("Where a table describes the entities, SQL and diagrams only repeat it")
    func besideTables() throws {
        let table = "# `Trip`\n\n| Field | Type |\n| --- | --- |\n| title | String |\n\n"
        for drawn in [sql, diagram] {
            let read = try DeclaredText(table + drawn)
            #expect(read.entities == ["Trip: title String"])
        }
    }

    @Test(
        "Queries and other diagrams declare nothing",
        arguments: [
            "```sql\nSELECT title FROM trips;\n```",
            "```sql\nALTER TABLE trips ADD COLUMN a text;\n```",
            "```mermaid\ngraph TD\n  A --> B\n```",
            "```mermaid\nclassDiagram\n  class TripView {\n    +show() void\n  }\n```",
        ])
    func others(block: String) throws {
        let read = try DeclaredText("# Schema\n\n" + block)
        #expect(read.entities == [])
    }

    @Test(
        "SQL beside other entities is read below a heading that names its table, else listed",
        arguments: [
            ("## Mail", ["Mail: id uuid!, subject text?", "Stop: place String"], []),
            ("## `mail`", ["mail: id uuid!, subject text?", "Stop: place String"], []),
            ("## Cache", ["Stop: place String"], ["code at 3:1"]),
            ("## Examples\n\n### Mail", ["Stop: place String"], []),
            ("## Requests\n\n### Mail", ["Stop: place String"], []),
        ])
    func besideOthers(heading: String, entities: [String], unread: [String]) throws {
        let table = "## `Stop`\n\n| Field | Type |\n|---|---|\n| place | String |\n"
        let mail = "```sql\nCREATE TABLE mail (\n  id uuid PRIMARY KEY,\n  subject text\n);\n```\n\n"
        let read = try DeclaredText("\(heading)\n\n\(mail)\(table)")
        #expect(read.entities.sorted() == entities.sorted())
        #expect(read.unread == unread)
        let copy = mail.replacing("mail", with: "stop")
        let twice = try DeclaredText("## Store\n\n\(copy)\(table)")
        #expect(twice.entities == ["Stop: place String"])
        #expect(twice.schema.unread.map(\.reason) == ["the document describes its tables otherwise, too"])
    }
}
