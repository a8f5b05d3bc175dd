import SchemaDeclaration
import SchemaReading
import Testing

/// Items whose words behind the colon are a type, and those where they only describe the field.
@Suite("Items with descriptions")
struct DescribedItemTests {
    private static func fields(_ items: String) throws -> [String] {
        try Reading(
            """
            # Data model (CloudKit)

            ### Boat Record

            \(items)

            ### Trip Record

            - `boat`: Reference to Boat
            - `day`: Date
            """
        ).entities
    }

    @Test("Words of which none is a type are no type, even if one of them is an entity's name")
    func description() throws {
        let entities = try Self.fields(
            """
            - `boatID`: Unique identifier
            - `name`: Boat's name
            - `kind`: Type of boat
            - `built`: Year of building
            """)
        #expect(entities.first == "Boat: boatID Unique identifier, name, kind, built")
    }

    @Test("A type of one word, a known one before further words, and a name of several are types")
    func type() throws {
        let entities = try Self.fields(
            """
            - `boatID`: UUID
            - `name`: String for the bow
            - `kind`: BoatKind
            - `owner`: Family Member
            """)
        #expect(entities.first == "Boat: boatID UUID, name String, kind BoatKind, owner Family Member")
    }

    @Test("A word in letters that no type has is a description")
    func otherScript() throws {
        let entities = try Self.fields("- `name`: 标题\n- `seats`: 次数\n- `built`: 年份")
        #expect(entities.first == "Boat: name, seats, built")
    }

    @Test(
        "Below a chapter of a store's models names with explanations are fields",
        arguments: ["Data model (SwiftData)", "Modèle de données (Core Data)", "数据模型（SwiftData）"])
    func models(chapter: String) throws {
        let read = { (heading: String, items: String) in
            try Reading("# App\n\n## \(heading)\n\n### SailBoat\n\n\(items)\n").entities
        }
        #expect(try read(chapter, "- `name`: on the bow\n- `seats` — how many") == ["SailBoat: name, seats"])
        #expect(try read(chapter, "- `name` is on the bow\n- `seats` are counted") == [])
        #expect(try read("Screens", "- `name`: on the bow\n- `seats` — how many") == [])
    }

    @Test(
        "Other chapters of a data model are no record types",
        arguments: [
            "Services", "Validation", "Migrations", "Storage", "Queries", "TripStore", "BoatManager",
            "BoatViewModel",
        ])
    func chapters(heading: String) throws {
        let items = "- `fetchBoats`: gets them all\n- `saveBoat`: keeps one"
        #expect(
            try Reading("# App\n\n## Data model (SwiftData)\n\n### \(heading)\n\n\(items)\n").entities == [])
    }

    @Test("A type of a field may be spelled as any word")
    func typeOfField() throws {
        let boat = "### Boat\n\n- `name`: String\n- `home`: Harbour"
        let harbour = "### Harbour\n\n- `town`: where it is\n- `berths`: how many"
        let read = try Reading("# App\n\n## Data model (SwiftData)\n\n\(boat)\n\n\(harbour)\n")
        #expect(read.names == ["Boat", "Harbour"])
    }

    @Test(
        "A relationship to an entity in words of the language",
        arguments: [
            "relation to Boat", "Beziehung zu Boat", "relation avec Boat", "relación con Boat",
            "relazione con Boat",
            "relação com Boat", "relatie met Boat", "relacja z Boat", "связь с Boat",
        ])
    func relation(words: String) throws {
        let read = try Reading(
            "# Data model (SwiftData)\n\n## Boat\n\n- id: UUID\n- name: String\n\n## Trip\n\n- id: UUID\n- day: Date\n- boat: \(words)\n"
        )
        #expect(read.entities.last?.contains("boat ") == true, "\(read.entities)")
    }

    @Test("The description is the field's documentation")
    func note() throws {
        let reading = try Reading(
            "# CloudKit\n\n### Boat Record\n\n- `id`: UUID\n- `name`: Words on the bow - in capitals\n")
        #expect(reading.schema.entities.first?.fields.last?.note?.value == "Words on the bow - in capitals")
    }
}
