import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Decides what the former names of entities mean in CloudKit, which never renames a record type.
///
/// A renamed record type keeps its name there. What another entity is called now was split, and so was what two of them
/// were called: then each is a record type of its own.
struct FormerEntityNames {
    private let entities: [JoinedEntity]
    private let names: Set<String>

    init(_ entities: [JoinedEntity]) {
        self.entities = entities
        names = Set(entities.lazy.map(\.name.value))
    }

    func resolve(_ resolved: inout [Entity], findings: inout Findings) {
        for place in resolved.indices {
            if let name = resolved[place].originalName, names.contains(name) {
                resolved[place].originalName = nil
            }
        }
        dropShared(&resolved, findings: &findings)
        for (entity, joined) in zip(resolved, entities) where entity.recordType != entity.name {
            findings.add(.keptRecordType(of: entity, at: joined.placeOfFormerName))
        }
    }

    private func dropShared(_ resolved: inout [Entity], findings: inout Findings) {
        let claims = Dictionary(grouping: resolved.indices.filter { resolved[$0].originalName != nil }) {
            resolved[$0].originalName ?? ""
        }
        for (name, places) in claims.sorted(by: { $0.key < $1.key }) where places.count > 1 {
            findings.add(.sharedRecordType(name, entities[places[0]], entities[places[1]]))
            for place in places { resolved[place].originalName = nil }
        }
    }
}

extension JoinedEntity {
    fileprivate var placeOfFormerName: SourceSpan {
        declarations.lazy.compactMap(\.originalName?.span).first ?? name.span
    }
}

extension Diagnostic {
    fileprivate static func keptRecordType(of entity: Entity, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .keyKept, .remark,
            "'\(entity.name)' keeps the record type '\(entity.recordType)' in CloudKit, which renames no record type",
            at: span)
    }

    fileprivate static func sharedRecordType(
        _ name: String, _ one: JoinedEntity, _ other: JoinedEntity
    ) -> Diagnostic {
        Diagnostic(
            .nameShared, .warning,
            "'\(one.name.value)' and '\(other.name.value)' were both called '\(name)': neither is read from it",
            at: other.placeOfFormerName, remedy: "say it of one of them",
            related: [.init("the other record type", at: one.placeOfFormerName)])
    }
}
