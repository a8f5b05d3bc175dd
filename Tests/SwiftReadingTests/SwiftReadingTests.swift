import SwiftReading
import Testing

@Suite("Swift declarations")
struct SwiftReadingTests {
    private func property(_ text: String) throws -> SwiftProperty {
        try #require(SwiftReader().read(text).loose.first?.properties.first)
    }

    @Test(arguments: [
        ("var a: String", "String", false, false), ("var a: [Tag]?", "Tag", true, true),
        ("var a: Set<Tag>", "Tag", true, false), ("var a: Optional<Date>", "Date", false, true),
        ("let a: [String: Int]", "[String: Int]", false, false),
        ("var a: Plan.State!", "Plan.State", false, true),
        ("var a = 0", "Int", false, false), ("var a = \"\"", "String", false, false),
        ("var a = UUID()", "UUID", false, false),
        ("public private(set) var a: Bool = true", "Bool", false, false),
        // What the value says
        ("var a = -1", "Int", false, false), ("var a = -0.5", "Double", false, false),
        ("var a = Date.now", "Date", false, false), ("var a = Int64.max", "Int64", false, false),
        ("var a = [String]()", "String", true, false), ("var a = Set<Int>()", "Int", true, false),
        ("var a = [String: Int]()", "[String: Int]", false, false),
        ("var a = [\"x\", \"y\"]", "String", true, false),
        ("var a = [\"x\": 1]", "[String: Int]", false, false),
        ("var a = URL(string: \"x\")", "URL", false, true),
        ("var a = URL(string: \"x\")!", "URL", false, false),
        ("var a = Int(\"3\")", "Int", false, true), ("var a = Int(3)", "Int", false, false),
        ("var a = Date.init()", "Date", false, false), ("var a = 0 as Int64", "Int64", false, false),
        ("var a = nil as String?", "String", false, true),
    ])
    func readsTypes(text: String, name: String, isList: Bool, isOptional: Bool) throws {
        let type = try #require(try property(text).type)
        #expect(type.name == name)
        #expect(type.isList == isList)
        #expect(type.isOptional == isOptional)
    }

    @Test(
        "What stands elsewhere",
        arguments: [
            "makeTitle()", "Kind.first", "Locale.current.identifier", "Date.now.advanced(by: 1)", "-offset",
            "[0, \"x\"]", "Array(repeating: 0, count: 2)", "nil", "Date.standard", "other ?? 0",
        ])
    func leavesTypesOpen(value: String) throws {
        #expect(try property("var a = \(value)").type == nil)
    }

    @Test func keepsDefaultsAsWritten() throws {
        #expect(
            try property("var a: String = Plan.State.draft.rawValue").defaultText
                == "Plan.State.draft.rawValue")
        #expect(try property("var executionRecord").defaultText == nil)
    }

    @Test(arguments: [
        ("var a: Int { 1 }", false), ("var a: Int { get { 1 } set {} }", false),
        ("var a: Int = 1 { didSet {} }", true),
        ("lazy var a: Int = 1", false), ("var a: Int", true),
    ])
    func tellsStoredFromComputed(text: String, isStored: Bool) throws {
        #expect(try property(text).isStored == isStored)
    }

    @Test func readsAttributes() throws {
        let relationship = try property(
            "@Relationship(deleteRule: .cascade, inverse: \\Entry.card) var a: [Entry] = []")
        #expect(relationship.attribute(named: "Relationship")?.value(of: "deleteRule") == ".cascade")
        #expect(relationship.attribute(named: "Relationship")?.value(of: "inverse") == "\\Entry.card")
        #expect(
            try property("@Attribute(.unique) var id: UUID").attribute(named: "Attribute")?.has(
                member: "unique") == true)
    }

    @Test func commentsBesideAndAboveBelongToTheProperty() throws {
        #expect(try property("var a: Int  // how many").comment == "how many")
        #expect(try property("/// How many.\n/// Really.\nvar a: Int // else").comment == "How many. Really.")
        #expect(try property("var a: Int\n// not this").comment == nil)
    }

    @Test func commentsNameTheTypeOfLooseProperties() {
        let source = SwiftReader().read(
            """
            // Goal.swift - new
            var a: Int  // see Other.swift
            var b: Int

            // Asset.swift
            var c: Int
            """)
        #expect(source.loose.map(\.file) == ["Goal", "Asset"])
        #expect(source.loose.map { $0.properties.map(\.name) } == [["a", "b"], ["c"]])
    }

    @Test func readsTypesWithCasesAndKeys() throws {
        let source = SwiftReader().read(
            """
            /// A trip.
            @Model final class Trip {
                #Unique<Trip>([\\.a, \\.b], [\\.id])
                #Index<Trip>([\\.a], .binary([\\.b, \\.id]))
                #Preview([\\.a])
                var a, b: Double
                static let shared = 1
                enum Kind: String, Codable { case short = "S", long }
                init() {}
                func drive(_ x: Int) { var local = 1 }
            }
            """)
        let trip = try #require(source.types.first)
        #expect(trip.attributes == ["Model"])
        #expect(trip.uniqueKeys == [["a", "b"], ["id"]])
        #expect(trip.indexes == [["a"], ["b", "id"]])
        #expect(trip.properties.filter { !$0.isStatic }.map(\.name) == ["a", "b"])
        #expect(trip.nested.first?.cases.map(\.rawValue) == ["S", nil])
        #expect(trip.nested.first?.inheritedTypes == ["String", "Codable"])
        #expect(trip.documentation == "A trip.")
    }

    @Test func rangesAreOffsetsInTheText() throws {
        let text = "// é\nvar größe: Int"
        let range = try property(text).nameRange
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "größe")
    }

    @Test(arguments: [
        "", "var", "class", "@Model class {", "var a: [", "}", "enum E { case", "\u{0}", "let (a, b) = c",
    ])
    func survivesFragments(text: String) {
        _ = SwiftReader().read(text)
    }
}
