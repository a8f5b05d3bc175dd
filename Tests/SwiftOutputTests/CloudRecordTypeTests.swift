import Foundation
import Output
import SchemaModel
import SwiftLanguage
import TestSupport
import Testing

/// Only what the app keeps in CloudKit itself has a way to a record.
@Suite struct CloudRecordTypeTests {
    private static func entity(_ name: String, _ kind: EntityKind, isLocal: Bool = false) -> Entity {
        var entity = Entity(
            name: name, kind: kind, span: SampleSchema.span,
            fields: [
                SampleSchema.field("title", .string), SampleSchema.field("recordType", .int, stored: "INT64"),
                SampleSchema.field("level", .string) { $0.enumName = "Level" },
            ])
        entity.isLocal = isLocal
        return entity
    }

    private static func generated(_ entities: Entity...) -> GeneratedSwift {
        GeneratedSwift(
            Schema(
                name: "Test", entities: entities,
                enums: [
                    EnumType(
                        name: "Level", rawType: .string, cases: [EnumType.Case(name: "low", rawValue: "low")])
                ]))
    }

    @Test(arguments: [
        (EntityKind.swiftData, false), (.coreData, false), (.cloudKit, true), (.table, true),
    ])
    func whatTheAppDoesNotKeepInCloudKitHasNoMapping(kind: EntityKind, isLocal: Bool) {
        let generated = Self.generated(Self.entity("Goal", kind, isLocal: isLocal))
        #expect(generated["Goal.swift"].contains("struct Goal: SchemaRecord {"))
        for file in generated.files.values {
            #expect(!file.contains("CK") && !file.contains("CloudKit"))
        }
    }

    @Test func theRestOfTheSchemaKeepsIts() {
        let generated = Self.generated(
            Self.entity("Draft", .cloudKit, isLocal: true), Self.entity("Goal", .table))
        #expect(generated["Goal.swift"].contains("struct Goal: CloudRecord {"))
        #expect(generated["CloudRecord.swift"].contains("init(record: CKRecord)"))
        #expect(generated["CloudRecord.swift"].contains("types: [any CloudRecord.Type] = [Goal.self]"))
        // The enumeration is declared by the first type that holds it, and the second writes it.
        #expect(generated["Draft.swift"].contains("extension Draft.Level: RecordValue {}"))
        #expect(!generated["Draft.swift"].contains("CKRecord"))
    }

    /// A mirror's names are no business of the structs'.
    @Test func aFieldKeepsItsNameWhereNoRecordHoldsIt() {
        let generated = Self.generated(Self.entity("Goal", .coreData))
        #expect(!generated["Goal.swift"].contains("recordType_"))
        #expect(generated.diagnostics.isEmpty)
    }

    @Test func noNameIsMadeUpForAUser() {
        let users = Entity(
            name: "Users", kind: .cloudKit, span: SampleSchema.span,
            fields: [SampleSchema.field("id", .uuid), SampleSchema.field("nickname", .string)])
        let generated = GeneratedSwift(Schema(name: "Test", entities: [users]))
        #expect(generated["Users.swift"].contains("        recordName: String,\n"))
    }
}
