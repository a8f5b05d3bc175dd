import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads the cells of a row as one field, or as several of the same type.
struct FieldRowReader {
    let plan: ColumnPlan

    func fields(in row: TableRow, named cell: FieldNameCell) -> [DeclaredField] {
        guard let first = cell.names.first else { return [] }
        var field = DeclaredField(name: first, span: plan.name.map { row.cells[$0].span } ?? row.span)
        if let optional = cell.isOptional { field.isOptional = optional }
        if let remainder = cell.remainder, let column = plan.name {
            field.remarks += NoteReading.remarks(in: remainder, at: row.cells[column].span, place: .name)
        }
        if cell.isList {
            field.remarks.append(Remark(.list, quote: "[]", in: .name, at: first.span))
        }
        if let former = cell.formerName {
            let fact = Remark.Fact.originalName(former.value)
            field.remarks.append(
                Remark(fact, quote: "~~\(former.value)~~", in: .name, at: former.span))
        }
        if cell.mayBeRename, let column = plan.name {
            field.remarks.append(
                Remark(
                    .refused(RefusedFact(.formerName, .unclear)), quote: row.cells[column].content.plainText,
                    in: .name, at: row.cells[column].span))
        }
        if cell.isStruckThrough {
            let fact = Remark.Fact.retired(Retirement(words: nil, isWritten: false))
            field.remarks.append(Remark(fact, quote: "~~\(first.value)~~", in: .name, at: first.span))
        }
        for (column, role) in plan.roles.enumerated() where column < row.cells.count {
            guard let role else {
                addRepetition(row.cells[column], to: &field)
                continue
            }
            add(row.cells[column], as: role, column: column, to: &field)
        }
        addDefaultWord(in: row, to: &field)
        field.addNotedCases()
        if plan.lock != .absent { addLock(in: row, to: &field) }
        if cell.names.count == 1 { return [field] }
        let types = plan.isOfPlatforms ? nil : ParallelTypes(in: row, plan, count: cell.names.count)
        return zip(cell.names.indices, cell.names).map { index, name in
            var copy = field
            copy.name = name
            if let types { copy.type = types[index] }
            return copy
        }
    }

    private func add(_ cell: TableCell, as role: ColumnRole, column: Int, to field: inout DeclaredField) {
        switch role {
        case .type where column == plan.type: addType(cell, to: &field)
        case .notes: addNote(cell, to: &field)
        case .required: addMark(cell, whenYes: false, to: &field)
        case .optional: addMark(cell, whenYes: true, to: &field)
        case .defaultValue:
            if let refusal = DefaultCell.refusal(of: cell) {
                field.remarks.append(refusal)
            } else {
                field.defaultText = DefaultCell.text(in: cell) ?? (isSilent(cell) ? field.defaultText : nil)
            }
        case .queryable, .sortable, .searchable, .indexed:
            field.remarks += IndexCell.remarks(in: cell, column: role, letters: plan.letters)
        case .options:
            addRemarks(cell, to: &field)
            addIndexes(cell, to: &field)
            addUniqueMark(cell, to: &field)
        case .unique: addFact(.unique, ifYes: cell, to: &field)
        case .primaryKey: addFact(.primaryKey, ifYes: cell, to: &field)
        case .encrypted: addFact(.encrypted, ifYes: cell, to: &field)
        case .list: addFact(.list, ifYes: cell, to: &field)
        case .reference: addReference(cell, to: &field)
        case .inverse: addName(cell, to: &field) { .inverse($0) }
        case .deleteRule: addDeleteRule(cell, to: &field)
        case .values: addValues(cell, to: &field)
        case .range: addRemarks(cell, to: &field)
        case .swiftType: addSwiftType(cell, to: &field)
        case .type, .fieldName, .anyName, .example, .recordType, .recordName, .rowNumber, .foreign: break
        }
    }

    /// "—": it says nothing of what another cell says.
    private func isSilent(_ cell: TableCell) -> Bool {
        Wording(cell.content).tokens.allSatisfy { $0.kind == .sign }
    }

