import Diagnostics
import Output
import SchemaModel
import TestSupport
import Testing

@testable import CoreDataOutput

/// What becomes of fields and references.
@Suite("Properties of Core Data models")
struct PropertyTests {
    private func entity(_ name: String, _ kind: EntityKind = .cloudKit, _ fields: Field...) -> Entity {
        Entity(name: name, kind: kind, span: SampleSchema.span, fields: fields)
    }

    /// The lines of the first entity's elements, without the marks around them.
    private func lines(_ entities: Entity...) -> [String] {
        rendered(Schema(name: "Test", entities: entities)).split(separator: "\n")
            .drop { !$0.contains("<entity name=\"A\"") }.dropFirst().prefix { !$0.contains("</entity>") }
            .map { String($0.drop { $0 == " " || $0 == "<" }).replacing("/>", with: "") }
    }

    private func attribute(
        _ type: FieldType, _ stored: String = "STRING", optional: Bool = false, kind: EntityKind = .cloudKit,
        _ change: (inout Field) -> Void = { _ in }
    ) -> String? {
        lines(entity("A", kind, SampleSchema.field("x", type, stored: stored, optional: optional, change)))
            .first.map { $0.replacing("attribute name=\"x\" ", with: "") }
    }

    @Test(
        "Types",
        arguments: [
            (FieldType.string, "attributeType=\"String\""),
            (.int, "attributeType=\"Integer 64\" usesScalarValueType=\"NO\""),
            (.double, "attributeType=\"Double\" usesScalarValueType=\"NO\""),
            (.decimal, "attributeType=\"Decimal\""),
            (.bool, "attributeType=\"Boolean\" usesScalarValueType=\"NO\""),
            (.date, "attributeType=\"Date\" usesScalarValueType=\"NO\""),
            (.uuid, "attributeType=\"UUID\" usesScalarValueType=\"NO\""), (.url, "attributeType=\"URI\""),
            (.data, "attributeType=\"Binary\""),
            (.asset, "attributeType=\"Binary\" allowsExternalBinaryDataStorage=\"YES\""),
            (.enum, "attributeType=\"String\""),
        ])
    func type(type: FieldType, expected: String) {
        #expect(attribute(type, optional: true) == "optional=\"YES\" " + expected)
    }

    @Test func whatTheDocumentStoresDecides() {
        #expect(attribute(.int, "Int16", kind: .coreData)?.contains("\"Integer 16\"") == true)
        #expect(attribute(.int, "Integer 32", kind: .coreData)?.contains("\"Integer 32\"") == true)
        #expect(attribute(.double, "Float", kind: .coreData)?.contains("\"Float\"") == true)
        #expect(attribute(.uuid, "String", kind: .coreData)?.contains("\"String\"") == true)
        #expect(attribute(.uuid, "STRING", kind: .cloudKit)?.contains("\"UUID\"") == true)
        #expect(attribute(.json, "BYTES")?.contains("\"Binary\"") == true)
        #expect(attribute(.json, "[String: Int]", kind: .swiftData)?.contains("Transformable") == true)
        #expect(attribute(.enum, "INT64")?.contains("\"Integer 64\"") == true)
    }

    @Test func listsAreArchived() {
        let archive =
            "optional=\"YES\" attributeType=\"Transformable\" "
            + "valueTransformerName=\"NSSecureUnarchiveFromData\" customClassName="
        for (type, name) in [
            (FieldType.string, "[String]"), (.int, "[Int]"), (.date, "[Date]"), (.asset, "[Data]"),
            (.decimal, "[Decimal]"), (.enum, "[String]"),
        ] {
            #expect(attribute(type) { $0.isList = true } == archive + "\"\(name)\"")
        }
    }

