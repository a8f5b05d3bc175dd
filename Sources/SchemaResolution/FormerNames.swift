import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Decides what the former names of an entity's fields mean in CloudKit, which never renames a key.
///
/// A renamed field keeps its key. Where another field has the former name, or the field became encrypted, its own name
/// is a newer key, and the earlier one is read as well.
struct FormerNames {
    private let entity: JoinedEntity
    private let names: Set<String>

    init(_ entity: JoinedEntity) {
        self.entity = entity
        names = Set(entity.fields.lazy.map(\.name.value))
    }

    func resolve(_ fields: inout [Field], findings: inout Findings) {
        let places = fields.indices.filter {
            fields[$0].hasHistory || placeOfEncryption(fields[$0], $0) != nil
        }
        if places.isEmpty { return }
        for place in places { separateKeys(of: &fields[place], place) }
        dropShared(&fields, findings: &findings)
        for place in places {
            reportUnreadPast(of: fields[place], place, findings: &findings)
            reportKept(fields[place], findings: &findings)
        }
    }

    /// What has a key of its own did not take over that of its former name.
    private func separateKeys(of field: inout Field, _ place: Int) {
        if field.originalName == field.name { field.originalName = nil }
        if field.earlierKey == field.name { field.earlierKey = nil }
        guard !entity.kind.isObjectModel, let former = field.originalName, field.earlierKey == nil else {
            return
        }
        if placeOfEncryption(field, place) != nil {
            field.earlierKey = former
        } else if names.contains(former) {
            field.earlierKey = former
            field.originalName = nil
        }
    }

    /// What two fields were called was split, and neither is the same as before.
    private func dropShared(_ fields: inout [Field], findings: inout Findings) {
        let claims = Dictionary(grouping: fields.indices.filter { fields[$0].originalName != nil }) {
            fields[$0].originalName ?? ""
        }
        for (name, places) in claims.sorted(by: { $0.key < $1.key }) where places.count > 1 {
            findings.add(.sharedName(name, fields[places[0]], fields[places[1]]))
            for place in places { fields[place].originalName = nil }
        }
    }

    private func reportUnreadPast(of field: Field, _ place: Int, findings: inout Findings) {
        guard field.earlierKey == nil, let span = placeOfEncryption(field, place) else { return }
        findings.add(.unreadPast(of: field, at: span))
    }

    /// Where the document says that a field became encrypted.
    private func placeOfEncryption(_ field: Field, _ place: Int) -> SourceSpan? {
        guard field.isEncrypted else { return nil }
        return entity.fields[place].remarks.first { $0.fact == .encryptedSince }?.span
    }

    private func reportKept(_ field: Field, findings: inout Findings) {
        guard entity.kind == .cloudKit, field.earlierKey == nil, let key = field.originalName else { return }
        let span = field.evidence.first { $0.fact == .originalName }?.span ?? field.span
        findings.add(.keptKey(key, of: field, at: span))
    }
}

extension Field {
    fileprivate var hasHistory: Bool { originalName != nil || earlierKey != nil }
}

extension DiagnosticID {
    static let encryptedLater = DiagnosticID("encrypted.later")
    static let nameShared = DiagnosticID("name.shared")
    static let keyKept = DiagnosticID("key.kept")
}

extension Diagnostic {
    fileprivate static func unreadPast(of field: Field, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .encryptedLater, .warning,
            "CloudKit cannot encrypt a key that it holds already: what '\(field.name)' held before is not read",
            at: span,
            remedy: "give the encrypted field a key of its own and name the old one: before that in `oldKey`")
    }

    fileprivate static func sharedName(_ name: String, _ one: Field, _ other: Field) -> Diagnostic {
        Diagnostic(
            .nameShared, .warning,
            "'\(one.name)' and '\(other.name)' were both called '\(name)': neither is read from it",
            at: other.span, remedy: "say it of one of them", related: [.init("the other field", at: one.span)]
        )
    }

    fileprivate static func keptKey(_ key: String, of field: Field, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .keyKept, .remark, "'\(field.name)' keeps the key '\(key)' in CloudKit, which renames no field",
            at: span, remedy: "if '\(field.name)' is a new key beside it, write: before that in `\(key)`")
    }
}
