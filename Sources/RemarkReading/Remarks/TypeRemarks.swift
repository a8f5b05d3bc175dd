import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// What the words behind a type say: marks that belong to the type, and remarks about the field.
struct TypeRemarks {
    private(set) var isList = false
    private(set) var isOptional: Bool?

    /// Whether it says in the words of SQL that it is not.
    private(set) var isNotNull = false
    private(set) var isEncrypted = false

    /// The first clause of a parenthesis, where it is a type: `List (String)`, `File (Asset, optional)`.
    private(set) var elementType: String?

    /// The type in brackets of their own: `NSArray ([String])`.
    private(set) var listedType: String?

    /// The only clause of a parenthesis, or behind an arrow, where it is a name: `Reference (Tag)`.
    private(set) var target: String?
    private(set) var remarks: [Remark] = []

    /// Whether the words say nothing of the field, be they a name or not.
    var isSilent: Bool {
        !isList && isOptional == nil && !isEncrypted && elementType == nil && remarks.isEmpty
    }

    init(_ written: String, at span: SourceSpan) {
        var text = written
        let marks = Self.dropMarks(from: &text)
        defer {
            if marks.isOptional { isOptional = true }
            if marks.isList { isList = true }
        }
        takeAttribute(from: &text, at: span)
        if text.isEmpty { return }
        for remark in NoteReading.remarks(in: text, at: span, place: .type) {
            switch remark.fact {
            case .list: isList = true
            case .optional(let value):
                isOptional = value
                isNotNull = remark.saysNotNull
            case .encrypted: isEncrypted = true
            case .references(let name) where !name.isEmpty && !name.contains(" "):
                target = name
                remarks.append(remark)
            default: remarks.append(remark)
            }
        }
        readParenthesis(text)
    }

    /// The `?` and `[]` behind the target: `Reference(Tag)?`, `Reference(Tag)[]`, `Reference → Tag?`.
    private static func dropMarks(from text: inout String) -> (isOptional: Bool, isList: Bool) {
        var marks = (isOptional: false, isList: false)
        let follows = text.hasPrefix("→") || text.hasPrefix("->")
        while true {
            if text.hasSuffix(")?") || text.hasSuffix("]?") || follows && text.hasSuffix("?") {
                text.removeLast()
                marks.isOptional = true
            } else if text.hasSuffix(")[]") || follows && text.hasSuffix("[]") {
                text.removeLast(2)
                marks.isList = true
            } else {
                return marks
            }
        }
    }

    /// `` `String`, `@Attribute(.unique)` ``: what SwiftData is told of the attribute is said beside its type.
    private mutating func takeAttribute(from text: inout String, at span: SourceSpan) {
        guard let start = text.firstIndex(of: "@"),
            let end = text[start...].firstIndex(of: ")")
        else { return }
        let attribute = String(text[start...end])
        let facts = SwiftAttributeReading.facts(in: attribute)
        if facts.isEmpty { return }
        remarks += facts.map { Remark($0, quote: attribute, in: .type, at: span) }
        text.removeSubrange(start...end)
        while let last = text.last, last == "," || last == " " { text.removeLast() }
    }

    private mutating func readParenthesis(_ text: String) {
        var inner = text[...]
        while let first = inner.first, first == " " || first == "(" || first == "（" { inner.removeFirst() }
        while let last = inner.last, last == " " || last == ")" || last == "）" { inner.removeLast() }
        for word in ["to ", "→ ", "-> ", "→", "->"] where inner.hasPrefix(word) {
            inner.removeFirst(word.count)
            break
        }
        let clause = inner.prefix { $0 != "," && $0 != ";" }
        if clause.count < inner.count, text.utf8.first == UInt8(ascii: "("),
            TypeVocabulary.meaning(of: String(clause)) != nil
        {
            elementType = String(clause)
        }
        guard !inner.isEmpty, !inner.contains(where: { " ,;:/(）".contains($0) }) else {
            target = target ?? Self.firstParenthesis(of: text)
            return
        }
        let word = String(inner)
        if word.hasPrefix("["), word.hasSuffix("]") {
            listedType = TypeVocabulary.meaning(of: String(word.dropFirst().dropLast())).map { _ in
                String(word.dropFirst().dropLast())
            }
        }
        if TypeVocabulary.meaning(of: word) != nil { elementType = word }
        let isMark =
            isList || isOptional != nil || isEncrypted || remarks.contains { $0.fact != .references(word) }
        if !isMark, target == nil, elementType == nil { target = word }
    }

    /// "(Tag)" before further words, or further words behind the name: `Reference (Tag), optional`, `Reference (Tag, optional)`.
    private static func firstParenthesis(of text: String) -> String? {
        let rest = text.drop { $0 == " " }
        guard rest.hasPrefix("("), let close = rest.firstIndex(of: ")") else { return nil }
        let inner = rest[..<close].dropFirst()
        let word = inner.prefix { $0 != "," }
        let isOnly = word.count == inner.count
        guard Identifier.isValid(String(word)), !word.means(marks),
            isOnly || word.first?.isUppercase ?? false
        else { return nil }
        return String(word)
    }

    private static let marks: ConceptSet = [
        .optional, .optionalClause, .required, .list, .collectionType, .toMany, .encrypted, .queryable,
        .sortable,
        .searchable, .index, .unique, .answerYes, .answerNo, .cascade, .nullify, .deny, .primaryKey,
    ]
}
