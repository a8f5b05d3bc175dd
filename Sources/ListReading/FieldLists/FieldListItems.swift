import Diagnostics
import DocumentWording
package import Markdown
import RemarkReading
package import SchemaDeclaration
import Vocabulary

/// The items of a list, read as lines that declare fields.
package struct FieldListItems {
    package private(set) var fields: [DeclaredField] = []
    package private(set) var count = 0

    /// The names that are struck through.
    private(set) var struck: [Declared<String>] = []

    /// The paragraphs of items that are no fields as they stand.
    var rest: [Range<Int>] {
        if readsPlainNames { return others }
        return plainItems.isEmpty ? others : (others + plainItems).sorted { $0.lowerBound < $1.lowerBound }
    }
    private var others: [Range<Int>] = []
    private var plainItems: [Range<Int>] = []
    private var readsPlainNames = false

    /// Whether an item has several fields with their types.
    private(set) var holdsSeries = false

    /// The names with types that stand in an item behind something else.
    private(set) var unread: [FieldLine.Name] = []

    /// Those of items that are no marked name with a description.
    private(set) var undescribed: [Range<Int>] = []

    /// How many items have a type that is known, or one in the place of a type.
    ///
    /// The name of an entity is a type, too: `owner: Person?`; but it says so only beside others.
    package var typed: Int { surelyTyped + min(surelyTyped, entityTyped) }
    private var surelyTyped = 0
    private var entityTyped = 0

    /// The names of what the document describes.
    private let entities: Set<String>

    /// The items whose names may be labels, by the names' offsets.
    private var labels: [Int32: Range<Int>] = [:]

    /// How many are nothing but a name as code writes it.
    private(set) var named = 0

    /// How many are nothing but names that might be words as well: "id, title". Told apart, for they are fields only
    /// where that is said above them.
    private(set) var plain = 0
    private var plainFields: [(index: Int, fields: [DeclaredField])] = []

    /// How many names are spelled as code has them.
    private var spelled = 0

    /// Whether one of the fields is a key by its name.
    var holdKey: Bool { fields.contains { Identifier.isKey($0.name.value) } }

    /// Whether some names are such as only code has; asked before plain ones count as well.
    var namesAreOfCode: Bool { named + spelled > 0 }

    /// How many have a type as code writes it that only the app knows: `kind: TripKind`.
    private(set) var appTyped = 0

    /// How many have the type in the same back-ticks as the name, be it known or not: `` `stops: [Stop]` ``.
    private(set) var coded = 0

    /// What the items name that are about a relationship, and name no field: "has many `Stop`".
    private(set) var namelessTargets: [[String]] = []

    /// How many begin with a name in back-ticks or bold, whatever follows.
    package private(set) var marked = 0

    /// The items that are a marked name and a description: `` `title`: on the cover ``.
    private var describedLines: [(line: FieldLine, range: Range<Int>)] = []
    private let reading: FieldLineReading
    private let text: [UInt8]

    var described: Int { describedLines.count }
    /// The same with plain names as fields.
    var withPlainNames: FieldListItems {
        var items = self
        items.fields = []
        var start = 0
        for (index, plain) in plainFields {
            items.fields += fields[start..<index] + plain
            start = index
        }
        items.fields += fields[start...]
        items.named += plain
        items.readsPlainNames = true
        return items
    }

    /// Whether all are marked names with descriptions, and most of the names are such as fields can have.
    var areDescribed: Bool {
        if typed > 0 { return false }
        return described == count
            || described > 1 && described * 2 >= count && described + oddlyMarked.count == count
    }

    /// Whether at least half of them, and more than one, are marked names with descriptions, and none has a type.
    var areMostlyDescribed: Bool { typed == 0 && described > 1 && described * 2 >= count }

    /// Whether at least half of them, and more than one, are nothing but names.
    var areMostlyNames: Bool { plain + named > 1 && (plain + named) * 2 >= count }

    /// Whether at least half of them, and more than one, have a type that is known.
    var isHalfTyped: Bool { typed > 1 && typed * 2 >= count }

    /// The same, if one counts those whose names no field can have.
    var isHalfOdd: Bool { typed > 1 && (typed + oddlyNamed.count) * 2 >= count }

    /// Whether half of them are fields, and most of the others would be with another name or a type of all apps.
    var areMostlyOdd: Bool {
        if !isHalfTyped { return false }
        let statements = rest.count { OddFieldName.isStatement(text, $0) }
        return (typed + appTyped + oddlyNamed.count) * 4 >= (count - statements) * 3
    }

    /// Whether each is a marked name, or several, and a description behind a colon or dash: "`title`: on the cover".
    var areExplained: Bool { count > 1 && described == count && explained(by: Self.dashes) == count }

    /// The same of most of them, with brackets and equals signs as well, where the others are names alone: "`icon` (a
    /// symbol), `note`", "`count` = how often", but not "`sail` = 0".
    var areMostlyExplained: Bool {
        count > 1 && described == count && explained(by: Self.marks) * 2 > count
            && explained(by: Self.marks + Self.ends) == count
    }

    private func explained(by marks: [[UInt8]]) -> Int {
        describedLines.count { line, range in
            guard let name = line.names.last else { return false }
            let rest = text[name.range.upperBound..<range.upperBound].drop {
                [0x60, 0x2a, 0x20].contains($0)
            }
            if rest.isEmpty { return marks.contains([]) }
            if rest.first == UInt8(ascii: "="), rest.dropFirst(2).first.map(Identifier.isDigit) == true {
                return false
            }
            return marks.contains { !$0.isEmpty && rest.starts(with: $0) }
        }
    }

    private static let dashes = [":", "- ", "– ", "— ", "："].map { Array($0.utf8) }
    private static let marks = dashes + ["(", "= ", "（"].map { Array($0.utf8) }
    private static let ends = ["", ".", ","].map { Array($0.utf8) }

    /// The items as fields without types, to be asked for only where they are.
    var describedFields: [DeclaredField] {
        describedLines.flatMap { reading.fields(of: $0.line, in: $0.range) }
    }

    package init(_ list: MarkdownList, text: [UInt8], file: Int32, entities: Set<String> = []) {
        self.text = text
        self.entities = entities
        reading = FieldLineReading(text: text) { range in
            SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        var topics: ConceptSet = []
        for item in list.items where !item.blocks.isEmpty {
            count += 1
            guard let first = item.blocks.first, case .paragraph = first.kind else { continue }
            let whole = Int(first.span.lower)..<Int(first.span.upper)
            let isOther = topics.isDisjoint(with: [.fields, .relationship]) && !topics.isEmpty
            let label = LineLabel.last(in: text, whole)
            topics = label?.senses ?? topics
            if isOther {
                count -= 1
                others.append(whole)
                continue
            }
            let line = LineLabel.behindPicture(in: text, whole)
            let range = LineLabel.end(in: text, line)..<(label?.start ?? whole.upperBound)
            if let lines = TypeFirstLine.lines(in: text, range) {
                count += lines.count - 1
                for line in lines { add(line, reading.fields(of: line, in: range), isLabelled: false) }
                continue
            }
            if let struck = StruckItem(text, range, file: file), let read = struck.read() {
                add(read.line, read.fields, isLabelled: false)
                if struck.isField { self.struck += read.fields.map(\.name) }
                if read.line.names.allSatisfy(\.isMarked) { marked += 1 }
                continue
            }
            var rest = range
            var parts = FieldLineParser.fields(of: text, in: range)
            if parts == nil, !FieldLineParser.sharesTypeInCode(text, in: range),
                let series = FieldSeries(text, in: FieldLineParser.insideCode(text, range))
            {
                unread += series.unread.filter { !$0.isMarked }
                if series.isRead {
                    add(series)
                    continue
                }
                rest = series.fields[0]
                parts = FieldLineParser.fields(of: text, in: rest)
            }
            count += (parts?.count ?? 1) - 1
            for part in parts ?? [rest] {
                read(part, of: item, whole, isLabelled: range.lowerBound > line.lowerBound)
            }
        }
        dropLabels()
    }

    /// "day: Date, weight: Double, note": a name without a type among those that have one is a field, too.
    private mutating func add(_ series: FieldSeries) {
        holdsSeries = true
        count += series.fields.count - 1
        surelyTyped += series.fields.count
        for field in series.fields {
            guard let line = FieldLineParser.parse(text, in: field) else { continue }
            var declared = reading.fields(of: line, in: field)
            if let shared = series.shared { reading.say(shared, of: &declared) }
            fields += declared
        }
    }

    private mutating func read(
        _ range: Range<Int>, of item: MarkdownList.Item, _ whole: Range<Int>, isLabelled: Bool
    ) {
        guard let written = FieldLineParser.parse(text, in: range)?.withTypeInNote(text).withoutEmphasis
        else {
            Self.note(whole, in: &others)
            Self.note(whole, in: &undescribed)
            return
        }
        if written.isNamelessRelation(in: range, of: text) {
            count -= 1
            Self.note(whole, in: &others)
            return
        }
        if written.isRecordName(in: text) {
            count -= 1
            Self.note(whole, in: &others)
            return
        }
        if let targets = written.targetsInWords(in: range, of: text) {
            namelessTargets.append(targets)
            Self.note(whole, in: &others)
            return
        }
        noteLabel(written, whole)
        let line = written.withTypeBehindArrow(text, isMeant: entities.contains) ?? written
        if Self.holdsEntity(item, line, in: text) || Self.isInstruction(text[range]) { return }
        let known = fields.count
        let knownPlain = plain
        add(line, reading.fields(of: line, in: range), isLabelled: isLabelled)
        if fields.count == known {
            if plain > knownPlain { Self.note(whole, in: &plainItems) } else { Self.note(whole, in: &others) }
        }
        if let name = line.names.last, line.marksType, name.range.upperBound < range.upperBound,
            text[name.range.upperBound] == UInt8(ascii: ":")
        {
            coded += 1
        }
        if line.names.allSatisfy({ $0.isMarked && Self.startsSmall($0.text) }) { marked += 1 }
        if let bare = line.described(in: range, of: text) {
            describedLines.append((bare, range))
        } else {
            Self.note(whole, in: &undescribed)
        }
    }

    /// "**Computed:** `total`, `count`": with a capital and in no back-ticks it may be a label as well as a name.
    private mutating func noteLabel(_ line: FieldLine, _ item: Range<Int>) {
        guard line.names.count == 1, let name = line.names.first, name.range.lowerBound > 0,
            text[name.range.lowerBound - 1] != UInt8(ascii: "`"), !Self.startsSmall(name.text),
            Self.isPlural(name.text) || name.text.lowercased().means(Self.kindsOfMembers)
        else { return }
        labels[Int32(name.range.lowerBound)] = item
    }

    /// "Methods", "Views", but not "Status".
    private static func isPlural(_ name: String) -> Bool {
        name.hasSuffix("s") && !["ss", "us", "is"].contains { name.hasSuffix($0) }
    }

    private static let kindsOfMembers: ConceptSet = [.transient, .relationship, .inverse, .goneFields]

    /// Values behind such a word are what it lists, where the names of all other fields begin small.
    private mutating func dropLabels() {
        let dropped = fields.filter { field in
            field.type?.isOfValues ?? false && labels[field.name.span.lower] != nil
        }
        guard !dropped.isEmpty, fields.count > dropped.count,
            fields.count(where: { Self.startsSmall($0.name.value) }) == fields.count - dropped.count
        else { return }
        let places = Set(dropped.map(\.name.span.lower))
        fields.removeAll { places.contains($0.name.span.lower) }
        others = (others + places.compactMap { labels[$0] }).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// An item of several parts once, however many of them are none.
    private static func note(_ item: Range<Int>, in items: inout [Range<Int>]) {
        if items.last != item { items.append(item) }
    }

    /// `` `Trip` (record ID: `main`) `` with fields of its own below it is no field.
    private static func holdsEntity(_ item: MarkdownList.Item, _ line: FieldLine, in text: [UInt8]) -> Bool {
        guard item.blocks.count > 1, let name = line.names.first, Identifier.isTypeName(name.text),
            case .list(let inner) = item.blocks[1].kind
        else { return false }
        return FieldListItems(inner, text: text, file: item.span.file).typed > 0
    }

    /// `TaskKind`, `[TaskKind]?`: written as the types of code are, although none that all know.
    private static func isTypeName(_ text: String?) -> Bool {
        guard let text else { return false }
        let name = text.utf8.drop { $0 == UInt8(ascii: "[") }
        guard let first = name.first, first >= 0x41, first <= 0x5a else { return false }
        guard name.allSatisfy({ Identifier.isWordByte($0) || "]?".utf8.contains($0) }) else { return false }
        // "[Stop]" is of code, however plain its name.
        return name.count < text.utf8.count
            || Identifier.looksLikeCode(String(decoding: name.filter(Identifier.isWordByte), as: UTF8.self))
    }

    /// Core Data puts "CD_" before the names in CloudKit.
    static func startsSmall(_ name: String) -> Bool {
        let name = name.hasPrefix("CD_") ? name.dropFirst(3) : name[...]
        return name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }

    /// "title", but not "none", "optional", "string": what a list says instead of a name.
    private static func isPlain(_ name: FieldLine.Name) -> Bool {
        startsSmall(name.text) && name.text.utf8.count > 1
            && AnswerWords.answer(name.text.lowercased()) == nil
            && !name.text.means([
                .openEnd, .optional, .optionalClause, .required, .queryable, .sortable, .searchable, .unique,
                .encrypted, .planned,
                .nothingToDo, .stringType, .integerType, .floatType, .booleanType,
            ])
    }

    /// Items with a description behind a marked name that no field can have: `` `due date`: the last day ``.
    var oddlyMarked: [Range<Int>] {
        undescribed.compactMap { OddFieldName.findMarked(in: text, $0) }
    }

    /// Items that would be fields if their names could be such: "first name: String".
    ///
    /// Only to be asked for where other items are fields.
    var oddlyNamed: [Range<Int>] {
        rest.compactMap { OddFieldName.find(in: text, LineLabel.end(in: text, $0)..<$0.upperBound) }
    }

    /// "**Index**", "**Queryable**": what to click when a field is added.
    private static func isIndexWord(_ name: FieldLine.Name) -> Bool {
        !StatementVocabulary.senses(of: name.text)
            .isDisjoint(with: [.index, .queryable, .sortable, .searchable])
    }

    private static let longestInstruction = 48

    /// "Add relationship:" tells what to do.
    private static func isInstruction(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count <= longestInstruction else { return false }
        let words = String(decoding: text, as: UTF8.self).split { " :*".contains($0) }
        guard words.count == 2, words[0].first?.isUppercase == true else { return false }
        return StatementVocabulary.senses(of: String(words[0])).contains(.filler)
            && StatementVocabulary.senses(of: String(words[1])).contains(.relationship)
    }

    private mutating func add(_ line: FieldLine, _ declared: [DeclaredField], isLabelled: Bool) {
        guard let first = declared.first else { return }
        if let type = first.type, line.marksType,
            isLabelled || TypeVocabulary.meaning(of: type.name) != nil && !type.isOfValues
        {
            surelyTyped += 1
            fields += declared
        } else if let type = first.type, line.marksType, entities.contains(type.name) {
            entityTyped += 1
            fields += declared
        } else if line.type == nil,
            line.names.allSatisfy({ $0.isMarked || Identifier.looksLikeCode($0.text) }),
            !line.names.contains(where: Self.isIndexWord)
        {
            named += 1
            fields += declared
        } else if line.marksType, Self.isTypeName(first.type?.written) {
            appTyped += 1
            fields += declared
        } else if line.type != nil, line.names.allSatisfy(\.isMarked) {
            fields += declared
        } else if line.type == nil, line.note == nil, line.names.allSatisfy(Self.isPlain) {
            plain += 1
            if line.names.contains(where: { Identifier.looksLikeCode($0.text) }) { spelled += 1 }
            plainFields.append((fields.count, declared))
        }
    }
}
