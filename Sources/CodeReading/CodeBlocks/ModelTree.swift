import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Declares the entities of a drawn tree, where a heading speaks of models.
///
///     Trip                       Stop (many)
///     ├── id, title              ├── place: String
///     ├── stops[]                └── at: Date?
///     └── end (nullable)         └── guests: [Guest]
///                                      └── name: String
///
/// Branches below a field are those of its type. Trees of folders look alike; a single line that lists no names makes
/// it one of those.
struct ModelTree {
    private let code: CodeText
    private var entities: [DeclaredEntity] = []
    private var diagnostics: [Diagnostic] = []

    /// The entities whose branches the last line belongs to, each with the column that its branches stand in.
    private var open: [(entity: Int, column: Int)] = []

    /// `title` is what the heading names, whose branches a tree without a name of its own has.
    static func declare(
        _ code: CodeText, under title: Declared<String>?, at passage: Int, _ reading: inout DocumentReading
    ) -> CodeDeclarations? {
        guard code.bytes.contains(branch[0]) else { return nil }
        let standing = reading.standing(of: passage)
        let isBelowModels = standing.own.contains(.models)
        let isBelowTitle = title.map { Self.isOfTitle($0.value, passage, in: reading) } ?? false
        var tree = ModelTree(code: code, title: isBelowModels || !isBelowTitle ? nil : title)
        let unread = code.lines.filter { !tree.read($0) }
        if let first = unread.first {
            if isBelowModels, tree.typedFieldCount > unread.count {
                let line = ListingLine(code.bytes, first).whole
                reading.leave(passage, because: "no field is read from '\(code.text(in: line))' in its tree")
            }
            return nil
        }
        let isWhole =
            (isBelowModels || tree.isMeant(belowTitle: isBelowTitle)) && !tree.entities.isEmpty
            && tree.entities.allSatisfy { !$0.fields.isEmpty }
        return isWhole ? CodeDeclarations(entities: tree.entities, diagnostics: tree.diagnostics) : nil
    }

    /// Right below a heading that stands below that of the models: "### Trip" and nothing else above the tree.
    private static func isOfTitle(_ title: String, _ passage: Int, in reading: DocumentReading) -> Bool {
        let standing = reading.standing(of: passage)
        return !standing.parent.isDisjoint(with: [.models, .records]) && !standing.isForeign
            && reading.outline.sections[reading.outline.passages[passage].section].start == passage - 1
            && !reading.claims.names.contains(title)
    }

    /// Where no heading speaks of models, all branches have types, and where none names the tree, some of them are such
    /// as only stores have; names of parts of a program have neither.
    private func isMeant(belowTitle isBelowTitle: Bool) -> Bool {
        entities.allSatisfy { entity in
            let name = entity.name.value
            return !AppTypeName.isElsewhere(name) && !AppTypeName.isOfProgram(name)
                && entity.fields.allSatisfy { $0.type != nil }
                && (isBelowTitle || StoreTypes.are(in: entity))
        }
    }

    /// A tree of folders has none.
    private var typedFieldCount: Int {
        entities.reduce(0) { $0 + $1.fields.count { $0.type != nil } }
    }

    private let title: Declared<String>?

    private init(code: CodeText, title: Declared<String>?) {
        self.code = code
        self.title = title
    }

    private static let branch = Array("├".utf8)
    private static let marks = ["├── ", "└── ", "├─ ", "└─ "].map { Array($0.utf8) }

    /// False for a line that is neither a name nor a branch with names.
    private mutating func read(_ line: Range<Int>) -> Bool {
        let content = ListingLine(code.bytes, line)
        if content.isEmpty || content.comment != nil || isTrunk(content.whole) { return true }
        if let name = content.soleName ?? content.remarkedName ?? modelName(content.whole)
            ?? labelledName(content.whole)
        {
            entities.append(DeclaredEntity(name: Declared(code.text(in: name), at: code.span(name))))
            open = []
            return true
        }
        if let (name, fields) = listedModel(content.whole) {
            entities.append(DeclaredEntity(name: name))
            entities[entities.count - 1].fields = fields
            open = []
            return true
        }
        guard let (column, start) = branch(of: line), start < content.whole.upperBound,
            let entity = entity(at: column),
            case let (body, comment) = uncommented(start..<content.whole.upperBound),
            let fields = isComputed(body) || isGroup(body) ? [] : fields(in: body)
        else { return false }
        entities[entity].fields += fields.map { comment.isEmpty ? $0 : remarked($0, comment) }
        if fields.count == 1, let type = fields[0].type, let names = fieldNames(behind: type, in: body) {
            var branch = DeclaredEntity(name: Declared(type.name, at: type.span))
            branch.fields = names.map { DeclaredField(name: $0, span: $0.span) }
            entities.append(branch)
            entities[entity].fields[entities[entity].fields.count - 1].remarks = []
        }
        return true
    }

