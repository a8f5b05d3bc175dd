import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Resolves one entity: its own facts joined, its fields one by one.
struct EntityResolution {
    let entity: JoinedEntity
    let context: ResolutionContext

    func resolve(findings: inout Findings) -> Entity {
        let declarations = entity.declarations
        var resolved = Entity(
            name: entity.name.value,
            kind: entity.kind,
            database: first(\.database, "is in", findings: &findings),
            zone: first(\.zone, "is in the zone", findings: &findings),
            primaryKey: primaryKey,
            recordNameRule: first(\.recordNameRule, "has record names of kind", findings: &findings),
            span: entity.name.span
        )
        resolved.originalName = first(\.originalName, "was called", findings: &findings)
        resolved.formerNames = declarations.flatMap(\.formerNames).filter { $0 != resolved.originalName }
        resolved.retirement = declarations.lazy.compactMap(\.retirement?.value).first
        resolved.documentation = documentation(retired: resolved.retirement)
        resolved.isLocal = declarations.contains { $0.deviceOnly != nil }
        resolved.fields = fields(findings: &findings)
        reportUnknownKey(of: resolved, findings: &findings)
        resolved.indexes = indexes(of: resolved)
        reportUnknownFields(inIndexesOf: resolved, findings: &findings)
        resolved.grants = grants
        resolved.rows = declarations.flatMap(\.rows)
        return resolved
    }

    /// "Primary key: `nothing`": a key that is no field is none of CloudKit's either.
    private func reportUnknownKey(of resolved: Entity, findings: inout Findings) {
        let systemNames = ["recordName", "recordID", "___recordID"]
        guard let key = entity.declarations.lazy.compactMap(\.primaryKey).first, !resolved.fields.isEmpty,
            !systemNames.contains(key.value), !resolved.fields.contains(where: { $0.name == key.value })
        else { return }
        findings.add(
            Diagnostic(
                .keyUndeclared, .warning,
                "the primary key of '\(resolved.name)' is '\(key.value)', which is no field of it",
                at: key.span,
                remedy: didYouMean(key.value, among: resolved.fields.map(\.name))
                    ?? "describe the field, or leave the key out"))
    }

    /// "Queryable: `lenght`": an index of what is no field, each such name once.
    private func reportUnknownFields(inIndexesOf resolved: Entity, findings: inout Findings) {
        let stated = entity.declarations.flatMap(\.indexes)
        if stated.isEmpty { return }
        let fields = FieldsByName(resolved)
        var reported: Set<String> = []
        for index in stated {
            for part in index.value.named(as: fields).fields
            where fields[part.name] == nil && SystemField(named: part.name) == nil && !part.name.contains(".")
                && reported.insert(part.name).inserted
            {
                findings.add(
                    Diagnostic(
                        .indexUndeclared, .warning,
                        "an index of '\(resolved.name)' names '\(part.name)', which is no field of it",
                        at: index.span,
                        remedy: didYouMean(part.name, among: resolved.fields.map(\.name))
                            ?? "describe the field, or leave the index out"))
            }
        }
    }

    /// What the first description says of one fact; another that says otherwise is reported.
    private func first<Fact>(
        _ fact: (DeclaredEntity) -> Declared<Fact>?, _ verb: String, findings: inout Findings
    ) -> Fact? {
        let stated = entity.declarations.compactMap(fact)
        guard let first = stated.first else { return nil }
        if let other = stated.dropFirst().first(where: { $0.value != first.value }) {
            findings.add(
                Diagnostic(
                    .entityContradictory, .warning,
                    "'\(entity.name.value)' \(verb) '\(other.value)' here and '\(first.value)' elsewhere; the first is used",
                    at: other.span, remedy: "say the same in both places",
                    related: [.init("the other description", at: first.span)]))
        }
        return first.value
    }

    private func fields(findings: inout Findings) -> [Field] {
        var fields: [Field] = []
        fields.reserveCapacity(entity.fields.count)
        for field in entity.fields {
            let resolution = FieldResolution(
                field: field, entity: entity, context: context)
            fields.append(resolution.resolve(findings: &findings))
        }
        FormerNames(entity).resolve(&fields, findings: &findings)
        return fields + relationshipFields(beside: fields, findings: &findings)
    }

