import SchemaReading
import Testing

/// The record type is named beside or below its fields, and not as the heading says.
@Suite("A label names the record type, wherever in the section it stands")
struct RecordTypeBelowTests {
    @Test(arguments: ["Record type", "CKRecordType", "CKRecord type", "CKRecord type name"])
    func `An item of the list that holds the fields`(_ label: String) throws {
        let text = """
            # CloudKit

            ### Journey Entity (`TripModel`)

            - **\(label)**: `Trip`
            - **Fields**:
              - `title`: String
              - `start`: Date
            """
        #expect(try Reading(text).entities == ["Trip: title String, start Date"])
    }

    private static let table = """
        # CloudKit

        ## TripModel

        | Field | Type |
        | --- | --- |
        | `title` | String |

        LINE
        """

    @Test(arguments: [
        "**Record type**: `Trip`", "CKRecordType: `Trip`", "**CKRecord type name**: `\"Trip\"`",
    ])
    func `A line below the fields`(_ line: String) throws {
        #expect(try Reading(Self.table.replacing("LINE", with: line)).names == ["Trip"])
    }

    @Test(arguments: ["See `Trip`.", "**Model**: `Trip`", "Record type: trips", "- **Record type**: `Trip`"])
    func `Other lines name nothing`(_ line: String) throws {
        #expect(try Reading(Self.table.replacing("LINE", with: line)).names == ["TripModel"])
    }

    @Test func `A line above other fields names those`() throws {
        let text = Self.table.replacing(
            "LINE", with: "**Record type**: `Stop`\n\n| Field | Type |\n| --- | --- |\n| `at` | Date |")
        #expect(try Reading(text).entities == ["TripModel: title String", "Stop: at Date"])
    }

    @Test func `A listing with CloudKit's own name of the label`() throws {
        let text = "# CloudKit\n\n```swift\nCKRecord.RecordType: \"Trip\"\nFields:\n  - title: String\n```\n"
        #expect(try Reading(text).entities == ["Trip: title String"])
    }
}