    @Test func aPlaceIsTwoNumbers() {
        let place = SampleSchema.field("foundAt", .location, stored: "LOCATION")
        let line = "optional=\"YES\" attributeType=\"Double\" usesScalarValueType=\"NO\">"
        #expect(
            lines(entity("A", .cloudKit, place)).filter { $0.hasPrefix("attribute") } == [
                "attribute name=\"foundAtLatitude\" \(line)", "attribute name=\"foundAtLongitude\" \(line)",
            ])
    }

    @Test func placesAreTwoLists() {
        let places = SampleSchema.field("way", .location, stored: "LIST<LOCATION>") { $0.isList = true }
        let archive =
            "optional=\"YES\" attributeType=\"Transformable\" "
            + "valueTransformerName=\"NSSecureUnarchiveFromData\" customClassName=\"[Double]\">"
        #expect(
            lines(entity("A", .cloudKit, places)).filter { $0.hasPrefix("attribute") } == [
                "attribute name=\"wayLatitudes\" \(archive)", "attribute name=\"wayLongitudes\" \(archive)",
            ])
        #expect(
            findings(entity("A", .cloudKit, places)) == [
                "remark: object models have no location: 'A.way' is a latitude and a longitude"
            ])
    }

    @Test func encryption() {
        #expect(
            attribute(.string, optional: true) { $0.isEncrypted = true }
                == "optional=\"YES\" attributeType=\"String\" allowsCloudEncryption=\"YES\"")
    }

    @Test func whatTheStoreIsTold() {
        let options: (inout Field) -> Void = {
            $0.attributeOptions = [.externalStorage, .preserveValueOnDeletion, .spotlight]
            $0.originalName = "old"
        }
        let data = attribute(.data, "Data", optional: true, kind: .swiftData, options)
        #expect(
            data == "optional=\"YES\" attributeType=\"Binary\" allowsExternalBinaryDataStorage=\"YES\" "
                + "preserveAfterDeletion=\"YES\" spotlightIndexingEnabled=\"YES\" elementID=\"old\"")
        let number = SampleSchema.field("x", .int, stored: "Int", optional: true, options)
        #expect(lines(entity("A", .swiftData, number)).first?.contains("ExternalBinary") == false)
        #expect(
            findings(entity("A", .swiftData, number)) == [
                "warning: Core Data stores 'x' in the table: its attribute is of type Integer 64"
            ])
        // A model that was made of the document before has it by that name.
        #expect(attribute(.data, optional: true, options)?.contains("elementID=\"old\"") == true)
    }

    /// An attribute stays in the model for ever; whoever writes code for it is told.
    @Test func whatIsRetiredSaysSo() {
        let field = SampleSchema.field("x", .string, optional: true) {
            $0.retirement = .sample
            $0.documentation = "Its colour."
        }
        #expect(
            lines(entity("A", .cloudKit, field)) == [
                "attribute name=\"x\" optional=\"YES\" attributeType=\"String\">", "userInfo>",
                "entry key=\"deprecated\" value=\"Deprecated since 2.0, see Shelf.\"",
                "entry key=\"documentation\" value=\"Its colour.\"", "/userInfo>", "/attribute>",
            ])
        var retired = entity("A", .cloudKit, SampleSchema.field("x", .string, optional: true))
        retired.retirement = .sample
        #expect(
            lines(retired).dropFirst() == [
                "userInfo>", "entry key=\"deprecated\" value=\"Deprecated since 2.0, see Shelf.\"",
                "/userInfo>",
            ])
    }

    @Test func whatChangesItsNameIsFoundAgain() {
        let field = SampleSchema.field("hash", .string, stored: "String", optional: true)
        #expect(
            lines(entity("A", .swiftData, field)).first?.hasSuffix(
                "name=\"hashProperty\" optional=\"YES\" attributeType=\"String\" elementID=\"hash\"") == true)
        let renamed = SampleSchema.field("hash", .string, stored: "String", optional: true) {
            $0.originalName = "digest"
        }
        #expect(
            findings(entity("A", .swiftData, renamed)).contains(
                "warning: 'hash' is not found in stores that call it 'digest'"))
    }

    @Test func aRelationshipKeepsItsOriginalName() {
        let reference = SampleSchema.field("b", .reference, stored: "B", optional: true) {
            $0.references = "B"
            $0.originalName = "old"
        }
        #expect(
            lines(entity("A", .swiftData, reference), entity("B", .swiftData))[0].hasSuffix(
                " elementID=\"old\""))
    }

    @Test(
        "Defaults",
        arguments: [
            (FieldType.int, DefaultValue.Value.integer(-42), "defaultValueString=\"-42\""),
            (.double, .number("+.5"), "defaultValueString=\"0.5\""),
            (.double, .integer(1), "defaultValueString=\"1.0\""),
            (.decimal, .number("-3.133"), "defaultValueString=\"-3.133\""),
            (.bool, .integer(1), "defaultValueString=\"YES\""),
            (.bool, .bool(false), "defaultValueString=\"NO\""),
            (.string, .string("a \"b\""), "defaultValueString=\"a &quot;b&quot;\""),
            // No document says its raw value: CloudKit gets a default that says nothing.
            (.string, .enumCase("draft"), "defaultValueString=\"\""),
        ])
    func defaults(type: FieldType, value: DefaultValue.Value, expected: String) {
        let line = attribute(type) { $0.defaultValue = DefaultValue(written: "x", value: value) }
        #expect(line?.contains(expected) == true)
        #expect(line?.contains("optional") == false)
    }

    @Test func aDateThatFoundationNames() {
        let line = attribute(.date, "Date", kind: .swiftData) {
            $0.defaultValue = DefaultValue(written: "Date.distantPast", value: .expression)
        }
        #expect(
            line
                == "attributeType=\"Date\" defaultDateTimeInterval=\"-63114076800\" usesScalarValueType=\"NO\""
        )
    }

    @Test func aRecordTypeOfTheMirrorIsItsEntity() {
        let mirror = Entity(
            name: "CD_A", kind: .cloudKit, span: SampleSchema.span,
            fields: ["CD_entityName", "CD_moveReceipt", "CD_title", "CD_title_ckAsset"].map {
                SampleSchema.field($0, .string, optional: true)
            })
        #expect(lines(mirror) == ["attribute name=\"title\" optional=\"YES\" attributeType=\"String\""])
        #expect(findings(mirror) == [])
    }

    @Test func aNeutralDefaultIsInItsRange() {
        #expect(attribute(.int) { $0.range = 1...5 }?.contains("defaultValueString=\"1\"") == true)
        #expect(attribute(.int) { $0.range = -9 ... -3 }?.contains("defaultValueString=\"-3\"") == true)
    }

    @Test func anOpenEndIsNoLimit() {
        let least = attribute(.int) { $0.range = 1...Int64.max }
        #expect(least?.contains("minValueString=\"1\"") == true)
        #expect(least?.contains("maxValueString") == false)
        let greatest = attribute(.int) { $0.range = Int64.min...9 }
        #expect(greatest?.contains("maxValueString=\"9\"") == true)
        #expect(greatest?.contains("minValueString") == false)
    }

    private func reference(
        _ name: String, _ target: String?, list: Bool = false, _ change: (inout Field) -> Void = { _ in }
    ) -> Field {
        SampleSchema.field(name, .reference, optional: true) {
            $0.references = target
            $0.isList = list
            change(&$0)
        }
    }

    @Test func aReferenceToNothingDescribed() {
        #expect(
            lines(entity("A", .cloudKit, reference("b", "B"), reference("cs", nil, list: true))).filter {
                $0.hasPrefix("attribute")
            } == [
                "attribute name=\"b\" optional=\"YES\" attributeType=\"String\">",
                "attribute name=\"cs\" optional=\"YES\" attributeType=\"Transformable\" "
                    + "valueTransformerName=\"NSSecureUnarchiveFromData\" customClassName=\"[String]\"",
            ])
        #expect(lines(entity("A", .coreData, reference("b", "B"))) == [])
    }

    @Test(
        "Delete rules of models",
        arguments: [
            (DeleteRule?.none, "Nullify"), (.nullify, "Nullify"), (.cascade, "Cascade"),
            (.noAction, "No Action"), (.deny, "Nullify"),
        ])
    func deleteRules(rule: DeleteRule?, expected: String) {
        let text = lines(
            entity("A", .swiftData, reference("bs", "B", list: true) { $0.onDelete = rule }),
            entity("B", .swiftData, reference("a", "A")))
        #expect(
            text == [
                "relationship name=\"bs\" optional=\"YES\" toMany=\"YES\" deletionRule=\"\(expected)\" "
                    + "destinationEntity=\"B\" inverseName=\"a\" inverseEntity=\"B\""
            ])
    }

    /// Each as `severity: message`.
    /// An index of one half of what the document names together is nobody's wish.
    @Test(arguments: [
        (["x", "file"], ["warning: Core Data's model has no index over 'x' and 'file'"]),
        (["file"], ["warning: Core Data's model has no index over 'file'"]), (["b"], []), (["x"], []),
    ])
    func anIndexIsWholeOrNone(names: [String], expected: [String]) {
        var owner = entity(
            "A", .cloudKit, SampleSchema.field("x", .string, optional: true),
            SampleSchema.field("file", .data, optional: true), reference("b", "B"))
        owner.indexes = [Index(kind: .queryable, fields: names.map { Index.Part(name: $0) })]
        let text = rendered(Schema(name: "Test", entities: [owner, entity("B")]))
        #expect(text.contains("<fetchIndex ") == (names == ["x"]))
        #expect(findings(owner, entity("B")).filter { $0.contains("index") } == expected)
    }

    private func findings(_ entities: Entity...) -> [String] {
        result(Schema(name: "Test", entities: entities)).diagnostics.map {
            "\($0.severity.rawValue): \($0.message)"
        }
    }

    @Test func whatIsSaidOfRelationships() {
        #expect(
            findings(
                entity(
                    "A", .swiftData,
                    reference("bs", "B", list: true) {
                        $0.onDelete = .deny
                        $0.isEncrypted = true
                    }), entity("B")) == [
                    "warning: CloudKit takes no delete rule 'deny': 'bs' has 'nullify'",
                    "warning: CloudKit cannot encrypt 'bs', which is a reference",
                    "remark: 'bs' has no inverse: 'B' gets 'a'",
                ])
        #expect(
            findings(entity("A", .coreData, reference("b", "Bee"))) == [
                "warning: 'b' leads to 'Bee', which no document describes: Core Data's model has no such relationship"
            ])
        #expect(
            findings(entity("A", .cloudKit, reference("others", "A", list: true))).contains(
                "warning: 'others' is kept without its order"))
    }

    @Test func whatIsSaidOfAttributes() {
        func field(_ name: String, _ type: FieldType, _ value: DefaultValue.Value? = nil) -> Field {
            SampleSchema.field(name, type) {
                $0.defaultValue = value.map { DefaultValue(written: "f()", value: $0) }
            }
        }
        #expect(
            findings(
                entity(
                    "A", .cloudKit, field("count", .int), field("born", .date), field("key", .uuid, .newUUID),
                    field("odd", .int, .expression), field("state", .string, .enumCase("on")))) == [
                    "warning: the default 'f()' does not fit 'odd': Core Data's model has none",
                    "warning: no document says the raw value of '.on': 'state' has no default",
                    "remark: 'count', 'odd' and 'state' of 'A' begin empty or zero: CloudKit asks for a default",
                    "remark: 'A.born' is optional: CloudKit asks for a default, and no value of its type is a neutral one",
                    "remark: 'A.key' has no default in Core Data, whose models make no UUIDs and dates",
                ])
        let searched = Entity(
            name: "A", kind: .cloudKit, span: SampleSchema.span,
            fields: [SampleSchema.field("x", .string, optional: true)],
            indexes: [Index(kind: .searchable, fields: [.init(name: "x")])])
        #expect(findings(searched) == ["warning: Core Data has no index for text search over 'x'"])
    }

    @Test(
        "Names that Core Data does not take",
        arguments: [
            ("description", "descriptionProperty"), ("hash", "hashProperty"), ("Title", "title"),
            ("ID", "id"),
            ("URLText", "urlText"), ("first-name", "firstName"), ("_x", "x"), ("1st", "property1st"),
            ("größe", "grE"), ("🏃", "property"), ("default", "defaultProperty"), ("", "property"),
        ])
    func names(name: String, expected: String) {
        let given = lines(
            entity("A", .cloudKit, SampleSchema.field(name, .string, optional: true))
        ).first?.split(separator: "\"")[1]
        #expect(given.map(String.init) == expected)
        #expect(
            findings(entity("A", .cloudKit, SampleSchema.field(name, .string, optional: true)))
                == ["remark: '\(name)' is called '\(expected)' in Core Data"])
    }

    @Test func entitiesAreNotCalledAsClassesOfSwift() {
        #expect(findings(entity("Data")) == ["remark: 'Data' is called 'DataObject' in Core Data"])
        #expect(
            findings(entity("Note"), entity("NOTE")) == ["remark: 'NOTE' is called 'NOTE2' in Core Data"])
    }
}
