import Output
import SchemaModel
import TestSupport
import Testing

@testable import SwiftDataOutput

@Suite struct SwiftDataOutputTests {
    private typealias Sample = SampleSchema

    /// The class of a `Thing` with one field, in the words of an object model.
    private func thing(
        _ field: Field,
        kind: EntityKind = .swiftData,
        options: OutputOptions = OutputOptions()
    ) -> (text: String, diagnostics: [String]) {
        let entity = Entity(name: "Thing", kind: kind, span: Sample.span, fields: [field])
        let generated = GeneratedModels(
            Schema(name: "Test", entities: [entity], enums: [Self.recurrence]), options: options)
        return (generated["Thing.swift"], generated.diagnostics)
    }

    private static let recurrence = EnumType(
        name: "Recurrence", rawType: .string,
        cases: ["once", "every day"].map { EnumType.Case(name: $0, rawValue: $0) })

    private static func model(_ name: String, _ fields: [Field]) -> Entity {
        Entity(name: name, kind: .swiftData, span: Sample.span, fields: fields)
    }

    private static func relation(
        _ name: String,
        to target: String,
        list: Bool = false,
        inverse: String? = nil,
        _ rule: DeleteRule? = nil
    ) -> Field {
        Sample.field(name, .reference, stored: target, optional: true) {
            $0.references = target
            $0.isList = list
            $0.inverse = inverse.map { FieldPath(entity: target, field: $0) }
            $0.onDelete = rule
        }
    }

