import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Joins declarations of equal names: an entity may be described twice, in two shapes or in two documents.
enum EntityJoining {
    static func join(_ schemas: [DeclaredSchema], findings: inout Findings) -> [JoinedEntity] {
        var order: [String] = []
        var groups: [String: [DeclaredEntity]] = [:]
        for entity in schemas.lazy.flatMap(\.entities) {
            let name = entity.name.value
            if groups[name] == nil { order.append(name) }
            groups[name, default: []].append(entity)
        }
        reportTwins(order, in: groups, findings: &findings)
        let entities = order.compactMap { groups[$0] }.map { join($0, findings: &findings) }
        let isDescribed = entities.map { entity in
            !entity.fields.isEmpty || entity.declarations.contains { !$0.relationships.isEmpty }
        }
        for (entity, isDescribed) in zip(entities, isDescribed) where !isDescribed {
            findings.add(.noFields(entity))
        }
        return zip(entities, isDescribed).lazy.filter(\.1).map(\.0)
    }

    private static func join(_ declarations: [DeclaredEntity], findings: inout Findings) -> JoinedEntity {
        let main = declarations.first { !$0.fields.isEmpty } ?? declarations[0]
        return JoinedEntity(
            name: main.name,
            kind: declarations.lazy.compactMap(\.kind).first ?? .cloudKit,
            declarations: declarations,
            fields: fields(of: declarations, findings: &findings)
        )
    }

    /// What is computed is stored nowhere; what only the device keeps is no part of CloudKit's record.
    private static func remark(leavingOut field: DeclaredField, isOfCloudKit: Bool) -> Remark? {
        field.remarks.first { $0.isNotStored || isOfCloudKit && $0.isDeviceOnly }
    }

    private static func fields(
        of declarations: [DeclaredEntity], findings: inout Findings
    ) -> [JoinedField] {
        var fields: [JoinedField] = []
        if declarations.count == 1 {
            fields.reserveCapacity(declarations[0].fields.count)
        }
        // Few names are found faster by looking at each.
        let isLarge = declarations.reduce(0) { $0 + $1.fields.count } > 40
        var places: [String: Int] = [:]
        let isOfCloudKit =
            declarations.lazy.compactMap(\.kind).first ?? .cloudKit == .cloudKit
            && declarations.allSatisfy { $0.deviceOnly == nil }
        for declaration in declarations {
            let known = fields.count
            for field in declaration.fields {
                if let remark = remark(leavingOut: field, isOfCloudKit: isOfCloudKit) {
                    findings.add(.unstored(field.name, because: remark))
                } else if let place = isLarge
                    ? places[field.name.value]
                    : fields.firstIndex(where: { $0.name.value == field.name.value })
                {
                    if place >= known { findings.add(.duplicate(field.name, of: fields[place].name)) }
                    fields[place].add(field)
                } else {
                    if isLarge { places[field.name.value] = fields.count }
                    fields.append(JoinedField(field))
                }
            }
        }
        return fields
    }

    /// Names that differ only by case are two record types to CloudKit, and one file on a Mac.
    private static func reportTwins(
        _ order: [String], in groups: [String: [DeclaredEntity]], findings: inout Findings
    ) {
        var seen: [String: String] = [:]
        for name in order {
            guard let twin = seen.updateValue(name, forKey: name.lowercased()),
                let one = groups[twin]?.first, let other = groups[name]?.first
            else { continue }
            findings.add(.similarNames(one.name, other.name))
        }
    }
}

extension DiagnosticID {
    static let entitySimilar = DiagnosticID("entity.similar")
    static let entityEmpty = DiagnosticID("entity.empty")
    static let fieldRepeated = DiagnosticID("field.repeated")
    static let fieldUnstored = DiagnosticID("field.unstored")
}

extension Diagnostic {
    fileprivate static func similarNames(_ one: Declared<String>, _ other: Declared<String>) -> Diagnostic {
        Diagnostic(
            .entitySimilar, .warning,
            "'\(other.value)' and '\(one.value)' differ only by case and are read as two record types",
            at: other.span,
            remedy: "spell both alike if they are one",
            related: [.init("the other name", at: one.span)]
        )
    }

    fileprivate static func duplicate(_ name: Declared<String>, of first: Declared<String>) -> Diagnostic {
        Diagnostic(
            .fieldRepeated, .warning, "'\(name.value)' is described twice; the first description is used",
            at: name.span, remedy: "remove one, or give it another name",
            related: [.init("the first description", at: first.span)]
        )
    }

    fileprivate static func unstored(_ name: Declared<String>, because remark: Remark) -> Diagnostic {
        Diagnostic(
            .fieldUnstored, .note, "'\(name.value)' is left out: '\(remark.quote)' \(remark.place.phrase)",
            at: name.span
        )
    }

    fileprivate static func noFields(_ entity: JoinedEntity) -> Diagnostic {
        Diagnostic(
            .entityEmpty, .warning,
            "'\(entity.name.value)' has no fields and is left out",
            at: entity.name.span,
            remedy: "give it a table with a column for the fields' names and one for their types"
        )
    }
}
