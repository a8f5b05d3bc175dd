package import Diagnostics
import SchemaModel
import SwiftLanguage

/// Turns the unique keys that the document states into fields, and says which of them cannot be used.
struct KeyPlanner {
    private let schema: Schema
    private let identities: [Identity]
    private let indexes: [String: Int]

    /// What the helpers extend, where these are no structures.
    private let classes: [ModelClass]?
    private(set) var diagnostics: [Diagnostic] = []

    init(_ schema: Schema, identities: [Identity], classes: [ModelClass]?) {
        self.schema = schema
        self.identities = identities
        self.classes = classes
        indexes = schema.entityIndexes
    }

    mutating func keys(of index: Int) -> [KeyPlan] {
        let entity = schema.entities[index]
        guard entity.uniqueKeys.contains(where: \.isUsable) else { return [] }
        switch identities[index] {
        case .recordName, .uuid, .text, .integer: break
        case .unsupported(let field):
            diagnostics.append(.unsupportedIdentity(entity.fields[field], of: entity))
            return []
        case .absent:
            diagnostics.append(.absentIdentity(of: entity))
            return []
        }
        let positions = Dictionary(entity.fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var plans: [KeyPlan] = []
        for key in entity.uniqueKeys where key.isUsable {
            guard let parts = parts(of: key, in: index, positions) else { continue }
            if parts.contains(where: { isIdentity($0, of: index) }) {
                diagnostics.append(.identityAsKey(key, of: entity))
            } else if !plans.contains(where: { Set($0.parts) == Set(parts) }) {
                plans.append(KeyPlan(parts: parts))
            }
        }
        return plans
    }

    /// Nil where a part cannot be one.
    private mutating func parts(
        of key: UniqueKey,
        in index: Int,
        _ positions: [String: Int]
    ) -> [KeyPart]? {
        let entity = schema.entities[index]
        var parts: [KeyPart] = []
        for name in key.fields {
            guard let field = field(named: name, of: key, in: entity, positions) else { return nil }
            if let reason = entity.fields[field].reasonAgainstKey
                ?? entity.reasonAgainstKey(entity.fields[field]) ?? reasonInClass(against: field, of: index)
            {
                diagnostics.append(.unsuitablePart(name, of: key, in: entity, because: reason))
                return nil
            }
            if !parts.contains(KeyPart(field: field)) { parts.append(KeyPart(field: field)) }
        }
        return parts.isEmpty ? nil : parts
    }

    /// The field of a name, or the reference with which a path to a record's identity begins.
    private mutating func field(
        named name: String,
        of key: UniqueKey,
        in entity: Entity,
        _ positions: [String: Int]
    ) -> Int? {
        if let position = positions[name] { return position }
        guard let dot = name.firstIndex(of: "."), let position = positions[String(name[..<dot])] else {
            diagnostics.append(.unsuitablePart(name, of: key, in: entity, because: "is no field"))
            return nil
        }
        let rest = String(name[name.index(after: dot)...])
        if leads(from: entity.fields[position], to: rest) { return position }
        diagnostics.append(
            .unsuitablePart(
                name, of: key, in: entity, because: "is a value of another record, which may be missing"))
        return nil
    }

    /// Whether what a reference holds is what the rest of the path asks for.
    private func leads(from field: Field, to rest: String) -> Bool {
        guard field.type == .reference || field.references != nil else { return false }
        if rest == "id" || rest == "recordName" || rest == "recordID" { return true }
        guard let target = field.references.flatMap({ indexes[$0] }) else { return false }
        let entity = schema.entities[target]
        return rest == entity.primaryKey
            || identities[target].field.map { entity.fields[$0].name == rest } ?? false
    }

    /// Why a class cannot have the field as a part of a key.
    private func reasonInClass(against field: Int, of index: Int) -> String? {
        guard let model = classes?[index], model.attributes[field] == nil else { return nil }
        guard let end = model.relationships.first(where: { $0.field == field }), !end.isToMany else {
            return "is nothing that its class holds"
        }
        return switch identities[end.target] {
        case .uuid, .text, .integer: nil
        case .recordName, .unsupported, .absent: "leads to objects that no field identifies"
        }
    }

    /// Records that share their identity are one record already.
    private func isIdentity(_ part: KeyPart, of index: Int) -> Bool {
        let entity = schema.entities[index]
        return identities[index].field == part.field
            || entity.systemField(entity.fields[part.field]) == .recordName
    }
}

extension Field {
    /// Why its values cannot be a part of a unique key, or nil where they can.
    fileprivate var reasonAgainstKey: String? {
        if isList { return "is a list" }
        return switch type {
        case .asset: "is a file"
        case .location: "is a place, which devices round differently"
        case .json: "is JSON, which can be written in several ways"
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .reference, .enum: nil
        }
    }
}

extension Entity {
    fileprivate func reasonAgainstKey(_ field: Field) -> String? {
        switch systemField(field) {
        case .recordName: nil
        case .recordType: "is the same for all records"
        case .creationDate, .modificationDate, .creatorUserRecordName, .lastModifiedUserRecordName,
            .recordChangeTag:
            "is CloudKit's own, and not there before a record is saved"
        case nil: isImpossible(field) ? "is a name that CloudKit keeps for itself" : nil
        }
    }
}

extension Diagnostic {
    fileprivate static func unsuitablePart(
        _ part: String,
        of key: UniqueKey,
        in entity: Entity,
        because reason: String
    ) -> Diagnostic {
        Diagnostic(
            .unsuitableKeyPart, .warning,
            "'\(part.prefix(80))' \(reason): no helper for this unique key of '\(entity.name.prefix(80))'",
            at: key.span, remedy: "name fields that hold one value each, or the reference itself")
    }

    fileprivate static func identityAsKey(_ key: UniqueKey, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .identityAsKey, .note,
            "records of '\(entity.name.prefix(80))' that share this key are one record already: it needs no helper",
            at: key.span, remedy: "name the fields that two devices could give the same values")
    }

    fileprivate static func absentIdentity(of entity: Entity) -> Diagnostic {
        Diagnostic(
            .unsupportedIdentity, .warning,
            "no field identifies a '\(entity.name.prefix(80))': no helper against its duplicates in a model class",
            at: entity.span, remedy: "give it an 'id' field, a UUID or a text")
    }

    fileprivate static func unsupportedIdentity(_ field: Field, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .unsupportedIdentity, .warning,
            "'\(entity.name.prefix(80))' is identified by '\(field.name.prefix(80))', which is neither a text, a UUID "
                + "nor an integer: no helper against its duplicates",
            at: field.span, remedy: "give it an 'id' field")
    }
}

extension DiagnosticID {
    package static let unsuitableKeyPart = DiagnosticID("dedupe.part")
    package static let identityAsKey = DiagnosticID("dedupe.identity")
    package static let unsupportedIdentity = DiagnosticID("dedupe.identifier")
}
