import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// A type that is spelled as the values which the field takes, or as a type beside null.
///
///     once | daily | weekly      'once' | 'daily'      enum { once, daily }      Date | null
struct ChoiceType {
    let type: DeclaredType
    let remarks: [Remark]

    init?(_ text: String, at span: SourceSpan) {
        if text.utf8.contains(UInt8(ascii: "|")) {
            if let marked = Self(marked: text, at: span) {
                self = marked
            } else {
                self.init(parted: text, at: span)
            }
        } else {
            self.init(enumeration: text, at: span)
        }
    }

    /// Values in back-ticks.
    init?(coded text: String, at span: SourceSpan) {
        guard let choice = CodedChoice(text) else { return nil }
        self.init(choice.values, of: "String", nil, rest: choice.rest, at: span)
    }

    /// "one of open, done": a note would list the same values.
    init?(stated text: String, at span: SourceSpan) {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/") }),
            TypeVocabulary.meaning(of: text) == nil, Self.saysOneOf(text),
            let values = NoteReading.remarks(in: text, at: span).lazy.compactMap(\.values).first,
            values.count > 1, values.allSatisfy({ TypeVocabulary.meaning(of: $0) == nil })
        else { return nil }
        self.init(values, of: "String", nil, rest: "", at: span)
    }

    private static func saysOneOf(_ text: String) -> Bool {
        let words = text.split(separator: " ", maxSplits: 2)
        return words.count > 2 && words[..<2].joined(separator: " ").means(.valuesLead)
    }

