import Testing

/// Labels such as "record type" within bold phrases, and those that are spelled in another way.
@Suite("Labels in phrases")
struct LabelInPhraseTests {
    @Test(
        "A word of a bold phrase is no name",
        arguments: [
            "**Always handle missing record types gracefully**", "**Check the record type first**",
            "**3. Records in the CloudKit model now**",
        ])
    func phrase(line: String) throws {
        let reading = try Reading(
            """
            # CloudKit

            \(line)

            ```swift
            record["title"] as? String
            record["length"] as? Int
            ```
            """)
        #expect(reading.names == [])
    }

    @Test(
        "The name within the phrase is one",
        arguments: [
            "**Boat (CKRecord Type: `Boat`)**", "**Boot (Record Type: `Boat`)**",

        ])
    func name(item: String) throws {
        let reading = try Reading(
            "# CloudKit\n\n- \(item)\n    - `name`: String\n    - `builtAt`: Date\n")
        #expect(reading.entities == ["Boat: name String, builtAt Date"])
    }

    @Test("Languages that put the type first, in one word or two")
    func otherOrder() throws {
        for label in ["typ rekordu", "tipo de registro"] {
            let reading = try Reading(
                "# CloudKit\n\nStatek (\(label) `Boat`):\n\n- `name`: String\n- `built`: Date\n")
            #expect(reading.entities == ["Boat: name String, built Date"])
        }
    }

    @Test("A name alone above a table, two headings below the title")
    func alone() throws {
        func document(_ chapter: String) -> String {
            """
            # Design

            ## \(chapter)

            ### 1. Core Data model

            **`Boat`**

            | Attribute | Type |
            |---|---|
            | `name` | String |

            **`Trip`**

            | Attribute | Type |
            |---|---|
            | `day` | Date |
            """
        }
        #expect(try Reading(document("Decisions")).entities == ["Boat: name String", "Trip: day Date"])
    }
}
