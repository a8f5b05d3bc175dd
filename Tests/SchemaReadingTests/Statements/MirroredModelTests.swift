import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// A heading that names a store of the device and CloudKit.
@Suite struct `The store of mirrored models` {
    @Test(arguments: [
        ("Data model (SwiftData + CloudKit)", EntityKind.swiftData),
        ("Data model (Core Data + CloudKit)", .coreData), ("Data model (CloudKit)", .cloudKit),
        ("Record types (SwiftData + CloudKit)", .cloudKit),
        ("Data model (CloudKit instead of SwiftData)", .cloudKit),
        ("Data model (CloudKit, formerly Core Data)", .cloudKit),
    ])
    func `is the one on the device`(heading: String, kind: EntityKind) throws {
        let read = try Reading(
            "# \(heading)\n\n## Trip\n\n| Field | Type |\n|---|---|\n| `title` | String |\n")
        #expect(read.schema.entities.first?.kind == kind)
    }

    @Test(arguments: [
        ("SwiftData for local persistence with CloudKit sync", "UUID", EntityKind.swiftData),
        ("Core Data, synced with CloudKit", "String?", .coreData),
        ("SwiftData for local persistence with CloudKit sync", "String", .cloudKit),
        ("SwiftData for the cache; the record types of CloudKit", "UUID", .cloudKit),
    ])
    func `is told by types of Swift where no record type is spoken of`(
        words: String, type: String, kind: EntityKind
    ) throws {
        let read = try Reading(
            "# Data models\n\nThe app uses \(words). CloudKit wants defaults.\n\n## Trip\n\n- `title`: \(type)\n"
        )
        #expect(read.schema.entities.first?.kind == kind)
    }

    /// Properties in a chapter of a decision show how some are written.
    @Test(arguments: [("Decision", []), ("Trip", ["Trip"])])
    func `is none below a chapter`(heading: String, names: [String]) throws {
        let read = try Reading(
            "# A macro\n\nFor SwiftData.\n\n## \(heading)\n\n```swift\n@Relationship(inverse: \"stops\")\nvar trip: Trip?\n```\n"
        )
        #expect(read.names == names)
    }

    @Test(arguments: [("`id: UUID`", "Trip: id UUID, title String"), ("`title`", "Trip: title String")])
    func `has a field that is called the primary key`(key: String, entity: String) throws {
        let read = try Reading(
            "# SwiftData\n\n## Trip\n\n- **Primary key**: \(key)\n- **Fields**:\n  - `title: String`\n")
        #expect(read.entities == [entity])
        #expect(read.schema.entities.first?.primaryKey != nil)
    }
}
