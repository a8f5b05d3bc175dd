import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

extension UnreadLines {
    /// Notes the lines that say themselves that fields follow, and that nothing used.
    ///
    ///     **Key fields:** `owner-id`, `verifiedAt`, `schemaVersion` (now `1`)
    ///     **Berth** - where a boat lies. Fields: `id`, `pier, dock`, `side`
    static func reportLabelled(in reading: inout DocumentReading) {
        guard reading.standings.speaksOfStore else { return }
        let told = reading.schema.diagnostics.compactMap { $0.span?.lower }.sorted()
        for (index, wording) in reading.wordings.enumerated()
        where !reading.isUsed[index] && !reading.isMetadata[index] {
            guard let wording, wording.mayMean(.fields), isOfSchema(index, reading),
                let label = fieldsLabel(in: wording), !isListed(index, in: reading),
                !areKnown(wording, index, reading), !holds(told, index, in: reading)
            else { continue }
            reading.report(
                .fieldsUnread, .note, "the fields behind '\(label.text)' are not read from this line",
                at: label.span,
                remedy:
                    "write nothing but names there, with commas between them, below the name of their record type"
            )
        }
    }

    /// Nothing is lost where the record type has them all, as below the name of an index.
    private static func areKnown(_ wording: Wording, _ passage: Int, _ reading: DocumentReading) -> Bool {
        guard let entity = reading.scopes[passage] else { return false }
        let isOfCode = wording.tokens.contains { $0.kind == .code }
        let names = wording.tokens.filter { token in
            (isOfCode ? token.kind == .code : token.kind == .word)
                && Identifier.isFieldName(token.text)
                && !token.means([.fields, .and, .filler, .key])
        }
        return names.allSatisfy { reading.hasField($0.text, in: entity) }
    }

    /// One fact, one message: whether a finding stands in the line already.
    private static func holds(_ told: [Int32], _ passage: Int, in reading: DocumentReading) -> Bool {
        let span = reading.outline.passages[passage].block.span
        let first = told.partitioningIndex { $0 >= span.lower }
        return first < told.count && told[first] < span.upper
    }

    /// Below a record type, or where record types or models stand.
    private static func isOfSchema(_ passage: Int, _ reading: DocumentReading) -> Bool {
        let standing = reading.standing(of: passage)
        if standing.isExample || isForeign(passage, in: reading) { return false }
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return reading.scopes[passage] != nil && reading.claims.anchorSet.contains(section.start)
            || !standing.own.union(standing.parent).isDisjoint(with: [.records, .models, .recordTypes])
                && standing.own.isDisjoint(with: [.calls, .program, .gone])
    }

    /// The label begins a sentence, alone or behind a word such as "Key": "Fields:", "The fields are:", "Key fields =".
    private static func fieldsLabel(in wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        for sentence in wording.sentences {
            let words = sentence.drop { tokens[$0].isOrnament }
            for index in words.prefix(2) {
                if let list = list(behindLabel: index, of: words, in: tokens),
                    listsCode(list) || beginsWithNames(list),
                    !list.prefix(longestList).contains(where: { $0.means(unstated) })
                {
                    return tokens[index]
                }
            }
        }
        return nil
    }

    private static func list(
        behindLabel index: Int, of sentence: Range<Int>, in tokens: [Wording.Token]
    ) -> ArraySlice<Wording.Token>? {
        guard tokens[index].means(.fields), tokens[index].kind == .word,
            index == sentence.lowerBound
                || tokens[sentence.lowerBound].means([.filler, .key, .every, .determiner]),
            let sign = sentence.suffix(from: index + 1).first(where: { !tokens[$0].means(.is) }),
            [.colon, .dash, .equals].contains(tokens[sign].sign), sign + 1 < sentence.upperBound
        else { return nil }
        return tokens[(sign + 1)..<sentence.upperBound]
    }

    /// At least two names in back-ticks right behind the label, with commas between them.
    private static func listsCode(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        guard let first = tokens.first, first.kind == .code else { return false }
        let list = tokens.prefix(longestList)
        return list.contains { $0.sign == .comma || $0.sign == .semicolon || $0.means(.and) }
            && list.count { $0.kind == .code && Identifier.isFieldName($0.text) } > 1
    }

    private static let unstated: ConceptSet = [.goneFields, .notStored, .forExample, .transient]

    private static let longestList = 24
}