    private func addDefaultWord(in row: TableRow, to field: inout DeclaredField) {
        guard field.defaultText == nil, let column = plan.roles.firstIndex(of: .defaultValue),
            column < row.cells.count, let type = field.type, !type.isList,
            TypeVocabulary.meaning(of: type.name)?.type == .string
        else { return }
        field.defaultText = DefaultCell.word(in: row.cells[column])
    }

    /// "status (open|done)", "size — in bytes" in a column that gives the names again, as the code spells them.
    private func addRepetition(_ cell: TableCell, to field: inout DeclaredField) {
        guard field.note == nil, cell.content.runs.count <= 3 else { return }
        let text = cell.content.documentationText
        let name = text.utf8.prefix { Identifier.isWordByte($0) }
        let rest = text.utf8.dropFirst(name.count).drop { $0 == 0x20 }
        guard let mark = rest.first, mark == 0x28 || mark == 0xe2 || mark == 0x2d,
            Identifier.areSpellings(String(decoding: name, as: UTF8.self), field.name.value)
        else { return }
        let note = String(decoding: rest, as: UTF8.self).drop { "—–- ".contains($0) }
        field.note = Declared(String(note), at: cell.span)
        field.remarks += NoteReading.remarks(in: String(note), at: cell.span)
    }

    // MARK: Type, note and marks

    /// A lock in a cell of the field; what the document does not explain is told.
    private func addLock(in row: TableRow, to field: inout DeclaredField) {
        let cell = row.cells.indices.first { column in
            guard let role = plan.roles[column] else { return false }
            guard role == .type || role == .notes || role == .options || column == plan.name else {
                return false
            }
            return LockMark.isIn(row.cells[column].content.plainText.utf8)
        }
        let isKnown = field.type?.isEncrypted ?? false || field.remarks.contains { $0.fact == .encrypted }
        guard let cell, !isKnown else { return }
        let fact: Remark.Fact =
            plan.lock == .encrypted ? .encrypted : .refused(RefusedFact(.encryption, .unknown))
        field.remarks.append(Remark(fact, quote: "🔒", in: .column, at: row.cells[cell].span))
    }

    private func addType(_ cell: TableCell, to field: inout DeclaredField) {
        guard let spelling = self.spelling(of: cell) else { return }
        // "PK", "FK → users.id" in the place of a type.
        if ["PK", "FK"].contains(spelling.type.name.uppercased()) { return addRemarks(cell, to: &field) }
        field.type = spelling.type
        field.defaultText = field.defaultText ?? ValueBehindType.text(in: cell)
        // "String / TEXT": the second is the other platform's.
        if plan.isOfPlatforms { field.type?.rival = nil }
        field.remarks += spelling.remarks
        // Most types are a single run of text.
        guard cell.content.runs.contain(.code) else { return }
        field.remarks += values(behindTypeIn: cell, spelling)
        field.remarks += names(behindTypeIn: cell, spelling)
    }

    /// "String, renamed from `name`": names in code behind a type, which no spelling of a type keeps either.
    private func names(behindTypeIn cell: TableCell, _ spelling: TypeSpelling) -> [Remark] {
        NoteReading.remarks(in: cell.content.documentationText, at: cell.span, place: .type).filter {
            remark in
            switch remark.fact {
            case .originalName, .earlierKey: !spelling.remarks.contains { $0.fact == remark.fact }
            default: false
            }
        }
    }

    private func spelling(of cell: TableCell) -> TypeSpelling? {
        if cell.content.runs.count > 1, cell.content.runs.count(where: { $0.style.contains(.code) }) > 1,
            let values = TypeSpelling(valuesIn: cell.content.documentationText, at: cell.span)
        {
            return values
        }
        guard plan.lock != .absent, LockMark.isIn(cell.content.plainText.utf8) else {
            return TypeSpelling(cell)
        }
        return TypeSpelling(LockMark.removed(from: cell.content.literalText), at: cell.span)
    }

