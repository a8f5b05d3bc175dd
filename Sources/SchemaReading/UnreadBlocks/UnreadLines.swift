import CodeReading
import Diagnostics
import DocumentWording
import ListReading
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Notes the lines that list a type's fields behind its name, and that no recogniser used.
///
///     **Article** (id, title, categoryId/Name/Icon)
///     **Article**: id, title, body
///     It is published as one record (`Article { id, title, body }`).
enum UnreadLines {
    static func report(in reading: inout DocumentReading) {
        CutRows.report(in: &reading)
        UnreadNotes.report(in: &reading)
        reportNeighbours(in: &reading)
        let known = Set(reading.schema.entities.lazy.filter { !$0.fields.isEmpty }.map(\.name.value))
            .union(reading.schema.enums.lazy.map(\.name.value))
        let reported = Set(
            reading.schema.diagnostics.lazy.filter { $0.id == .fieldsUnread }.compactMap { $0.span?.lower })
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, !reading.isUsed[index] else { continue }
            if isForeign(index, in: reading) {
                // "@Model" is plain anywhere but in an example.
                if !reading.standing(of: index).isExample {
                    reportStored(wording, index, besides: known, reported, isForeign: true, in: &reading)
                }
                continue
            }
            reportBraces(wording, index, besides: known, reported, in: &reading)
            reportStored(wording, index, besides: known, reported, isForeign: false, in: &reading)
            guard wording.tokens.count > 4, !CutRows.areRows(index, in: reading) else { continue }
            let isTold = reported.contains(reading.outline.passages[index].block.span.lower)
            if !isTold, declaresTyped(wording, index, in: reading), !isListed(index, in: reading) {
                reading.report(
                    .fieldsUnread, .note, "the fields in this paragraph are not read",
                    at: reading.outline.passages[index].block.span,
                    remedy: "write them as a table or list below the heading of their record type")
                continue
            }
            let count = reading.schema.diagnostics.count
            reportTypedNames(wording, index, besides: reported, in: &reading)
            reportMarkedNames(wording, index, in: &reading)
            for line in BracketedFieldListRecogniser.lines(of: wording) {
                let isOfSchema = !reading.standing(of: index).own.isDisjoint(with: [
                    .records, .models, .storage,
                ])
                guard let name = name(in: wording, line, of: reading.document, isOfSchema: isOfSchema),
                    !known.contains(name.text), !isTold || line.lowerBound > 0,
                    !reported.contains(name.span.lower), !isListed(index, in: reading)
                else { continue }
                reading.report(
                    .fieldsUnread, .note, "the fields of '\(name.text)' are not read from this line",
                    at: name.span, remedy: "write them as a table or list below a heading with its name")
            }
            if !isTold, reading.schema.diagnostics.count == count {
                reportTyped(wording, index, besides: reported, in: &reading)
            }
        }
        reportLabelled(in: &reading)
    }

    private static func reportBraces(
        _ wording: Wording, _ passage: Int, besides known: Set<String>, _ reported: Set<Int32>,
        in reading: inout DocumentReading
    ) {
        for token in wording.tokens where token.kind == .code && token.text.last == "}" {
            let code = CodeText(Inlines.Run(token.text, span: token.span))
            guard let name = ModelLines.model(in: code)?.entities.first?.name, !known.contains(name.value),
                reading.standings.speaksOfStore, !reported.contains(name.span.lower),
                !reported.contains(reading.outline.passages[passage].block.span.lower),
                !isListed(passage, in: reading)
            else { continue }
            reading.report(
                .fieldsUnread, .note, "the fields of '\(name.value)' are not read from this line",
                at: name.span,
                remedy: "write them as a table or list below a heading with its name")
        }
    }

    /// "SwiftData keeps a single `Trip` (`id`, `title`, `endedAt`).": a sentence about a store, and names as fields have them.
    private static func reportStored(
        _ wording: Wording, _ passage: Int, besides known: Set<String>, _ reported: Set<Int32>,
        isForeign: Bool, in reading: inout DocumentReading
    ) {
        guard
            wording.mayMean(stores)
                || wording.tokens.contains(where: { $0.kind == .code && $0.text.hasPrefix("@Model ") }),
            !isListed(passage, in: reading)
        else { return }
        for sentence in wording.sentences {
            let tokens = wording.tokens[sentence]
            // "Its Core Data entity has …" says of which store it is, whatever the chapter is about.
            let isOfStore = tokens.contains {
                $0.means(isForeign ? [.coreData, .swiftData, .cloudKit] : stores)
            }
            for index in tokens.indices.dropLast(2) {
                guard
                    let name = modelName(tokens, at: index)
                        ?? (isOfStore
                            ? (isForeign ? nil : listedName(tokens, at: index))
                                ?? labelledName(tokens, at: index)
                            : nil),
                    !known.contains(name), !reported.contains(tokens[index].span.lower)
                else { continue }
                reading.report(
                    .fieldsUnread, .note, "the fields of '\(name)' are not read from this sentence",
                    at: tokens[index].span,
                    remedy: "write them as a table or list below a heading with its name")
            }
        }
    }

    /// In words and signs: an opening bracket is looked no further for its end.
    private static let longestList = 120

    private static let stores: ConceptSet = [
        .swiftData, .coreData, .cloudKit, .database, .record, .entityLabel, .recordTypeLabel, .stored,
        .storage,
    ]

    /// `@Model Trip`, before names in back-ticks.
    private static func modelName(_ tokens: ArraySlice<Wording.Token>, at index: Int) -> String? {
        let mark = "@Model "
        guard tokens[index].kind == .code, tokens[index].text.hasPrefix(mark),
            case let name = String(tokens[index].text.dropFirst(mark.count)), Identifier.isValid(name),
            case let behind = tokens[(index + 1)...].prefix(longestList),
            [.colon, .dash, .open].contains(behind.first?.sign)
                || behind.first?.means([.has, .with]) == true,
            behind.count(where: { $0.kind == .code }) > 1
        else { return nil }
        return name
    }

    /// `` `Trip` (`id`, `title`, `endedAt`) ``, but not `` `State` (`open`, `inUse`) ``, in a sentence about a store.
    private static func listedName(_ tokens: ArraySlice<Wording.Token>, at index: Int) -> String? {
        guard tokens[index].kind == .code, tokens[index].isName, Identifier.isTypeName(tokens[index].text),
            !AppTypeName.isElsewhere(tokens[index].text), !AppTypeName.isOfProgram(tokens[index].text),
            tokens[index + 1].sign == .open,
            let close = BracketedFieldList.close(
                behind: index + 1, in: tokens[..<min(tokens.endIndex, index + longestList)]),
            case let list = tokens[(index + 2)..<close],
            list.allSatisfy({ $0.kind == .code || $0.sign == .comma || $0.means(.and) }),
            case let names = list.filter({ $0.kind == .code }).map(\.text), names.count > 2,
            names.allSatisfy(Identifier.isFieldName),
            names.count(where: BracketedFieldList.isKnown) > 1
        else { return nil }
        return tokens[index].text
    }

    /// "The `Trip` record has `title` and `start`.", "A record of type `Trip` with `title` and `start`": a label beside the name, and
    /// behind it what says that it has something.
    private static func labelledName(_ tokens: ArraySlice<Wording.Token>, at index: Int) -> String? {
        guard tokens[index].kind == .code, tokens[index].isName, Identifier.isTypeName(tokens[index].text),
            !AppTypeName.isElsewhere(tokens[index].text), !AppTypeName.isOfProgram(tokens[index].text),
            isLabel(tokens[(index + 1)...])
                || index > tokens.startIndex && tokens[index - 1].means(labels),
            case let rest = tokens[(index + 1)...].prefix(longestList),
            let has = rest.prefix(longestPredicate).firstIndex(where: { $0.means([.has, .with, .fields]) }),
            tokens.takesNothingBack
        else { return nil }
        let names = rest[has...].filter { $0.kind == .code && Identifier.isFieldName($0.text) }
        return names.count > 1 ? tokens[index].text : nil
    }

    /// "`Trip` record", "`Trip` Core Data entity"
    private static func isLabel(_ rest: ArraySlice<Wording.Token>) -> Bool {
        rest.drop { $0.means([.coreData, .swiftData, .cloudKit]) }.first?.means(labels) ?? false
    }

    private static let labels: ConceptSet = [.record, .type, .entityLabel, .recordTypeLabel]

    /// From a name to the word behind which its fields stand.
    private static let longestPredicate = 6

    /// "Also store `rating` (Int64, optional).": a name with a type behind it, below an entity that has no such field.
    private static func reportTypedNames(
        _ wording: Wording, _ passage: Int, besides reported: Set<Int32>, in reading: inout DocumentReading
    ) {
        guard let entity = reading.scopes[passage], !isListed(passage, in: reading) else { return }
        for name in typed(wording)
        where !reading.hasField(name.text, in: entity) && !reported.contains(name.span.lower) {
            reading.report(
                .fieldsUnread, .note, "the field '\(name.text)' is not read from this sentence",
                at: name.span,
                remedy: "write it into the table or list of the fields, if it is one")
        }
    }

    /// The names in back-ticks with a type behind them.
    private static func typed(_ wording: Wording) -> [Wording.Token] {
        wording.tokens.indices.dropLast(2).filter { index in
            let name = wording.tokens[index]
            return name.kind == .code && [.open, .colon].contains(wording.tokens[index + 1].sign)
                && Identifier.isValid(name.text) && !Identifier.isTypeName(name.text)
                && TypeVocabulary.meaning(of: wording.tokens[index + 2].text) != nil
        }.map { wording.tokens[$0] }
    }

    /// "title (String), start (Date)": the same of names without back-ticks, before a type with a capital and nothing more.
    private static func typedWords(_ wording: Wording) -> [Wording.Token] {
        wording.tokens.indices.dropLast(3).filter { index in
            let tokens = wording.tokens[index..<(index + 4)]
            return tokens[index].kind == .word && Identifier.isFieldName(tokens[index].text)
                && tokens[index + 1].sign == .open && tokens[index + 2].text.first?.isUppercase == true
                && [.close, .comma].contains(tokens[index + 3].sign)
                && TypeVocabulary.meaning(of: tokens[index + 2].text) != nil
        }.map { wording.tokens[$0] }
    }

    /// Several of them below no entity, of which nobody knows whose they are.
    private static func reportTyped(
        _ wording: Wording, _ passage: Int, besides reported: Set<Int32>, in reading: inout DocumentReading
    ) {
        guard reading.scopes[passage] == nil, !isListed(passage, in: reading),
            reading.standings.speaksOfStore, wording.mayMean(aboutFields),
            reading.standing(of: passage).own.isDisjoint(with: [.calls, .program, .gone])
        else { return }
        let words = typedWords(wording)
        let names = typed(wording) + (words.count > fewestTyped ? words : [])
        if names.contains(where: { reported.contains($0.span.lower) }) { return }
        let unknown = names.filter { reading.entities(havingField: $0.text).isEmpty }
        guard unknown.count >= fewestTyped else { return }
        reading.report(
            .fieldsUnread, .note,
            "'\(unknown[0].text)' and \(unknown.count - 1) more with types are not read from this line",
            at: unknown[0].span,
            remedy: "write them as a table or list below a heading with the name of their record type")
    }

    private static let fewestTyped = 2
    private static let aboutFields: ConceptSet = [
        .fields, .record, .recordTypeLabel, .entityLabel, .cloudKit, .coreData, .swiftData, .schema,
    ]

    /// "`title`: String, `at`: Date", "Also: `title` (String), `at` (Date)", or a line for each.
    private static func declaresTyped(
        _ wording: Wording, _ passage: Int, in reading: DocumentReading
    ) -> Bool {
        guard reading.outline.passages[passage].container == nil, let first = wording.tokens.first else {
            return false
        }
        let span = reading.outline.passages[passage].block.span
        let text = reading.document.source.text
        let end = min(Int(span.upper), text.count)
        let isNamed = first.isMarked && Identifier.isTypeName(first.text)
        let lead = wording.tokens.prefix(6).first {
            $0.sign == .colon || isNamed && [.equals, .arrow, .dash].contains($0.sign)
        }
        // Names that are not marked are no fields here.
        let starts =
            wording.tokens.contains(where: \.isMarked)
            ? [Int(first.span.lower), lead.map { Int($0.span.upper) }].compactMap(\.self) : []
        for start in starts where start < end {
            let fields = InlineFields(text, in: start..<end, file: reading.document.file)
            if fields.isWhole, fields.isMarked, fields.typed > 1 { return true }
        }
        return TypedLines.areMost(of: text[Int(span.lower)..<end].filter { $0 != UInt8(ascii: "`") })
    }

    /// The name that a line begins with, where two fields or more follow it.
    private static func name(
        in wording: Wording, _ line: Range<Int>, of document: MarkdownDocument, isOfSchema: Bool
    ) -> Wording.Token? {
        let tokens = wording.tokens
        guard line.count > 4, let first = line.first, case let name = tokens[first], name.isName,
            Identifier.isTypeName(name.text), TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        let end: Int
        switch tokens[first + 1].sign {
        case .open:
            guard let close = BracketedFieldList.close(behind: first + 1, in: tokens[line]) else {
                return nil
            }
            end = Int(tokens[close].span.lower)
        case .colon, .dash: end = Int(wording.span(of: line).upper)
        default: return nil
        }
        let start = Int(tokens[labelOfFields(in: tokens[line]) ?? first + 1].span.upper)
        guard start < end, end <= document.source.text.count else { return nil }
        let list = InlineFields(document.source.text, in: start..<end, file: document.file)
        if list.typed > 1 { return name }
        let sure = list.fields.count { BracketedFieldList.isKnown($0.name.value) }
        let isList = sure > 1 || isOfSchema && list.isMarked && namesFields(tokens[line].dropFirst(2))
        // "**Money** (`id`, `amount`)" below "Record types"
        let isInBrackets = isOfSchema && tokens[first + 1].sign == .open
        return name.isMarked && isList && (name.senses.isEmpty || isInBrackets) ? name : nil
    }

    /// The colon in "**Other** — one a day. Fields: `title` (String)".
    private static func labelOfFields(in line: ArraySlice<Wording.Token>) -> Int? {
        line.indices.dropFirst().first { index in
            line[index].sign == .colon && line[index - 1].kind == .word && line[index - 1].means(.fields)
        }
    }

    /// "`id`, `role: .owner | .guest`, `code`": at least three parts in back-ticks, each of which begins as a field does.
    private static func namesFields(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        guard tokens.first?.kind == .code else { return false }
        return tokens.count { token in
            token.kind == .code
                && Identifier.isFieldName(String(token.text.prefix { $0 != ":" && $0 != " " }))
        } > 2
    }

    /// Whether the list that it is an item of is listed as not read.
    static func isListed(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard reading.outline.passages[passage].container != nil else { return false }
        let span = reading.outline.passages[passage].block.span
        return reading.schema.unread.contains { $0.span.lower <= span.lower && span.upper <= $0.span.upper }
    }

    static func isForeign(_ passage: Int, in reading: DocumentReading) -> Bool {
        if reading.mayNameEntity(above: passage) { return false }
        return reading.standing(of: passage).isExample || reading.standing(of: passage).isForeign
    }
}
