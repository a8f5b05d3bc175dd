import Testing

/// What a line below the heading, or words beside the name, say of where something is kept.
@Suite("Said not to be stored")
struct DeniedStorageTests {
    private static func document(_ heading: String, _ line: String) -> String {
        """
        # Data model

        Everything is in SQLite.

        ## \(heading)

        \(line)

        | Field | Type |
        |---|---|
        | `theme` | TEXT |
        | `size` | INTEGER |
        """
    }

    @Test(
        "A sentence about the type itself",
        arguments: [
            "Not stored in the database.", "One value in `UserDefaults`; it is not stored in the database.",
            "Одна запись в `UserDefaults`; в базе не хранится.",
        ])
    func denied(line: String) throws {
        let reading = try Reading(Self.document("Choices", line))
        #expect(reading.names == [])
        #expect(reading.unread == ["9:1 table"])
    }

    @Test(
        "A sentence about something else, or without a denial",
        arguments: [
            "Photos are not stored in the database.", "Stored in the database.", "What the owner chose.",
        ])
    func aboutOthers(line: String) throws {
        #expect(try Reading(Self.document("Choices", line)).names == ["Choices"])
    }

    @Test(
        "A clause of a longer heading",
        arguments: [
            ("Value types (Swift structs — not persisted)", []),
            ("Value types (Swift structs — persisted)", ["Fare"]),
            ("Models of the app that are persisted (caches — not persisted)", ["Fare"]),
            ("Value types (Swift structs — not persisted when offline)", ["Fare"]),
        ])
    func inPassing(heading: String, names: [String]) throws {
        let code =
            "\n\n```swift\nstruct Fare: Codable {\n    let price: Double\n    let unit: String?\n}\n```\n"
        let read = try Reading(
            "# Data model\n\nThe app uses Core Data with CloudKit.\n\n## \(heading)\n\n### Fare" + code)
        #expect(read.names == names)
    }

    @Test("Words beside the name")
    func besideName() throws {
        #expect(try Reading(Self.document("Choices — UserDefaults", "One value.")).names == [])
        #expect(try Reading(Self.document("Choices — of the owner", "One value.")).names == ["Choices"])
    }
}
