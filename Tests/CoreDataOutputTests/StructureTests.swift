import Diagnostics
import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport
import Testing

@testable import CoreDataOutput

/// There is no compiler of models but Apple's: instead each model is checked against what Xcode writes and what
/// CloudKit takes.
@Suite("Structure of Core Data models")
struct StructureTests {
    static let examples = ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"]

    private func schemas() throws -> [Schema] {
        let samples = [SampleSchema.library, SampleSchema.combined, SampleSchema.hostile]
        return try samples
            + Self.examples.map { name in
                let path = "Examples/\(name)/Schema.md"
                let bytes = try Data(contentsOf: packageFolder.appending(path: path))
                var pipeline = GeneratorPipeline()
                return pipeline.read([InputDocument(path: path, bytes: Array(bytes))], as: name).schema
            }
    }

    /// What each element may have, in the order in which Xcode writes its children.
    private static let grammar: [String: (attributes: Set<String>, children: [String])] = [
        "model": (
            [
                "type", "documentVersion", "lastSavedToolsVersion", "systemVersion", "minimumToolsVersion",
                "sourceLanguage", "usedWithCloudKit", "userDefinedModelVersionIdentifier",
            ], ["entity", "configuration"]
        ),
        "configuration": (["name", "usedWithCloudKit"], ["memberEntity"]),
        "memberEntity": (["name"], []),
        "entity": (
            ["name", "representedClassName", "elementID", "syncable", "codeGenerationType"],
            ["attribute", "relationship", "fetchIndex", "userInfo"]
        ),
        "attribute": (
            [
                "name", "optional", "attributeType", "minValueString", "maxValueString", "defaultValueString",
                "defaultDateTimeInterval", "usesScalarValueType", "allowsExternalBinaryDataStorage",
                "preserveAfterDeletion", "spotlightIndexingEnabled", "allowsCloudEncryption", "elementID",
                "valueTransformerName", "customClassName",
            ], ["userInfo"]
        ),
        "relationship": (
            [
                "name", "optional", "toMany", "maxCount", "deletionRule", "destinationEntity", "inverseName",
                "inverseEntity", "elementID",
            ], ["userInfo"]
        ),
        "fetchIndex": (["name"], ["fetchIndexElement"]),
        "fetchIndexElement": (["property", "type", "order"], []),
        "userInfo": ([], ["entry"]),
        "entry": (["key", "value"], []),
    ]

    private func check(_ element: Element) {
        guard let rule = Self.grammar[element.name] else {
            Issue.record("unknown element \(element.name)")
            return
        }
        let unknown = Set(element.attributes.keys).subtracting(rule.attributes)
        #expect(unknown.isEmpty, "\(element.name): \(unknown)")
        let order = element.children.map { rule.children.firstIndex(of: $0.name) ?? -1 }
        #expect(order.allSatisfy { $0 >= 0 } && order == order.sorted(), "\(element.name): \(order)")
        for child in element.children { check(child) }
    }