    /// `String: easy, moderate or hard`: a type and the values that it takes.
    static func listed(_ text: String, at span: SourceSpan) -> ChoiceType? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text[..<colon].trimming { " `*".contains($0) }
        guard TypeVocabulary.meaning(of: String(name))?.type == .string else { return nil }
        var parts = text[text.index(after: colon)...].split { ",/|、，".contains($0) }.map(trimmed)
        // "b or c", ", or c"
        let last = parts.last?.split(separator: " ") ?? []
        if last.count > 1, last[last.count - 2].means(.or) {
            parts.removeLast()
            parts += Array(last.dropLast(2))
            parts += Array(last.suffix(1))
        }
        let values = parts.compactMap { part -> String? in
            let bare = part.trimming { $0 == "`" }
            if let quoted = unquoted(bare) { return quoted }
            let isValue = isWord(bare) && bare.first?.isLowercase ?? false
            return isValue && bare.count == part.count - (part.first == "`" ? 2 : 0) && !saysMore(bare)
                ? String(bare) : nil
        }
        guard values.count > 1, values.count == parts.count, Set(values).count == values.count else {
            return nil
        }
        return ChoiceType(values, of: String(name), nil, rest: "", at: span)
    }

    /// "String: optional, indexed" lists marks.
    private static func saysMore(_ word: Substring) -> Bool {
        TypeVocabulary.meaning(of: String(word)) != nil
            || word.means([
                .optional, .optionalClause, .required, .unique, .queryable, .sortable, .searchable, .index,
                .primaryKey, .encrypted, .list, .collection, .uuid, .json, .reference, .openEnd,
            ])
    }

    /// "open, running, done": three words or more in small letters, of which none is a type or says anything else of a field.
    static func areBareWords(_ text: String) -> Bool {
        let parts = text.split { ",/、，".contains($0) }.map(Self.trimmed)
        return parts.count > 2
            && parts.allSatisfy { part in
                guard let first = part.utf8.first, first >= 0x61, first <= 0x7a else { return false }
                return isPlainValue(part) && isWord(part) && !saysMore(part)
                    && NoteReading.remarks(in: String(part), at: SourceSpan(file: 0, lower: 0, upper: 0))
                        .isEmpty
            }
    }

    // MARK: With bars

    private init?(parted text: String, at span: SourceSpan) {
        guard let cell = TypeText(text) else { return nil }
        var parts = cell.head.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
        // ".once | .daily", as Swift spells cases.
        let areCases = parts.allSatisfy { $0.first == "." }
        if areCases { parts = parts.map { $0.dropFirst() } }
        let present = areCases ? parts : parts.filter { !Self.absent.contains($0.lowercased()) }
        guard parts.count > 1, !present.contains("") else { return nil }
        let isOptional = present.count < parts.count ? true : nil
        let types = present.filter { TypeVocabulary.meaning(of: String($0)) != nil }
        if types.isEmpty {
            guard let values = Self.values(present) else { return nil }
            self.init(values, of: "String", isOptional, rest: cell.rest, at: span)
        } else {
            // "'home' | 'work' | string": any text will do.
            guard types.count == 1, present.count == 1 || Self.areQuoted(present.filter { $0 != types[0] }),
                var only = TypeSpelling(types[0] + cell.rest, at: span)?.type
            else { return nil }
            only.isOptional = isOptional ?? only.isOptional
            self.init(only, TypeRemarks(cell.rest, at: span).remarks)
        }
    }

    /// `light (default) | dark`: what can be a default is a value, and no type.
    private init?(marked text: String, at span: SourceSpan) {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let found = NoteReading.remarks(in: text, at: span, place: .column)
        let values = found.lazy.compactMap(\.values).first ?? []
        let present = values.filter { !Self.absent.contains($0.lowercased()) }
        guard values.count == text.utf8.count(where: { $0 == UInt8(ascii: "|") }) + 1, present.count > 1,
            !present.contains(where: { TypeVocabulary.meaning(of: $0) != nil }),
            let mark = found.first(where: { if case .defaultText = $0.fact { true } else { false } })
        else { return nil }
        let choice = Self(
            present, of: "String", present.count < values.count ? true : nil, rest: "", at: span)
        self.init(choice.type, choice.remarks + [mark])
    }

    private static let absent: Set = ["null", "nil", "undefined", "none"]

    private static func areQuoted(_ parts: [Substring]) -> Bool { parts.allSatisfy { unquoted($0) != nil } }

    /// Quoted words, or plain ones that are spelled as no type is: `Trip | Stop` may be either of two types.
    private static func values(_ parts: [Substring]) -> [String]? {
        guard parts.count > 1 else { return nil }
        let values = parts.compactMap { unquoted($0) ?? (isPlainValue($0) ? String($0) : nil) }
        return values.count == parts.count && Set(values).count == values.count ? values : nil
    }

    private static func isPlainValue(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, first < 0x41 || first > 0x5a || text == text.uppercased() else {
            return false
        }
        return text.utf8.allSatisfy { Identifier.isWordByte($0) || $0 == 0x2d }
    }

    // MARK: Behind "enum"

    /// `enum { once, daily }`, `enum(once, daily)`, `enum: once, daily`.
    private init?(enumeration text: String, at span: SourceSpan) {
        guard text.lowercased().contains(bytesOf: "enum") else { return nil }
        var plain = text.filter { $0 != "`" && $0 != "*" }
        // "String enum: once, daily": the type that holds the values stands before.
        if plain.prefix(12).lowercased() == "string enum:" { plain.removeFirst("String ".count) }
        guard plain.prefix(4).lowercased() == "enum" else { return nil }
        var inner = Self.trimmed(plain.dropFirst(4))
        guard let mark = inner.first, mark == ":" || Self.closing[mark] != nil else { return nil }
        inner.removeFirst()
        if mark != ":" {
            guard inner.last == Self.closing[mark] else { return nil }
            inner.removeLast()
        }
        if mark == "{", inner.trimmingSpaces.hasPrefix("case ") { inner = inner.trimmingSpaces.dropFirst(5) }
        var parts = inner.split(whereSeparator: { ",/|".contains($0) }).map(Self.trimmed)
        let marks = Self.dropMarks(from: &parts)
        let values = parts.compactMap { Self.unquoted($0) ?? (Self.isWord($0) ? String($0) : nil) }
        guard values.count > 1, values.count == parts.count, Set(values).count == values.count else {
            return nil
        }
        let rest = marks.isEmpty ? "" : " (\(marks.map(Self.remark).joined(separator: ", ")))"
        self.init(values, of: "enum", nil, rest: rest, at: span)
    }

    private static let closing: [Character: Character] = ["{": "}", "(": ")", "[": "]"]

    /// "calm, nervous, default calm, optional": what stands behind two values or more and is said of the field.
    private static func dropMarks(from parts: inout [Substring]) -> [Substring] {
        let values = parts.prefix { !saysMore($0) && !saysDefault($0) }.count
        guard values > 1, parts[values...].allSatisfy({ saysMore($0) || saysDefault($0) }) else { return [] }
        let marks = Array(parts[values...])
        parts.removeSubrange(values...)
        return marks
    }

    /// "default calm"
    private static func saysDefault(_ part: Substring) -> Bool {
        let words = part.split(separator: " ")
        return words.count > 1 && words[0].means(.defaultValue)
    }

    /// As a note has it: the back-ticks around a default are gone by then.
    private static func remark(_ part: Substring) -> String {
        guard saysDefault(part), let space = part.firstIndex(of: " ") else { return String(part) }
        return "\(part[..<space]) `\(trimmed(part[space...]))`"
    }

    private static func isWord(_ text: Substring) -> Bool {
        !["etc", "etc."].contains(text)
            && text.utf8.allSatisfy { Identifier.isWordByte($0) || $0 == 0x2d || $0 >= 0x80 }
            && !text.contains("…")
    }

    // MARK: Both

    private init(_ values: [String], of name: String, _ isOptional: Bool?, rest: String, at span: SourceSpan)
    {
        let words = TypeRemarks(rest, at: span)
        // "→ `kindRaw`" behind values is what stores them.
        let more = words.remarks.filter { if case .references = $0.fact { false } else { true } }
        type = DeclaredType(
            name: name, isOptional: isOptional ?? words.isOptional, written: name, span: span)
        let cases = values.map { EnumType.Case(name: $0, rawValue: $0) }
        let quote = values.joined(separator: ", ")
        remarks = [Remark(.listedValues(cases, name: nil), quote: quote, in: .type, at: span)] + more
    }

    private init(_ type: DeclaredType, _ remarks: [Remark]) {
        self.type = type
        self.remarks = remarks
    }

    private static func unquoted(_ text: Substring) -> String? {
        guard text.utf8.count > 2, let first = text.first, first == "'" || first == "\"", text.last == first
        else { return nil }
        return String(text.dropFirst().dropLast())
    }

    private static func trimmed(_ text: Substring) -> Substring { text.trimming { $0 == " " } }
}

extension Remark {
    /// The values that it lists.
    fileprivate var values: [String]? {
        if case .listedValues(let cases, _) = fact { cases.map(\.rawValue) } else { nil }
    }
}
