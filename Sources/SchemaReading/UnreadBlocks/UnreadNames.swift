import Diagnostics
import DocumentWording
import ListReading
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Notes the record types that a document only names, where nothing at all is read from it.
///
///     Every record has the record type `Trip`.
///     ## Core Data entities
///     - `Trip`
///     - `Stop`
enum UnreadNames {
    static func report(in reading: inout DocumentReading) {
        guard reading.standings.speaksOfStore else { return }
        let isEmpty = reading.schema.entities.isEmpty
        var known = Set(
            reading.schema.diagnostics.lazy.filter { $0.id == .entityUnread || $0.id == .fieldsUnread }
                .compactMap { $0.span?.lower })
        var names = Set(reading.schema.entities.lazy.map(\.name.value))
            .union(reading.schema.enums.lazy.map(\.name.value))
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, !isAboveUnread(index, in: reading), !reading.standing(of: index).isExample,
                isEmpty || !reading.isUsed[index]
            else { continue }
            if let odd = oddName(in: wording), known.insert(odd.span.lower).inserted {
                reading.report(
                    .entityUnread, .note,
                    "'\(odd.text)' is said to be a record type and is not read: a name has no blanks",
                    at: odd.span, remedy: "write it as the app does, in one word")
            }
            let named =
                isEmpty
                ? NamedRecordTypes.named(in: wording, index, reading)
                : recordTypes(in: wording, besides: names)
            for name in named + [storedName(in: wording, at: index, reading)].compactMap(\.self)
            where known.insert(name.span.lower).inserted && names.insert(name.text).inserted {
                reading.report(
                    .entityUnread, .note,
                    "'\(name.text)' is named as what is stored, but nothing lists its fields as such",
                    at: name.span,
                    remedy: "write them as a table or list below a heading with its name")
            }
        }
    }

    /// Where other record types are read, the label must be CloudKit's, for a "model" may be of anything; and the sentence
    /// must not say that the record type is gone, planned, unknown or another's.
    private static func recordTypes(in wording: Wording, besides read: Set<String>) -> [Wording.Token] {
        guard recordTypeLabel(in: wording.tokens[...]) != nil else { return [] }
        return wording.sentences.flatMap { sentence -> [Wording.Token] in
            let tokens = wording.tokens[sentence]
            guard isStated(tokens), let label = recordTypeLabel(in: tokens) else { return [] }
            let names = NamedRecordTypes.labelled(in: wording.part(sentence))
            guard names.contains(where: { stands($0, beside: label, in: tokens) }) else { return [] }
            return names.filter { name in
                name.text != systemType && !name.text.hasSuffix("RecordType")
                    && !AppTypeName.isElsewhere(name.text) && !isOf(read, name.text)
            }
        }
    }

    /// "**Trip** (persisted, synced by CloudKit):" right above a list that nobody reads.
    private static func storedName(
        in wording: Wording, at passage: Int, _ reading: DocumentReading
    ) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens.count > 3, let name = tokens.first, name.isMarked, Identifier.isTypeName(name.text),
            name.senses.isEmpty, tokens[1].sign == .open,
            let close = tokens.firstIndex(where: { $0.sign == .close }), tokens.count - close < 3,
            close + 1 == tokens.count || tokens[close + 1].sign == .colon,
            case let bracket = tokens[2..<close], bracket.contains(where: { $0.means(.stored) }),
            isStated(bracket), passage + 1 < reading.outline.passages.count, !reading.isUsed[passage + 1],
            case .list = reading.outline.passages[passage + 1].block.kind
        else { return nil }
        return name
    }

    /// "Record type: `Share Link`": several words in back-ticks right beside the label.
    private static func oddName(in wording: Wording) -> Wording.Token? {
        guard wording.tokens.contains(where: { $0.kind == .code && $0.text.contains(" ") }) else {
            return nil
        }
        return wording.sentences.lazy.compactMap { sentence -> Wording.Token? in
            let tokens = wording.tokens[sentence]
            guard let label = recordTypeLabel(in: tokens), isStated(tokens) else { return nil }
            return tokens.first { token in
                let words = token.text.split(separator: " ")
                return token.kind == .code && (2...3).contains(words.count)
                    && words.allSatisfy { Identifier.isValid($0) }
                    && Identifier.isTypeName(String(words[0])) && stands(token, beside: label, in: tokens)
            }
        }.first
    }

    /// The list below it tells the author of it already.
    private static func isAboveUnread(_ passage: Int, in reading: DocumentReading) -> Bool {
        let next = passage + 1
        guard next < reading.outline.passages.count, case .list = reading.outline.passages[next].block.kind
        else {
            return false
        }
        return reading.reasons[next] != nil
            && reading.outline.passages[next].container == reading.outline.passages[passage].container
    }

    private static func isStated(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        tokens.isPlainStatement && !tokens.contains { $0.means(notOurs) }
    }

    private static let notOurs: ConceptSet = [
        .forExample, .example, .planned, .removed, .retired, .elsewhere, .no, .negation, .goneFields,
    ]

    /// `CD_Trip` and `Trips`, where `Trip` is read.
    private static func isOf(_ read: Set<String>, _ name: String) -> Bool {
        read.contains(name) || NamedRecordTypes.isMirrored(name) && read.contains(String(name.dropFirst(3)))
            || Noun.singulars(of: name).contains(where: read.contains)
    }

    /// CloudKit's own, whose fields a document need not list.
    private static let systemType = "Users"

    private static func recordTypeLabel(in tokens: ArraySlice<Wording.Token>) -> Int? {
        tokens.indices.first { index in
            tokens[index].means(.recordTypeLabel)
                || tokens[index].means(.record) && index + 1 < tokens.endIndex
                    && tokens[index + 1].means(.type)
        }
    }

    /// Right before or behind the label, but for a sign or a word of no meaning.
    private static func stands(
        _ name: Wording.Token, beside label: Int, in tokens: ArraySlice<Wording.Token>
    ) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.span == name.span }) else { return false }
        return (label - 2...label + 4).contains(place)
    }
}
