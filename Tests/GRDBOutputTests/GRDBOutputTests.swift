import Foundation
import GRDBOutput
import Output
import SchemaModel
import TestSupport
import Testing

/// How the files read, and what they say of what a table cannot keep.
struct GRDBOutputTests {
    private func schema(_ entities: Entity...) -> Schema { Schema(name: "Test", entities: entities) }

    private func entity(_ name: String, _ fields: Field..., kind: EntityKind = .cloudKit) -> Entity {
        Entity(name: name, kind: kind, span: SampleSchema.span, fields: fields)
    }

    @Test func aRecordReadsAsIfWrittenByHand() {
        let card = entity(
            "Card", SampleSchema.field("id", .uuid),
            SampleSchema.field("parent", .reference, optional: true) { $0.references = "Card" })
        let generated = GeneratedRecords(schema(card), options: OutputOptions(names: .snakeCase))
        #expect(generated.files.keys.sorted().count == 5)
        #expect(generated["Card+GRDB.swift"] == Self.golden)
        #expect(generated.diagnostics.isEmpty)
    }

    @Test func aListIsReadAndWrittenWithItsRecord() {
        let text = GeneratedRecords(SampleSchema.library)["Book+GRDB.swift"]
        #expect(
            text.contains(
                """
                        [
                            .allColumns,
                            list("Book_related", as: "related", of: Column("recordName")),
                        ]
                """))
        #expect(text.contains(#"try saveList(related.map(\.recordName), in: "Book_related", db)"#))
        #expect(!text.contains(#"Column("related")"#))
    }

    @Test func typesOfTheDocumentDoNotHideThoseOfGRDB() {
        let names = ["Row", "Column", "Database", "PersistenceContainer", "Table"]
        let entities = names.map { entity($0, SampleSchema.field("title", .string)) }
        let text = GeneratedRecords(Schema(name: "Test", entities: entities))["Row+GRDB.swift"]
        #expect(text.contains("init(row: GRDB.Row) throws"))
        #expect(text.contains(#"static let title = GRDB.Column("title")"#))
        #expect(text.contains("inout GRDB.PersistenceContainer"))
    }

    @Test func whatTheTableCannotKeepIsAWarning() {
        let counted = entity("Counted", SampleSchema.field("id", .int, stored: "INTEGER"), kind: .table)
        let twice = entity(
            "Twice", SampleSchema.field("title", .string), SampleSchema.field("title", .string))
        let diagnostics = GeneratedRecords(schema(counted, twice)).diagnostics
        #expect(
            diagnostics.contains { $0.hasPrefix("warning: the table of 'Counted' knows its records by 'id'") }
        )
        #expect(diagnostics.contains { $0.hasPrefix("warning: the table requires 'title_2'") })
    }

    @Test func noTextEndsTheStatementsBeforeTheirTime() {
        let text = "\"\"\"# \\#(x) \"\"\"##"
        let hostile = entity(
            "Hostile",
            SampleSchema.field("title", .string) {
                $0.defaultValue = DefaultValue(written: text, value: .string(text))
            })
        let generated = GeneratedRecords(schema(hostile))["DatabaseSchema.swift"]
        #expect(generated.contains("sql = ###\"\"\"\n") && generated.hasSuffix("        \"\"\"###\n}\n"))
    }

    /// Two properties of object models are one column, and each side finds the other by it.
    @Test func aOneToOneRelationshipIsOneColumn() {
        func model(_ name: String, _ property: String, of other: String, _ inverse: String) -> Entity {
            Entity(
                name: name, kind: .swiftData, span: SampleSchema.span,
                fields: [
                    SampleSchema.field("id", .uuid),
                    SampleSchema.field(property, .reference, optional: true) {
                        $0.references = other
                        $0.inverse = FieldPath(entity: other, field: inverse)
                    },
                ])
        }
        let models = Schema(
            name: "Pairs",
            entities: [
                model("Person", "passport", of: "Passport", "holder"),
                model("Passport", "holder", of: "Person", "passport"),
            ])
        let text = GeneratedRecords(models).files.filter { $0.key.hasSuffix("+GRDB.swift") }.values.joined()
        #expect(text.components(separatedBy: " = hasOne(").count == 2)
        #expect(text.components(separatedBy: " = belongsTo(").count == 2)
        #expect(!text.contains("hasMany("))
        #expect(text.components(separatedBy: "static let passport = Column(").count == 1)
        #expect(
            text.components(separatedBy: "static let holder = UUIDColumn(").count
                + text.components(separatedBy: "static let holder = Column(").count == 3)
    }

    @Test func explainsWhatItWrites() {
        let request = OutputRequest(
            schema: SampleSchema.library, options: OutputOptions(), documents: ["a.md"])
        let explanation = GRDBTarget().explain(1, in: request)
        #expect(explanation.lines.prefix(2) == ["extension Book: DatabaseRecord", "table \"Book\""])
        #expect(explanation.fields.allSatisfy { !$0.isEmpty })
        #expect(
            explanation.fields[0] == [
                "static let title = Column(\"title\")", "title = try fields.read(Columns.title)",
                "try fields.write(Columns.title, title)",
            ])
    }

    @Test func theTemplatesSayAllThatTheViewsOffer() {
        #expect(GRDBTarget.unusedTemplateKeys.isEmpty)
    }

    private static let golden = """
        // Generated by gen from Test.md. Do not edit.
        // swift-format-ignore-file
        // swiftlint:disable all

        public import GRDB

        extension Card: DatabaseRecord {
            public static let databaseTableName = "card"

            /// The columns of the table, for requests.
            public enum Columns {
                public static let recordName = Column("record_name")
                public static let id = UUIDColumn("id")
                public static let parent = Column("parent")
            }

            public init(row: Row) throws {
                let fields = DatabaseFields<Self>(reading: row)
                recordName = try fields.read(Columns.recordName)
                id = try fields.read(Columns.id)
                parent = try fields.read(Columns.parent)
            }

            public func encode(to container: inout PersistenceContainer) throws {
                var fields = DatabaseFields(writing: self)
                try fields.write(Columns.recordName, recordName)
                try fields.write(Columns.id, id)
                try fields.write(Columns.parent, parent)
                fields.move(to: &container)
            }
        }

        // For `including`, `joining` and `request(for:)`.
        extension Card {
            /// What `parent` refers to.
            public static let parentRecord = belongsTo(
                Card.self, key: "parentRecord", using: ForeignKey([Columns.parent]))

            /// Each `Card` whose `parent` refers to this one.
            public static let cards = hasMany(Card.self, key: "cards", using: ForeignKey([Card.Columns.parent]))
        }

        """
}
