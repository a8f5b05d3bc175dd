import Diagnostics
import SchemaModel

/// Warns of references that lead where CloudKit's cannot: out of the public database or into it, and to another zone.
///
/// Where an entity says nothing of its own, it is where its document's records are.
struct RecordBoundaries {
    private let schema: Schema
    private let entities: [String: Entity]

    init(_ schema: Schema) {
        self.schema = schema
        entities = Dictionary(schema.entities.map { ($0.name, $0) }) { first, _ in first }
    }

    func report(_ findings: inout Findings) {
        for entity in schema.entities where !entity.isLocal {
            for index in entity.fields.indices where entity.fields[index].type == .reference {
                let field = entity.fields[index]
                guard let target = field.references.flatMap({ entities[$0] }), !target.isLocal else {
                    continue
                }
                if let finding = databaseFinding(field, entity, target) ?? zoneFinding(field, entity, target)
                {
                    findings.add(finding)
                }
            }
        }
    }

    /// A shared database holds records of somebody's private one.
    private func databaseFinding(_ field: Field, _ entity: Entity, _ target: Entity) -> Diagnostic? {
        guard let own = schema.database(of: entity), let other = schema.database(of: target),
            (own == .public) != (other == .public)
        else { return nil }
        return .leaving(
            .referenceLeavesDatabase, field, of: entity, "the \(own.rawValue) database", to: target,
            "the \(other.rawValue) one")
    }

    /// A mirror keeps its objects in a zone of its own.
    private func zoneFinding(_ field: Field, _ entity: Entity, _ target: Entity) -> Diagnostic? {
        guard entity.kind == .cloudKit, target.kind == .cloudKit,
            let own = schema.statedZone(of: entity), let other = schema.statedZone(of: target), own != other
        else { return nil }
        return .leaving(
            .referenceLeavesZone, field, of: entity, "the zone '\(own)'", to: target, "the zone '\(other)'")
    }
}

extension DiagnosticID {
    fileprivate static let referenceLeavesDatabase = DiagnosticID("reference.database")
    fileprivate static let referenceLeavesZone = DiagnosticID("reference.zone")
}

extension Diagnostic {
    fileprivate static func leaving(
        _ id: DiagnosticID, _ field: Field, of entity: Entity, _ place: String, to target: Entity,
        _ other: String
    ) -> Diagnostic {
        Diagnostic(
            id, .warning,
            "'\(entity.name).\(field.name)' leads from \(place) to '\(target.name)' in \(other), where no "
                + "reference can lead",
            at: field.span, remedy: "keep the record's name in a field of type String")
    }
}
