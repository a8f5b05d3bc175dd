import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Labels and notes of what is gone or to come` {
    private static func read(_ label: String) throws -> Reading {
        try Reading("# Schema\n\n### Ticket\n\n- `title`: String\n\n\(label)\n\n- `gate`: String\n")
    }

    @Test(arguments: [
        "**Planned (v2):**", "**Planned for v2:**", "**Coming soon:**", "**Upcoming:**", "**Later:**",
        "**Später:**",
        "**Próximamente:**", "**計画中：**", "**Next:**", "**Someday:**", "**Soon:**", "**Als Nächstes:**",
        "**Plus tard:**", "**Más tarde:**", "**In seguito:**", "**Em breve:**", "**Daha sonra:**",
        "**Далее:**",
        "**Następnie:**", "**下一步：**", "**次回：**", "**나중에:**", "**لاحقا:**", "**Nästa:**",
    ])
    func `what is planned is left out and told`(label: String) throws {
        let read = try Self.read(label)
        #expect(read.names == ["Ticket"])
        #expect(read.entities == ["Ticket: title String"])
        #expect(read.unread == ["9:1 list"])
    }

    @Test(arguments: [
        ("**Dropped in 1.4:**", true), ("**Removed:**", true), ("**Deprecated:**", true),
        ("**Entfernt in 2.0:**", true), ("**Basics:**", false),
    ])
    func `what is gone is retired`(label: String, isRetired: Bool) throws {
        let field = try #require(try Self.read(label).schema.entities.first?.fields.last)
        #expect(field.name.value == "gate")
        #expect(
            field.remarks.contains { if case .retired = $0.fact { true } else { false } } == isRetired)
    }

    @Test(arguments: [
        ("**v2:**", true), ("**Version 2:**", true), ("**Versión 2.0:**", true), ("**v1:**", false),
        ("**Since v2:**", false), ("**Basics:**", false),
    ])
    func `a version alone leaves open whether it is out`(label: String, isTold: Bool) throws {
        let read = try Self.read(label)
        #expect(read.entities == ["Ticket: title String, gate String"])
        #expect(read.schema.diagnostics.contains { $0.id.rawValue == "status.unread" } == isTold)
    }

    @Test(arguments: [
        ("(v2)", true), ("v2", true), ("Planned", true), ("Removed", true), ("(removed)", true),
        ("Geplant", true), ("Since v2", false), ("new in v2", false), ("Planned departure", false),
        ("removed from the cart", false), ("(v1)", false),
    ])
    func `so does a note that is no more than a word`(note: String, isTold: Bool) throws {
        let facts = try Self.facts(note)
        #expect(facts.contains(.refused(RefusedFact(.status, .unclear))) == isTold)
        #expect(!facts.contains(.notStored))
    }

    @Test(arguments: [
        ("**v2:**", ["Ticket"]), ("**V2**", ["Ticket"]), ("**Visit**", ["Ticket", "Visit"]),
        ("**V**", ["Ticket", "V"]), ("**Version**", ["Ticket", "Version"]),
    ])
    func `a version is no record type`(label: String, names: [String]) throws {
        #expect(try Self.read(label + "\n\n- `seat`: Int64").names == names)
    }

    @Test(arguments: [
        ("coming soon", true), ("(upcoming)", true), ("(future)", true), ("Planned", false),
        ("coming in v2", true),
        ("kommt in v2", true), ("prévu pour la v2", true), ("将来対応予定", true),
        ("The future gate", false), ("Planned departure", false), ("new in v2", false),
    ])
    func `a note tells what is planned`(note: String, isPlanned: Bool) throws {
        #expect(try Self.facts(note).contains(.notStored) == isPlanned)
    }

    @Test(arguments: [
        ("entfällt ab v2", true), ("seit 2.0 entfernt", true), ("eliminado en la 2.0", true),
        ("supprimé en 2.0", true), ("removed in v3", true), ("removed from the cart", false),
    ])
    func `a note tells what is gone`(note: String, isRetired: Bool) throws {
        let facts = try Self.facts(note)
        #expect(facts.contains { if case .retired = $0 { true } else { false } } == isRetired)
    }

    @Test(arguments: [
        ("can be omitted", true), ("absent in old records", true), ("empty until paid", true),
        ("null en transfer", true), ("kann weggelassen werden", true),
        ("set to nil when paid", false), ("shown in old records", false),
    ])
    func `a note tells what may be missing`(note: String, isOptional: Bool) throws {
        #expect(try Self.facts(note).contains(.optional(true)) == isOptional)
    }

    private static func facts(_ note: String) throws -> [Remark.Fact] {
        let read = try Reading(
            "# Schema\n\n### Ticket\n\n| Field | Type | Notes |\n|---|---|---|\n| `gate` | String | \(note) |\n"
        )
        return read.schema.entities.first?.fields.first?.remarks.map(\.fact) ?? []
    }

    @Test(arguments: [
        ("### Cup\n\n> Proposed; do not create yet.", ["Ticket"]),
        ("### Cup\n\n> For the winner.", ["Ticket", "Cup"]),
    ])
    func `a quotation may say that a type is only planned`(above: String, names: [String]) throws {
        let read = try Reading(
            "# Schema\n\n### Ticket\n\n- `title`: String\n\n\(above)\n\n| Field | Type |\n|---|---|\n| `name` | String |\n"
        )
        #expect(read.names == names)
    }
}
