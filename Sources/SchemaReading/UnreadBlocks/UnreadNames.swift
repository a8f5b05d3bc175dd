import Diagnostics
import Markdown
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
            for name in isEmpty
                ? named(in: wording, index, reading) : recordTypes(in: wording, besides: names)
            where known.insert(name.span.lower).inserted && names.insert(name.text).inserted {
                reading.report(
                    .entityUnread, .note,
                    "'\(name.text)' is named as what is stored, but nothing lists its fields as such",
                    at: name.span,
                    remedy: "write them as a table or list below a heading with its name")
            }
        }
    }

    /// All names of what is stored that stand where no fields do: in lines, and in tables with a column of record types.
    static func all(in reading: DocumentReading) -> Set<String> {
        var names: Set<String> = []
        var plans = ColumnPlans()
        for (index, passage) in reading.outline.passages.enumerated() {
            if let wording = reading.wordings[index] {
                names.formUnion(named(in: wording, index, reading).map(\.text))
            } else if case .table(let table) = passage.block.kind,
                let column = plans.plan(for: table).recordType
            {
                let cells = table.rows.map { RecordTypeCell($0.cells[column]) }
                names.formUnion(cells.lazy.flatMap(\.names).map(\.value))
            }
        }
        return names
    }

    private static func named(
        in wording: Wording, _ passage: Int, _ reading: DocumentReading
    ) -> [Wording.Token] {
        if wording.tokens.count == 1, let name = NamingLine.alone(wording), name.kind == .code {
            return isBelowEntities(passage, in: reading) ? [name] : []
        }
        if let name = described(in: wording), isBelowStoredTypes(passage, in: reading) { return [name] }
        let mirrored = wording.tokens.filter { $0.kind == .code && isMirrored($0.text) }
        return mirrored.isEmpty ? labelled(in: wording) : mirrored
    }

    /// "`Trip` and `Stop` record types": names that a sentence calls so.
    static func labelled(in wording: Wording) -> [Wording.Token] {
        guard wording.mayMean([.record, .entityLabel, .recordTypeLabel]) else { return [] }
        return wording.sentences.flatMap { sentence -> [Wording.Token] in
            let line = NamingLine.loose(wording.part(sentence), isRightAbove: false)
            guard let line, line.strength == .labelled, isName(line.name) else { return [] }
            return listed(around: line.name, in: wording.tokens[sentence])
        }
    }

    /// `CD_Trip`: as Core Data calls the record type of an entity `Trip`.
    private static func isMirrored(_ name: String) -> Bool {
        name.hasPrefix("CD_") && NamingLine.startsAsType(String(name.dropFirst(3)))
            && Identifier.isValid(name)
    }

    /// Where other record types are read, the label must be CloudKit's, for a "model" may be of anything; and the sentence
    /// must not say that the record type is gone, planned, unknown or another's.
    private static func recordTypes(in wording: Wording, besides read: Set<String>) -> [Wording.Token] {
        guard recordTypeLabel(in: wording.tokens[...]) != nil else { return [] }
        return wording.sentences.flatMap { sentence -> [Wording.Token] in
            let tokens = wording.tokens[sentence]
            guard isStated(tokens), let label = recordTypeLabel(in: tokens) else { return [] }
            let names = labelled(in: wording.part(sentence))
            guard names.contains(where: { stands($0, beside: label, in: tokens) }) else { return [] }
            return names.filter { name in
                name.text != systemType && !name.text.hasSuffix("RecordType")
                    && !AppTypeName.isElsewhere(name.text) && !isOf(read, name.text)
            }
        }
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
                    && NamingLine.startsAsType(String(words[0])) && stands(token, beside: label, in: tokens)
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
        read.contains(name) || isMirrored(name) && read.contains(String(name.dropFirst(3)))
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

    /// "`Trip`, `Stop` and `Boat` record types": the names in back-ticks that are joined with one.
    private static func listed(
        around name: Wording.Token, in tokens: ArraySlice<Wording.Token>
    ) -> [Wording.Token] {
        guard name.kind == .code, let index = tokens.firstIndex(where: { $0.span == name.span }) else {
            return [name]
        }
        func isListed(_ token: Wording.Token) -> Bool {
            token.kind == .code ? isName(token) : token.sign != .none ? joins(token) : token.means(.and)
        }
        let start = tokens[..<index].lastIndex { !isListed($0) }.map { $0 + 1 } ?? tokens.startIndex
        return tokens[start...].prefix(while: isListed).filter { $0.kind == .code }
    }

    private static func joins(_ token: Wording.Token) -> Bool {
        [.comma, .slash, .ampersand, .plus].contains(token.sign) || token.text == "·"
    }

    /// "`Trip`: one a journey", "**Trip** — one a journey", "**trips** — `id`, `title` and `end`".
    private static func described(in wording: Wording) -> Wording.Token? {
        guard wording.tokens.count > 2, case let name = wording.tokens[0], name.isMarked, name.isName,
            [.colon, .dash, .open].contains(wording.tokens[1].sign),
            NamingLine.startsAsType(name.text) || wording.tokens.count(where: { $0.kind == .code }) > 2,
            TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        return name.kind == .code || name.senses.isEmpty ? name : nil
    }

    /// "**Users** table" may be about anything.
    private static func isName(_ token: Wording.Token) -> Bool {
        if token.text.last == "_" { return false }  // `CD_` before each name
        return token.kind == .code ? NamingLine.startsAsType(token.text) : NamingLine.isCompound(token.text)
    }

    /// An item of a list below "Record types" or "Data model (SwiftData)"; "Models" and "SwiftData" alone may hold others.
    private static func isBelowStoredTypes(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        guard reading.outline.passages[passage].container != nil,
            let heading = reading.outline.sections[section].heading
        else { return false }
        if reading.standing(of: passage).own.contains(.recordTypes) { return true }
        guard let line = announcement(of: passage, in: reading) else {
            return heading.mayMean(.entityLabel) && namesStore(heading)
        }
        // "Two SwiftData models are added without relationships:"
        if line.mayMean(.entityLabel), StoreMentions(line).local != nil {
            return !line.tokens.contains {
                $0.means([.forExample, .example, .removed, .retired, .elsewhere])
            }
        }
        let isOfTypes =
            heading.mayMean(.entityLabel)
            || line.tokens.allSatisfy {
                $0.kind == .sign || $0.means([.entityLabel, .filler, .determiner])
            }
        return isOfTypes && namesStore(heading)
    }

    private static func namesStore(_ heading: Wording) -> Bool {
        heading.mayMean([.swiftData, .cloudKit, .relational]) || StoreMentions(heading).local != nil
    }

    /// "Entities:", "Two SwiftData models are added:" right above the list.
    private static func announcement(of item: Int, in reading: DocumentReading) -> Wording? {
        guard let list = reading.outline.passages[item].container, let line = reading.line(above: list),
            line.tokens.last?.sign == .colon
        else { return nil }
        return line
    }

    /// An item of a list below "Core Data entities" or "Record types".
    private static func isBelowEntities(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        return reading.outline.passages[passage].container != nil
            && reading.outline.sections[section].heading?.mayMean([
                .record, .entityLabel, .coreData, .swiftData,
            ])
                ?? false
    }
}