    @Test func aClassLooksAsIfWrittenByHand() {
        let fields = [
            Sample.field("id", .uuid),
            Sample.field("title", .string) {
                $0.documentation = "What is to be done."
                $0.defaultValue = DefaultValue(written: "\"a \\\"b\\\"\"", value: .string("a \"b\""))
            },
            Sample.field("recurrence", .string) {
                $0.enumName = "Recurrence"
                $0.defaultValue = DefaultValue(written: "every day", value: .string("every day"))
            },
            Self.relation("owner", to: "Owner"),
            Sample.field("statusRaw", .int, stored: "Int?", optional: true) { $0.enumName = "Status" },
            Sample.field("photo", .asset, optional: true),
            Sample.field("firstName", .string, optional: true) { $0.isEncrypted = true },
            Sample.field("price", .decimal),
            Sample.field("place", .location, optional: true),
            Sample.field("tags", .string) { $0.isList = true },
            Self.relation("whole", to: "Thing", inverse: "parts"),
            Self.relation("parts", to: "Thing", list: true, inverse: "whole", .cascade),
        ].map { field in
            var field = field
            if field.name == "owner" { field.documentation = "Who does it." }
            return field
        }
        var thing = Self.model("Thing", fields)
        thing.documentation = "Something to do."
        let schema = Schema(
            name: "Test", entities: [thing, Self.model("Owner", [])], enums: [Self.recurrence])
        let options = OutputOptions(enumTypes: ["Thing.statusRaw": "Status"])
        let generated = GeneratedModels(schema, options: options)
        #expect(generated["Thing.swift"] == Self.golden)
        #expect(
            generated.diagnostics == [
                "remark: object models have no location: 'Thing.place' is a latitude and a longitude [location.split]",
                "remark: 'Thing.price' begins empty or zero: CloudKit asks for a default [default.neutral]",
                "remark: 'owner' has no inverse: 'Owner' gets 'things' [inverse.assumed]",
            ])
    }

    @Test(arguments: [
        ("[String: String]", "[String: String] = [:]", false),
        ("Dictionary<String, [Int]>", "[String: [Int]] = [:]", false),
        ("[String: Date]", "[String: Date] = [:]", true), ("[String: Stage]", "Data = Data()", true),
        ("String", "String = \"{}\"", false), ("json", "String = \"{}\"", false),
    ])
    func aDictionaryStaysOne(stored: String, declared: String, usesFoundation: Bool) {
        let field = Sample.field("extras", .json, stored: stored)
        let (text, _) = thing(field)
        #expect(text.contains("public var extras: \(declared)\n"))
        #expect(text.contains("import Foundation\n") == usesFoundation)
    }

    @Test func anEmptyDictionaryIsADefaultThatIsKept() {
        let field = Sample.field("extras", .json, stored: "[String: Int]") {
            $0.defaultValue = DefaultValue(written: "[:]", value: .string("{}"))
        }
        let (text, diagnostics) = thing(field)
        #expect(text.contains("public var extras: [String: Int] = [:]\n"))
        #expect(diagnostics.isEmpty)
    }

    // MARK: - Stores

    @Test(arguments: [
        (FieldType.int, "Int16", true), (.int, "UInt8?", true), (.double, "Float", true),
        (.int, "Int", false),
        (.double, "Double?", false), (.string, "Int16", false),
    ])
    func aWidthThatIsNotKeptIsARemark(type: FieldType, stored: String, isRemarked: Bool) {
        let remark = "'Thing.x' is stored as Int or Double in SwiftData [number.widened]"
        let field = Sample.field("x", type, stored: stored, optional: true)
        #expect(thing(field).diagnostics == (isRemarked ? ["remark: " + remark] : []))
        #expect(thing(field, kind: .cloudKit).diagnostics.isEmpty)
    }

    @Test(arguments: [EntityKind.swiftData, .cloudKit])
    func anIndexOfTheStoreIsMissed(kind: EntityKind) {
        var entity = Entity(name: "Thing", kind: kind, span: Sample.span)
        entity.fields = ["a", "b", "c"].map { Sample.field($0, .string, optional: true) }
        entity.indexes = [
            Index(kind: .queryable, fields: [.init(name: "a")]),
            Index(kind: .sortable, fields: [.init(name: "a")]),
            Index(kind: .queryable, fields: [.init(name: "c"), .init(name: "a")]),
        ]
        let diagnostics = GeneratedModels(Schema(name: "Test", entities: [entity])).diagnostics
        let warning =
            "remark: 'a' and 'c' of 'Thing' have no index in SwiftData: '#Index' needs iOS 18 [index.missing]"
        #expect(diagnostics == (kind == .swiftData ? [warning] : []))
    }

    // MARK: - Enumerations

    private func status(_ default: DefaultValue?) -> Field {
        Sample.field("statusRawValue", .string) {
            $0.enumName = "Status"
            $0.defaultValue = `default`
        }
    }

    @Test func anEnumerationThatIsOnlyNamedKeepsItsRawValue() {
        let onTrack = DefaultValue(written: "Status.onTrack.rawValue", value: .enumCase("onTrack"))
        let (text, diagnostics) = thing(status(onTrack))
        #expect(text.contains("public var statusRawValue: String = \"\"\n"))
        #expect(!text.contains("var status:"))
        #expect(
            diagnostics == [
                "warning: no document says the raw value of '.onTrack': 'statusRawValue' has no default [default.unknown]",
                "remark: 'Thing.statusRawValue' begins empty or zero: CloudKit asks for a default [default.neutral]",
            ])
    }

    @Test func aBoundEnumerationIsTheAppsOwn() {
        let options = OutputOptions(enumTypes: ["Thing.statusRawValue": "Plan.Status"])
        let onTrack = DefaultValue(written: "Status.onTrack.rawValue", value: .enumCase("onTrack"))
        let (text, diagnostics) = thing(status(onTrack), options: options)
        #expect(text.contains("public var statusRawValue: String = Plan.Status.onTrack.rawValue\n"))
        #expect(text.contains("status: Plan.Status = .onTrack\n"))
        #expect(text.contains("get { Plan.Status(rawValue: statusRawValue) ?? .onTrack }\n"))
        #expect(diagnostics.isEmpty)
        let (bare, warnings) = thing(status(nil), options: options)
        #expect(bare.contains("public var statusRawValue: String = \"\"\n"))
        #expect(bare.contains("public var status: Plan.Status? {\n"))
        #expect(bare.contains("set { statusRawValue = newValue?.rawValue ?? \"\" }\n"))
        #expect(warnings.count == 1)
    }

    // MARK: - Relationships

    @Test(arguments: [
        (DeleteRule.cascade, "deleteRule: .cascade, "), (.nullify, "deleteRule: .nullify, "),
        (.noAction, "deleteRule: .noAction, "), (.deny, "deleteRule: .nullify, "),
    ])
    func theRuleOfAReferenceStandsAtTheObjectThatGoes(rule: DeleteRule, argument: String) {
        let card = Entity(name: "Card", kind: .cloudKit, span: Sample.span)
        let entry = Entity(
            name: "Entry", kind: .cloudKit, span: Sample.span,
            fields: [Self.relation("card", to: "Card", inverse: "entries", rule)])
        let generated = GeneratedModels(Schema(name: "Test", entities: [card, entry]))
        #expect(
            generated["Card.swift"].contains(
                "@Relationship(\(argument)inverse: \\Entry.card)\n    public var entries: [Entry]? = []\n"))
        #expect(generated["Entry.swift"].contains("\n    public var card: Card?\n"))
        #expect(!generated["Entry.swift"].contains("@Relationship"))
        #expect(generated.diagnostics.count { $0.contains("[deny.impossible]") } == (rule == .deny ? 1 : 0))
    }

    @Test func oneEndOfTwoAlikeStatesTheInverse() {
        let first = Self.model(
            "First",
            [
                Self.relation("second", to: "Second", inverse: "first"),
                Self.relation("many", to: "Second", list: true, inverse: "back"),
            ])
        let second = Self.model(
            "Second",
            [
                Self.relation("first", to: "First", inverse: "second", .cascade),
                Self.relation("back", to: "First", list: true, inverse: "many"),
            ])
        let generated = GeneratedModels(Schema(name: "Test", entities: [first, second]))
        #expect(generated["First.swift"].contains("\n    public var second: Second?\n"))
        #expect(generated["First.swift"].contains("@Relationship(inverse: \\Second.back)\n"))
        #expect(
            generated["Second.swift"].contains(
                "@Relationship(deleteRule: .cascade, inverse: \\First.second)\n"))
        #expect(
            generated["Second.swift"].contains(
                "/// Inverse of `First.many`.\n    public var back: [First]? = []"))
        #expect(generated.diagnostics.isEmpty)
    }

    @Test func aMacroThatMovesToTheOtherEndIsAWarning() {
        let stated = Evidence(.declared, "'inverse: \\Card.things' in a column", of: .inverse)
        var card = Self.relation("card", to: "Card", inverse: "things")
        card.evidence = [stated]
        var things = Self.relation("things", to: "Thing", list: true, inverse: "card")
        things.evidence = [stated]
        let schema = Schema(
            name: "Test", entities: [Self.model("Thing", [card]), Self.model("Card", [things])])
        #expect(
            GeneratedModels(schema).diagnostics == [
                "remark: 'Thing.card' names no inverse in SwiftData: 'Card.things' does, and only one end can "
                    + "[inverse.moved]"
            ])
    }

    @Test func whatADocumentWantsOtherwiseIsAWarning() {
        var required = Self.relation("card", to: "Card", inverse: "things")
        required.isOptional = false
        required.isEncrypted = true
        let stranger = Self.relation("stranger", to: "Nowhere")
        var thing = Self.model("Thing", [required, stranger])
        thing.uniqueKeys = [UniqueKey(fields: ["card", "stranger"], span: Sample.span)]
        let card = Self.model(
            "Card", [Self.relation("things", to: "Thing", list: true, inverse: "card", .deny)])
        let schema = Schema(name: "Test", entities: [thing, card])
        let generated = GeneratedModels(schema)
        #expect(generated["Thing.swift"].contains("public var stranger: String?\n"))
        #expect(
            generated.diagnostics.compactMap { $0.split(separator: "[").last } == [
                "optional.assumed]", "encryption.unsupported]", "key.unenforced]", "deny.impossible]",
            ])
        let withHelpers = GeneratedModels(schema, companions: ["swiftdata", "dedupe"])
        #expect(!withHelpers.diagnostics.contains { $0.contains("key.unenforced") })
        // Those extend the structs.
        let withOthers = GeneratedModels(schema, companions: ["swift", "swiftdata", "dedupe"])
        #expect(withOthers.diagnostics.contains { $0.contains("key.unenforced") })
    }

    @Test func aRelationshipThatIsItsOwnInverseIsAWarning() {
        let person = Self.model("Person", [Self.relation("spouse", to: "Person", inverse: "spouse")])
        let generated = GeneratedModels(Schema(name: "Test", entities: [person]))
        #expect(generated.diagnostics.map { $0.suffix(13) } == ["[inverse.own]"])
    }

    // MARK: - Names

    @Test func aNameThatIsTakenChanges() {
        let field = Sample.field("description", .string, optional: true)
        #expect(thing(field).text.contains("\n    public var description_: String?\n"))
        let inCoreData = thing(Sample.field("modelContext", .string, optional: true), kind: .coreData)
        #expect(
            inCoreData.text.contains(
                "@Attribute(originalName: \"modelContext\")\n    public var modelContext_: String?\n"))
        #expect(
            inCoreData.diagnostics == [
                "remark: 'modelContext' is called 'modelContext_' in SwiftData, "
                    + "and 'CD_modelContext_' in CloudKit [name.changed]"
            ])
        #expect(thing(Sample.field("größe", .int, optional: true)).diagnostics[0].contains("'CD_größe'"))
    }

    @Test func whatTheStoreIsToldIsKept() {
        let photo = Sample.field("photo", .data, optional: true) {
            $0.attributeOptions = [.spotlight, .externalStorage, .preserveValueOnDeletion]
            $0.isEncrypted = true
            $0.originalName = "picture"
        }
        #expect(
            thing(photo).text.contains(
                "@Attribute(.externalStorage, .preserveValueOnDeletion, .spotlight, .allowsCloudEncryption, "
                    + "originalName: \"picture\")\n    public var photo: Data?\n"))
        #expect(thing(photo).diagnostics.isEmpty)
        // Records of CloudKit were never kept in a store of SwiftData.
        #expect(!thing(photo, kind: .cloudKit).text.contains("originalName"))
        let place = Sample.field("place", .location, optional: true) { $0.originalName = "spot" }
        #expect(!thing(place).text.contains("originalName"))
    }

    @Test func aRelationshipKeepsItsOriginalName() {
        var owner = Self.relation("owner", to: "Owner", inverse: "things")
        owner.originalName = "holder"
        let generated = GeneratedModels(
            Schema(name: "Test", entities: [Self.model("Thing", [owner]), Self.model("Owner", [])]))
        #expect(
            generated["Thing.swift"].contains(
                "@Relationship(originalName: \"holder\")\n    public var owner: Owner?\n"))
    }

    @Test func onlyOneOtherNameIsLookedFor() {
        let field = Sample.field("description", .string, optional: true) { $0.originalName = "text" }
        let (text, diagnostics) = thing(field)
        #expect(!text.contains("\"text\""))
        #expect(
            diagnostics.last
                == "warning: 'description' is not found in stores that call it 'text' [originalName.lost]")
    }

    // MARK: - Defaults

    @Test(arguments: [
        (FieldType.double, DefaultValue.Value.integer(5), "Double = 5.0"),
        (.decimal, .number("1.50"), "Decimal = Decimal(sign: .plus, exponent: -2, significand: 150)"),
        (.decimal, .integer(3), "Decimal = Decimal(3)"),
        (.date, .now, "Date = Date()"),
        (.bool, .integer(1), "Bool = true"),
        (.url, .string("https://example.org"), "URL? = URL(string: \"https://example.org\")"),
        (.uuid, .newUUID, "UUID = UUID()"),
    ])
    func aDocumentedDefaultSaysItsType(type: FieldType, value: DefaultValue.Value, declaration: String) {
        let field = Sample.field("probe", type) { $0.defaultValue = DefaultValue(written: "x", value: value) }
        let (text, diagnostics) = thing(field)
        #expect(text.contains("public var probe: \(declaration)\n"), "\(text)")
        #expect(diagnostics.isEmpty)
    }

    /// A store that has texts keeps them, whatever they mean; CloudKit's STRING may be anything.
    @Test(arguments: [
        ("String", "String = UUID().uuidString"), ("text", "String = UUID().uuidString"), ("STRING", "UUID"),
        ("UUID", "UUID"),
    ])
    func aTextStaysOne(stored: String, declaration: String) {
        let (text, _) = thing(Sample.field("probe", .uuid, stored: stored))
        #expect(text.contains("public var probe: \(declaration)"), "\(text)")
    }

    @Test func aRangeBeginsAtItsNearestValue() {
        let field = Sample.field("probe", .int) { $0.range = 1...9 }
        #expect(thing(field).text.contains("public var probe: Int = 1\n"))
    }

    @Test func whatCloudKitKeepsIsMissedAloud() throws {
        let entity = try #require(SampleSchema.combined.entity(named: "AllSystem"))
        let generated = GeneratedModels(Schema(name: "Test", entities: [entity]))
        #expect(generated["AllSystem.swift"].contains("public var recordName: String = \"\"\n"))
        #expect(!generated["AllSystem.swift"].contains("createdTimestamp"))
        #expect(
            generated.diagnostics.contains {
                $0.contains("'createdTimestamp'") && $0.contains("field.hidden")
            })
    }

    @Test func theTemplateSaysAllThatTheViewOffers() {
        #expect(SwiftDataTemplates.unusedKeys.isEmpty)
    }

    @Test func twoRunsGiveTheSameBytes() {
        #expect(GeneratedModels(SampleSchema.hostile).files == GeneratedModels(SampleSchema.hostile).files)
    }
}
