import Diagnostics
import SchemaModel
import Testing

/// Names that nothing declares: told at their word, with what they may be.
@Suite struct UnknownNameTests {
    @Test(arguments: [
        "Queryable: `title`, ", "- Queryable: `title`, ", "**Indexes:** queryable on `title`, ",
    ])
    func anIndexOfNoField(line: String) throws {
        let fields =
            "# Schema\n\n## `Card` Record Type\n\n| Field | Type |\n|---|---|\n| `title` | String |\n| `length` | Int64 |\n\n"
        let read = Resolved(fields + line + "`lenght`")
        let diagnostic = try read.diagnostic("index.undeclared")
        #expect(diagnostic.remedy == "did you mean 'length'?")
        #expect(Resolved(fields + line + "`length`").count("index.undeclared") == 0)
        #expect(Resolved(fields + line + "`modificationDate`").count("index.undeclared") == 0)
    }

    @Test func anIndexIsToldAtItsWord() throws {
        let read = Resolved(
            "# Schema\n\n## `Card` Record Type\n\n| Field | Type |\n|---|---|\n| `title` | String |\n\nQueryable: `1️⃣lenght`"
        )
        #expect(read.isAtMark(try read.diagnostic("index.undeclared")))
    }

    @Test func aReferenceToNoRecordType() throws {
        let types =
            "# Schema\n\n## `Mariner` Record Type\n\n| Field | Type |\n|---|---|\n| `name` | String |\n\n"
        let read = Resolved(
            types + "## `Boat` Record Type\n\n| Field | Type |\n|---|---|\n| `owner` | Reference → Marnier |")
        #expect(try read.diagnostic("reference.undescribed").remedy == "did you mean 'Mariner'?")
    }

    @Test(arguments: [
        "Not synced", "local only", "Device only", "is not synced", "Nur lokal", "Non synchronisé",
        "Solo local",
        "tylko lokalnie", "только локально", "仅本地",
    ])
    func aFieldThatOnlyTheDeviceKeeps(note: String) throws {
        let read = Resolved(rows: "`title` | String | Shown", "`opened` | Date/Time | \(note)")
        #expect(read.schema.entities[0].fields.map(\.name) == ["title"])
        #expect(read.count("field.unstored") == 1)
    }

    @Test(arguments: ["Synced", "Not synced yet", "The local time only", "Local cache key"])
    func aFieldThatCloudKitKeeps(note: String) throws {
        let read = Resolved(rows: "`title` | String | Shown", "`opened` | Date/Time | \(note)")
        #expect(read.schema.entities[0].fields.map(\.name) == ["title", "opened"])
    }

    /// A model's store is on the device.
    @Test func aFieldOfAModelThatOnlyTheDeviceKeeps() throws {
        let read = Resolved(
            "# SwiftData models\n\n## `Card` (SwiftData @Model)\n\n| Property | Type | Notes |\n|---|---|---|\n| `title` | String | |\n| `opened` | Date | Local only |"
        )
        #expect(read.schema.entities[0].fields.map(\.name) == ["title", "opened"])
    }

    @Test func aFormerDefaultIsTold() throws {
        let read = Resolved(rows: "`state` | String | Default `low`, formerly `high`")
        #expect(try read.field("state").defaultValue?.written == "low")
        #expect(read.count("default.unread") == 1)
    }
}
