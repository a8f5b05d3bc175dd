import Diagnostics
import Markdown
import SchemaModel

/// Declares the entities that a listing in a code block describes line by line.
///
///     RecordType: "Card"
///     Fields:
///       - title: String (optional)
///     Indexes:
///       - QUERYABLE: deck + title
///
/// Core Data's `Entity:`, `Attributes:` and `Relationships:` are read alike. A block with fields and no name of
/// its own belongs to the entity whose heading stands above it.
struct ListingReading {
    private let code: CodeText
    private var section = ListingSection.none
    private var entities: [DeclaredEntity] = []
    private var zone: Declared<String>?
    private var heading: DeclaredEntity?

    /// A line above that is nothing but a name, with its database in brackets or not.
    private var bareName: (name: Range<Int>, line: Range<Int>)?

    /// Whether such a line named the last entity.
    private var isBare = false

    /// Lines with types right below the name of an entity.
    private var unlabelled: [(line: FieldLine, body: Range<Int>)] = []

    /// Lines among fields, indexes or relationships that are none of them.
    private var odd: [(line: Range<Int>, section: ListingSection)] = []

    /// Lines among those of `unlabelled` without a known type.
    private var untyped: [Range<Int>] = []

    /// The last line that was read as a field.
    private var lastField: Range<Int>?

    /// How far in the last line with a known type stands.
    private var indentation: Int?

    /// Lines below "Fields:" before the first one with a known type, and how far in they stand.
    private var early: [(line: Range<Int>, indentation: Int)] = []

    /// Empty where the block is no listing: then not a single line names an entity or a list of fields.
    ///
    /// `isOfFields` tells that the lines above leave no doubt that fields follow; `isOfTypes`, that the heading speaks of
    /// stored types; `isOfLabelled`, that the heading says itself that it names one.
    static func declare(
        _ code: CodeText, under heading: Declared<String>?, isOfFields: Bool = false, isOfTypes: Bool = false,
        isOfLabelled: Bool = false
    ) -> CodeDeclarations {
        var reading = ListingReading(code: code)
        reading.allowsOneLine = isOfLabelled
        reading.allowsIndentedFields = isOfTypes && !reading.isProgram
        reading.heading = heading.map { DeclaredEntity(name: $0) }
        for line in code.lines { reading.read(line) }
        reading.leaveEarly()
        reading.addUnlabelled()
        if reading.entities.isEmpty, isOfFields { reading.readPlainLines() }
        let entities = reading.entities.filter { !$0.fields.isEmpty }
        return CodeDeclarations(
            entities: entities,
            diagnostics: entities.isEmpty ? [] : reading.odd.map { $0.section.unread(at: code.span($0.line)) }
        )
    }

    /// Whether a heading speaks of stored types, so that names alone may have their fields further in.
    private var allowsIndentedFields = false

    /// Whether a single line of several fields is enough: "limit: Int, offset: Int" may be of anything.
    private var allowsOneLine = false

    /// Found once, because every comment asks.
    private let isProgram: Bool

    private init(code: CodeText) {
        self.code = code
        isProgram = code.lines.contains { ListingLine(code.bytes, $0).holdsBrace }
    }

