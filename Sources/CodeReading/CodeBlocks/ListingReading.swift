import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
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
    private var bareName: ListingName?

    /// Whether such a line named the last entity.
    private var isBare = false

    /// Lines with types right below the name of an entity.
    private var unlabelled: [(line: FieldLine, body: Range<Int>)] = []

    /// Lines among fields, indexes or relationships that are none of them.
    private var odd: [(line: Range<Int>, section: ListingSection)] = []

    /// The names whose lines are all without a known type.
    private var unopened: [ListingName] = []

    /// Lines among those of `unlabelled` without a known type.
    private var untyped: [Range<Int>] = []

    /// The last one of the entity with a type.
    private var lastTyped: Range<Int>?

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
        reading.wait(for: nil)
        reading.addUnlabelled()
        if reading.entities.isEmpty, isOfFields { reading.readPlainLines() }
        let entities = reading.entities.filter { !$0.fields.isEmpty }
        return CodeDeclarations(entities: entities, diagnostics: entities.isEmpty ? [] : reading.unread)
    }

    private var unread: [Diagnostic] {
        odd.map { $0.section.unread(at: code.span($0.line)) } + unopened.compactMap { $0.unread(in: code) }
    }

    /// Whether a heading speaks of stored types, so that names alone may have their fields further in.
    private var allowsIndentedFields = false

    /// Whether a single line of several fields is enough: "limit: Int, offset: Int" may be of anything.
    private var allowsOneLine = false

    /// Found once, because every comment asks.
    private let isProgram: Bool

    private init(code: CodeText) {
        self.code = code
        isProgram = ListingLine.holdBraceOfProgram(code.lines, in: code.bytes)
    }

    private mutating func read(_ line: Range<Int>) {
        let content = ListingLine(code.bytes, line)
        if content.isEmpty || content.isBracketAlone { return }
        let indentation = content.whole.lowerBound - line.lowerBound
        if let comment = content.comment {
            readZone(comment)
            readName(comment)
            if !isProgram, code.bytes[content.whole].starts(with: "//".utf8),
                let name = ListingLine(code.bytes, comment).soleName
            {
                wait(for: ListingName(name: name, line: comment))
            }
        } else if content.isBullet {
            if bareName != nil, !openBareName(before: content.body) {
                bareName?.lines.append(.init(range: content.body, isItem: true))
            } else {
                readBullet(content.body)
            }
        } else if allowsIndentedFields, content.whole.lowerBound > line.lowerBound, readBelowBareName(content)
        {
            return
        } else if isBare, content.value != nil, openBareName(before: content.whole) {
            addFields(content.whole)
        } else if isBare, bareName != nil, !isProgram, content.value != nil, let label = content.label,
            !isLabel(label)
        {
            bareName?.lines.append(.init(range: content.whole, isItem: true))
        } else if let label = content.label {
            if isAmongFields, content.value != nil, let field = code.typedLine(content.whole) {
                takeEarly(indentation)
                section == .fields ? add(field, content.whole) : unlabelled.append((field, content.whole))
            } else if content.value != nil, !isLabel(label),
                standsAsField(indentation)
            {
                addUntyped(content.whole)
            } else if section == .fields, self.indentation == nil, content.value != nil,
                !isLabel(label),
                !isProgram,
                Identifier.isFieldName(String(code.text(in: label).prefix { $0 != "-" }))
            {
                early.append((content.whole, indentation))
            } else if section == .indexes, content.value != nil, !isLabel(label) {
                addIndex(content.whole)
            } else if section == .relationships, content.value != nil,
                !isLabel(label)
            {
                addRelationship(content.whole)
            } else {
                readLabel(label, value: content.value)
            }
        } else if isBelowBareName, let line = code.alignedLine(content.whole, isAligned: false) {
            openBareName(before: content.whole)
            add(line, content.whole)
        } else if let next = ListingLabels.sectionWithoutColon(code.text(in: content.whole)),
            !entities.isEmpty || bareName != nil
        {
            begin(next)
        } else {
            let name =
                content.soleName ?? content.remarkedName ?? content.nameBeforeComment
                ?? ListingLine.entityName(code.bytes, content.whole)
            if name == nil, !isProgram, bareName != nil {
                bareName?.lines.append(.init(range: content.whole, isItem: false))
                return
            }
            noteOdd(content, of: line)
            wait(for: name.map { ListingName(name: $0, line: content.whole) })
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
        if code.beginsLarge(line), !code.beginsLarge(unlabelled.last?.body ?? lastTyped ?? line) { return }
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
        if let name = bareName { open(name.name, in: name.line) }
        entities[entities.count - 1].fields += fields
        return true
    }

    private func isLabel(_ label: Range<Int>) -> Bool { ListingLabels.isKnown(code.text(in: label)) }

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
        (unlabelled, untyped) = ([], [])
    }

    /// A line that is nothing but a name, with typed fields right below it, names their entity.
    @discardableResult
    private mutating func openBareName(before body: Range<Int>) -> Bool {
        guard let name = bareName,
            code.typedLine(body) != nil || code.alignedLine(body, isAligned: false) != nil
        else { return false }
        open(name.name, in: name.line)
        takeEarly(0)
        lastTyped = body
        for line in name.lines { line.isItem ? readBullet(line.range) : addUntyped(line.range) }
        return true
    }

    /// Nothing tells whether the lines before it are fields.
    private mutating func wait(for name: ListingName?) {
        leaveName()
        odd += early.map { ($0.line, .fields) }
        early = []
        bareName = name
    }

    /// Nothing tells whether the lines below it are fields; those of the name before they are not.
    private mutating func leaveName() {
        guard let name = bareName else { return }
        bareName = nil
        if name.lines.isEmpty { return }
        section = .other
        unopened.append(name)
    }

    private mutating func open(_ name: Range<Int>, in line: Range<Int>) {
        bareName = nil
        var entity = DeclaredEntity(name: Declared(code.text(in: name), at: code.span(name)))
        let wording = Wording(Inlines(Inlines.Run(code.text(in: line), span: code.span(line))))
        entity.database = wording.database(in: wording.tokens.indices)
        entities.append(entity)
        section = .fields
        lastTyped = nil
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
            begin(next)
        } else if value == nil {
            wait(for: ListingLine.entityName(code.bytes, label).map { ListingName(name: $0, line: label) })
            section = .other
        } else if !isProgram {
            bareName?.lines.append(
                .init(range: label.lowerBound..<(value?.upperBound ?? label.upperBound), isItem: false))
        }
    }

    /// "Fields" right below a bare name are its own.
    private mutating func begin(_ next: ListingSection) {
        if case .fields = next, let name = bareName, name.lines.isEmpty { open(name.name, in: name.line) }
        leaveName()
        section = next
    }

    private mutating func open(_ value: Range<Int>, kind: EntityKind) {
        let name = ListingLine.name(code.bytes, value)
        guard !name.isEmpty else { return }
        addUnlabelled()
        wait(for: nil)
        var entity = DeclaredEntity(name: Declared(code.text(in: name), at: code.span(name)), kind: kind)
        entity.zone = zone
        zone = nil
        section = .none
        indentation = nil
        lastTyped = nil
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
        if aligned != nil || code.isField(body, line, as: lastTyped) {
            add(line, body)
        } else if let line = code.alignedLine(body, isAligned: true) {
            add(line, body)
        } else {
            odd.append((body, .fields))
        }
    }

    private mutating func add(_ line: FieldLine, _ body: Range<Int>) {
        if entities.isEmpty, let heading { entities.append(heading) }
        guard let last = entities.indices.last else { return }
        if line.type != nil { lastTyped = body }
        let fields = ListingFields(line, in: body, of: code)
        entities[last].fields += fields.declared
        odd += fields.unread.map { ($0, .fields) }
    }

    /// Under the heading of an entity.
    private mutating func readPlainLines() {
        guard heading != nil, let listing = PlainListing(code, allowsOneLine: allowsOneLine) else { return }
        for (line, body) in listing.fields { add(line, body) }
        odd += listing.odd.map { ($0, .fields) }
    }

    private mutating func addIndex(_ body: Range<Int>) {
        if AnswerWords.answer(code.text(in: body).lowercased()) != nil { return }
        let indexes = code.listedIndexes(body, of: entities.last?.fields ?? [])
        guard let last = entities.indices.last, !indexes.isEmpty else { return odd.append((body, .indexes)) }
        entities[last].indexes += indexes
    }

    private mutating func addRelationship(_ body: Range<Int>) {
        guard let last = entities.indices.last else { return }
        guard let relationship = code.listedRelationship(body) else {
            return odd.append((body, .relationships))
        }
        entities[last].relationships.append(relationship)
    }
}