    /// "String, `open` or `done`": values in code behind a type, whose marks no spelling of a type keeps.
    private func values(behindTypeIn cell: TableCell, _ spelling: TypeSpelling) -> [Remark] {
        guard cell.content.runs.count(where: { $0.style.contains(.code) }) > 1 else { return [] }
        let isListed = spelling.remarks.contains { if case .listedValues = $0.fact { true } else { false } }
        if isListed { return [] }
        return NoteReading.remarks(in: cell.content.documentationText, at: cell.span, place: .notes).filter {
            guard case .listedValues(let cases, _) = $0.fact else { return false }
            return cases.allSatisfy { TypeVocabulary.meaning(of: $0.rawValue) == nil }
        }
    }

    private func addNote(_ cell: TableCell, to field: inout DeclaredField) {
        let text = cell.content.documentationText
        if text.isEmpty || text == "-" || text == "—" || text == "–" { return }
        field.remarks += NoteReading.remarks(in: text, at: cell.span, place: .notes)
        guard let note = field.note else {
            field.note = Declared(text, at: cell.span)
            return
        }
        let endsSentence = note.value.last.map { ".!?。".contains($0) } ?? true
        field.note?.value = note.value + (endsSentence ? " " : ". ") + text
    }

    private func addMark(_ cell: TableCell, whenYes optional: Bool, to field: inout DeclaredField) {
        let wording = Wording(cell.content)
        let word = wording.tokens.first { $0.kind == .word || $0.kind == .code }
        if wording.isConditional {
            field.isOptional = Declared(true, at: cell.span)
        } else if let word, word.spells([.optional, .required]) {
            field.isOptional = Declared(word.spells([.optional]), at: cell.span)
        } else if let answer = AnswerWords.answer(in: cell) ?? AnswerWords.mark(before: wording) {
            field.isOptional = Declared((answer == .yes) == optional, at: cell.span)
            if wording.tokens.contains(where: { $0.sign == .open }) { addDefault(cell, to: &field) }
        } else {
            addRemarks(cell, to: &field)
        }
    }

    /// "No (default 0)"
    private func addDefault(_ cell: TableCell, to field: inout DeclaredField) {
        let remarks = NoteReading.remarks(in: cell.content.documentationText, at: cell.span, place: .column)
        field.remarks += remarks.filter { if case .defaultText = $0.fact { true } else { false } }
    }

    private func addRemarks(_ cell: TableCell, to field: inout DeclaredField) {
        let text = TypeHead.separatedConstraints(cell.content.documentationText)
        if !text.isEmpty { field.remarks += NoteReading.remarks(in: text, at: cell.span, place: .column) }
    }

    /// "draft, active, closed": bare words, because the header says that they are values.
    private func addValues(_ cell: TableCell, to field: inout DeclaredField) {
        let known = field.remarks.count
        addRemarks(cell, to: &field)
        guard !field.remarks[known...].contains(where: \.listsValues) else { return }
        let parts = cell.content.plainText.split { ",|/、，".contains($0) }.map { $0.trimmingSpaces }
        guard parts.count > 1, parts.allSatisfy({ Identifier.isValid($0) && $0.first?.isLowercase ?? false })
        else { return }
        let cases = parts.map { EnumType.Case(name: String($0), rawValue: String($0)) }
        field.remarks.append(
            Remark(
                .listedValues(cases, name: nil), quote: cell.content.plainText, in: .column, at: cell.span))
    }

    /// "✓ Queryable, ✓ Sortable" among other options.
    private func addIndexes(_ cell: TableCell, to field: inout DeclaredField) {
        let known = Set(field.remarks.map(\.fact))
        for kind in IndexWords(Wording(cell.content).tokens[...], letters: plan.letters).kinds
        where !known.contains(.index(kind)) {
            field.remarks.append(
                Remark(.index(kind), quote: cell.content.plainText, in: .column, at: cell.span))
        }
    }

    private func addUniqueMark(_ cell: TableCell, to field: inout DeclaredField) {
        guard plan.uniqueMarks > 0, ColumnPlan.saysUnique(cell) else { return }
        let fact: Remark.Fact = plan.uniqueMarks == 1 ? .unique : .refused(RefusedFact(.uniqueKey, .unclear))
        field.remarks.append(Remark(fact, quote: cell.content.plainText, in: .column, at: cell.span))
    }

