import Diagnostics
import Output
import SchemaModel
import TestSupport
import Testing

@testable import CloudKitSchemaOutput

/// What the target says about what it cannot keep.
@Suite("Findings about CloudKit schemas")
struct FindingTests {
    private func entity(
        _ fields: Field..., named name: String = "A", kind: EntityKind = .cloudKit,
        indexes: [(Index.Kind, String)] = [], database: Database? = .private, grants: [Grant] = []
    ) -> Entity {
        Entity(
            name: name, kind: kind, database: database, span: SampleSchema.span, fields: fields,
            indexes: indexes.map { Index(kind: $0.0, fields: [.init(name: $0.1)]) }, grants: grants)
    }

    /// Each as `severity: message`.
    private func findings(_ entities: Entity...) -> [String] {
        result(Schema(name: "Test", entities: entities)).diagnostics.map {
            "\($0.severity.rawValue): \($0.message)"
        }
    }

    @Test func anEncryptedFieldHasNoIndex() {
        let secret = SampleSchema.field("pin", .string, stored: "ENCRYPTED STRING") { $0.isEncrypted = true }
        let schema = Schema(name: "Test", entities: [entity(secret, indexes: [(.queryable, "pin")])])
        #expect(
            result(schema).diagnostics.map(\.message) == [
                "'pin' cannot be QUERYABLE, because it is encrypted: the schema has no such index"
            ])
        #expect(rendered(schema).contains(" ENCRYPTED STRING\n"))
    }

    @Test func indexesThatCloudKitDoesNotHave() {
        #expect(
            findings(
                entity(
                    SampleSchema.field("file", .asset, stored: "ASSET"),
                    SampleSchema.field("tags", .string, stored: "LIST<STRING>") { $0.isList = true },
                    SampleSchema.field("count", .int, stored: "INT64"),
                    indexes: [
                        (.queryable, "file"), (.sortable, "tags"), (.searchable, "count"),
                        (.sortable, "recordName"),
                    ])) == [
                    "warning: 'file' cannot be QUERYABLE, because it is of type ASSET: the schema has no such index",
                    "warning: 'tags' cannot be SORTABLE, because it is of type LIST<STRING>: "
                        + "the schema has no such index",
                    "warning: 'count' cannot be SEARCHABLE, because it is of type INT64: "
                        + "the schema has no such index",
                    "warning: 'recordName' cannot be SORTABLE, because it is of type REFERENCE: "
                        + "the schema has no such index",
                ])
    }

    @Test func whatCannotBeEncrypted() {
        func encrypted(_ name: String, _ type: FieldType, _ stored: String) -> Field {
            SampleSchema.field(name, type, stored: stored) { $0.isEncrypted = true }
        }
        #expect(
            findings(
                entity(encrypted("file", .asset, "ASSET"), encrypted("owner", .reference, "REFERENCE"))) == [
                    "note: CloudKit encrypts every asset: 'file' needs no mark",
                    "warning: CloudKit cannot encrypt 'owner', which is a reference",
                ])
        #expect(
            findings(
                entity(
                    encrypted("pin", .string, "ENCRYPTED STRING"), database: .public,
                    grants: [Grant(role: "_world", permissions: [.read])]))
                == ["warning: 'pin' is encrypted, which the public database does not allow"])
    }

    @Test(arguments: ["", "first-name", "1st", "_x", "größe", "a b", "a\"b", "x\u{202E}", "___x", "a.b"])
    func namesThatCloudKitRefuses(name: String) {
        let shown = name.replacing("\u{202E}", with: "")
        #expect(
            findings(entity(SampleSchema.field(name, .string)))
                == ["error: CloudKit allows no field called '\(shown)'"])
        #expect(
            findings(entity(named: name)) == ["error: CloudKit allows no record type called '\(shown)'"])
        #expect(
            findings(entity(grants: [Grant(role: name, permissions: [.read])]))
                == ["error: CloudKit allows no role called '\(shown)'"])
    }

    @Test func namesThatCloudKitKeeps() {
        #expect(
            findings(entity(SampleSchema.field("recordID", .int), SampleSchema.field("share", .string))) == [
                "warning: CloudKit keeps 'recordID' itself, and as another type: no record can hold this field",
                "warning: 'share' is a name of CloudKit's own, which it may refuse",
            ])
        #expect(
            findings(
                entity(
                    SampleSchema.field("x", .string), SampleSchema.field("x_ckAsset", .bool),
                    kind: .swiftData))
                == ["warning: 'CD_x_ckAsset' is a field already: the schema has the first one"])
        #expect(
            findings(entity(named: "CD_A"), entity(named: "A", kind: .coreData)).first
                == "error: 'CD_A' is a record type already")
    }

    @Test func anIndexOverNoFieldOfTheType() {
        #expect(
            findings(entity(SampleSchema.field("recordType", .string), indexes: [(.queryable, "recordType")]))
                == ["warning: 'A' has no field 'recordType' to index"])
        // One message is enough for a field that is not there.
        #expect(
            findings(entity(SampleSchema.field("recordID", .int), indexes: [(.queryable, "recordID")])).count
                == 1)
    }

    @Test func sharesHaveNamesWithPoints() {
        let share = entity(SampleSchema.field("cloudkit.title", .string), named: "cloudkit.share")
        #expect(findings(share) == [])
        let text = rendered(Schema(name: "Test", entities: [share]))
        #expect(text.contains("    RECORD TYPE \"cloudkit.share\" (\n"))
        #expect(text.contains("        \"cloudkit.title\" STRING\n"))
    }

    @Test func tooManyFields() {
        func wide(_ count: Int, _ kind: EntityKind) -> Entity {
            Entity(
                name: "Wide", kind: kind, database: .private, span: SampleSchema.span,
                fields: (0..<count).map { SampleSchema.field("field\($0)", .string) })
        }
        #expect(findings(wide(256, .cloudKit)) == [])
        #expect(
            findings(wide(257, .cloudKit)) == [
                "error: 'Wide' has 257 fields in CloudKit, which allows 256"
            ])
        // A text of Core Data needs two, and each of its types has three more.
        #expect(findings(wide(126, .coreData)) == [])
        #expect(
            findings(wide(127, .coreData)) == [
                "error: 'Wide' has 257 fields in CloudKit, which allows 256"
            ])
    }

    @Test func tablesAreNoRecordTypes() {
        let table = entity(named: "log", kind: .table)
        #expect(result(Schema(name: "Test", entities: [table])).files.isEmpty)
        #expect(
            findings(table, entity(named: "B")) == [
                "remark: no record types are made of 'log', described as a table"
            ])
    }

    @Test func grantsAreNeverMadeUp() {
        #expect(findings(entity(database: .private)) == [])
        #expect(
            findings(entity(database: .public)) == [
                "warning: the document grants nobody anything on 'A': of no use in the public database"
            ])
        let schema = Schema(
            name: "Test",
            entities: [entity(database: nil), entity(named: "B", database: nil), entity(named: "C")])
        #expect(
            result(schema).diagnostics.map(\.message) == [
                "the document grants nobody anything on 'A' and 'B': of no use in the public database"
            ])
        #expect(result(schema).diagnostics.map(\.severity) == [.remark])
        // The only grants are those of CloudKit's own type.
        #expect(rendered(schema).split(separator: "\n").count { $0.contains("GRANT") } == 2)
    }

    @Test func aContainerIsCoreDatasOrTheApps() {
        #expect(
            findings(entity(), entity(named: "B", kind: .coreData)) == [
                "warning: Core Data synchronises 'B' only with a container whose record types are all its own"
            ])
    }
}
