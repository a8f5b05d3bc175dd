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
            "Trip entity", "Trip entity added", "Trip record type created (2 fields)", "Add the Trip entity",
            "[ ] Trip entity has been added", "[x] Trip entity eklendi",
        ])
    func names(item: String) throws {
        let read = try DeclaredText(text("- \(item)\(fields)\n- Stop entity added\(fields)"))
        #expect(read.entities == ["Trip: title String, end Date", "Stop: title String, end Date"])
    }

    @Test(
        "Other items name no record type, and neither does the document's title",
        arguments: [
            "Settings", "Trip entity removed", "Later: Trip entity", "The screen of a trip", "New model",
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
