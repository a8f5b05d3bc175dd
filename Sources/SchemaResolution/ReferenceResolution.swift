import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Finds the entity that a field refers to: as the type or the words state it, else by the name of a field that
/// is a reference.
struct ReferenceResolution {
    let field: JoinedField
    let entity: JoinedEntity
    let context: ResolutionContext

    private struct Target {
        let name: String
        let evidence: Evidence
    }

    func resolve(_ resolved: inout Field, findings: inout Findings) {
        guard resolved.references == nil, canRefer(resolved.type), let target = target(of: resolved) else {
            return
        }
        resolved.references = target.name
        resolved.evidence.append(target.evidence)
        if context.names.entity(meantBy: target.name) == nil {
            findings.addUndescribed(
                target.name, field: field.name, at: target.evidence.span, names: context.names)
        }
    }

    private func canRefer(_ type: FieldType) -> Bool {
        switch type {
        case .reference, .string, .uuid, .int: true
        case .double, .decimal, .bool, .date, .url, .data, .asset, .location, .enum, .json: false
        }
    }

    private func target(of resolved: Field) -> Target? {
        if let type = field.type, let argument = type.argument {
            let evidence = Evidence(
                .declared, "'\(type.name)' to '\(argument)' is the type", of: .references, at: type.span)
            return Target(name: context.names.entity(meantBy: argument) ?? argument, evidence: evidence)
        }
        for remark in field.remarks {
            if let target = target(statedBy: remark, type: resolved.type) { return target }
        }
        guard resolved.type == .reference else { return targetConfirmedByNote }
        return context.names.entity(namedByEndOf: resolved.name, of: entity.name.value).map(named)
            ?? targetInNote
    }

    private func target(statedBy remark: Remark, type: FieldType) -> Target? {
        switch remark.fact {
        case .references(""):
            return context.names.entity(namedByEndOf: field.name.value, of: entity.name.value).map(named)
        case .references(Remark.ownEntity): return stated(entity.name.value, remark)
        case .references(let words), .toMany(let words):
            return (context.names.entity(meantBy: words) ?? undescribed(words, type)).map {
                stated($0, remark)
            }
        case .identifies(let words):
            let name = context.names.entity(meantBy: words)
            if type == .reference {
                return (name ?? undescribedName(words)).map { stated($0, remark) }
            }
            // "UUID of the card" says of the card's own id nothing about another record.
            return name == entity.name.value ? nil : name.map { stated($0, remark) }
        case .boolean, .uuid, .rawValue, .listedValues, .range, .integerRange, .inverse, .onDelete, .optional,
            .defaultText,
            .encrypted, .encryptedSince, .retired, .earlierKey, .originalName, .attributeOptions, .merge,
            .unkeptArgument, .list, .json, .url,
            .unique,
            .primaryKey, .index,
            .notStored, .deviceOnly, .refused:
            return nil
        }
    }

    /// A name that no document describes: one word with a capital, or any word where the field is a reference or
    /// stands in a table; "references the owner" names nothing.
    private func undescribed(_ words: String, _ type: FieldType) -> String? {
        guard !words.utf8.contains(UInt8(ascii: " ")) else { return nil }
        let parts = words.split(separator: ".").map(String.init)
        guard let first = parts.first?.first else { return nil }
        guard first.isUppercase || type == .reference || entity.kind == .table else { return nil }
        // `Project.id` and `projects.owner_id` are columns, `public.users` a table in a schema.
        let isColumn = parts.count == 2 && (first.isUppercase || parts[1].lowercased().hasSuffix("id"))
        return isColumn ? parts[0] : words
    }

    /// "Points to `Zed`" names a record type that is described nowhere; "points to the start" names none.
    private func undescribedName(_ words: String) -> String? {
        words.first?.isUppercase ?? false ? undescribed(words, .reference) : nil
    }

    /// A text called `taskID` refers to a task where its note says "task id" as well.
    private var targetConfirmedByNote: Target? {
        guard field.name.value.utf8.count > 2, let note = field.note,
            let name = context.names.entity(keyedBy: field.name.value), name != entity.name.value
        else { return nil }
        let words = note.value.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let isSaid = zip(words, words.dropFirst()).contains { word, next in
            ["id", "identifier", "uuid"].contains(next.lowercased())
                && context.names.entity(meantBy: word) == name
        }
        guard isSaid else { return nil }
        return Target(
            name: name,
            evidence: Evidence(.declared, "the notes call it the id of one", of: .references, at: note.span))
    }

    /// The one entity of which the note of a reference field speaks.
    private var targetInNote: Target? {
        guard let note = field.declarations.lazy.compactMap(\.note).first else { return nil }
        let words = note.value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter {
            $0.count > 2 || note.value.contains("`\($0)`")
        }
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
        let found = Set((words + pairs).lazy.compactMap { context.names.entity(meantBy: String($0)) })
        guard found.count == 1, let name = found.first else { return nil }
        return Target(
            name: name,
            evidence: Evidence(.inferred, "the notes speak of '\(name)'", of: .references, at: note.span))
    }

    private func stated(_ name: String, _ remark: Remark) -> Target {
        Target(
            name: name,
            evidence: remark.evidence)
    }

    private func named(_ name: String) -> Target {
        Target(
            name: name,
            evidence: Evidence(.inferred, "named after '\(name)'", of: .references, at: field.name.span))
    }
}

extension DiagnosticID {
    static let referenceUndescribed = DiagnosticID("reference.undescribed")
}

extension Findings {
    /// One warning a target, at the first field that refers to it.
    mutating func addUndescribed(
        _ target: String, field: Declared<String>, at span: SourceSpan?, names: EntityNames
    ) {
        guard undescribedTargets.insert(target).inserted else { return }
        add(
            Diagnostic(
                .referenceUndescribed, .warning,
                "'\(field.value)' refers to '\(target)', which no document describes",
                at: span ?? field.span,
                remedy: names.suggestion(for: target)
                    ?? "describe '\(target)', or name an entity that is described"))
    }
}
