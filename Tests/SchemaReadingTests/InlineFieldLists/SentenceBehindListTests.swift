import SchemaReading
import Testing

/// Lists of fields in a sentence, behind which the item goes on.
@Suite struct `Sentences behind a list of fields` {
    private func read(_ item: String, heading: String = "Модель данных (Core Data)") throws -> DeclaredText {
        try DeclaredText(
            "# App\n\n## \(heading)\n\n- **Captain** — id, name, rank?\n\(item)\n- **Ship** — id, hull (String), built (Date)\n"
        )
    }

    @Test(arguments: [
        "- **Voyage** — id, leftOn (Date), note?. Отдельная сущность, без связей",
        "- **Voyage** — id, leftOn (Date),\n  note?. Several a year = several records",
        "- **Voyage** — id, leftOn (Date), note?",
    ])
    func `end it`(item: String) throws {
        let read = try read(item)
        #expect(
            read.entities == [
                "Captain: id, name, rank?", "Voyage: id, leftOn Date, note?",
                "Ship: id, hull String, built Date",
            ])
    }

    @Test func `that list relationships are read as such`() throws {
        let read = try read("- **Voyage** — id, leftOn (Date). Связи: ships, captain (cascade)")
        #expect(read.relationships == ["Voyage.ships -> Ship*", "Voyage.captain -> Captain cascade"])
    }

    @Test(arguments: [
        ("Optional: note, end", 1), ("Kept for a year", 0), ("Has many `ships`, `crews` and `ports`", 1),
        ("Has many `ships`", 0), ("Has no `ships`, `crews`", 0),
        ("Has `save`, `delete` methods", 0), ("Has `open` and `done` as states", 0),
    ])
    func `that have further names are told`(sentence: String, notes: Int) throws {
        let read = try read("- **Voyage** — id, leftOn (Date). \(sentence)", heading: "Core Data entities")
        #expect(read.findings.count { $0.hasPrefix("fields.unread") } == notes)
    }

    @Test(arguments: [
        ("a single row: defaultUnit, hasSeenTour", "Prefs: defaultUnit, hasSeenTour"),
        ("values: inPort, atSea", nil), ("a single row: unit, tour", nil),
    ])
    func `stand before it with names as code has them`(words: String, entity: String?) throws {
        let read = try read("- **Prefs** — \(words)", heading: "Core Data entities")
        #expect(read.entities.first { $0.hasPrefix("Prefs") } == entity)
    }
}