    /// `stops: [Stop] (id, place – where it is)`: where a key is among them, the names in brackets behind a type of the app
    /// are its fields, and no cases.
    private func fieldNames(behind type: DeclaredType, in body: Range<Int>) -> [Declared<String>]? {
        guard Identifier.isTypeName(type.name), TypeVocabulary.meaning(of: type.name) == nil,
            let open = code.bytes[body].firstIndex(of: UInt8(ascii: "(")),
            code.bytes[body].last == UInt8(ascii: ")")
        else { return nil }
        let parts = FieldLineParser.parts(of: code.bytes, in: open + 1..<body.upperBound - 1)
        let names = parts.map { part in
            part.lowerBound..<(code.bytes[part].firstIndex { !Identifier.isWordByte($0) } ?? part.upperBound)
        }
        let areNames = zip(parts, names).allSatisfy { part, name in
            let rest = code.text(in: name.upperBound..<part.upperBound)
            return Identifier.isFieldName(code.text(in: name))
                && (rest.isEmpty || [" – ", " - ", " — "].contains(where: rest.hasPrefix))
        }
        guard names.count > 1, areNames, names.contains(where: { Identifier.isKey(code.text(in: $0)) })
        else { return nil }
        return names.map { Declared(code.text(in: $0), at: code.span($0)) }
    }

    /// Nothing but "│" between two branches.
    private func isTrunk(_ line: Range<Int>) -> Bool {
        !line.isEmpty && code.bytes[line].allSatisfy { $0 == 0x20 || Self.trunk.contains($0) }
            && branch(of: line) == nil
    }

    private static let trunk = Array("│".utf8)

    /// The column that a line's branch stands in, and where the words behind it begin.
    private func branch(of line: Range<Int>) -> (column: Int, start: Int)? {
        var column = 0
        var index = line.lowerBound
        while index < line.upperBound {
            let rest = code.bytes[index..<line.upperBound]
            if let mark = Self.marks.first(where: { rest.starts(with: $0) }) {
                return (column, index + mark.count)
            }
            guard code.bytes[index] == 0x20 || rest.starts(with: Self.trunk) else { return nil }
            index += code.bytes[index] == 0x20 ? 1 : Self.trunk.count
            column += 1
        }
        return nil
    }

    /// The entity that a branch belongs to: the one around it, or the type of the field above it; nil where neither is.
    private mutating func entity(at column: Int) -> Int? {
        while let last = open.last, last.column > column { open.removeLast() }
        guard let last = open.last else {
            if entities.isEmpty, let title { entities.append(DeclaredEntity(name: title)) }
            guard let first = entities.indices.last, entities[first].fields.isEmpty else { return nil }
            open = [(first, column)]
            return first
        }
        if last.column == column { return last.entity }
        guard let type = entities[last.entity].fields.last?.type, Identifier.isTypeName(type.name),
            TypeVocabulary.meaning(of: type.name) == nil
        else { return nil }
        entities.append(DeclaredEntity(name: Declared(type.name, at: type.span)))
        open.append((entities.indices.upperBound - 1, column))
        return entities.indices.last
    }

    /// `CKRecordType: "Trip"`, `Record type: Trip`, `Trip Record Type:`.
    private func labelledName(_ line: Range<Int>) -> Range<Int>? {
        if code.bytes[line].last == UInt8(ascii: ":"),
            case let words = line.lowerBound..<line.upperBound - 1,
            let name = ListingLine.entityName(code.bytes, words), name.upperBound < words.upperBound,
            !code.text(in: name).lowercased().means(Self.noNames),
            Wording(Inlines(Inlines.Run(code.text(in: name), span: code.span(name)))).tokens[...]
                .hasNoPolarityMarks
        {
            return name
        }
        guard let colon = code.bytes[line].firstIndex(of: UInt8(ascii: ":")),
            case let label = code.text(in: line.lowerBound..<colon).filter({ $0 != " " }),
            label.means(.recordTypeLabel),
            let start = code.bytes[colon + 1..<line.upperBound].firstIndex(where: { !Self.isMark($0) }),
            let end = code.bytes[start..<line.upperBound].lastIndex(where: { !Self.isMark($0) }),
            Identifier.isTypeName(code.text(in: start..<end + 1)),
            Identifier.isValid(code.text(in: start..<end + 1))
        else { return nil }
        return start..<end + 1
    }

    /// "Old Record Type:", "Example Record Type:"
    private static let noNames: ConceptSet = [
        .example, .removed, .retired, .planned, .filler, .general, .extra, .no, .every,
    ]

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    /// `Room    — name, photo`: a model without branches of its own that a field above is of, and its fields.
    private func listedModel(_ line: Range<Int>) -> (name: Declared<String>, fields: [DeclaredField])? {
        guard !entities.isEmpty,
            let dash = Self.dashes.lazy.compactMap({ code.bytes[line].firstRange(of: $0) }).first,
            let name = ListingLine(code.bytes, line.lowerBound..<dash.lowerBound).soleName,
            case let list = dash.upperBound..<line.upperBound,
            FieldLineParser.parts(of: code.bytes, in: list).count > 1, let fields = fields(in: list),
            case let text = code.text(in: name),
            entities.contains(where: { $0.fields.contains { $0.type?.name == text } })
        else { return nil }
        return (Declared(text, at: code.span(name)), fields)
    }

