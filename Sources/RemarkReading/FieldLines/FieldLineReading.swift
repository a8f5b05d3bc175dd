package import Diagnostics
import DocumentWording
package import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Declares the fields of a line that was taken apart.
package struct FieldLineReading {
    package let text: [UInt8]

    /// Where a stretch of the text stands in the document.
    package let span: (Range<Int>) -> SourceSpan

    package init(text: [UInt8], span: @escaping (Range<Int>) -> SourceSpan) {
        self.text = text
        self.span = span
    }

    /// One field a name: `` `width`, `height` (Double) `` declares two.
    package func fields(of line: FieldLine, in range: Range<Int>) -> [DeclaredField] {
        var line = withWordsAsNote(FurtherNames(of: line, in: text)?.line ?? line)
        let value = takeDefault(from: &line)
        let words = remarkInsteadOfType(of: line)
        var spelling = words == nil ? spelling(of: line) : nil
        if let type = line.type, spelling?.isDescription == true {
            spelling = nil
            let isOpen = line.note != nil && isInBrackets(line)
            let start = isOpen ? type.lowerBound - 1 : type.lowerBound
            line.note = start..<(line.note?.upperBound ?? type.upperBound)
        }
        let said = line.note.map { Declared(markdown($0), at: span($0)) }
        let note = withFurtherWords(of: line, behind: spelling, before: said)
        let typed = (spelling?.remarks ?? []) + (words ?? [])
        let isOfLast = line.names.count > 1 && (isInBrackets(line) || beginsWithBrackets(line))
        let noted = note.map { NoteReading.remarks(in: $0.value, at: $0.span) } ?? []
        return line.names.enumerated().map { index, name in
            var field = DeclaredField(name: Declared(name.text, at: span(name.range)), span: span(range))
            let isElsewhere = isOfLast && index < line.names.count - 1
            field.type = spelling?.type ?? note.flatMap(Self.type(atEndOf:))
            field.defaultText = value
            if name.isOptional { field.isOptional = Declared(true, at: span(name.range)) }
            field.note = note
            field.remarks = (typed + noted).filter {
                !isElsewhere || !Self.isKey($0) && !Self.listsValues($0)
            }
            if name.isList {
                field.remarks.append(Remark(.list, quote: "[]", in: .type, at: field.name.span))
            }
            if !isElsewhere { field.addNotedCases() }
            if index == line.names.count - 1, let further = line.further {
                field.remarks.append(refused(further))
            }
            return field
        }
    }

    private func refused(_ names: Range<Int>) -> Remark {
        Remark(
            .refused(RefusedFact(.furtherField, .unclear)), quote: slice(names), in: .notes, at: span(names))
    }

    /// "`state` (open, running, done)": words in brackets that are no type say more of the field, perhaps its values.
    private func withWordsAsNote(_ line: FieldLine) -> FieldLine {
        guard let type = line.type, line.note == nil, isInBrackets(line),
            line.remarks.allSatisfy({ $0.lowerBound >= type.upperBound }),
            case let words = type.lowerBound..<(line.remarks.last?.upperBound ?? type.upperBound),
            ChoiceType.areBareWords(slice(words))
        else { return line }
        var line = line
        line.type = nil
        line.remarks = []
        line.note = words
        return line
    }

    /// "all optional": said of each of several fields.
    package func say(_ shared: Range<Int>, of fields: inout [DeclaredField]) {
        let words = slice(shared).drop { $0 != " " }.trimming { " ().".contains($0) }
        let remarks = NoteReading.remarks(in: String(words), at: span(shared)).filter { !Self.isKey($0) }
        for index in fields.indices { fields[index].remarks += remarks }
    }

    /// "`town`, `mail` (unique)", "`id`, `state` ("open" | "done")" say it of the last name alone.
    private static func isKey(_ remark: Remark) -> Bool { remark.isUnique || remark.isPrimaryKey }

    private static func listsValues(_ remark: Remark) -> Bool {
        if case .listedValues = remark.fact { true } else { false }
    }

    private func beginsWithBrackets(_ line: FieldLine) -> Bool {
        line.note.map { text[$0.lowerBound] == UInt8(ascii: "(") } ?? false
    }

    private func isInBrackets(_ line: FieldLine) -> Bool {
        guard let type = line.type, type.lowerBound > 0 else { return false }
        return text[type.lowerBound - 1] == UInt8(ascii: "(")
    }

    /// "How long it lasts (Int, default: 0)": a known type first in brackets at the end of the note.
    private static func type(atEndOf note: Declared<String>) -> DeclaredType? {
        guard note.value.last == ")", let open = note.value.lastIndex(of: "("),
            let type = TypeSpelling(String(note.value[open...].dropFirst().dropLast()), at: note.span)?.type,
            TypeVocabulary.meaning(of: type.name) != nil
        else { return nil }
        return type
    }

    /// `position: Double = 0`, `title: String = "x"`, `end: Date = Date()`.
    private func takeDefault(from line: inout FieldLine) -> Declared<String>? {
        guard let range = line.type, let found = ValueBehindType(text, in: range) else { return nil }
        line.type = found.type
        return ValueBehindType.declared(slice(found.value), at: span(found.value))
    }

    /// The type with the remarks in brackets behind it, as a type cell of a table would hold them.
    private func spelling(of line: FieldLine) -> TypeSpelling? {
        guard let type = line.type else { return nil }
        let end = line.remarks.last?.upperBound ?? type.upperBound
        if end > type.upperBound, line.remarks.allSatisfy({ $0.lowerBound >= type.upperBound }),
            let values = TypeSpelling(valuesIn: slice(type.lowerBound..<end), at: span(type))
        {
            return values
        }
        let remarks = line.remarks.map(withoutStress)
        // "(String: `once`, `daily`)" is one list that goes on behind the commas.
        let goesOn = text[type].contains(UInt8(ascii: ":"))
        // "reference to **Trip**"
        let words = withoutStress(type) + Self.joined(remarks, goesOn: goesOn)
        return valuesInFirstBracket(of: line) ?? TypeSpelling(words, at: span(type))
    }

    /// "`enum` { open, done } (for later)": the values, without what further brackets say, unless it is a mark.
    private func valuesInFirstBracket(of line: FieldLine) -> TypeSpelling? {
        guard let type = line.type, slice(type).lowercased().hasPrefix("enum"),
            let end = zip(line.remarks, line.remarks.dropFirst()).first(where: { one, next in
                let between = text[one.upperBound..<next.lowerBound]
                return between.contains { $0 == 0x29 || $0 == 0x7d } && between.contains { $0 == 0x28 }
            })?.0.upperBound
        else { return nil }
        let values = line.remarks.filter { $0.upperBound <= end }
        let further = line.remarks.dropFirst(values.count)
        if further.allSatisfy({ slice($0).means(Self.marks) }) { return nil }
        let words = withoutStress(type) + Self.joined(values.map(slice), goesOn: false)
        let spelling = TypeSpelling(words, at: span(type))
        return spelling.flatMap { $0.remarks.contains(where: Self.listsValues) ? $0 : nil }
    }

    /// "(optional, for sorting)", "(hides it without deleting it)": what stands in brackets in the place of a type,
    /// and only says something of the field.
    private func remarkInsteadOfType(of line: FieldLine) -> [Remark]? {
        guard let type = line.type, type.lowerBound > 0, text[type.lowerBound - 1] == UInt8(ascii: "(") else {
            return nil
        }
        let words = slice(type)
        guard let spelling = TypeSpelling(words, at: span(type)),
            TypeVocabulary.meaning(of: spelling.type.name) == nil
        else { return nil }
        let found = NoteReading.remarks(in: words, at: span(type), place: .type)
        let isSentence = words.split(separator: " ").count > Self.longestType
        guard isSentence || found.contains(where: Self.isMark) else { return nil }
        return found
            + line.remarks.flatMap { NoteReading.remarks(in: slice($0), at: span($0), place: .type) }
    }

    private static let longestType = 4

    private static func isMark(_ remark: Remark) -> Bool {
        switch remark.fact {
        case .optional, .unique, .primaryKey, .index, .encrypted: true
        default: false
        }
    }

    /// The note with what stands behind the type and says nothing of it, so that it is read, and kept, as a note is:
    /// "(String, required, renamed from `name`)".
    private func withFurtherWords(
        of line: FieldLine, behind spelling: TypeSpelling?, before note: Declared<String>?
    ) -> Declared<String>? {
        guard let type = line.type, let spelling, !line.remarks.isEmpty,
            !text[type].contains(UInt8(ascii: ":"))
        else { return note }
        let quotes = spelling.remarks.map { $0.quote.filter { $0 != "`" } }
        let further = line.remarks.filter { !isUnderstood(slice($0), in: spelling, quotes) }
        guard let first = further.first, let last = further.last else { return note }
        let words = further.map(markdown).joined(separator: ", ")
        let place = span(first.lowerBound..<last.upperBound)
        guard let note else { return Declared(words, at: place) }
        return Declared(words + "; " + note.value, at: place.joined(with: note.span))
    }

    /// Whether the reading of the type has used some words behind it. `quotes` are what its remarks quote, without back-ticks.
    private func isUnderstood(_ words: String, in spelling: TypeSpelling, _ quotes: [String]) -> Bool {
        if words.means(Self.marks) { return true }
        let bare = words.filter { $0 != "`" && $0 != "*" }
        if bare.isEmpty || spelling.type.written.contains(bytesOf: bare) { return true }
        if quotes.contains(where: { $0.contains(bytesOf: bare) }) { return true }
        if Self.listsValues(words, of: spelling) { return true }
        let alone = TypeRemarks("(\(words))", at: spelling.type.span)
        if alone.isSilent { return alone.target != nil && alone.target == spelling.type.argument }
        // What a type's words are read without, such as back-ticks, may be missed in them.
        return alone.remarks.allSatisfy { remark in spelling.remarks.contains { $0.fact == remark.fact } }
    }

    /// "one of `open`", before "`done`": values of those that the spelling has.
    private static func listsValues(_ words: String, of spelling: TypeSpelling) -> Bool {
        let parts = words.split(separator: "`", omittingEmptySubsequences: false)
        let values = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
        guard !values.isEmpty else { return false }
        return spelling.remarks.contains { remark in
            guard case .listedValues(let cases, _) = remark.fact else { return false }
            return values.allSatisfy { value in cases.contains { $0.rawValue == value } }
        }
    }

    /// Words that alone say all that they say.
    private static let marks: ConceptSet = [.required, .optional, .optionalClause]

    private static func joined(_ remarks: [String], goesOn: Bool) -> String {
        if remarks.isEmpty { return "" }
        let words = remarks.joined(separator: ", ")
        return goesOn ? ", " + words : " (\(words))"
    }

    /// Prose keeps its back-ticks; the marks of emphasis are of no use in a comment.
    private func markdown(_ range: Range<Int>) -> String {
        let words = withoutStress(range)
        return words.utf8.contains(UInt8(ascii: "*")) ? Self.withoutStars(words) : words
    }

    /// "*not stored*": stars close to the words that they stress, and not in code.
    private static func withoutStars(_ words: String) -> String {
        let parts = words.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.map { index in
            index.isMultiple(of: 2)
                ? String(parts[index]).replacing(/\*(\S|\S[^*]*\S)\*/) { $0.1 } : String(parts[index])
        }.joined(separator: "`")
    }

    private func withoutStress(_ range: Range<Int>) -> String {
        let type = text[range].contains(UInt8(ascii: "\n")) ? inOneLine(range) : slice(range)
        return text[range].contains(UInt8(ascii: "*")) ? type.replacing("**", with: "") : type
    }

    private func inOneLine(_ range: Range<Int>) -> String {
        text[range].split { (0x09...0x0d).contains($0) || $0 == 0x20 }
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