    /// A relationship that is listed apart from the fields is a field. Of a CloudKit record type a to-many is only the
    /// other side of a reference, and no field.
    private func relationshipFields(beside fields: [Field], findings: inout Findings) -> [Field] {
        guard entity.kind != .table else { return [] }
        let known = Set(entity.fields.map(\.name.value))
        return relationshipsByField.compactMap { relationship in
            guard let name = relationship.field, !known.contains(name) else { return nil }
            if entity.kind == .cloudKit, !isReference(relationship, beside: fields) { return nil }
            let stated = relationship.target
            let target =
                (stated.isEmpty
                    ? context.names.entity(namedByEndOf: name, of: entity.name.value)
                    : context.names.entity(meantBy: stated))
                ?? stated
            if target.isEmpty {
                findings.add(.targetless(Declared(name, at: relationship.span), at: relationship.span))
            }
            return Field(
                name: name,
                stored: entity.kind == .cloudKit || target.isEmpty
                    ? FieldType.reference.cloudKitStorage : relationship.isToMany ? "[\(target)]" : target,
                type: .reference,
                isList: relationship.isToMany,
                isOptional: relationship.isOptional ?? (context.marksOptional ? false : nil),
                references: target.isEmpty ? nil : target,
                inverse: relationship.inverse.map { FieldPath(entity: target, field: lastPart(of: $0)) },
                onDelete: relationship.onDelete,
                evidence: [Evidence(.declared, "a relationship of its own", at: relationship.span)],
                span: relationship.span
            )
        }
    }

    /// Whether a record type has a field for a relationship, and no other field, such as `tripID`, holds it already.
    private func isReference(_ relationship: DeclaredRelationship, beside fields: [Field]) -> Bool {
        guard relationship.isListed, !relationship.isToMany, let name = relationship.field else {
            return false
        }
        let target = context.names.entity(meantBy: relationship.target) ?? relationship.target
        return !target.isEmpty
            && !fields.contains { $0.references == target || EntityNames.stem(of: $0.name) == name }
    }

    /// Each once: what a step or a table says again adds what the first place leaves open.
    private var relationshipsByField: [DeclaredRelationship] {
        var places: [String: Int] = [:]
        var united: [DeclaredRelationship] = []
        for relationship in entity.declarations.flatMap(\.relationships) {
            guard let name = relationship.field, let place = places[name] else {
                if let name = relationship.field { places[name] = united.count }
                united.append(relationship)
                continue
            }
            united[place].inverse = united[place].inverse ?? relationship.inverse
            united[place].onDelete = united[place].onDelete ?? relationship.onDelete
            united[place].isOptional = united[place].isOptional ?? relationship.isOptional
            if united[place].target.isEmpty { united[place].target = relationship.target }
        }
        return united
    }

    private func lastPart(of path: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? path
    }

    private var primaryKey: String? {
        if let declared = entity.declarations.lazy.compactMap(\.primaryKey?.value).first { return declared }
        return entity.markedAsPrimaryKey.count == 1 ? entity.markedAsPrimaryKey[0].name.value : nil
    }

    /// That it is retired is told there, too, for the outputs that have no other way to say so.
    private func documentation(retired retirement: Retirement?) -> String? {
        var paragraphs = entity.declarations.flatMap(\.paragraphs).map(\.value)
        if let retirement, !paragraphs.contains(where: retirement.isTold) {
            paragraphs.append(retirement.sentence)
        }
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
    }

    /// Those of lists and sentences, then those of the fields' own columns, each once. What a list calls by a field's former
    /// name is that field.
    private func indexes(of resolved: Entity) -> [Index] {
        var seen: Set<Index> = []
        let ofFields = entity.fields.flatMap { field in
            field.remarks.compactMap { remark -> Index? in
                guard case .index(let kind) = remark.fact else { return nil }
                return Index(kind: kind, fields: [.init(name: field.name.value)])
            }
        }
        let stated = entity.declarations.flatMap { $0.indexes.map(\.value) }
        if stated.isEmpty { return ofFields.filter { seen.insert($0).inserted } }
        let fields = FieldsByName(resolved)
        return (stated.map { $0.named(as: fields) } + ofFields).filter { seen.insert($0).inserted }
    }

    /// One grant a role, in the order in which the roles are named.
    private var grants: [Grant] {
        var grants: [Grant] = []
        var places: [String: Int] = [:]
        for grant in entity.declarations.flatMap(\.grants).map(\.value) where !grant.permissions.isEmpty {
            guard let index = places[grant.role] else {
                places[grant.role] = grants.count
                grants.append(grant)
                continue
            }
            for permission in grant.permissions where !grants[index].permissions.contains(permission) {
                grants[index].permissions.append(permission)
            }
        }
        return grants
    }
}

extension DiagnosticID {
    static let indexUndeclared = DiagnosticID("index.undeclared")
    static let entityContradictory = DiagnosticID("entity.contradictory")
}

extension Index {
    /// With the names that fields have now.
    fileprivate func named(as fields: FieldsByName) -> Index {
        var index = self
        for place in index.fields.indices {
            let name = index.fields[place].name
            index.fields[place].name = fields[name]?.name ?? name
        }
        return index
    }
}

extension Retirement {
    /// Whether a text says it in the same words.
    fileprivate func isTold(in text: String) -> Bool {
        text.lowercased().contains((words ?? sentence).lowercased())
    }
}
