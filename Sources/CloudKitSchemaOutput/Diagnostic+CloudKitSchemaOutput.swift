import CloudKitLanguage
import Diagnostics
import Output
import SchemaModel

/// A name or text of the document as a message can show it.
private func shown(_ text: String) -> String { MessageText.name(text) }

// MARK: - Names

extension Diagnostic {
    static func invalidName(_ name: String, of what: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .invalidName, .error, "CloudKit allows no \(what) called '\(shown(name))'", at: span,
            remedy: "a name begins with one of A to Z and goes on with these, digits and underscores")
    }

    static func repeatedName(_ name: String, of field: Field) -> Diagnostic {
        Diagnostic(
            .repeatedField, .warning, "'\(shown(name))' is a field already: the schema has the first one",
            at: field.span, remedy: "give it another name, or take it out")
    }

    static func repeatedRecordType(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .repeatedRecordType, .error, "'\(shown(name))' is a record type already", at: span,
            remedy: "give it another name")
    }

    static func discouragedName(_ field: Field) -> Diagnostic {
        Diagnostic(
            .reservedField, .warning,
            "'\(shown(field.name))' is a name of CloudKit's own, which it may refuse",
            at: field.span, remedy: "give the field another name")
    }

    static func tooManyFields(_ count: Int, of entity: Entity, _ largest: Int) -> Diagnostic {
        Diagnostic(
            .tooManyFields, .error,
            "'\(shown(entity.name))' has \(count) fields in CloudKit, which allows \(largest)",
            at: entity.span, remedy: "split it into several record types")
    }
}

// MARK: - Encryption and indexes

extension Diagnostic {
    static func encryptedInPublic(_ field: Field) -> Diagnostic {
        Diagnostic(
            .encryptionImpossible, .warning,
            "'\(shown(field.name))' is encrypted, which the public database does not allow", at: field.span,
            remedy: "keep it in the private database, or unencrypted")
    }

    static func impossibleIndex(
        _ option: CloudKitSchemaText.Option, _ name: String, _ type: CloudKitSchemaText.DataType,
        at span: SourceSpan
    ) -> Diagnostic {
        let reason = type.isEncrypted ? "is encrypted" : "is of type \(type.spelling)"
        return Diagnostic(
            .indexImpossible, .warning,
            "'\(shown(name))' cannot be \(option.rawValue), because it \(reason): the schema has no such index",
            at: span,
            remedy: type.isEncrypted
                ? "leave the index out, or keep the field unencrypted" : "leave the index out")
    }

    static func indexWithoutField(_ name: String, of entity: Entity) -> Diagnostic {
        Diagnostic(
            .indexImpossible, .warning,
            "'\(shown(entity.name))' has no field '\(shown(name))' to index", at: entity.span,
            remedy: didYouMean(name, among: entity.fields.map(\.name))
                ?? "describe the field, or leave the index out")
    }
}

// MARK: - The whole schema

extension Diagnostic {
    static func omitted(_ names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .tableOmitted, .remark,
            "no record types are made of \(MessageText.names(names)), described as \(names.count == 1 ? "a table" : "tables")",
            at: span)
    }

    /// A type in CloudKit's schema stays there for ever, once it is in production.
    static func kept(_ names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .localOmitted, .remark,
            "no record types are made of \(MessageText.names(names)), which only the device keeps", at: span,
            remedy: "where they are synchronised after all, say so instead")
    }

    static func mixed(_ entity: Entity) -> Diagnostic {
        Diagnostic(
            .containerMixed, .warning,
            "Core Data synchronises '\(shown(entity.name))' only with a container whose record types are all its own",
            at: entity.span,
            remedy: "describe what Core Data mirrors and the app's own record types as two schemas")
    }

    static func withoutGrants(_ names: [String], isPublic: Bool, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .grantsMissing, isPublic ? .warning : .remark,
            "the document grants nobody anything on \(MessageText.names(names)): of no use in the public database",
            at: span,
            remedy: "say who may read, create and write the records, such as 'everybody may read'")
    }
}

extension DiagnosticID {
    fileprivate static let invalidName = DiagnosticID("name.invalid")
    fileprivate static let repeatedField = DiagnosticID("field.repeated")
    fileprivate static let repeatedRecordType = DiagnosticID("entity.repeated")
    fileprivate static let tooManyFields = DiagnosticID("fields.many")
    fileprivate static let encryptionImpossible = DiagnosticID("encryption.impossible")
    fileprivate static let indexImpossible = DiagnosticID("index.impossible")
    fileprivate static let localOmitted = DiagnosticID("local.omitted")
    fileprivate static let tableOmitted = DiagnosticID("table.omitted")
    fileprivate static let containerMixed = DiagnosticID("container.mixed")
    fileprivate static let grantsMissing = DiagnosticID("grants.missing")
}
