import Testing

/// Lines that begin with a store and a model's name.
@Suite("A store before a name")
struct StoreBeforeNameTests {
    @Test(
        "A store's name before one in back-ticks says what it is, with a label or without",
        arguments: ["Model", "SwiftData", "SwiftData model", "The CloudKit record type", "The SwiftData"])
    func store(lead: String) throws {
        let text = "# Boats\n\nKept with SwiftData.\n\n## Data\n\n\(lead) `Boat`: `name`, `built`, `mast`\n"
        #expect(try Reading(text).entities == ["Boat: name, built, mast"])
    }

    @Test("Any other word does not")
    func others() throws {
        let text = "# Boats\n\nKept with SwiftData.\n\n## Data\n\nPlease `Boat`: `name`, `built`, `mast`\n"
        #expect(try Reading(text).names == [])
    }
}