    private func addFact(_ fact: Remark.Fact, ifYes cell: TableCell, to field: inout DeclaredField) {
        let wording = Wording(cell.content)
        let says = wording.tokens.first { $0.kind == .word }
        let isNamed =
            switch fact {
            case .unique: says?.means(.uniqueness) ?? false
            case .primaryKey: says?.text.lowercased() == "pk" || says?.means(.primary) ?? false
            case .encrypted:
                says.map { $0.text.lowercased().contains(bytesOf: "-encrypted") || $0.means(.encrypted) }
                    ?? false
            default: false
            }
        let answer = isNamed ? .yes : AnswerWords.answer(in: cell)
        guard answer != .no, let fact = answer == .yes ? fact : fact.refused(in: wording) else { return }
        field.remarks.append(Remark(fact, quote: cell.content.plainText, in: .column, at: cell.span))
    }

    // MARK: References

    private func addReference(_ cell: TableCell, to field: inout DeclaredField) {
        addName(cell, to: &field) { .references($0) }
    }

    private func addName(_ cell: TableCell, to field: inout DeclaredField, as fact: (String) -> Remark.Fact) {
        let name = Wording(cell.content).tokens.first { $0.isName }
        guard let name, AnswerWords.answer(name.text) == nil else { return }
        field.remarks.append(
            Remark(fact(name.text), quote: cell.content.plainText, in: .column, at: cell.span))
    }

    private func addDeleteRule(_ cell: TableCell, to field: inout DeclaredField) {
        guard let rule = Wording(cell.content).deleteRule else { return }
        field.remarks.append(
            Remark(.onDelete(rule), quote: cell.content.plainText, in: .column, at: cell.span))
    }

    /// The type that the app's code gives a stored value tells what the value means.
    private func addSwiftType(_ cell: TableCell, to field: inout DeclaredField) {
        if field.isOptional == nil, cell.content.plainText.hasSuffix("?") {
            field.isOptional = Declared(true, at: cell.span)
        }
        field.defaultText = field.defaultText ?? ValueBehindType.text(in: cell)
        let fact: Remark.Fact? =
            switch cell.content.plainText.trimmingMarks {
            case "Bool": .boolean
            case "UUID": .uuid
            case "URL": .url
            case let text where Self.writesUUID(text): .uuid
            default: nil
            }
        guard let fact else { return }
        field.remarks.append(Remark(fact, quote: cell.content.plainText, in: .column, at: cell.span))
    }

    /// `UUID.uuidString`, `trip.id.uuidString`: a path alone, whose last part is the text of a UUID.
    private static func writesUUID(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.last == "uuidString"
            && parts.allSatisfy { Identifier.isValid($0.hasSuffix("()") ? $0.dropLast(2) : $0) }
    }
}

extension Remark.Fact {
    /// What a cell tells of such a column that says neither yes nor no; nil where nobody misses anything.
    fileprivate func refused(in wording: Wording) -> Remark.Fact? {
        let isOfOthers = wording.tokens.contains {
            $0.means([.reference, .references, .relationship, .referenceType])
        }
        guard self == .encrypted, !wording.tokens.isEmpty, !isOfOthers else { return nil }
        return .refused(RefusedFact(.encryption, .unknown))
    }
}

extension String {
    /// Without the question mark of an optional.
    fileprivate var trimmingMarks: Substring {
        hasSuffix("?") ? dropLast() : self[...]
    }
}

extension Wording {
    /// "Only if `title` is set", "yes, except for guests": not in every record.
    fileprivate var isConditional: Bool {
        let words = tokens.indices.filter { tokens[$0].kind == .word }
        let marks = words.map { tokens[...].polarityMarks(at: $0) }
        return marks.contains {
            $0.contains(.only) || !$0.isDisjoint(with: [.condition, .limiting]) && !$0.contains(.limit)
        }
            || words.contains { tokens[$0].means(.exception) }
    }
}
