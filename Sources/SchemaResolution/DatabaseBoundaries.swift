import Diagnostics
import SchemaModel

/// Warns of references that lead out of the public database or into it: a record knows those of its own database only.
enum DatabaseBoundaries {
    /// Only of types for which documents state the database: a shared one holds records of somebody's private one.
    static func report(_ entities: [Entity], findings: inout Findings) {
        let databases = Dictionary(entities.map { ($0.name, $0.database) }) { first, _ in first }
        for entity in entities {
            guard let own = entity.database else { continue }
            for field in entity.fields where field.type == .reference {
                guard let target = field.references, let other = databases[target] ?? nil,
                    (own == .public) != (other == .public)
                else { continue }
                findings.add(.leavingDatabase(field, own, of: entity, to: target, other))
            }
        }
    }
}

extension DiagnosticID {
    fileprivate static let referenceLeavesDatabase = DiagnosticID("reference.database")
}

extension Diagnostic {
    fileprivate static func leavingDatabase(
        _ field: Field, _ own: Database, of entity: Entity, to target: String, _ other: Database
    ) -> Diagnostic {
        Diagnostic(
            .referenceLeavesDatabase, .warning,
            "'\(entity.name).\(field.name)' leads from the \(own.rawValue) database to '\(target)' in the "
                + "\(other.rawValue) one, where no reference can lead",
            at: field.span, remedy: "keep the record's name in a field of type String")
    }
}
