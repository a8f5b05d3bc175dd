import Diagnostics
import SchemaModel
import Testing

/// Types of properties of which no document says what they are.
@Suite struct `Types of the app's own` {
    private func resolve(_ property: String) -> Resolved {
        Resolved(
            """
            # Models (SwiftData)

            ```swift
            @Model final class Hive {
                var name: String = ""
                \(property)
            }
            ```
            """)
    }

    @Test(arguments: ["@Relationship", "@Relationship(deleteRule: .nullify)", "@Relationship\n    "])
    func `are other models behind the attribute of a relationship`(attribute: String) throws {
        let resolved = resolve("\(attribute) var keeper: Keeper?")
        let field = try resolved.field("keeper", of: "Hive")
        #expect(field.type == .reference && field.references == "Keeper" && field.isOptional == true)
        #expect(resolved.diagnostics.map(\.id.rawValue) == ["reference.undescribed"])
    }

    @Test(arguments: [
        ("a reference to `Keeper`", FieldType.reference), ("foreign key", .reference),
        ("linked by `@Relationship`", .reference), ("who keeps it", .enum),
        ("reference to `Keeper`, stored as JSON", .enum),
    ])
    func `are other models where the note says so`(note: String, type: FieldType) throws {
        let resolved = Resolved("# SwiftData\n\n## Hive\n\n- `id: UUID`\n- `keeper: Keeper?` — \(note)\n")
        let field = try resolved.field("keeper", of: "Hive")
        #expect(field.type == type)
        #expect(field.references == (type == .reference ? "Keeper" : nil))
    }

    @Test func `may be lists of other models`() throws {
        let field = try resolve("@Relationship var frames: [Frame]? = []").field("frames", of: "Hive")
        #expect(field.type == .reference && field.references == "Frame" && field.isList)
    }

    @Test(arguments: ["HiveKind", "[HiveKind]", "HiveKind.RawValue"])
    func `are taken for enumerations without the attribute, and told`(type: String) throws {
        let resolved = resolve("1️⃣var kind: \(type)?\n    var second: \(type)?")
        let field = try resolved.field("kind", of: "Hive")
        #expect(field.type == .enum && field.enumName == "HiveKind")
        #expect(resolved.diagnostics.map(\.id.rawValue) == ["type.undescribed"])
        #expect(resolved.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test(arguments: ["enum HiveKind: String { case calm }", "@Model final class HiveKind { var a = \"\" }"])
    func `are not told where the document says what they are`(declaration: String) {
        let resolved = resolve("var kind: HiveKind?\n}\n\(declaration)\nstruct Other {\n    let a: Int")
        #expect(!resolved.diagnostics.contains { $0.id == DiagnosticID("type.undescribed") })
    }

    @Test(arguments: ["CLLocationCoordinate2D", "MKMapItem", "UIImage"])
    func `are unknown where a framework has them`(type: String) {
        #expect(resolve("var place: \(type)?").diagnostics.map(\.id.rawValue) == ["type.unknown"])
    }
}
