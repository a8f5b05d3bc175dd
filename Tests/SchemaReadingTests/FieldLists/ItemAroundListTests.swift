import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Lists of fields in items")
struct ItemAroundListTests {
    private let fields = "\n  - title: String\n  - end: Date"

    private func text(_ items: String, heading: String = "New entities") -> String {
        "# Journal\n\nSync with CloudKit\n\n## \(heading)\n\n\(items)\n"
    }

    @Test(
        "A plain name beside a label",
        arguments: [
            "Trip entity", "Trip entity added", "Trip record type created (2 fields)", "Trip entity:",
            "[ ] Trip entity added", "[x] Trip entity eklendi",
        ])
    func names(item: String) throws {
        let read = try DeclaredText(text("- \(item)\(fields)\n- Stop entity added\(fields)"))
        #expect(read.entities == ["Trip: title String, end Date", "Stop: title String, end Date"])
    }

    @Test(
        "Other items name no record type, and neither does the document's title",
        arguments: [
            "Trip entity removed", "Later: Trip entity", "New model", "Trip entity tests", "Base entity",
            "Each entity has", "Trip entity indexes",
        ])
    func others(item: String) throws {
        let read = try DeclaredText(text("- \(item)\(fields)"))
        #expect(read.entities == [])
        #expect(read.unread == ["list at 7:1"] || read.unread == ["list at 8:3"])
    }

    @Test("Below a heading that speaks of no schema a plain name is none")
    func heading() throws {
        #expect(try DeclaredText(text("- Trip entity\(fields)", heading: "Screens")).entities == [])
    }

    @Test(
        "A group of fields is one of the document's own", arguments: ["Required:", "Basics", "Trip details:"])
    func groups(item: String) throws {
        let read = try DeclaredText("# Trip\n\nA CloudKit record type.\n\n## Fields\n\n- \(item)\(fields)\n")
        #expect(read.entities == ["Trip: title String, end Date"])
    }

    @Test("Names in the items before it come first")
    func siblings() throws {
        let list = "- **Trip**\n- Fields:\n  - note: String\n- **Stop**\n- Fields:\n  - place: String"
        let read = try DeclaredText("## Core Data model\n\n\(list)\n")
        #expect(read.entities == ["Trip: note String", "Stop: place String"])
        let below = try DeclaredText(
            "# Core Data model\n\n**Trip**\n\n- **Stop**\n- Add these fields:\(fields)\n")
        #expect(below.entities == ["Stop: title String, end Date"])
    }

    @Test("An item that announces fields says whose they are in the line above its list")
    func announced() throws {
        let read = try DeclaredText(text("**Trip** (Private)\n- Add these fields:\(fields)\n- Save."))
        #expect(read.entities == ["Trip: title String, end Date"])
    }

    @Test(
        "Words for what is new name nothing, in any language",
        arguments: [
            "New entities", "Neue Entitäten", "Nouvelles entités", "Nuevas entidades", "Novas entidades",
            "Nuove entità", "Nieuwe entiteiten", "Nowe encje", "Новые сущности", "Yeni varlıklar", "新实体",
            "新實體",
            "新しいエンティティ", "새 엔티티",
        ])
    func fillers(heading: String) throws {
        let read = try Reading(
            "# Journal Schema\n\nSync with CloudKit\n\n## \(heading)\n\n- title: String\n- end: Date\n")
        #expect(read.entities.isEmpty || read.names == ["Journal"])
    }
}
