package import Diagnostics
package import DocumentWording
package import Markdown
package import SchemaDeclaration
import SchemaModel
import Vocabulary

/// A document while it is read: its outline, what was declared so far, and which passages were used.
package struct DocumentReading {
    package let document: MarkdownDocument
    package let outline: DocumentOutline
    package var schema: DeclaredSchema

    /// Whether another document quotes this one: what it quotes itself is not looked at, however deep blocks are nested.
    package var isQuoted = false

    /// Whether some recogniser has understood a passage.
    package private(set) var isUsed: [Bool]
    private var usedAlone: [Int] = []

    /// Why a table, list or code block that looked like a part of the schema was not used.
    package private(set) var reasons: [Int: String] = [:]

    /// What the shapes say of entities, and what became of it.
    package var claims = Claims()
    package private(set) var scopes: [Int?] = []

    /// The words of every paragraph.
    package private(set) var wordings: [Wording?]

    /// What each section only thinks of, or tells of the past.
    package private(set) var thoughts: [Thought?] = []

    /// What each section is about.
    package let standings: Standings

    /// The letters by which cells name kinds of index.
    package let letters: IndexLetters
    package let lock: LockMark
    let fieldOwners: FieldOwners

    /// Paragraphs that only state facts, and so are no documentation.
    package private(set) var isMetadata: [Bool]

    /// The sentences of the other paragraphs that do so.
    package private(set) var statedSentences: [Int: [Range<Int>]] = [:]

    /// The paragraphs whose last sentence is one of those.
    private var endsStated: Set<Int> = []
    private var entityNames: [String: Int] = [:]
    package var formerNames = DeclaredFormerNames()

    /// What each list and table is about.
    private(set) var topics: [Int: ConceptSet] = [:]

    /// Of entities with many fields; a few are found faster one by one.
    private var fieldNames: [Int: Set<String>] = [:]
    private var fieldPlaces: [Int: [String: Int]] = [:]

    /// The entities by the names of their fields, once a statement has asked for them.
    private var entitiesByField: [String: [Int]]?
    private static let fewFields = 50

    /// The paragraphs of lists of fields that are no fields, each with the name that could not be read.
    package var oddItems: [Int: Declared<String>?] = [:]

    /// For each entity the properties that a table of fixes makes no longer unique.
    package var liftedKeys: [String: Set<String>] = [:]

    package init(_ document: MarkdownDocument) {
        self.document = document
        outline = DocumentOutline(document)
        schema = DeclaredSchema(path: document.source.path)
        isUsed = [Bool](repeating: false, count: outline.passages.count)
        isMetadata = isUsed
        wordings = outline.passages.map { passage in
            if case .paragraph(let content) = passage.block.kind { Wording(content) } else { nil }
        }
        letters = IndexLetters(wordings)
        lock = LockMark(document.source.text, wordings)
        standings = Standings(outline, wordings, document.source)
        fieldOwners = FieldOwners(outline, wordings)
    }
}

extension DocumentReading {
    /// Marks a passage, and the lists and quotations that hold it, as understood.
    package mutating func use(_ passage: Int) {
        var current: Int? = passage
        while let index = current, !isUsed[index] {
            isUsed[index] = true
            current = outline.passages[index].container
        }
    }

    /// Marks no passages but those, the lists and quotations that hold them, and those of declarations without entities.
    mutating func freePassages(except held: [Int]) {
        isUsed = [Bool](repeating: false, count: isUsed.count)
        for passage in usedAlone + held { use(passage) }
    }

    /// Marks a passage that no claim is about as understood.
    package mutating func useAlone(_ passage: Int) {
        usedAlone.append(passage)
        use(passage)
    }

    package mutating func markAsMetadata(_ passage: Int) { isMetadata[passage] = true }

    /// Marks a paragraph as one that only states facts.
    package mutating func useAsMetadata(_ passage: Int) {
        use(passage)
        isMetadata[passage] = true
    }

    /// Marks a sentence of a paragraph as one that only states facts.
    package mutating func useAsMetadata(_ passage: Int, sentence: Range<Int>) {
        use(passage)
        statedSentences[passage, default: []].append(sentence)
        // Most are stated one after the other: before the last one is, there is no use in asking for all.
        let behind = wordings[passage]?.tokens.dropFirst(sentence.upperBound) ?? []
        if behind.allSatisfy({ [.stop, .semicolon].contains($0.sign) }) { endsStated.insert(passage) }
        guard endsStated.contains(passage) else { return }
        let sentences = wordings[passage]?.sentences ?? []
        if sentences.allSatisfy({ isStated($0, in: passage) }) { isMetadata[passage] = true }
    }

    /// Marks several at once, which takes no longer for many.
    package mutating func useAsMetadata(_ passage: Int, sentences: [Range<Int>]) {
        use(passage)
        statedSentences[passage, default: []] += sentences
        if sentences.count == wordings[passage]?.sentences.count { isMetadata[passage] = true }
    }

    /// No statement looks at a paragraph any more.
    mutating func passOver(_ passage: Int) { wordings[passage] = nil }

    package func isStated(_ sentence: Range<Int>, in passage: Int) -> Bool {
        statedSentences[passage]?.contains { $0.overlaps(sentence) } ?? false
    }

    /// Whether some of its sentences state facts, and others may.
    package func isPartlyStated(_ passage: Int) -> Bool {
        statedSentences[passage] != nil && !isMetadata[passage]
    }

    package mutating func leave(_ passage: Int, because reason: String) {
        if reasons[passage] == nil { reasons[passage] = reason }
    }