    private mutating func read(_ line: Range<Int>) {
        let content = ListingLine(code.bytes, line)
        if content.isEmpty { return }
        let indentation = content.whole.lowerBound - line.lowerBound
        if let comment = content.comment {
            readZone(comment)
            readName(comment)
            if !isProgram, code.bytes[content.whole].starts(with: "//".utf8),
                let name = ListingLine(code.bytes, comment).soleName
            {
                leaveEarly()
                bareName = (name, comment)
            }
        } else if content.isBullet {
            if waits(content.body) { return }
            openBareName(before: content.body)
            readBullet(content.body)
        } else if allowsIndentedFields, content.whole.lowerBound > line.lowerBound, readBelowBareName(content)
        {
            return
        } else if let label = content.label {
            if isAmongFields, content.value != nil, let field = code.typedLine(content.whole) {
                takeEarly(indentation)
                section == .fields ? add(field, content.whole) : unlabelled.append((field, content.whole))
            } else if content.value != nil, !isLabel(label), standsAsField(indentation) {
                addUntyped(content.whole)
            } else if section == .fields, self.indentation == nil, content.value != nil, !isLabel(label),
                !isProgram,
                RelationshipGrammar.isFieldName(String(code.text(in: label).prefix { $0 != "-" }))
            {
                early.append((content.whole, indentation))
            } else if section == .indexes, content.value != nil, !isLabel(label) {
                addIndex(content.whole)
            } else {
                readLabel(label, value: content.value)
            }
        } else if isBelowBareName, let line = code.alignedLine(content.whole, isAligned: false) {
            openBareName(before: content.whole)
            add(line, content.whole)
        } else {
            noteOdd(content, of: line)
            let name =
                content.soleName ?? content.remarkedName ?? content.nameBeforeComment
                ?? ListingLine.entityName(code.bytes, content.whole)
            leaveEarly()
            bareName = name.map { ($0, content.whole) }
        }
    }

    /// Whether a line so far in that is no label stands where fields do.
    private func standsAsField(_ indentation: Int) -> Bool {
        guard !isProgram else { return false }
        if isBare, bareName == nil, section == .fields { return true }
        return isAmongFields && self.indentation == indentation
    }

    /// What stands before the first line with a known type, as far in as that, is as the lines behind it.
    private mutating func takeEarly(_ indentation: Int) {
        self.indentation = indentation
        let lines = early
        early = []
        for line in lines {
            if line.indentation == indentation {
                addUntyped(line.line)
            } else {
                odd.append((line.line, .fields))
            }
        }
    }

    /// Below "Fields:" the type may be one that only the app knows.
    private mutating func addUntyped(_ line: Range<Int>) {
        // "Author: Ben" among fields that begin small
        if code.beginsLarge(line), !code.beginsLarge(unlabelled.last?.body ?? lastField ?? line) { return }
        if section != .fields {
            untyped.append(line)
        } else if let field = code.appTypedLine(line), code.isNamed(field) {
            add(field, line)
        } else {
            odd.append((line, .fields))
        }
    }

    /// "end Date" further in than "Fields:", without a dash.
    private mutating func noteOdd(_ content: ListingLine, of line: Range<Int>) {
        guard !isProgram, !entities.isEmpty, content.whole.lowerBound > line.lowerBound else { return }
        switch section {
        case .fields, .indexes, .relationships: odd.append((content.whole, section))
        case .none, .other: break
        }
    }

    /// `title: String` or `id, title, end` in the lines below "Trip", further in than the name.
    private mutating func readBelowBareName(_ content: ListingLine) -> Bool {
        guard bareName != nil || isBare && section == .fields else { return false }
        if let label = content.label, isLabel(label) { return false }
        if bareName != nil, let field = code.typedLine(content.whole) {
            openBareName(before: content.whole)
            add(field, content.whole)
            return true
        }
        if isBare, bareName == nil, let field = code.appTypedLine(content.whole) {
            add(field, content.whole)
            return true
        }
        guard isBare, let fields = ModelLines.fields(of: code, in: content.whole) else { return false }
        if let (name, line) = bareName { open(name, in: line) }
        entities[entities.count - 1].fields += fields
        return true
    }

    /// "Record type:", "Zone:", "Fields:".
    private func isLabel(_ label: Range<Int>) -> Bool {
        let word = ListingLabels.word(code.text(in: label))
        return ListingLabels.kinds[word] != nil || ListingLabels.zones.contains(word)
            || ListingLabels.section(word) != nil
    }

    /// "Trip", and below it `title     String` line by line.
    private var isBelowBareName: Bool { bareName != nil || section == .fields && isBare }

