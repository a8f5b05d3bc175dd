import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What the code of a document says of its store.
@Suite("Databases and stores in code")
struct StatedInCodeTests {
    private static func read(_ text: String) throws -> Reading {
        try Reading(
            "# Boats (CloudKit)\n\n\(text)\n\n## `Boat`\n\n| Field | Type |\n|---|---|\n| `name` | String |\n"
        )
    }

    @Test(
        "Code names the database where no words do",
        arguments: [
            ("The app uses `container.privateCloudDatabase`.", Database.private),
            ("```swift\nlet database = container.publicCloudDatabase\n```", .public),
            (
                "| What | How |\n|---|---|\n| Sync | `ModelConfiguration(cloudKitDatabase: .private(\"iCloud.a.b\"))` |",
                .private
            ),
            (
                "All is in the public database.\n\n```swift\nprint(container.privateCloudDatabase)\n```",
                .public
            ),
        ] as [(String, Database?)])
    func database(text: String, expected: Database?) throws {
        #expect(try Self.read(text).schema.database?.value == expected)
    }

    @Test(
        "Two databases, a denied one, and the view that others have say nothing",
        arguments: [
            "`container.privateCloudDatabase` and `container.publicCloudDatabase` are open.",
            "Never write to `container.publicCloudDatabase`.", "<!-- publicCloudDatabase -->",
            "Is `publicCloudDatabase` needed? Yes.", "```swift\n// use publicCloudDatabase\n```",
            "Others see it in `sharedCloudDatabase`.",
        ])
    func none(text: String) throws {
        #expect(try Self.read(text).schema.database == nil)
        #expect(try Self.read(text).schema.zone == nil)
    }

    @Test(
        "What is not kept in a database is kept in the other",
        arguments: [
            "Records are never written to the public database. They live in the private database.",
            "Private Database만 사용한다. 사용자 데이터는 public database에 저장하지 않는다.",
        ])
    func denied(text: String) throws {
        #expect(try Self.read(text).schema.database?.value == .private)
    }

    @Test("Models that a local store mirrors are that store's")
    func mirrored() throws {
        let text = { (mirror: String) in
            "# Boats\n\nThe app uses SwiftData and CloudKit.\n\n\(mirror)\n\n## Entities\n\n### Boat\n\n| Field | Type |\n|---|---|\n| `name` | String |\n| `crew` | Int |\n"
        }
        let mirror = "`ModelConfiguration(cloudKitDatabase: .automatic)`"
        #expect(try Reading(text(mirror)).schema.entities.first?.kind == .swiftData)
        let none = "`ModelConfiguration(cloudKitDatabase: .none)`. CloudKit keeps them, and CloudKit alone."
        #expect(try Reading(text(none)).schema.entities.first?.kind == .cloudKit)
        #expect(try Reading(text("CloudKit keeps them.")).schema.entities.first?.kind == .cloudKit)
    }

    @Test(
        "A title that names CloudKit says where mirrored models go, but where record types are spoken of",
        arguments: [
            ("The app uses Core Data with `NSPersistentCloudKitContainer`.", EntityKind.coreData),
            (
                "The app uses Core Data with `NSPersistentCloudKitContainer`. The record types are these.",
                .cloudKit
            ),
            ("The app used Core Data.", .cloudKit),
        ])
    func titled(text: String, kind: EntityKind) throws {
        let read = try Reading(
            "# Syncing with CloudKit\n\n\(text)\n\n## Entities\n\n### Boat\n\n| Field | Type |\n|---|---|\n| `name` | String |\n"
        )
        #expect(read.schema.entities.map(\.kind) == [kind])
    }
}
