import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Fields in brackets behind names")
struct BracketedFieldListTests {
    @Test(
        "In a list, in paragraphs and in lines",
        arguments: [
            "## Record types\n\n- **Trip** (id, title, endedAt)\n- **Stop** (id, place)",
            "## Entities\n\n**Trip** (id, title, endedAt)\n\n**Stop** (id, place)",
            "## Data model\n\n**Trip** (id, title, endedAt)\n**Stop** (id, place).",
            "## Store\n\nThe record types are:\n\n- `Trip` (`id`, `title`, `endedAt`)\n- `Stop` (`id`, `place`)",
            "## Schema\n\n- **Trip** (id, title, endedAt)\n- **Stop** (id, place)",
            "## Plan\n\n- [x] The Core Data model:\n  - Trip entity (id, title, endedAt)\n  - Stop entity (id, place)",
        ])
    func shapes(text: String) throws {
        let read = try DeclaredText("# CloudKit\n\n\(text)\n")
        #expect(read.entities == ["Trip: id, title, endedAt", "Stop: id, place"])
        #expect(read.unread.isEmpty && read.findings.isEmpty)
    }

    @Test(
        "Behind a verb, a label and a colon",
        arguments: [
            "Record types: `Trip` (id, title, endedAt)",
            "- Define the record type `Trip` (id, title, endedAt)",
            "- Define the CloudKit record type: `Trip` (id, title, endedAt)",
        ])
    func behindLabel(text: String) throws {
        #expect(try DeclaredText("# CloudKit\n\n\(text)\n").entities == ["Trip: id, title, endedAt"])
    }

    @Test(
        "Of two names in one line neither is lost in silence",
        arguments: [
            "Record types: `Trip` (id, title), `Stop` (id, endedAt)",
            "Remove the record type `Trip` (id, title)",
        ])
    func told(text: String) throws {
        let read = try DeclaredText("# CloudKit\n\n\(text)\n")
        #expect(read.entities == [] && read.findings.count == 1)
    }

    @Test("Prose behind the brackets may have brackets, too")
    func proseWithBrackets() throws {
        let read = try DeclaredText(
            "# CloudKit record types\n\n- `Trip` (`title`: String, `start`: Date): shown by `TripView` (SwiftUI)\n"
        )
        #expect(read.entities == ["Trip: title String, start Date"])
    }

    @Test("Types in the brackets, and prose behind them")
    func details() throws {
        let read = try DeclaredText(
            "# CloudKit\n\n## Record types\n\n- **Trip** (id: UUID, end: Date?) – one a journey\n")
        #expect(read.entities == ["Trip: id UUID, end Date?"])
        #expect(read.schema.entities[0].paragraphs.map(\.value) == ["one a journey"])
    }

    @Test(
        "What is no list of fields",
        arguments: [
            "## Record types\n\n- **Trip** (fast, cheap)\n- **Stop** (slow, dear)",
            "## Team\n\n- **Anna** (id, name)\n- **Ben** (title, email)",
            "## Request models\n\n- **Trip** (id, title)",
            "## Record types\n\n- **Trip** (see the code)\n- **Stop** (id)",
            "## Record types\n\n- **Trip** (id, title) needs a zone\n",
            "## Schema\n\n- **Trip** (id, title)\n- **Stop** (slow, dear)",
            "## Fields\n\n- **Status** (optional, indexed)",
            "## Record types\n\n- Trip (id, title)",
        ])
    func others(text: String) throws {
        #expect(try DeclaredText("# CloudKit\n\n\(text)\n").entities == [])
    }

    @Test("A list in a document that speaks of no store is reported")
    func withoutStore() throws {
        let read = try DeclaredText(
            "# App\n\n## Entities\n\n- **Trip** (id, title)\n- **Stop** (id, place)\n")
        #expect(read.entities.isEmpty)
        #expect(read.unread == ["list at 5:1"])
        let paragraphs = try DeclaredText(
            "# App\n\n## Entities\n\n**Trip** (id, title)\n\n**Stop** (id, place)\n")
        #expect(paragraphs.entities.isEmpty)
        #expect(paragraphs.findings == ["fields.unread at 5:3"])
        let colons = try DeclaredText(
            "# App\n\n## Entities\n\n- **Trip**: id, title\n- **Stop**: id, place\n")
        #expect(colons.entities.isEmpty)
        #expect(colons.unread == ["list at 5:1"])
    }

    @Test("What a table describes is not read again")
    func described() throws {
        let read = try DeclaredText(
            "# CloudKit\n\n## Record types\n\n- **Trip** (id, title)\n\n### Trip\n\n| Field | Type |\n|---|---|\n| a | String |\n"
        )
        #expect(read.entities == ["Trip: a String"])
    }

    @Test("Below a heading that is its name a line needs no word for records")
    func ownHeading() throws {
        let others = "# CloudKit\n\n## Stop\n\n| Field | Type |\n|---|---|\n| a | String |\n\n"
        let entities = try DeclaredText(others + "## Trip\n\n**Trip** (id, title)\n").entities
        #expect(Set(entities) == ["Stop: a String", "Trip: id, title"])
        for rest in ["## Trip\n\n**Leg** (id, title)\n", "## Trip\n\n**Trip** (fast, cheap)\n"] {
            #expect(try DeclaredText(others + rest).entities == ["Stop: a String"], "\(rest)")
        }
    }
}
