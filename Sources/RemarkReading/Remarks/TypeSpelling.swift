package import Diagnostics
import DocumentWording
package import Markdown
package import SchemaDeclaration
import SchemaModel

/// A type cell taken apart: the type that it spells, and what its further words say of the field.
///
/// For example `Reference(Tag) List (optional, Queryable)`: a list of references to `Tag`, optional, with a
/// remark that it is queryable.
package struct TypeSpelling: Sendable {
    package let type: DeclaredType
    package let remarks: [Remark]

    /// Nil for an empty cell and for placeholders such as "—": the document gives no type.
    package init?(_ cell: TableCell) {
        self.init(cell.content, at: cell.span)
    }

    package init?(_ content: Inlines, at span: SourceSpan) {
        self.init(content.literalText, at: span)
    }

    package init?(_ text: String, at span: SourceSpan) {
        let text = Self.referenceBehindArrow(text) ?? text
        if let type = CommonTypeSpelling.read(text, at: span) {
            self.type = type
            remarks = []
            return
        }
        if let choice = ChoiceType(text, at: span) ?? ChoiceType.listed(text, at: span)
            ?? ChoiceType(stated: text, at: span)
        {
            type = choice.type
            remarks = choice.remarks
            return
        }
        guard let written = TypeText(Self.withMeaningInBrackets(text) ?? Self.withSpacedSlash(text) ?? text)
        else { return nil }
        let parts = Self.withMarkBehind(written) ?? written
        let isBeforeArrow = parts.rest.hasPrefix("→") || parts.rest.hasPrefix("->")
        var head = TypeHead(parts.head, isBeforeArrow: isBeforeArrow)
        let words = TypeRemarks(parts.rest + head.rest, at: span)
        head.take(words)
        var type = DeclaredType(
            name: head.name, isList: head.isList, isOptional: head.isOptional ?? words.isOptional,
            isEncrypted: head.isEncrypted || words.isEncrypted, argument: head.argument,
            bracketed: words.elementType, written: head.written, span: span)
        type.isNestedList = head.isNestedList
        type.rival = head.rival
        type.isEnumeration = head.isEnumeration
        type.hasOptionalSign = head.isOptional == true
        type.isNotNull = words.isNotNull
        self.type = type
        remarks = words.remarks
    }

    /// "Non-optional Double", "required String (UUID)": a mark before a known type, as if it stood behind it.
    private static func withMarkBehind(_ parts: TypeText) -> TypeText? {
        guard parts.head.contains(" "), TypeVocabulary.meaning(of: parts.head) == nil else { return nil }
        let words = parts.head.split(separator: " ")
        guard words.count <= longestMark + 2 else { return nil }
        for length in 1..<words.count {
            let type = words[length...].joined(separator: " ")
            guard TypeVocabulary.meaning(of: TypeHead(type).name) != nil else { continue }
            let mark = words[..<length].joined(separator: " ")
            return isMark(mark) ? TypeText("\(type)\(parts.rest), \(mark)") : nil
        }
        return nil
    }

    /// "Not yet optional" has three words.
    private static let longestMark = 3

    /// Whether words mark a field, as optional or as unique for example, and say nothing else.
    private static func isMark(_ words: String) -> Bool {
        let remarks = NoteReading.remarks(in: words, at: SourceSpan(file: 0, lower: 0, upper: 0))
        return !remarks.isEmpty
            && remarks.allSatisfy { remark in
                switch remark.fact {
                case .optional, .unique, .primaryKey, .index: remark.isExhausted
                default: false
                }
            }
    }

    /// "→ Trip, optional" in the place of a type.
    private static func referenceBehindArrow(_ text: String) -> String? {
        for arrow in ["→", "->"] where text.hasPrefix(arrow) {
            let rest = text.dropFirst(arrow.count).drop { " `".contains($0) }
            return rest.first?.isUppercase ?? false ? "Reference to \(rest)" : nil
        }
        return nil
    }

    /// Values in back-ticks, where they stand in the place of a type.
    package init?(valuesIn text: String, at span: SourceSpan) {
        guard let choice = ChoiceType(coded: text, at: span) else { return nil }
        var type = choice.type
        type.isOfValues = true
        self.type = type
        remarks = choice.remarks
    }

    /// `Int64/Bool`, `String/UUID`: what is stored, and what it means, as `Int64 (Bool)`.
    private static func withMeaningInBrackets(_ text: String) -> String? {
        guard text.contains(bytesOf: "/") else { return nil }
        let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, TypeVocabulary.meaning(of: text) == nil,
            let stored = TypeVocabulary.meaning(of: String(parts[0].trimmingSpaces))?.type,
            let meant = TypeVocabulary.meaning(of: String(parts[1].trimmingSpaces))?.type,
            stored == .int && meant == .bool || stored == .string && (meant == .uuid || meant == .url)
        else { return nil }
        return "\(parts[0].trimmingSpaces) (\(parts[1].trimmingSpaces))"
    }

    /// `Bytes/String`: either of two types, as `Bytes / String`.
    private static func withSpacedSlash(_ text: String) -> String? {
        guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")),
            TypeText(text)?.head.contains("/") == true
        else {
            return nil
        }
        let behind = text[text.index(after: slash)...]
        guard slash > text.startIndex, text[text.index(before: slash)] != " ", behind.first != " ",
            !text[..<slash].contains("("), TypeVocabulary.meaning(of: text) == nil,
            TypeVocabulary.meaning(of: String(text[..<slash])) != nil,
            TypeVocabulary.meaning(of: String(behind.prefix { $0 != " " })) != nil
        else { return nil }
        return "\(text[..<slash]) / \(behind)"
    }

    /// "Date of creation", "the boat's name", "标题": words, none of which is a type or a name of one. "Family Member" may
    /// be one.
    var isDescription: Bool {
        let words = type.name.split(separator: " ")
        guard words.count > 1 || Identifier.isOfOtherScript(type.name), !type.isList, !type.isEnumeration,
            type.argument == nil, type.bracketed == nil,
            TypeVocabulary.meaning(of: type.name) == nil, EverydayTypes.type(of: type.name) == nil,
            words.contains(where: { $0.first?.isUppercase == false })
        else { return false }
        return remarks.allSatisfy(\.fact.isOfText)
    }
}

extension Remark.Fact {
    /// Whether a text can have it that is said of no other type.
    fileprivate var isOfText: Bool {
        switch self {
        case .references, .identifies, .toMany, .inverse, .onDelete, .rawValue, .listedValues, .json, .list:
            false
        case .boolean, .uuid, .range, .integerRange, .optional, .defaultText, .encrypted, .encryptedSince,
            .retired, .earlierKey, .originalName, .attributeOptions, .merge, .unkeptArgument, .url, .unique,
            .primaryKey, .index, .notStored, .deviceOnly, .refused:
            true
        }
    }
}
