import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Resolves the unique keys of every entity: each once, its parts checked against the fields.
enum UniqueKeyResolution {
    static func resolve(_ entities: inout [Entity], declared: [JoinedEntity], findings: inout Findings) {
        let joined = Dictionary(declared.map { ($0.name.value, $0) }) { first, _ in first }
        for index in entities.indices {
            guard let declarations = joined[entities[index].name] else { continue }
            entities[index].uniqueKeys = keys(of: entities[index], declarations, findings: &findings)
        }
    }

    private static func keys(of entity: Entity, _ joined: JoinedEntity, findings: inout Findings)
        -> [UniqueKey]
    {
        let declaredKeys =
            joined.declarations.flatMap(\.uniqueKeys) + keysOfFields(joined, entity)
            + compositeKey(joined, entity)
        if declaredKeys.isEmpty { return [] }
        let fields = FieldsByName(entity)
        var keys: [UniqueKey] = []
        var seen: [[String]: Int] = [:]
        for declared in declaredKeys {
            let parts = declared.fields.map { path(of: $0, in: fields) }
            let constraint = declared.isConstraint ? declared.span : nil
            if let known = seen[parts] {
                keys[known].constraint = keys[known].constraint ?? constraint
                continue
            }
            seen[parts] = keys.count
            let unknown = parts.filter { !isKnown($0, in: fields) }
            if !unknown.isEmpty { findings.add(.undeclared(unknown, in: entity, at: declared.span)) }
            var key = UniqueKey(
                fields: parts, alternative: declared.alternative, isUsable: unknown.isEmpty,
                span: declared.span)
            key.constraint = constraint
            keys.append(key)
        }
        return keys
    }

    /// A field that is called unique; the primary key is so anyway.
    private static func keysOfFields(_ joined: JoinedEntity, _ entity: Entity) -> [DeclaredUniqueKey] {
        joined.fields.compactMap { field in
            guard field.name.value != entity.primaryKey,
                let remark = field.remarks.first(where: { $0.isUnique && isAbout(field, $0) })
            else { return nil }
            return DeclaredUniqueKey(
                fields: [field.name.value], isConstraint: isConstraint(remark), span: remark.span)
        }
    }

    /// A primary key of several columns is a key, and no field that identifies a record.
    private static func compositeKey(_ joined: JoinedEntity, _ entity: Entity) -> [DeclaredUniqueKey] {
        let marked = joined.markedAsPrimaryKey
        guard entity.primaryKey == nil, marked.count > 1, let first = marked.first else { return [] }
        return [DeclaredUniqueKey(fields: marked.map(\.name.value), span: first.name.span)]
    }

    /// "Unique constraint" and `@Attribute(.unique)` speak of the store, "unique" alone may speak of the app.
    private static func isConstraint(_ remark: Remark) -> Bool {
        remark.place == .code || remark.quote.contains(bytesOf: ".unique")
            || remark.quote.lowercased().contains(bytesOf: "constraint")
    }

    /// "Unique username" makes the field `username` unique; "Unique identifier" says only that it identifies.
    private static func isAbout(_ field: JoinedField, _ remark: Remark) -> Bool {
        let words = remark.quote.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "unique", words[1].lowercased() != "key" else {
            return true
        }
        let name = field.name.value.lowercased()
        return name != "id" && name.hasSuffix(words[1].lowercased())
    }

    /// With the name that a field has now. `assetId` where only the reference `asset` is declared means what that holds.
    private static func path(of part: String, in fields: FieldsByName) -> String {
        if let field = fields[part] { return field.name }
        if let dot = part.firstIndex(of: "."), let field = fields[String(part[..<dot])] {
            return field.name + part[dot...]
        }
        for suffix in ["ID", "Id", "_id"] where part.hasSuffix(suffix) {
            let stem = String(part.dropLast(suffix.count))
            if fields[stem]?.type == .reference { return stem + ".id" }
        }
        return part
    }

    private static func isKnown(_ part: String, in fields: FieldsByName) -> Bool {
        if fields[part] != nil { return true }
        let parts = part.split(separator: ".").map(String.init)
        guard let first = parts.first else { return false }
        if part == "recordName" { return true }
        guard let field = fields[first] else { return false }
        return parts.count == 1 || field.type == .reference || field.references != nil
    }
}

extension DiagnosticID {
    static let keyUndeclared = DiagnosticID("key.undeclared")
}

extension Diagnostic {
    fileprivate static func undeclared(_ parts: [String], in entity: Entity, at span: SourceSpan)
        -> Diagnostic
    {
        let names = parts.map { "'\($0)'" }.joined(separator: ", ")
        let verdict = parts.count == 1 ? "is no field of it" : "are no fields of it"
        return Diagnostic(
            .keyUndeclared, .warning,
            "a unique key of '\(entity.name)' names \(names), which \(verdict): no helper is made for the key",
            at: span,
            remedy: didYouMean(parts[0], among: entity.fields.map(\.name))
                ?? "describe the field, or leave the key out"
        )
    }
}
