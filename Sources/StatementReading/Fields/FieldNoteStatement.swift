import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads what a sentence says of fields as a note beside them would say it: what they were called, that they are
/// retired, and that the record does not have them.
///
///     `size` was renamed from `length`. `Trip.path` and `code` are never synced.
///     Local only: `size`.
///
/// The names stand first, or behind a label, and nothing else beside them: of what is said in between, or asked, or
/// tied to a condition, nobody knows of what it is said.
package struct FieldNoteStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for index in reading.wordings.indices {
            guard let wording = reading.wordings[index], !reading.isMetadata[index] else { continue }
            let standing = reading.standing(of: index)
            let isIdea = reading.thoughts[reading.outline.passages[index].section] == .idea
            if isIdea || standing.isExample || standing.isForeign && !standing.isOfSettings { continue }
            let stated = wording.sentences.filter { sentence in
                sentence.count <= Self.longestSentence && !wording.asks(sentence)
                    && read(wording, sentence, at: index, in: &reading)
            }
            if !stated.isEmpty { reading.useAsMetadata(index, sentences: stated) }
        }
        reading.findFormerNames()
    }

    /// A longer one tells a story.
    private static let longestSentence = 24

    /// Whether a sentence says something of fields that are known.
    private func read(
        _ wording: Wording, _ sentence: Range<Int>, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        guard let parts = Self.named(wording, sentence) ?? Self.labelled(wording, sentence),
            let remark = Self.remark(wording, parts.words)
        else { return false }
        let places = parts.names.compactMap {
            reading.fieldPlace(named: wording.tokens[$0].text, under: reading.scopes[passage])
        }
        let block = reading.outline.passages[passage].block.span
        guard places.count == parts.names.count, !places.contains(where: { declares(block, $0, reading) })
        else { return false }
        for place in places { add(remark, to: place, in: &reading) }
        return true
    }

    /// An item that declares a field says of it what it says.
    private func declares(_ block: SourceSpan, _ place: FieldPlace, _ reading: DocumentReading) -> Bool {
        let name = reading.schema.entities[place.entity].fields[place.field].name.span
        return block.file == name.file && block.lower <= name.lower && name.upper <= block.upper
    }

    private func add(_ remark: Remark, to place: FieldPlace, in reading: inout DocumentReading) {
        let field = reading.schema.entities[place.entity].fields[place.field]
        if field.remarks.contains(where: { $0.fact.isSettled(by: remark.fact) }) { return }
        reading.schema.entities[place.entity].fields[place.field].remarks.append(remark)
    }

    // MARK: Grammar

    /// "The fields `size` and `Trip.path` are", and what is said of them.
    private static func named(
        _ wording: Wording, _ sentence: Range<Int>
    ) -> (names: [Int], words: Range<Int>)? {
        var names: [Int] = []
        var index = sentence.lowerBound
        while index < sentence.upperBound {
            let token = wording.tokens[index]
            if token.kind == .code { names.append(index) }
            guard token.kind == .code || token.sign == .comma || token.means(around) else { break }
            index += 1
        }
        return names.isEmpty || index == sentence.upperBound ? nil : (names, index..<sentence.upperBound)
    }

    private static let around: ConceptSet = [.determiner, .fields, .and, .is]

    /// "Local only: `size`, `path`."
    private static func labelled(
        _ wording: Wording, _ sentence: Range<Int>
    ) -> (names: [Int], words: Range<Int>)? {
        guard let colon = sentence.first(where: { wording.tokens[$0].sign == .colon }),
            colon > sentence.lowerBound
        else { return nil }
        let behind = colon + 1..<sentence.upperBound
        let names = behind.filter { wording.tokens[$0].kind == .code }
        let isPlain = behind.allSatisfy { index in
            let token = wording.tokens[index]
            return token.kind == .code || token.kind == .sign || token.means(.and)
        }
        return names.isEmpty || !isPlain ? nil : (names, sentence.lowerBound..<colon)
    }

    /// The one thing that the words say, which is all that they say.
    private static func remark(_ wording: Wording, _ words: Range<Int>) -> Remark? {
        let span = wording.span(of: words)
        let remarks = NoteReading.remarks(in: wording.noteText(of: words), at: span, place: .prose)
        return remarks.first { $0.fact.isOfFieldInSentence } ?? plan(wording, words)
    }

    /// "Planned", "planned fields", and nothing else: of the field itself, and not of its values.
    private static func plan(_ wording: Wording, _ words: Range<Int>) -> Remark? {
        let said = wording.tokens[words].filter { $0.kind != .sign && !$0.means([.fields, .is]) }
        guard !said.isEmpty, said.allSatisfy({ $0.kind == .word && $0.means(.planned) }) else { return nil }
        return Remark(.notStored, quote: said[0].text, in: .prose, at: said[0].span)
    }
}

extension Remark.Fact {
    /// What a sentence that begins with a field's name says of it, and no other rule reads.
    fileprivate var isOfFieldInSentence: Bool {
        switch self {
        case .originalName, .earlierKey, .retired, .notStored, .deviceOnly: true
        case .boolean, .uuid, .rawValue, .listedValues, .range, .integerRange, .inverse, .onDelete, .optional,
            .defaultText, .encrypted, .encryptedSince, .attributeOptions, .merge, .unkeptArgument, .list,
            .json, .url, .unique, .primaryKey, .index, .references, .identifies, .toMany, .refused:
            false
        }
    }

    /// A field has one first name; what the field's own note says is not said twice.
    fileprivate func isSettled(by other: Remark.Fact) -> Bool {
        if self == other { return true }
        switch (self, other) {
        case (.originalName, .originalName), (.retired, .retired): return true
        default: return false
        }
    }
}