    /// Below "Fields:", or right below the line that names the entity.
    private var isAmongFields: Bool {
        section == .fields || section == .none && !entities.isEmpty
    }

    /// A single line may be of a query: "recordType: "Trip"" and "sortBy: date".
    private mutating func addUnlabelled() {
        if unlabelled.count > 1 {
            for (line, body) in unlabelled { add(line, body) }
            odd += untyped.map { ($0, .fields) }
        }
        unlabelled = []
        untyped = []
    }

    /// A line that is nothing but a name, with typed fields right below it, names their entity.
    private mutating func openBareName(before body: Range<Int>) {
        guard let (name, line) = bareName else { return }
        bareName = nil
        guard code.typedLine(body) != nil || code.alignedLine(body, isAligned: false) != nil else {
            return leaveEarly()
        }
        open(name, in: line)
        takeEarly(0)
    }

    /// Nothing tells whether they are fields.
    private mutating func leaveEarly() {
        odd += early.map { ($0.line, .fields) }
        early = []
    }

    /// "- kind: TripKind" right below a name: the next item tells whether fields follow.
    private mutating func waits(_ body: Range<Int>) -> Bool {
        guard bareName != nil, code.typedLine(body) == nil, code.alignedLine(body, isAligned: false) == nil,
            code.appTypedLine(body) != nil
        else { return false }
        early.append((body, 0))
        return true
    }

    private mutating func open(_ name: Range<Int>, in line: Range<Int>) {
        bareName = nil
        var entity = DeclaredEntity(name: Declared(code.text(in: name), at: code.span(name)))
        let wording = Wording(Inlines(Inlines.Run(code.text(in: line), span: code.span(line))))
        entity.database = wording.database(in: wording.tokens.indices)
        entities.append(entity)
        section = .fields
        isBare = true
    }

    /// `// Zone: MainZone` before or in a listing. A zone with a place-holder or of no name is none.
    private mutating func readZone(_ comment: Range<Int>) {
        let words = code.text(in: comment)
        guard words.lowercased().hasPrefix("zone:") else { return }
        zone = ZoneNaming.zone(in: String(words.dropFirst(5))).map { Declared($0, at: code.span(comment)) }
    }

    /// `// Record Type: "Trip"` above items that are fields; in a program it may stand above anything.
    private mutating func readName(_ comment: Range<Int>) {
        let line = ListingLine(code.bytes, comment)
        guard !isProgram, let label = line.label, let value = line.value,
            ListingLabels.kinds[ListingLabels.word(code.text(in: label))] != nil
        else { return }
        readLabel(label, value: value)
    }

    private mutating func readLabel(_ label: Range<Int>, value: Range<Int>?) {
        let word = ListingLabels.word(code.text(in: label))
        if let kind = ListingLabels.kinds[word], let value {
            open(value, kind: kind)
        } else if ListingLabels.zones.contains(word), let value, let last = entities.indices.last {
            entities[last].zone =
                ZoneNaming.zone(in: code.text(in: value)).map { Declared($0, at: code.span(value)) }
        } else if let next = ListingLabels.section(word) {
            section = next
        } else if value == nil {
            bareName = ListingLine.entityName(code.bytes, label).map { ($0, label) }
            section = .other
        }
    }

    private mutating func open(_ value: Range<Int>, kind: EntityKind) {
        let name = ListingLine.name(code.bytes, value)
        guard !name.isEmpty else { return }
        addUnlabelled()
        bareName = nil
        var entity = DeclaredEntity(name: Declared(code.text(in: name), at: code.span(name)), kind: kind)
        entity.zone = zone
        zone = nil
        section = .none
        indentation = nil
        leaveEarly()
        isBare = false
        entities.append(entity)
    }

    private mutating func readBullet(_ body: Range<Int>) {
        switch section {
        case .fields: addFields(body)
        case .indexes: addIndex(body)
        case .relationships: addRelationship(body)
        case .none:
            guard !entities.isEmpty else { return }
            if let line = code.typedLine(body) {
                unlabelled.append((line, body))
            } else {
                untyped.append(body)
            }
        case .other: return
        }
    }

