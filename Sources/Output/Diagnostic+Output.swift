package import Diagnostics
package import SchemaModel

extension Diagnostic {
    /// A default such as `.draft` of an enumeration whose cases no document lists. All targets say it in the same
    /// words, so that it is one message.
    package static func unknownRawValue(_ name: String, of field: Field) -> Diagnostic {
        Diagnostic(
            .unknownRawValue, .warning,
            "no document says the raw value of '.\(name)': '\(MessageText.name(field.name))' has no default",
            at: field.span,
            remedy: "list the values of the enumeration, or write the raw value")
    }

    /// The configuration asks for names that the document has no field for. One message for all targets, too.
    package static func namedFreely(_ entity: Entity) -> Diagnostic {
        Diagnostic(
            .namedFreely, .remark,
            "'\(MessageText.name(entity.name))' has no 'id' that can name its records: any text does",
            at: entity.span, remedy: "describe a required field 'id' that is a UUID, a text or a number")
    }

    /// A field that no record can hold, so that nothing made of records has it. One message for all targets, too.
    package static func impossible(_ field: Field) -> Diagnostic {
        Diagnostic(
            .reservedField, .warning,
            "CloudKit keeps '\(field.name)' itself, and as another type: no record can hold this field",
            at: field.span, remedy: "give the field another name")
    }
}

extension DiagnosticID {
    fileprivate static let namedFreely = DiagnosticID("name.free")
    package static let reservedField = DiagnosticID("name.reserved")
    package static let unknownRawValue = DiagnosticID("default.unknown")
}