    /// The words of the passage right above; nil for the first, and for what has none.
    @inlinable package func line(above passage: Int) -> Wording? { passage > 0 ? wordings[passage - 1] : nil }

    /// What was claimed and does not hold: no reason found before is truer.
    mutating func refuse(_ passage: Int, because reason: String) { reasons[passage] = reason }

    package mutating func report(
        _ id: DiagnosticID, _ severity: Diagnostic.Severity, _ message: String, at span: SourceSpan,
        remedy: String? = nil, related: [Diagnostic.Related] = []
    ) {
        schema.diagnostics.append(
            Diagnostic(id, severity, message, at: span, remedy: remedy, related: related))
    }
}

// MARK: Scopes

extension DocumentReading {
    /// Which entity a passage is about: the one that its heading, a higher heading or a line above names.
    ///
    /// To be called when all entities are known.
    package mutating func findScopes() {
        for (index, entity) in schema.entities.enumerated() where entityNames[entity.name.value] == nil {
            entityNames[entity.name.value] = index
        }
        findFormerNames()
        thoughts = findThoughts()
        markNamingLines()
        scopePassages()
        for (index, passage) in outline.passages.enumerated() {
            switch passage.block.kind {
            case .list, .table, .codeBlock: topics[index] = findTopic(of: index)
            case .heading, .paragraph, .blockQuote, .html, .thematicBreak: break
            }
        }
        for (index, entity) in schema.entities.enumerated() where entity.fields.count > Self.fewFields {
            fieldNames[index] = Set(entity.fields.lazy.map(\.name.value))
            fieldPlaces[index] = Dictionary(entity.fields.enumerated().map { ($1.name.value, $0) }) {
                first, _ in first
            }
        }
    }

    private mutating func markNamingLines() {
        for (index, wording) in wordings.enumerated() {
            guard let wording, NamingLine.labelled(wording) != nil else { continue }
            isMetadata[index] = true
        }
    }

    private mutating func scopePassages() {
        var entityAt: [Int: Int] = [:]
        for (entity, anchor) in claims.anchors.enumerated() {
            if let anchor, entityAt[anchor] == nil { entityAt[anchor] = entity }
        }
        var current = [Int?](repeating: nil, count: outline.sections.count)
        scopes = [Int?](repeating: nil, count: outline.passages.count)
        for (index, passage) in outline.passages.enumerated() {
            let section = passage.section
            if case .heading = passage.block.kind, let parent = outline.sections[section].parent {
                current[section] = entity(namedAgainBy: section) ?? current[parent]
            }
            if let entity = entityAt[index] ?? entity(namedAgainAt: index) { current[section] = entity }
            scopes[index] = current[section]
        }
    }
}

// MARK: Look-up

extension DocumentReading {
    /// The first declaration of the entity that a name means: what has it now, else what had it before.
    package func entity(named name: String) -> Int? { entityNames[name] ?? formerNames.entity(name) }

    /// The entity that some words name: in back-ticks or bold, or by a name that is no word of a sentence.
    package func entity(mentionedIn tokens: some Sequence<Wording.Token>) -> Int? {
        for token in tokens where token.kind != .sign {
            guard let entity = entity(named: token.text) else { continue }
            // "Order" may begin a sentence; "order" is never an entity's name in one.
            let isCapital = token.text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5a } ?? false
            if token.isMarked || isCapital || Identifier.looksLikeCode(token.text) { return entity }
        }
        return nil
    }

    /// The entity that the words before a colon name: where they are nothing but its name, however that is written.
    package func entity(labelledBy tokens: ArraySlice<Wording.Token>) -> Int? {
        let words = tokens.filter { $0.kind != .sign }
        if words.count == 1, let entity = entity(named: words[0].text) { return entity }
        return entity(mentionedIn: tokens)
    }

    /// Kept for an entity of many fields, so that a sentence about one does not go through them all.
    package func fieldNames(of entity: Int) -> Set<String> {
        let names = fieldNames[entity] ?? Set(schema.entities[entity].fields.lazy.map(\.name.value))
        let former = formerNames.fields(of: entity)
        return former.isEmpty ? names : names.union(former)
    }

    /// The field that a name means: what has it now, else what had it before.
    package func field(named name: String, in entity: Int) -> Int? {
        let fields = schema.entities[entity].fields
        if let place = fieldPlaces[entity]?[name], place < fields.count, fields[place].name.value == name {
            return place
        }
        return fields.firstIndex { $0.name.value == name } ?? formerNames.field(name, of: entity)
    }

    /// Those that have a field of the name, or had it before; looked up once for all sentences.
    package mutating func entities(havingField name: String) -> [Int] {
        if let owners = entitiesByField { return owners[name] ?? [] }
        var owners: [String: [Int]] = [:]
        for entity in schema.entities.indices {
            for field in fieldNames(of: entity) { owners[field, default: []].append(entity) }
        }
        entitiesByField = owners
        return owners[name] ?? []
    }

    /// Whether a field has the name, or had it before.
    package func hasField(_ name: String, in entity: Int) -> Bool {
        let isCurrent =
            fieldNames[entity]?.contains(name)
            ?? schema.entities[entity].fields.contains { $0.name.value == name }
        return isCurrent || formerNames.field(name, of: entity) != nil
    }
}

extension DocumentReading {
    /// Whether back-ticks open right before a place.
    package func isInCode(_ span: SourceSpan) -> Bool {
        span.lower > 0 && document.source.text[Int(span.lower) - 1] == UInt8(ascii: "`")
    }
}