    private mutating func addFields(_ body: Range<Int>) {
        let aligned = code.alignedLine(body, isAligned: false)
        guard let line = aligned ?? FieldLineParser.parse(code.bytes, in: body) else {
            return odd.append((body, .fields))
        }
        add(line, body)
    }

    private mutating func add(_ line: FieldLine, _ body: Range<Int>) {
        if entities.isEmpty, let heading { entities.append(heading) }
        guard let last = entities.indices.last else { return }
        lastField = body
        let fields = ListingFields(line, in: body, of: code)
        entities[last].fields += fields.declared
        odd += fields.unread.map { ($0, .fields) }
    }

    /// Nothing but `title : String` or `- title: String` line by line, under the heading of an entity.
    private mutating func readPlainLines() {
        guard heading != nil else { return }
        let lines = code.lines.map { ListingLine(code.bytes, $0) }.filter { !$0.isEmpty && $0.comment == nil }
        // Lines in braces are of another shape.
        guard let first = lines.first, !code.text(in: first.whole).hasPrefix("{") else { return }
        let isAligned = lines.contains { code.alignedLine($0.whole, isAligned: false) != nil }
        let bodies = lines.map { $0.isBullet ? $0.body : $0.whole }
        let fields = bodies.map { code.typedLine($0) ?? code.alignedLine($0, isAligned: isAligned) }
        let typed = fields.count { $0 != nil }
        let isTyped =
            typed > 1 || allowsOneLine && bodies.contains { ListingFields.areSeveral(in: $0, of: code) }
        guard isTyped, typed * 4 >= lines.count * 3 else { return readNames(bodies) }
        for (line, body) in zip(fields, bodies) {
            if let line = line ?? code.appTypedLine(body) {
                add(line, body)
            } else {
                odd.append((body, .fields))
            }
        }
    }

    /// `title` alone or with blanks and a note behind it, line by line: a type or a key tells fields from values.
    private mutating func readNames(_ bodies: [Range<Int>]) {
        let lines = bodies.compactMap { body in
            code.typedLine(body) ?? ListingLine.noted(code.bytes, body)?.withTypeInNote(code.bytes)
        }
        guard lines.count > 2, lines.count == bodies.count,
            lines.contains(where: { $0.type != nil || DeclaredField.isKey($0.names[0].text) })
        else { return }
        for (line, body) in zip(lines, bodies) { add(line, body) }
    }

    /// `QUERYABLE: deck + title (desc)`
    private mutating func addIndex(_ body: Range<Int>) {
        let words = code.text(in: body)
        if AnswerWords.answer(words.lowercased()) != nil { return }
        guard let last = entities.indices.last, let colon = words.firstIndex(of: ":"),
            let kind = Index.Kind(rawValue: words[..<colon].lowercased().filter(\.isLetter))
        else { return odd.append((body, .indexes)) }
        let parts = words[words.index(after: colon)...].split(separator: "+").compactMap {
            Index.Part(listed: $0)
        }
        guard !parts.isEmpty else { return odd.append((body, .indexes)) }
        entities[last].indexes.append(Declared(Index(kind: kind, fields: parts), at: code.span(body)))
    }

    /// `deck: Many-to-One -> Deck (cascade, inverse: cards)`
    private mutating func addRelationship(_ body: Range<Int>) {
        guard let last = entities.indices.last else { return }
        let wording = Wording(Inlines(Inlines.Run(code.text(in: body), span: code.span(body))))
        let grammar = RelationshipGrammar(wording, wording.tokens.indices)
        // Nothing but an arrow shows which of the names is the target.
        guard let relationship = grammar.listed(isEntity: { _ in false }), !relationship.target.isEmpty else {
            return odd.append((body, .relationships))
        }
        entities[last].relationships.append(relationship)
    }
}
