import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// All that the documents say of one field.
///
/// A class, because every pass goes over all fields: a copy of the value would count a dozen references.
final class JoinedField {
    /// The first description; nearly always the only one.
    let first: DeclaredField

    /// Descriptions in other places, in the order of the documents.
    private(set) var others: [DeclaredField] = []
    private(set) var remarks: [Remark]

    /// The first type that is given, or the one that a record keeps it in, and the place of its description.
    private(set) var type: DeclaredType?
    private(set) var span: SourceSpan

    init(_ first: DeclaredField) {
        self.first = first
        remarks = first.remarks
        type = first.type
        span = first.span
    }

    var name: Declared<String> { first.name }

    var note: Declared<String>? { first.note ?? others.lazy.compactMap(\.note).first }

    /// The first mark of its own, be it a column's or the type's, else the first words that say it.
    var optionality: Declared<Bool>? {
        if let mark = first.mark ?? others.lazy.compactMap(\.mark).first { return mark }
        for remark in remarks {
            if case .optional(let isOptional) = remark.fact { return Declared(isOptional, at: remark.span) }
        }
        return nil
    }

    var defaultText: Declared<String>? {
        if let own = first.defaultText ?? others.lazy.compactMap(\.defaultText).first { return own }
        for remark in remarks {
            if case .defaultText(let text) = remark.fact { return Declared(text, at: remark.span) }
        }
        return nil
    }

    var declarations: [DeclaredField] { [first] + others }

    func add(_ other: DeclaredField) {
        others.append(other)
        remarks += other.remarks
        if let stored = other.type, type.map({ Self.isEncoded($0, as: stored) }) ?? true {
            type = stored
            span = other.span
        }
    }

    /// `[Stop]` of the app's own structure, where the record has "Data (JSON)": the record says what is stored.
    private static func isEncoded(_ type: DeclaredType, as stored: DeclaredType) -> Bool {
        guard TypeVocabulary.type(of: type.name) == nil, !stored.isList else { return false }
        switch TypeVocabulary.type(of: stored.name) {
        case .data, .json, .asset: return true
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .location, .reference, .enum, nil:
            return false
        }
    }
}

extension DeclaredField {
    /// Whether it is optional, as a column or its type says.
    var mark: Declared<Bool>? {
        isOptional ?? type.flatMap { type in type.isOptional.map { Declared($0, at: type.span) } }
    }
}
