import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads from a field's note in a table with which other fields it is unique.
///
///     | `guid` | String | Unique per show |
package struct FieldUniquenessStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for entity in reading.schema.entities.indices {
            for field in reading.schema.entities[entity].fields.indices
            where Self.mayStateKey(reading.schema.entities[entity].fields[field]) {
                read(field, of: entity, in: &reading)
            }
        }
    }

    /// A note in which back-ticks stand may name fields.
    private static func mayStateKey(_ field: DeclaredField) -> Bool {
        field.remarks.contains(where: isOfNotes)
            || field.note.map { $0.value.withBytes { $0.contains(UInt8(ascii: "`")) } } ?? false
    }

    private static func isOfNotes(_ remark: Remark) -> Bool {
        remark.isUnique && (remark.place == .notes || remark.place == .column)
    }

    private func read(_ index: Int, of entity: Int, in reading: inout DocumentReading) {
        let field = reading.schema.entities[entity].fields[index]
        guard let note = field.note else { return }
        let wording = Wording(note)
        guard wording.mayMean(.uniqueness), !reading.isInParagraph(field.span) else { return }
        for sentence in wording.sentences {
            let subject = UniqueKeySentence.Subject(entity: entity, body: sentence)
            let grammar = reading.grammarOfKeys(wording, subject)
            if let rest = grammar.restOfNote {
                reading.takeAsPartsOfKeys([field.name.value], of: entity)
                reading.reportKey(within: rest, at: note.span)
                continue
            }
            let keys = grammar.keys(isUnderLabel: false)
            if grammar.saysWithinOthers || grammar.saysLimited || grammar.saysWithinAll
                || grammar.hasScopeBefore
            {
                read(keys, of: field.name.value, in: entity, grammar, at: note.span, &reading)
            } else {
                // "The pair of `hall` and `number` is unique."
                let pairs = keys.filter { $0.fields.count > 1 && $0.fields.contains(field.name.value) }
                if !pairs.isEmpty { reading.takeAsPartsOfKeys([field.name.value], of: entity) }
                reading.schema.entities[entity].uniqueKeys += pairs
            }
        }
    }

    private func read(
        _ keys: [DeclaredUniqueKey], of field: String, in entity: Int, _ grammar: UniqueKeyGrammar,
        at span: SourceSpan, _ reading: inout DocumentReading
    ) {
        if keys.isEmpty, grammar.saysWithinAll { return reading.takeAsUnique(field, of: entity, at: span) }
        reading.takeAsPartsOfKeys([field], of: entity)
        reading.schema.entities[entity].uniqueKeys += keys.map { $0.including([field]) }
        if keys.isEmpty { reading.reportKeyWithoutFields(at: span) }
    }
}

extension DeclaredUniqueKey {
    /// The key with the fields that are said to be unique within it, which stand first.
    func including(_ fields: [String]) -> DeclaredUniqueKey {
        var key = self
        key.fields = fields.filter { !self.fields.contains($0) } + key.fields
        return key
    }
}

extension DocumentReading {
    /// The fields of an entity that a paragraph, such as an item of a list of fields, declares.
    func fields(declaredIn passage: Int, of entity: Int) -> [String] {
        let paragraph = outline.passages[passage].block.span
        return schema.entities[entity].fields.lazy.map(\.name).filter { name in
            name.span.file == paragraph.file && paragraph.lower <= name.span.lower
                && name.span.upper <= paragraph.upper
        }
        .map(\.value)
    }

    /// By themselves they are not unique, whatever the words say of them.
    mutating func takeAsPartsOfKeys(_ fields: [String], of entity: Int) {
        for index in fields.compactMap({ field(named: $0, in: entity) }) {
            schema.entities[entity].fields[index].remarks.removeAll { $0.isUnique }
        }
    }

    /// "Unique for each user": by itself, whatever the words around it are.
    fileprivate mutating func takeAsUnique(_ field: String, of entity: Int, at span: SourceSpan) {
        guard let index = self.field(named: field, in: entity) else { return }
        schema.entities[entity].fields[index].remarks.removeAll { $0.isUnique }
        schema.entities[entity].fields[index].remarks.append(
            Remark(.unique, quote: "unique", in: .notes, at: span))
    }

    /// What stands in a paragraph or item of a list is read as a statement there.
    fileprivate func isInParagraph(_ span: SourceSpan) -> Bool {
        // Passages stand in the order of the document: what holds the place is the last that begins before it.
        var (lower, upper) = (0, outline.passages.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if outline.passages[middle].block.span.lower <= span.lower {
                lower = middle + 1
            } else {
                upper = middle
            }
        }
        guard lower > 0, case .paragraph = outline.passages[lower - 1].block.kind else { return false }
        return span.upper <= outline.passages[lower - 1].block.span.upper
    }
}

extension Wording {
    /// The words of a note, which is Markdown.
    fileprivate init(_ note: Declared<String>) {
        let parts = note.value.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        self.init(
            Inlines(
                zip(parts.indices, parts).map { index, part in
                    Inlines.Run(
                        String(Substring(part)), index.isMultiple(of: 2) ? [] : .code, span: note.span)
                }))
    }
}