    @Test func elementsAreThoseOfXcode() throws {
        for schema in try schemas() {
            let root = try model(schema)
            #expect(root.name == "model")
            // A model with what only the device keeps says it of one configuration, not of all.
            let hasLocal = schema.entities.contains(where: \.isLocal)
            #expect(root.attributes["usedWithCloudKit"] == (hasLocal ? nil : "YES"))
            let configurations = root.all("configuration")
            #expect(
                configurations.compactMap { $0.attributes["name"] } == (hasLocal ? ["Cloud", "Local"] : []))
            #expect(
                configurations.map { $0.attributes["usedWithCloudKit"] } == (hasLocal ? ["YES", nil] : []))
            let members = configurations.flatMap { $0.all("memberEntity") }.compactMap {
                $0.attributes["name"]
            }
            let entities = root.all("entity").compactMap { $0.attributes["name"] }
            #expect(members.sorted() == (hasLocal ? entities : []))
            #expect(root.all("entity").count == schema.ofObjects.entities.count)
            check(root)
        }
    }

    @Test func namesAreValidUniqueAndSorted() throws {
        let entityName = /[A-Z][A-Za-z0-9_]*/
        let propertyName = /[a-z][A-Za-z0-9_]*/
        for schema in try schemas() {
            let entities = try model(schema).all("entity")
            let names = entities.compactMap { $0.attributes["name"] }
            #expect(Set(names.map { $0.lowercased() }).count == schema.ofObjects.entities.count)
            #expect(names == names.sorted())
            for entity in entities {
                #expect(entity.attributes["name"]?.wholeMatch(of: entityName) != nil)
                #expect(entity.attributes["representedClassName"] == entity.attributes["name"])
                let attributes = entity.all("attribute").compactMap { $0.attributes["name"] }
                let relationships = entity.all("relationship").compactMap { $0.attributes["name"] }
                #expect(Set(attributes + relationships).count == attributes.count + relationships.count)
                #expect(attributes == attributes.sorted() && relationships == relationships.sorted())
                for name in attributes + relationships {
                    #expect(name.wholeMatch(of: propertyName) != nil, "\(name)")
                    #expect(!["description", "hash", "objectID", "entity", "class", "self"].contains(name))
                }
            }
        }
    }

    @Test func everyAttributeIsOptionalOrDefaulted() throws {
        for schema in try schemas() {
            for attribute in try model(schema).children.flatMap({ $0.all("attribute") }) {
                let facts = attribute.attributes
                let hasDefault =
                    facts["defaultValueString"] != nil || facts["defaultDateTimeInterval"] != nil
                #expect(facts["optional"] == "YES" || hasDefault, "\(facts)")
                checkDefault(facts)
                let type = facts["attributeType"] ?? ""
                #expect((facts["valueTransformerName"] != nil) == (type == "Transformable"))
                #expect(facts["allowsExternalBinaryDataStorage"] == nil || type == "Binary")
                let hasScalar = type.hasPrefix("Integer") || ["Double", "Float", "Boolean"].contains(type)
                let isScalar = hasScalar && facts["optional"] == nil
                let isKnown = hasScalar || type == "Date" || type == "UUID"
                #expect(facts["usesScalarValueType"] == (isKnown ? (isScalar ? "YES" : "NO") : nil))
            }
        }
    }

    private func checkDefault(_ facts: [String: String]) {
        guard let value = facts["defaultValueString"] else { return }
        switch facts["attributeType"] {
        case "Integer 16", "Integer 32", "Integer 64":
            guard let number = Int64(value) else {
                Issue.record("\(facts)")
                return
            }
            #expect(facts["minValueString"].flatMap { Int64($0) }.map { $0 <= number } ?? true)
            #expect(facts["maxValueString"].flatMap { Int64($0) }.map { $0 >= number } ?? true)
        case "Double", "Float", "Decimal": #expect(Double(value) != nil, "\(facts)")
        case "Boolean": #expect(value == "YES" || value == "NO")
        case "String": break
        default: Issue.record("\(facts) has a default")
        }
    }

    @Test func everyRelationshipHasItsInverse() throws {
        for schema in try schemas() {
            let root = try model(schema)
            for entity in root.children {
                for relationship in entity.all("relationship") {
                    let facts = relationship.attributes
                    #expect(facts["optional"] == "YES")
                    #expect((facts["toMany"] == "YES") != (facts["maxCount"] == "1"))
                    #expect(["Nullify", "Cascade", "No Action"].contains(facts["deletionRule"] ?? ""))
                    #expect(facts["destinationEntity"] == facts["inverseEntity"])
                    let target = facts["destinationEntity"].flatMap(root.child)
                    let inverse = facts["inverseName"].flatMap { target?.child(named: $0) }
                    #expect(inverse?.name == "relationship")
                    #expect(inverse?.attributes["inverseName"] == facts["name"], "\(facts)")
                    #expect(inverse?.attributes["inverseEntity"] == entity.attributes["name"])
                }
            }
        }
    }

    @Test func indexesAreOfAttributes() throws {
        var count = 0
        for schema in try schemas() {
            for entity in try model(schema).children {
                let attributes = Set(entity.all("attribute").compactMap { $0.attributes["name"] })
                let indexes = entity.all("fetchIndex")
                #expect(Set(indexes.compactMap { $0.attributes["name"] }).count == indexes.count)
                for element in indexes.flatMap(\.children) {
                    #expect(attributes.contains(element.attributes["property"] ?? ""))
                    #expect(["ascending", "descending"].contains(element.attributes["order"] ?? ""))
                    count += 1
                }
            }
        }
        #expect(count > 0)
    }

    /// A parser makes the same text again of whatever a document holds.
    @Test func textsSurvive() throws {
        for text in SampleSchema.hostileTexts {
            let field = SampleSchema.field("x", .string) {
                $0.defaultValue = DefaultValue(written: text, value: .string(text))
            }
            let entity = Entity(name: "A", kind: .cloudKit, span: SampleSchema.span, fields: [field])
            let schema = Schema(name: "A", entities: [entity])
            let attribute = try #require(try model(schema).children[0].child(named: "x"))
            guard text.contains("\0") else {
                #expect(attribute.attributes["defaultValueString"] == text)
                continue
            }
            #expect(attribute.attributes["defaultValueString"] == "")
            #expect(result(schema).diagnostics.contains { $0.id.rawValue == "default.unfit" })
        }
    }

    @Test func nothingInvisibleStands() {
        let hidden = rendered(SampleSchema.hostile).unicodeScalars.filter {
            switch $0.value {
            case 10: false
            case 0..<32, 0x7F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
            default: false
            }
        }
        #expect(hidden.isEmpty)
    }
}
