import CloudKitLanguage
import Diagnostics
import SchemaModel
import TestSupport
import Testing

@testable import CloudKitSchemaOutput

/// The record types that Core Data makes of models.
@Suite("Record types of models")
struct MirroredTypeTests {
    private func model(_ name: String, _ kind: EntityKind = .swiftData, _ fields: Field...) -> Entity {
        Entity(name: name, kind: kind, span: SampleSchema.span, fields: fields)
    }

    /// The fields of each record type but the system's and those that each has, as `name TYPE`.
    private func types(_ entities: Entity...) throws -> [String: [String]] {
        let text = try CloudKitParser.parse(Array(rendered(Schema(name: "Test", entities: entities)).utf8))
        return Dictionary(
            uniqueKeysWithValues: text.recordTypes.map { type in
                let own = type.fields.filter {
                    !$0.name.hasPrefix("___") && !$0.name.hasPrefix("CD_moveReceipt")
                }
                return (type.name, own.map { "\($0.name) \($0.definition)" })
            })
    }

    @Test(
        "Attributes",
        arguments: [
            (FieldType.int, "Int", "INT64", false), (.bool, "Bool", "INT64", false),
            (.double, "Double", "DOUBLE", false), (.decimal, "Decimal", "DOUBLE", false),
            (.date, "Date?", "TIMESTAMP", false), (.string, "String", "STRING", true),
            (.uuid, "UUID", "STRING", false), (.uuid, "String", "STRING", true),
            (.url, "URL", "STRING", false), (.data, "Data", "BYTES", true), (.asset, "Asset", "BYTES", true),
            (.json, "[String: Int]", "BYTES", true),
            (.enum, "Status", "STRING", true),
        ])
    func attribute(type: FieldType, stored: String, expected: String, isLong: Bool) throws {
        let fields = try types(model("A", .swiftData, SampleSchema.field("x", type, stored: stored)))["CD_A"]
        #expect(
            fields == ["CD_entityName STRING", "CD_x \(expected)"] + (isLong ? ["CD_x_ckAsset ASSET"] : []))
        let list = try types(
            model("A", .coreData, SampleSchema.field("x", type, stored: "[\(stored)]") { $0.isList = true }))
        #expect(list["CD_A"] == ["CD_entityName STRING", "CD_x BYTES", "CD_x_ckAsset ASSET"])
    }

    /// Production takes no new field when the first record is shared.
    @Test func recordsCanMoveToAnotherZone() {
        let text = rendered(Schema(name: "Test", entities: [model("A"), model("B", .cloudKit)]))
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines.filter { $0.contains("moveReceipt") } == [
                "CD_moveReceipt BYTES,", "CD_moveReceipt_ckAsset ASSET,",
            ])
    }

    @Test func aPlaceIsTwoNumbers() throws {
        let place = SampleSchema.field("foundAt", .location, stored: "CLLocation")
        #expect(
            try types(model("A", .swiftData, place))["CD_A"]
                == ["CD_entityName STRING", "CD_foundAtLatitude DOUBLE", "CD_foundAtLongitude DOUBLE"])
    }

    @Test func encryptedAttributesHaveEncryptedFields() throws {
        let secret = SampleSchema.field("pin", .string) { $0.isEncrypted = true }
        #expect(
            try types(model("A", .coreData, secret))["CD_A"]
                == ["CD_entityName STRING", "CD_pin ENCRYPTED STRING", "CD_pin_ckAsset ASSET"])
    }

    private func reference(_ name: String, _ target: String, list: Bool = false, inverse: String? = nil)
        -> Field
    {
        SampleSchema.field(name, .reference) {
            $0.references = target
            $0.isList = list
            $0.inverse = inverse.map { FieldPath(entity: target, field: $0) }
        }
    }

    /// Names of records, on the side that has one.
    @Test func relationships() throws {
        let found = try types(
            model(
                "A", .swiftData, reference("bs", "B", list: true), reference("c", "C"),
                reference("nobody", "Nowhere"), reference("nobodies", "Nowhere", list: true)),
            model("B", .swiftData, reference("a", "A")), model("C"),
            model("D", .swiftData, reference("es", "E", list: true)), model("E"))
        #expect(
            found["CD_A"] == ["CD_c STRING", "CD_entityName STRING", "CD_nobody STRING"])
        #expect(found["CD_B"] == ["CD_a STRING", "CD_entityName STRING"])
        #expect(found["CD_C"] == ["CD_entityName STRING"])
        // The way back that nobody describes.
        #expect(found["CD_E"] == ["CD_d STRING", "CD_entityName STRING"])
        #expect(found["CDMR"] == nil)
        #expect(found["Users"] == ["roles LIST<INT64>"])
    }

    @Test func manyToManyIsARecordTypeOfItsOwn() throws {
        let found = try types(
            model("Post", .coreData, reference("tags", "Tag", list: true, inverse: "posts")),
            model("Tag", .coreData, reference("posts", "Post", list: true, inverse: "tags")))
        #expect(found["CD_Post"] == ["CD_entityName STRING"])
        #expect(
            found["CDMR"] == ["CD_entityNames STRING", "CD_recordNames STRING", "CD_relationships STRING"])
    }

    @Test func aDescribedRecordTypeIsNotMirroredAgain() throws {
        let found = try types(model("CD_Item", .coreData, SampleSchema.field("CD_count", .int)))
        #expect(found["CD_Item"] == ["CD_count INT64", "CD_entityName STRING"])
    }

    /// A record type stays in CloudKit for ever: what only the device keeps never gets there.
    @Test("What only the device keeps", arguments: [EntityKind.coreData, .cloudKit])
    func local(kind: EntityKind) throws {
        var queue = model("Queue", kind, SampleSchema.field("text", .string))
        queue.isLocal = true
        let goal = model("Goal", .cloudKit, SampleSchema.field("text", .string))
        #expect(try types(queue, goal).keys.sorted() == ["Goal", "Users"])
        let result = SchemaLowering(Schema(name: "Test", entities: [queue, goal]))
        let notes = result.diagnostics.map(\.message)
        #expect(notes.contains("no record types are made of 'Queue', which only the device keeps"))
        #expect(!notes.contains { $0.contains("container") })
    }
}
