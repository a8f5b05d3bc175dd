import Diagnostics
import SchemaModel
import SchemaReading
import Testing

/// Record types that are called by words which mean something else in headings.
@Suite("Names that are common words")
struct CommonWordNameTests {
    private static let names = [
        "Role", "Index", "Sample", "Default", "Preset", "Example", "Relationship", "Request", "Response",
        "Permission", "Security", "Note", "Query", "Form", "Filter",
    ]

    private static let shapes = [
        "| Field | Type |\n| --- | --- |\n| `title` | String |\n| `start` | Date/Time |\n",
        "- `title`: String\n- `start`: Date/Time\n",
        "```\ntitle: String\nstart: Date/Time\n```\n",
        "```swift\nstruct NAME {\n    var title: String\n    var start: Date\n}\n```\n",
    ]

    @Test(
        "A label is enough, in every shape",
        arguments: ["### Record Type: NAME", "### NAME Record Type", "### Entity: NAME"], names)
    func labelled(label: String, name: String) throws {
        for shape in Self.shapes {
            let text = "# CloudKit schema\n\n## Record types\n\n\(label)\n\n\(shape)"
            let read = try Reading.notes(text.replacing("NAME", with: name))
            #expect(read.fieldNames == ["\(name): title start"], "\(shape)")
        }
    }
}
