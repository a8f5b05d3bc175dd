import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
package import SchemaEvidence
import Vocabulary

/// Which entities a table of fields is of, where the line above says that several have the same ones.
///
///     Two record types: `Trip`, `Stop`.
///     Every type has the same fields:
package enum SharedFields {
    /// Nil where the line right above says nothing of the kind, or no line before it lists names.
    static func titles(above passage: Int, in reading: DocumentReading) -> [EntityTitle]? {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        if let heading = section.heading, holdsForAll(heading) {
            return titlesInTable(above: section, in: reading)
        }
        let start = section.start
        guard passage - 1 > start, let line = reading.line(above: passage), holdsForAll(line) else {
            return nil
        }
        for candidate in (start..<passage).reversed() {
            guard let wording = reading.wordings[candidate] else { continue }
            let names = wording.tokens.filter { token in
                token.isMarked && token.isName && Identifier.isCloudKitName(token.text)
                    && token.text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5a } ?? false
            }
            let isLine = candidate == passage - 1
            guard names.count > 1,
                isLine || wording.tokens.contains(where: { $0.means([.record, .entityLabel, .type]) })
            else { continue }
            return names.map { EntityTitle(name: Declared($0.text, at: $0.span), strength: .labelled) }
        }
        return nil
    }

    /// The record types that a table or list of fields is not of, where it is of all others; else nil.
    ///
    ///     ### Common fields
    ///     Every record type except `Tag` has:
    package static func exceptions(above passage: Int, in reading: DocumentReading) -> Set<String>? {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        let line = passage - 1 > section.start ? reading.line(above: passage) : nil
        let isOfAll = section.heading.map(isInCommon) ?? false
        guard isOfAll || line.map(isOfEvery) ?? false else { return nil }
        let words = (section.heading?.tokens ?? []) + (line?.tokens ?? [])
        guard let exception = words.indices.first(where: { words[...].wordsOfException(at: $0) != nil })
        else { return [] }
        return Set(words[exception...].lazy.filter { $0.isName }.map(\.text))
    }

    /// "Common fields", "Shared attributes (all types)": of no type of its own.
    private static func isInCommon(_ heading: Wording) -> Bool {
        guard heading.tokens.contains(where: { $0.means(.fields) && !$0.isMarked }),
            heading.tokens.contains(where: { $0.means([.inCommon, .same]) })
                || heading.tokens.contains(where: { $0.means(.every) })
                    && heading.tokens.contains(where: { $0.means([.record, .entityLabel, .type]) })
        else { return false }
        return heading.tokens.allSatisfy {
            $0.kind == .sign || $0.kind == .number
                || $0.means([
                    .fields, .inCommon, .every, .same, .filler, .record, .type, .entityLabel, .general, .by,
                    .cloudKit,
                ])
        }
    }

    /// "Every synced record type (except `Tag`) includes:", and no other name.
    private static func isOfEvery(_ line: Wording) -> Bool {
        guard let every = line.tokens.prefix(3).firstIndex(where: { $0.means(.every) }),
            line.tokens[every...].prefix(5).contains(where: {
                $0.means([.record, .entityLabel, .recordTypeLabel, .type])
            }),
            line.tokens.last?.sign == .colon
        else { return false }
        let words = line.tokens[every...]
        let exception = words.indices.first { words.wordsOfException(at: $0) != nil }
        let isNamed = words[..<(exception ?? words.endIndex)].contains { $0.isMarked && $0.isName }
        return !isNamed
            && (exception != nil || words.contains { $0.means([.fields, .has, .inCommon, .same]) })
    }

    /// Below "Fields shared by all types": those of the table before that has a row a record type.
    private static func titlesInTable(above section: Section, in reading: DocumentReading) -> [EntityTitle]? {
        for candidate in (0..<section.start).reversed() {
            guard case .table(let table) = reading.outline.passages[candidate].block.kind else { continue }
            let plan = ColumnPlan(header: table.header.cells.map(\.content.plainText))
            guard let column = plan.recordType, plan.name == nil, plan.type == nil else { return nil }
            let names = table.rows.map { FieldNameCell($0.cells[column]).names }
            guard names.count > 1, names.allSatisfy({ $0.count == 1 }) else { return nil }
            return names.map { EntityTitle(name: $0[0], strength: .labelled) }
        }
        return nil
    }

    /// "Every type has the same three fields:", "All models share these fields"; "Add `Trip` and `Stop` with the
    /// identical fields below".
    private static func holdsForAll(_ line: Wording) -> Bool {
        line.sentences.contains { sentence in
            let words = line.tokens[sentence]
            guard words.contains(where: { $0.means(.fields) }) else { return false }
            return words.contains { $0.means(.same) } || isOfEveryType(words)
        }
    }

    /// "Every type", "all of the record types", but not "each show in a `Trip` record".
    private static func isOfEveryType(_ words: ArraySlice<Wording.Token>) -> Bool {
        words.indices.contains { index in
            words[index].means(.every)
                && words[index...].prefix(5).dropFirst().drop { $0.means([.filler, .cloudKit]) }.first?
                    .means([.record, .entityLabel, .type, .recordTypeLabel]) == true
        }
    }
}