    private static let dashes = [" — ", " – ", " - "].map { Array($0.utf8) }

    /// `Trip   @Model`.
    private func modelName(_ line: Range<Int>) -> Range<Int>? {
        let end = "@Model".utf8
        guard code.bytes[line].count > end.count, code.bytes[line].suffix(end.count).elementsEqual(end) else {
            return nil
        }
        return ListingLine(code.bytes, line.lowerBound..<line.upperBound - end.count).soleName
    }

    /// `kind: String   ← Kind.rawValue`, `order: Int   // from 0`: what stands behind the mark is about the field.
    private func uncommented(_ body: Range<Int>) -> (body: Range<Int>, comment: Range<Int>) {
        for index in body {
            guard
                let mark = Self.comments.first(where: { code.bytes[index..<body.upperBound].starts(with: $0) }
                )
            else { continue }
            let comment = ListingLine(code.bytes, index + mark.count..<body.upperBound).whole
            return (body.lowerBound..<index, comment)
        }
        return (body, body.upperBound..<body.upperBound)
    }

    private static let comments = ["←", "//", "# "].map { Array($0.utf8) }

    /// Code behind the arrow is read as code in a note is.
    private func remarked(_ field: DeclaredField, _ comment: Range<Int>) -> DeclaredField {
        let words = code.text(in: comment)
        let isCode = words.hasPrefix("@") || words.hasSuffix(".rawValue")
        var field = field
        field.note = Declared(isCode ? "`\(words)`" : words, at: code.span(comment))
        field.remarks += NoteReading.remarks(in: field.note?.value ?? words, at: code.span(comment))
        return field
    }

    /// `appearance (colour, icon, photo)`: a word for several fields, which a note says are not read.
    private mutating func isGroup(_ body: Range<Int>) -> Bool {
        guard let line = FieldLineParser.parse(code.bytes, in: body), line.remarks.count > 1,
            let type = line.type, line.note == nil,
            ([type] + line.remarks).allSatisfy({ Identifier.isFieldName(code.text(in: $0)) }),
            TypeVocabulary.meaning(of: code.text(in: type)) == nil
        else { return false }
        diagnostics.append(
            Diagnostic(
                .fieldUnnamed, .note, "'\(line.names[0].text)' stands for several fields, and is none itself",
                at: code.span(body), remedy: "give each field a line of its own"))
        return true
    }

    /// `(computed) length: Double`.
    private func isComputed(_ body: Range<Int>) -> Bool {
        let words = code.text(in: body).lowercased()
        return ["(computed)", "(derived)", "(transient)"].contains { words.hasPrefix($0) }
    }

    /// `id, title`, `stops[] (sorted)`; nil where a part is none.
    private func fields(in range: Range<Int>) -> [DeclaredField]? {
        let reading = FieldLineReading(text: code.bytes, span: code.span)
        var fields: [DeclaredField] = []
        for part in FieldLineParser.parts(of: code.bytes, in: range) {
            guard var line = FieldLineParser.parse(code.bytes, in: part), line.names.count == 1,
                let first = line.names[0].text.utf8.first, first >= 0x61, first <= 0x7a
            else { return nil }
            line = pointsOn(line) ?? line
            let isList = line.names[0].isList
            guard line.note.map(isMark) ?? true || isList, line.type == nil || line.marksType else {
                return nil
            }
            if isExplained(line) { line = line.withBracketAsNote }
            fields += reading.fields(of: line, in: part)
        }
        return fields
    }

    /// `end (Date/Time) [Optional]`
    private func isMark(_ note: Range<Int>) -> Bool {
        code.text(in: note).trimming { "[]()".contains($0) }.means([.optional, .optionalClause, .required])
    }

    /// `photo (JPEG, at most 800 px)`: words in brackets, of which the first is short for something, and no type.
    private func isExplained(_ line: FieldLine) -> Bool {
        guard let type = line.type, code.bytes[..<type.lowerBound].last == UInt8(ascii: "("),
            code.bytes[type].allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }),
            TypeVocabulary.meaning(of: code.text(in: type)) == nil
        else { return false }
        return line.remarks.contains { code.text(in: $0).contains(" ") }
    }

    /// `berth → Berth`, but not `save() → Bool`.
    private func pointsOn(_ line: FieldLine) -> FieldLine? {
        guard let name = line.names.last, name.isList || code.bytes[name.range.upperBound...].first == 0x20
        else { return nil }
        return line.withTypeBehindArrow(code.bytes) {
            Identifier.isTypeName($0) && TypeVocabulary.meaning(of: $0) == nil
        }
    }
}
