import Output
import SchemaModel
import TestSupport
import Testing

@testable import SwiftOutput

@Suite struct SwiftOutputTests {
    private func schema(
        _ fields: [Field],
        enums: [EnumType] = [],
        _ change: (inout Entity) -> Void = { _ in }
    ) -> Schema {
        var entity = Entity(name: "Thing", kind: .cloudKit, span: SampleSchema.span, fields: fields)
        change(&entity)
        return Schema(name: "Test", entities: [entity], enums: enums)
    }

    private let recurrence = EnumType(
        name: "Recurrence", rawType: .string,
        cases: ["once", "every day"].map { EnumType.Case(name: $0, rawValue: $0) })

    @Test func eachEntityHasAFileBesideTheSharedOne() {
        let files = GeneratedSwift(SampleSchema.library).files.keys.sorted()
        #expect(files == ["Book.swift", "CloudRecord.swift", "Loan.swift", "Shelf.swift"])
    }

    @Test func aTypeReadsAsIfWrittenByHand() {
        let generated = GeneratedSwift(
            schema(
                [
                    SampleSchema.field("id", .uuid),
                    SampleSchema.field("title", .string) { $0.documentation = "What is to be done." },
                    SampleSchema.field("isDone", .bool, stored: "INT64") {
                        $0.defaultValue = DefaultValue(written: "0", value: .bool(false))
                    },
                    SampleSchema.field("recurrence", .string) {
                        $0.enumName = "Recurrence"
                        $0.defaultValue = DefaultValue(written: "\"every day\"", value: .string("every day"))
                    },
                    SampleSchema.field("owner", .reference, stored: "REFERENCE", optional: true) {
                        $0.references = "Thing"
                        $0.onDelete = .cascade
                    },
                    SampleSchema.field("first name", .string, optional: true) { $0.isEncrypted = true },
                ], enums: [recurrence]
            ) { $0.documentation = "Something to do." })
        #expect(generated["Thing.swift"] == Self.golden)
        #expect(
            generated.diagnostics == [
                "remark: 'first name' is called 'firstName' in Swift [name.changed]"
            ])
    }

    @Test(arguments: [
        (FieldType.string, true, nil),
        (.asset, true, "note: CloudKit encrypts every asset: 'x' needs no mark"),
        (.reference, false, "warning: CloudKit cannot encrypt 'x', which is a reference"),
    ])
    func onlyWhatIsEncryptedIsSaidToBe(type: FieldType, isEncrypted: Bool, message: String?) {
        let field = SampleSchema.field("x", type, optional: true) {
            $0.isEncrypted = true
            if type == .reference { $0.references = "Thing" }
        }
        let generated = GeneratedSwift(schema([field]))
        #expect(generated["Thing.swift"].contains("Encrypted.\n") == isEncrypted)
        #expect(generated.diagnostics == (message.map { ["\($0) [encryption.unsupported]"] } ?? []))
    }

    @Test(arguments: [
        (DeleteRule.deny, "warning: CloudKit takes no delete rule 'deny': a deletion does not ask 'owner'"),
        (.nullify, "warning: CloudKit clears no references: 'owner' may lead to a record that is gone"),
    ])
    func aRuleThatCloudKitDoesNotKnowIsAWarning(rule: DeleteRule, message: String) {
        let owner = SampleSchema.field("owner", .reference, stored: "REFERENCE", optional: true) {
            $0.references = "Thing"
            $0.onDelete = rule
        }
        #expect(
            GeneratedSwift(schema([owner])).diagnostics.map { $0.prefix(message.count) } == [message[...]])
    }

    @Test func aRuleOfAnObjectModelIsThatOfTheReferenceBack() {
        let items = SampleSchema.field("items", .reference, stored: "[Item]") {
            $0.references = "Item"
            $0.isList = true
            $0.onDelete = .cascade
        }
        let box = SampleSchema.field("box", .reference, stored: "Box?", optional: true) {
            $0.references = "Box"
        }
        func generated(_ item: Field...) -> GeneratedSwift {
            GeneratedSwift(
                Schema(
                    name: "Test",
                    entities: [("Box", [items]), ("Item", item)].map {
                        Entity(name: $0.0, kind: .swiftData, span: SampleSchema.span, fields: $0.1)
                    }))
        }
        #expect(generated(box)["Item.swift"].contains("case .box: .init(\\.box, .deleteSelf)"))
        #expect(generated(box).diagnostics.isEmpty)
        #expect(generated().diagnostics.isEmpty, "what is mirrored is deleted by its framework")
    }

    @Test func aListOfReferencesTakesItsRecordAlong() {
        func list(_ name: String, of target: String, inverse: String, _ rule: DeleteRule?) -> Field {
            SampleSchema.field(name, .reference, stored: target) {
                $0.references = target
                $0.isList = true
                $0.inverse = FieldPath(entity: target, field: inverse)
                $0.onDelete = rule
            }
        }
        func generated(post: DeleteRule?, tag: DeleteRule?) -> GeneratedSwift {
            let fields = [
                ("Post", list("tags", of: "Tag", inverse: "posts", post)),
                ("Tag", list("posts", of: "Post", inverse: "tags", tag)),
            ]
            let entities = fields.map {
                Entity(name: $0.0, kind: .swiftData, span: SampleSchema.span, fields: [$0.1])
            }
            return GeneratedSwift(Schema(name: "Test", entities: entities))
        }
        let carried = generated(post: nil, tag: .cascade)
        #expect(carried["Post.swift"].contains("case .tags: .init(\\.tags, .deleteSelf)"))
        #expect(carried.diagnostics.isEmpty)
        let other = generated(post: .cascade, tag: nil)
        #expect(!other["Post.swift"].contains(".deleteSelf"))
        #expect(other.diagnostics.isEmpty, "what is mirrored is deleted by its framework")
    }

    @Test func thereIsNoImportThatNothingNeeds() {
        let fields = [SampleSchema.field("id", .string), SampleSchema.field("count", .int, stored: "INT64")]
        #expect(!GeneratedSwift(schema(fields))["Thing.swift"].contains("Foundation"))
        let made = schema([SampleSchema.field("count", .int, stored: "INT64")])
        #expect(GeneratedSwift(made)["Thing.swift"].contains("\npublic import Foundation\n"))
        let packaged = GeneratedSwift(made, options: OutputOptions(access: .package))["Thing.swift"]
        #expect(
            packaged.contains("\ninternal import Foundation\n")
                && !packaged.contains("CloudKit\n"))
        let `internal` = GeneratedSwift(made, options: OutputOptions(access: .internal))["Thing.swift"]
        #expect(`internal`.contains("\nstruct Thing: CloudRecord {\n") && !`internal`.contains("public"))
    }

    @Test(
        arguments: [
            (nil, false, "recordName: String = UUID().uuidString"),
            (.uuid, true, "recordName: String = UUID().uuidString"),
            (.string, false, "recordName: String\n"), (nil, true, "recordName: String\n"),
        ] as [(RecordNameRule?, Bool, String)])
    func theDocumentSaysWhatNamesARecord(rule: RecordNameRule?, isField: Bool, parameter: String) {
        let fields =
            isField ? [SampleSchema.field("recordName", .string) { $0.documentation = "The card." }] : []
        let text = GeneratedSwift(schema(fields) { $0.recordNameRule = rule })["Thing.swift"]
        #expect(text.contains(parameter) || text.contains(parameter.dropLast() + ",\n"))
        #expect(text.contains("/// The card.\n") == isField)
    }

    @Test func theIdentityNamesTheRecord() {
        let text = GeneratedSwift(schema([SampleSchema.field("id", .string)]))["Thing.swift"]
        #expect(
            text.contains("    public let id: String\n")
                && text.contains("self.recordName = recordName ?? id\n"))
        let other = GeneratedSwift(schema([SampleSchema.field("id", .uuid, optional: true)]))["Thing.swift"]
        #expect(other.contains("    public var id: UUID?\n"))
    }

    @Test func anEnumOfTheAppIsOnlyBoundByTheConfiguration() {
        let field = SampleSchema.field("theme", .string) {
            $0.enumName = "AppTheme"
            $0.defaultValue = DefaultValue(written: "AppTheme.dark.rawValue", value: .enumCase("dark"))
        }
        let unbound = GeneratedSwift(schema([field]))
        #expect(
            unbound["Thing.swift"].contains(
                "/// Raw value of `AppTheme`. Default: `AppTheme.dark.rawValue`.\n    public var theme: String\n"
            ))
        #expect(unbound["Thing.swift"].contains("        theme: String\n"))
        #expect(
            unbound.diagnostics == [
                "warning: no document says the raw value of '.dark': 'theme' has no default [default.unknown]"
            ])
        let options = OutputOptions(enumTypes: ["Thing.theme": "Look.Theme"])
        let bound = GeneratedSwift(schema([field]), options: options)
        #expect(bound["Thing.swift"].contains("theme: Look.Theme = .dark\n"))
        #expect(bound["Thing.swift"].contains("extension Look.Theme: RecordValue {}"))
        #expect(bound.diagnostics.isEmpty)
    }

    @Test func anEnumOfSeveralTypesIsDeclaredOnce() {
        let field = SampleSchema.field("recurrence", .string) { $0.enumName = "Recurrence" }
        let entities = ["First", "Second"].map {
            Entity(name: $0, kind: .cloudKit, span: SampleSchema.span, fields: [field])
        }
        let generated = GeneratedSwift(Schema(name: "Test", entities: entities, enums: [recurrence]))
        #expect(generated["First.swift"].contains("public var recurrence: Recurrence\n"))
        #expect(generated["Second.swift"].contains("public var recurrence: First.Recurrence\n"))
        #expect(!generated["Second.swift"].contains("enum Recurrence"))
    }

    /// Its name is the same in whatever order its users stand.
    @Test func aDeclaredEnumOfSeveralTypesBelongsToNone() {
        let field = SampleSchema.field("recurrence", .string) { $0.enumName = "Recurrence" }
        var type = recurrence
        type.isDeclared = true
        let generated = [["First", "Second"], ["Second", "First"]].map { names in
            let entities = names.map {
                Entity(name: $0, kind: .cloudKit, span: SampleSchema.span, fields: [field])
            }
            return GeneratedSwift(Schema(name: "Test", entities: entities, enums: [type]))
        }
        for swift in generated {
            #expect(swift["First.swift"].contains("public var recurrence: Recurrence\n"))
            #expect(swift["Second.swift"].contains("public var recurrence: Recurrence\n"))
            #expect(!swift["First.swift"].contains("enum Recurrence"))
            #expect(swift["Recurrence.swift"].contains("\npublic enum Recurrence: RawRepresentable"))
        }
        #expect(generated[0]["Recurrence.swift"] == generated[1]["Recurrence.swift"])
    }

    /// SwiftUI's `State` and the name of a record type stay what they are.
    @Test(arguments: [("State", "StateValue"), ("First", "FirstValue"), ("Recurrence", "Recurrence")])
    func aDeclaredEnumHidesNothing(name: String, expected: String) {
        let field = SampleSchema.field("recurrence", .string) { $0.enumName = name }
        var type = EnumType(name: name, rawType: .string, cases: recurrence.cases)
        type.isDeclared = true
        let entities = ["First", "Second"].map {
            Entity(name: $0, kind: .cloudKit, span: SampleSchema.span, fields: [field])
        }
        let generated = GeneratedSwift(Schema(name: "Test", entities: entities, enums: [type]))
        #expect(generated["Second.swift"].contains("public var recurrence: \(expected)\n"))
        #expect(generated["\(expected).swift"].contains("public enum \(expected):"))
    }

    @Test func whatCloudKitKeepsIsReadOnly() throws {
        let entity = try #require(SampleSchema.combined.entity(named: "AllSystem"))
        let text = GeneratedSwift(Schema(name: "Test", entities: [entity]))["AllSystem.swift"]
        #expect(text.contains("case title\n    }\n"))
        #expect(
            text.contains(
                #"createdTimestamp = try fields.read(.creationDate, \.createdTimestamp, jsonKey: "createdTimestamp")"#
            ))
        #expect(!text.contains("case .createdTimestamp"))
        #expect(text.contains(#"            "createdTimestamp": .init(\.createdTimestamp),\#n"#))
        #expect(text.split(separator: "recordType").count == 2)
    }

    @Test(arguments: [
        SampleSchema.field("recordName", .string) { $0.isList = true },
        SampleSchema.field("creationDate", .int),
    ])
    func noRecordHoldsAnotherFieldOfTheNameOfCloudKits(field: Field) {
        let generated = GeneratedSwift(schema([field, SampleSchema.field("title", .string)]))
        #expect(generated["Thing.swift"].contains("        case title\n"))
        #expect(!generated["Thing.swift"].contains("jsonKey"))
        #expect(
            generated.diagnostics == [
                "warning: CloudKit keeps '\(field.name)' itself, and as another type: no record can hold this field "
                    + "[name.reserved]"
            ])
    }

    @Test func anotherStoresFieldLeavesCloudKitItsName() {
        let generated = GeneratedSwift(
            schema([SampleSchema.field("recordType", .string), SampleSchema.field("title", .string)]) {
                $0.kind = .table
            })
        #expect(
            generated["Thing.swift"].contains(
                "        case recordType = \"recordType_\"\n        case title\n"))
        #expect(
            generated["Thing.swift"].contains(#".init(\.recordType, jsonKey: "recordType")"#),
            "JSON keeps the document's name")
        #expect(
            generated.diagnostics == [
                "warning: CloudKit keeps 'recordType' itself: in its records the field is called 'recordType_' "
                    + "[name.reserved]"
            ])
    }

    @Test func aToManyThatAnotherTypeHoldsIsNoProperty() {
        let many = SampleSchema.field("entries", .reference) {
            $0.isList = true
            $0.references = "Entry"
            $0.inverse = FieldPath(entity: "Entry", field: "card")
        }
        let one = SampleSchema.field("card", .reference) { $0.references = "Card" }
        let entities = [("Card", many), ("Entry", one)].map {
            Entity(name: $0.0, kind: .swiftData, span: SampleSchema.span, fields: [$0.1])
        }
        let generated = GeneratedSwift(Schema(name: "Test", entities: entities))
        #expect(!generated["Card.swift"].contains("entries"))
        #expect(generated["Entry.swift"].contains("public var card: Reference<Card>\n"))
    }

    @Test func theSharedFileHoldsWhatIsNeeded() {
        let plain = GeneratedSwift(schema([SampleSchema.field("name", .string)]))["CloudRecord.swift"]
        for part in [
            "RecordAsset", "RecordLocation", "SystemField", "extension URL", "extension Decimal",
        ] {
            #expect(!plain.contains(part))
            #expect(GeneratedSwift(SampleSchema.combined)["CloudRecord.swift"].contains(part))
        }
        #expect(plain.utf8.count < 34_000)
    }

    @Test func theConfigurationsMergeRuleCountsBeforeTheDocuments() {
        let fields = [
            SampleSchema.field("visits", .int, stored: "INT64") { $0.mergeRule = .max },
            SampleSchema.field("best", .int, stored: "INT64") { $0.mergeRule = .max },
            SampleSchema.field("name", .string) { $0.mergeRule = .newer },
        ]
        var options = OutputOptions()
        options.merge = ["Thing.visits": .sum]
        let generated = GeneratedSwift(schema(fields), options: options)
        #expect(generated["Thing.swift"].contains(#"case .visits: .init(\.visits, merge: .sum)"#))
        #expect(generated["Thing.swift"].contains(#"case .best: .init(\.best, merge: .max)"#))
        #expect(generated["Thing.swift"].contains(#"case .name: .init(\.name)"#))
        #expect(
            generated.diagnostics == [
                "warning: 'name' is not merged by 'newer': 'Thing' has no modification date [merge.unfit]"
            ])
    }

    @Test func theTemplatesSayAllThatTheViewsOffer() {
        #expect(SwiftTemplates.unusedKeys.isEmpty)
    }

    @Test func twoRunsGiveTheSameBytes() {
        #expect(GeneratedSwift(SampleSchema.hostile).files == GeneratedSwift(SampleSchema.hostile).files)
    }

    @Test func aHostilePathStaysInItsLine() {
        let request = OutputRequest(
            schema: schema([]), options: OutputOptions(), documents: ["a\nimport Darwin\u{2028}.md"])
        let text = String(decoding: SwiftTarget().render(request).files[0].text, as: UTF8.self)
        #expect(text.hasPrefix("// Generated by gen from a import Darwin .md. Do not edit.\n"))
    }
}
