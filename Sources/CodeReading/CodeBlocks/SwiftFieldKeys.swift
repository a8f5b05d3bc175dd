import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SwiftReading

/// Reads the constants in which code keeps the names of a record type's fields.
///
///     enum TripFields {
///         static let recordType = "Trip"
///         static let title = "title"     // String
///
/// The record type is the one that a constant, the heading or, among keys of records, the type's name gives.
struct SwiftFieldKeys {
    let code: CodeText
    let heading: Declared<String>?

    /// The record types of a type and of those within it.
    func entities(in type: SwiftTypeDeclaration, within outer: [SwiftTypeDeclaration] = [])
        -> [DeclaredEntity]
    {
        let nested = type.nested.flatMap { entities(in: $0, within: outer + [type]) }
        let keys = Self.keys(of: type)
        guard !keys.isEmpty, let name = recordType(of: type, within: outer) else { return nested }
        var entity = DeclaredEntity(name: name, kind: .cloudKit)
        entity.fields = keys.map(field)
        return [entity] + nested
    }

    // MARK: Names

    private static let endings = [
        "RecordKeys", "RecordFields", "FieldKeys", "FieldNames", "FieldKey", "Fields", "Field", "Keys", "Key",
    ]

    private static let constants: Set = ["recordType", "recordTypeName", "type", "recordName", "typeName"]

    private func recordType(
        of type: SwiftTypeDeclaration, within outer: [SwiftTypeDeclaration]
    ) -> Declared<String>? {
        let own = Self.withoutEnding(type.name)
        // `Trip.Keys` has the record type of `Trip`.
        let owners = own.isEmpty ? [type] + outer.suffix(1) : [type]
        for owner in owners {
            if let constant = Self.constant(of: owner) {
                return Declared(constant, at: code.span(owner.nameRange))
            }
        }
        let name = own.isEmpty ? outer.last.map { Self.withoutEnding($0.name) } ?? "" : own
        if let heading, heading.value == name { return heading }
        let isOfRecords = outer.contains { Self.speaksOfRecords($0.name) }
        guard isOfRecords, !name.isEmpty else { return nil }
        return Declared(name, at: code.span((own.isEmpty ? outer.last ?? type : type).nameRange))
    }

    private static func constant(of type: SwiftTypeDeclaration) -> String? {
        let constant = type.properties.first { $0.isStatic && constants.contains($0.name) && isText($0) }
        return constant?.defaultText.map { String($0.dropFirst().dropLast()) }
    }

    /// `RecordKeys`, `CKFields`, `extension CKRecord`.
    private static func speaksOfRecords(_ name: String) -> Bool {
        name.hasPrefix("CK") || name.hasPrefix("CloudKit") || name.hasPrefix("Record")
    }

    private static func withoutEnding(_ name: String) -> String {
        endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
    }

    // MARK: Fields

    /// Each a text that a field can be called, and most called so themselves; none beside properties of instances.
    private static func keys(of type: SwiftTypeDeclaration) -> [SwiftProperty] {
        if type.properties.contains(where: { $0.isStored && !$0.isStatic }) { return [] }
        let texts = type.properties.filter { $0.isStatic && isText($0) && !constants.contains($0.name) }
        guard texts.allSatisfy({ Identifier.isCloudKitName(text(of: $0)) }) else { return [] }
        let alike = texts.count { folded($0.name) == folded(text(of: $0)) }
        let isNamed = constant(of: type) != nil
        return alike * 2 >= texts.count && (texts.count > 1 || isNamed) ? texts : []
    }

    /// `dueDate`, `due_date` and `CD_dueDate` are one name.
    private static func folded(_ name: String) -> String {
        let name = name.hasPrefix("CD_") ? String(name.dropFirst(3)) : name
        return String(decoding: name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    }

    private static func text(of property: SwiftProperty) -> String {
        String(property.defaultText?.dropFirst().dropLast() ?? "")
    }

    private static func isText(_ property: SwiftProperty) -> Bool {
        guard let text = property.defaultText?.utf8, text.count > 2 else { return false }
        return text.first == UInt8(ascii: "\"") && text.last == UInt8(ascii: "\"")
    }

    private func field(_ property: SwiftProperty) -> DeclaredField {
        let place = code.span(property.range)
        var field = DeclaredField(
            name: Declared(Self.text(of: property), at: code.span(property.nameRange)), span: place)
        guard let comment = property.comment else { return field }
        // "String (indexed)" behind the constant.
        if let spelling = TypeSpelling(comment, at: place),
            TypeVocabulary.meaning(of: spelling.type.name) != nil
        {
            field.type = spelling.type
            field.remarks = spelling.remarks
        } else {
            field.note = Declared(comment, at: place)
            field.remarks = NoteReading.remarks(in: comment, at: place)
        }
        return field
    }
}
