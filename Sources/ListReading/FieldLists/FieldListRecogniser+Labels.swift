import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// What the label above a list says: that it is a group of fields, or that plain names are such.
extension FieldListRecogniser {
    /// "**基本情報**:" above typed items, below a heading with a name in Latin letters: a group of its fields, or nothing
    /// that is sure to be stored.
    func groupLabel(
        _ items: FieldListItems, _ label: ListLabel?, at passage: Int, in reading: DocumentReading
    ) -> ListLabel? {
        guard case .entity(let title, _) = label, Identifier.isOfOtherScript(title.name.value),
            items.isHalfTyped,
            let own = reading.standing(of: passage).title, own.strength >= .word,
            !Identifier.isOfOtherScript(own.name.value)
        else { return label }
        return Self.isGroup(title.name.value) ? .fields : .other
    }

    /// "書籍情報", but not "非保存データ", "旅行".
    private static func isGroup(_ name: String) -> Bool {
        if name.means(.fieldGroup) { return true }
        guard let end = name.indices.dropFirst().first(where: { name[$0...].means(.fieldGroupEnd) }) else {
            return false
        }
        return !String(name[..<end]).means(notStored)
    }

    private static let notStored: ConceptSet = [
        .otherFields, .transient, .elsewhere, .planned, .retired, .outOfUse, .removed, .goneFields, .negation,
        .no,
        .example,
    ]

    /// "- id, title, endsAt" below "**Fields:**" of what is surely named.
    func isOfNames(
        _ items: FieldListItems, _ label: ListLabel?, at passage: Int, in reading: DocumentReading
    ) -> Bool {
        guard items.plain + items.named > 0, case .fields = label, let line = reading.line(above: passage),
            let title = name(for: passage, label, reading)?.title, title.strength > .words
        else { return false }
        // "## Search" below the schema's heading is a record type as good as any, where its names are.
        let isNamed = title.strength > .word || items.namesAreOfCode
        return isNamed && saysFieldsAlone(line, of: title, isSure: items.namesAreOfCode)
    }

    /// "Fields in this record:", but not "Fields of the form:", "Old fields:", "The `status` field is one of:"; "Key
    /// properties:" only where the names below it are such as only code has.
    private func saysFieldsAlone(_ line: Wording, of title: EntityTitle, isSure: Bool) -> Bool {
        let words = line.tokens.indices.filter { line.tokens[$0].kind != .sign }
        return words.allSatisfy { index in
            let word = line.tokens[index]
            if word.text == title.name.value || word.kind == .number { return true }
            return word.kind == .word && !word.means(Self.notOfFields)
                && (word.means(Self.aroundFields) || isSure && word.means(.filler))
                && line.tokens[...].polarityMarks(at: index).isDisjoint(
                    with: PolarityMarks.unstated.union([.past, .comparison]))
        } && !line.tokens.contains { $0.isQuestionMark }
    }

    private static let aroundFields: ConceptSet = [
        .fields, .determiner, .record, .type, .entityLabel, .recordTypeLabel, .name, .required,
        .this,
        .those, .with, .preposition, .pronoun, .every, .is, .cloudKit, .schema, .structure, .fieldColumn,
    ]

    private static let notOfFields: ConceptSet = [
        .planned, .retired, .outOfUse, .removed, .goneFields, .elsewhere,
    ]

    /// "Regular Tables": the names below are those of tables.
    static func isOfSeveral(_ heading: Wording, _ title: EntityTitle) -> Bool {
        guard let last = heading.tokens.last, last.kind == .word, !last.isMarked, last.text.last == "s",
            let label = heading.label(at: heading.tokens.count - 1), label.count == 1
        else { return false }
        return !heading.tokens.contains { $0.isMarked && $0.span == title.name.span }
    }
}
