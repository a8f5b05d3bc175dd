import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads which database holds the records: of the document as a whole, or of an entity.
///
///     **Database:** Private Database
///     All records live in the public database.
package struct DatabaseStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        readGroups(in: &reading)
        readNamingLines(in: &reading)
        readNamingHeadings(in: &reading)
        var stated: Declared<Database>?
        var mentioned: [Declared<Database>] = []
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording else { continue }
            guard wording.mayMean(.database) else {
                reportPrivacy(wording, at: index, in: &reading)
                continue
            }
            for sentence in wording.sentences {
                if let database = Self.labelled(wording, sentence) {
                    if let entity = reading.scopes[index] {
                        reading.schema.entities[entity].database = database
                        reading.useAsMetadata(index, sentence: sentence)
                    } else if stated == nil {
                        stated = database
                    }
                } else if reading.scopes[index] == nil || reading.schema.entities.count == 1 {
                    var databases = Self.mentions(wording, sentence)
                    let isOfAll = takeOwn(
                        from: &databases, of: wording.tokens[sentence], beside: stated, in: &reading)
                    mentioned += databases
                    if stated == nil, isOfAll { stated = databases.first }
                }
            }
        }
        for section in reading.outline.sections {
            guard let heading = section.heading, reading.scopes[section.start] == nil else { continue }
            mentioned += Self.mentions(heading, heading.tokens.indices)
        }
        // Code uses what words speak of, and may use more: it counts where no words say it.
        if mentioned.isEmpty { mentioned = StatedInCode(reading).databases }
        let kinds = Set(mentioned.map(\.value))
        reading.schema.database = stated ?? (kinds.count == 1 ? mentioned.first : nil)
        if stated == nil, kinds.count > 1 { reading.schema.database = Self.ofAllEntities(in: reading) }
        readShortSentences(in: &reading)
    }

    /// Takes what a sentence says of its own subject alone; whether it speaks of all records.
    ///
    ///     Card is in the public database · All in the private one, apart from `Card`, which is in the public database
    ///
    /// Of two places the last is that of the only record type which the sentence names. What the owner keeps in the private
    /// database others see in their shared one.
    private func takeOwn(
        from databases: inout [Declared<Database>], of sentence: ArraySlice<Wording.Token>,
        beside stated: Declared<Database>?, in reading: inout DocumentReading
    ) -> Bool {
        guard let own = databases.last else { return false }
        let isOfAll = sentence.contains { $0.means(.every) }
        let named = Set(sentence.compactMap { $0.kind == .sign ? nil : reading.entity(named: $0.text) })
        if isOfAll, named.count == 1, databases.count == 2 {
            databases.removeLast()
            set(own, of: Array(named), beside: stated, in: &reading)
            return true
        }
        let excepted = isOfAll ? GrantMentions(sentence, reading).excepted : []
        if !excepted.isEmpty {
            databases = []
            let others = reading.schema.entities.indices.filter { !excepted.contains($0) }
            set(own, of: others, beside: stated, in: &reading)
            return false
        }
        switch DatabaseSubject(sentence, reading) {
        case .everything: return isOfAll
        case .entities(let entities):
            if Set(entities).count == reading.schema.entities.count { return isOfAll }
            guard databases.count == 1 else { return false }
            databases.removeLast()
            set(own, of: entities, beside: stated, in: &reading)
            return false
        case .other:
            databases = []
            reading.reportDatabase(own)
            return false
        }
    }

    private func set(
        _ database: Declared<Database>, of entities: [Int], beside stated: Declared<Database>?,
        in reading: inout DocumentReading
    ) {
        if database.value == .shared, stated?.value == .private { return }
        for entity in entities where reading.schema.entities[entity].database == nil {
            reading.schema.entities[entity].database = database
        }
    }

    /// "Public database." below a record type's name; a longer sentence about another database is told.
    private func readShortSentences(in reading: inout DocumentReading) {
        guard reading.schema.entities.count > 1 else { return }
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.mayMean(.database), let entity = reading.scopes[index],
                !reading.isMetadata[index], reading.outline.passages[index].container == nil
            else { continue }
            for sentence in wording.sentences where sentence.count <= Self.longestSentence {
                let mentions = Self.mentions(wording, sentence)
                let known = reading.schema.entities[entity].database?.value ?? reading.schema.database?.value
                guard mentions.count == 1, let mention = mentions.first, mention.value != known else {
                    continue
                }
                let isAlone = sentence.prefix(Self.longestStatement).allSatisfy {
                    let token = wording.tokens[$0]
                    return token.kind == .sign || token.database != nil || token.means([.database, .filler])
                }
                if isAlone, reading.schema.entities[entity].database == nil {
                    reading.schema.entities[entity].database = mention
                } else if reading.schema.entities[entity].database == nil {
                    reading.reportDatabase(mention)
                }
            }
        }
    }

    /// "Everything is private except `Feed`": it may be the database that is meant, or who sees it.
    private func reportPrivacy(_ wording: Wording, at passage: Int, in reading: inout DocumentReading) {
        guard reading.scopes[passage] == nil, wording.mayMean(.every),
            wording.mayMean([.private, .public])
        else { return }
        for sentence in wording.sentences.map({ wording.tokens[$0] })
        where sentence.count <= Self.longestSentence && sentence.first?.means(.every) ?? false {
            guard let privacy = sentence.prefix(Self.longestStatement).first(where: { $0.database != nil }),
                let database = privacy.database, sentence.contains(where: { $0.means(.exception) })
            else { continue }
            reading.reportDatabase(Declared(database, at: privacy.span))
        }
    }

    private static let longestSentence = 14
    private static let longestStatement = 6

    /// "## Public Database" over some entities and "## Private Database" over others.
    private func readGroups(in reading: inout DocumentReading) {
        let groups = reading.outline.sections.map { section in
            section.heading.flatMap { Self.mentions($0, $0.tokens.indices).first }
        }
        guard Set(groups.compactMap { $0?.value }).count > 1 else { return }
        for (entity, anchor) in reading.claims.anchors.enumerated() {
            guard reading.schema.entities[entity].database == nil else { continue }
            var section: Int?
            if let anchor {
                section = reading.outline.sections[reading.outline.passages[anchor].section].parent
            } else {
                // One that a table names stands in the section itself.
                let place = reading.schema.entities[entity].name.span.lower
                let passage = reading.outline.passages.lastIndex { $0.block.span.lower <= place }
                section = passage.map { reading.outline.passages[$0].section }
            }
            while let group = section, reading.schema.entities[entity].database == nil {
                reading.schema.entities[entity].database = groups[group]
                section = reading.outline.sections[group].parent
            }
        }
    }

    /// "Record type **Trip** (private database)": the line that names the record type.
    private func readNamingLines(in reading: inout DocumentReading) {
        for (entity, anchor) in reading.claims.anchors.enumerated() {
            guard let anchor, reading.schema.entities[entity].database == nil,
                case .paragraph = reading.outline.passages[anchor].block.kind,
                let wording = reading.wordings[anchor],
                let open = wording.tokens.firstIndex(where: { $0.sign == .open }),
                let close = wording.tokens[open...].firstIndex(where: { $0.sign == .close })
            else { continue }
            let mentions = Self.mentions(wording, open + 1..<close)
            if mentions.count == 1 { reading.schema.entities[entity].database = mentions[0] }
        }
    }

    /// "## Step 2: the record type Trip (Public Database)": a heading that says no more than which type it is about, and its
    /// database in brackets.
    private func readNamingHeadings(in reading: inout DocumentReading) {
        for section in reading.outline.sections {
            guard let heading = section.heading, heading.mayMean(.database),
                let open = heading.tokens.firstIndex(where: { $0.sign == .open }),
                heading.tokens.last?.sign == .close, open + 1 < heading.tokens.count,
                heading.tokens[(open + 1)...].dropLast().allSatisfy({
                    $0.database != nil || $0.kind == .word && $0.means([.database, .cloudKit])
                }),
                let entity = Self.entity(named: heading.tokens[..<open], in: reading),
                case let mentions = Self.mentions(heading, open + 1..<heading.tokens.count - 1),
                mentions.count == 1, reading.schema.entities[entity].database == nil
            else { continue }
            reading.schema.entities[entity].database = mentions[0]
        }
    }

    /// The record type of "Step 2: schema of the record type Trip".
    private static func entity(named words: ArraySlice<Wording.Token>, in reading: DocumentReading) -> Int? {
        let others = words.filter {
            ![.sign, .number].contains($0.kind) && !$0.means(besideName)
        }
        guard others.count == 1, let name = others.first, words.contains(where: { $0.means(.type) }) else {
            return nil
        }
        return reading.entity(named: name.text)
    }

    private static let besideName: ConceptSet = [
        .step, .schema, .type, .record, .recordTypeLabel, .entityLabel, .determiner, .functionWord,
    ]

    /// Where other databases are spoken of too, the one that every record type is said to be in.
    private static func ofAllEntities(in reading: DocumentReading) -> Declared<Database>? {
        let own = reading.schema.entities.map(\.database)
        return Set(own.map { $0?.value }).count == 1 ? own.first ?? nil : nil
    }

    /// "Database: Private".
    private static func labelled(_ wording: Wording, _ sentence: Range<Int>) -> Declared<Database>? {
        guard let colon = labelEnd(in: sentence, of: wording) else { return nil }
        for index in colon + 1..<min(sentence.upperBound, colon + 4) {
            // "Database: was public, now private"
            let isPast = index > colon + 1 && wording.tokens[...].polarityMarks(at: index - 1).contains(.past)
            if !isPast, let database = wording.tokens[index].database {
                return Declared(database, at: wording.tokens[index].span)
            }
        }
        return nil
    }

    /// The colon behind "Database", which few words follow the beginning of a line with: a line of its own begins
    /// a statement, as in "Container: **iCloud.a.b**" and below it "Database: **Public**".
    static func labelEnd(in sentence: Range<Int>, of wording: Wording) -> Int? {
        var start = sentence.lowerBound
        for index in sentence {
            if wording.tokens[index].sign == .colon, index - start <= 4,
                (start..<index).contains(where: { wording.tokens[$0].means(.database) })
            {
                // "Public Database: profiles" says what is in that one.
                return wording.database(in: start..<index) == nil ? index : nil
            }
            if wording.tokens[index].startsLine { start = index }
            // "Container: `a` · Database: private"
            if ["·", "|", "•"].contains(wording.tokens[index].text) { start = index + 1 }
        }
        return nil
    }

    /// "the private CloudKit database", unless the sentence denies it.
    private static func mentions(_ wording: Wording, _ sentence: Range<Int>) -> [Declared<Database>] {
        guard wording.mayMean(.database) else { return [] }
        var found: [Declared<Database>] = []
        // "Nothing belongs in a public database."
        if let first = sentence.first, wording.tokens[first].means(.no) { return [] }
        for index in sentence where wording.tokens[index].means(.database) {
            let before = max(sentence.lowerBound, index - 3)..<index
            let behind = index + 1..<min(sentence.upperBound, index + 4)
            guard
                let adjective = before.last(where: { wording.tokens[$0].database != nil })
                    ?? Self.adjective(in: behind, wording),
                let database = wording.tokens[adjective].database,
                !(adjective..<max(adjective, index)).contains(where: { wording.tokens[$0].sign == .comma })
            else { continue }
            let context = max(sentence.lowerBound, adjective - 4)..<adjective
            let words = min(adjective, index)..<max(adjective, index) + 1
            let refusal = Wording.refusal(of: words, in: wording.tokens[sentence], as: .mark)
            if refusal == .denied || context.contains(where: { wording.tokens[$0].means(.no) }) { continue }
            found.append(Declared(database, at: wording.tokens[adjective].span))
        }
        return found
    }

    /// "base de données privée": Romance languages put it behind; "a database shared by all" says nothing.
    private static func adjective(in range: Range<Int>, _ wording: Wording) -> Int? {
        let english: Set = ["private", "public", "shared"]
        for index in range {
            let token = wording.tokens[index]
            if token.kind != .word { return nil }
            if token.database != nil { return english.contains(token.text.lowercased()) ? nil : index }
        }
        return nil
    }
}

extension DocumentReading {
    /// A sentence may speak of another record's database, or of what is copied there.
    fileprivate mutating func reportDatabase(_ mention: Declared<Database>) {
        report(
            .databaseUnread, .note,
            "this speaks of the \(mention.value.rawValue) database, and does not state it for the record type",
            at: mention.span,
            remedy: "where its records are kept there, write: Database: \(mention.value.rawValue)")
    }
}
