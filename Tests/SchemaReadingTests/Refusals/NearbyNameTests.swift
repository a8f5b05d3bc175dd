import SchemaReading
import Testing

/// A name stands near fields, and yet is not theirs.
@Suite("Names that are near fields")
struct NearbyNameTests {
    private static let checklist = """
        # Plan

        Check the CloudKit schema.

        1. You now see **"Trip"** in the list of Record Types beside SEEN
        2. Click on "Trip" to verify all 2 fields are there:
           - `title` (String)
           - `start` (Date/Time)
        """

    @Test(arguments: ["\"Stop\" and \"Person\"", "\"Stop\"", "others"])
    func `What a line above the fields names counts more than what the list names`(_ seen: String) throws {
        let text = Self.checklist.replacing("SEEN", with: seen)
        #expect(try Reading(text).entities == ["Trip: title String, start Date/Time"])
    }

    @Test func `A heading of several tables names none of them`() throws {
        let text = """
            # Trips

            Kept in SQLite.

            ## Database Schema

            ### Regular LABEL

            - **stops**: where one got off
            - **people**: who came along
            """
        #expect(try Reading(text.replacing("LABEL", with: "Tables")).entities.isEmpty)
        #expect(try Reading(text.replacing("LABEL", with: "Table")).names == ["Regular"])
    }

    @Test func `What stands below a parameter is part of it`() throws {
        let text = """
            # Trips

            Kept in SQLite.

            ## Tools

            ### create_trips

            **LABEL:**

            - `trips`: Array of trips
              - `title` (string): what is on the cover
              - `kind` (string): by land or sea
            """
        #expect(try Reading(text.replacing("LABEL", with: "Parameters")).entities.isEmpty)
        #expect(try Reading(text.replacing("LABEL", with: "Columns")).entities.count == 1)
    }

    @Test func `A heading that demands something names nothing`() throws {
        let text = """
            # Rules for SwiftData

            ### HEADING

            ```swift
            @Relationship(deleteRule: .cascade)
            var stops: [Stop]? = []
            ```
            """
        #expect(
            try Reading(text.replacing("HEADING", with: "Relationships Must Be Optional")).entities.isEmpty)
        #expect(try Reading(text.replacing("HEADING", with: "Trip Entity")).names == ["Trip"])
    }

    @Test(arguments: [("Cases", ["Trip"]), ("Values", ["Trip"]), ("Stop", ["Stop", "Trip"])])
    func `A label of values is no name`(_ label: String, _ names: [String]) throws {
        let text = """
            # App (SwiftData)

            ## Models

            ### Kind

            **\(label)**:
            - `land` - on foot
            - `sea` - by ship

            ### Trip

            - `title: String`
            - `kind: Kind`
            """
        #expect(try Reading(text).names == names)
    }

    @Test func `Items with their types in the same back-ticks are fields of the name above`() throws {
        let text = """
            # Data model (SwiftData)

            - **Trip**
              - `days: [Day]`
            - **Day**
              - `date: Date` (in the traveller's zone)
              - `status: DayStatus`
              - `note: String`
              - `updates: [DayUpdate]`
              - back-reference to `Trip`
            """
        #expect(
            try Reading(text).entities.last
                == "Day: date Date, status DayStatus, note String, updates DayUpdate")
    }

    @Test func `The title of a document names none of the models in its chapters`() throws {
        let text = "# Trips\n\nUses SwiftData.\n\n## Data Models\n\n- **Core Properties**: `id`, `title`\n"
        let read = try Reading(text)
        #expect(read.entities.isEmpty)
        #expect(read.unread == ["7:1 list"])
        #expect(try Reading(text.replacing("## Data Models\n\n", with: "")).names == ["Trips"])
    }

    @Test func `Records of a type that nothing describes are told`() throws {
        let text = """
            # CloudKit

            ## Trip Record Type

            | Field | Type |
            | --- | --- |
            | `title` | String |

            ## Saving

            ```swift
            let record = CKRecord(recordType: "TYPE")
            record["title"] = title
            ```
            """
        #expect(try Reading(text.replacing("TYPE", with: "Photo")).unread == ["11:1 code"])
        #expect(try Reading(text.replacing("TYPE", with: "Trip")).unread.isEmpty)
    }
}
