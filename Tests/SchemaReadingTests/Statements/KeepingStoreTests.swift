import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Which store an introduction says that things are kept in, where it speaks of CloudKit as well.
@Suite struct `The store that keeps entities` {
    private static func kind(_ introduction: String) throws -> EntityKind? {
        let list = "## Entities\n\n### Trip\n\n`id · title · end?`\n"
        return try DeclaredText("# Data model\n\n\(introduction)\n\n\(list)").schema.entities.first?.kind
    }

    @Test func `is the one that they are stored with`() throws {
        #expect(
            try Self.kind("Stored with SwiftData and mirrored to CloudKit. CloudKit has rules.") == .swiftData
        )
        #expect(try Self.kind("Persisted in Core Data. CloudKit and CloudKit again.") == .coreData)
    }

    @Test func `is CloudKit where another is only mentioned`() throws {
        #expect(try Self.kind("CloudKit, CloudKit; SwiftData is a cache.") == .cloudKit)
    }
}
