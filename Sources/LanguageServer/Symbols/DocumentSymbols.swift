import Diagnostics
import SchemaModel

/// Which record types and fields the words of one document name.
struct DocumentSymbols {
    let analysis: Analysis
    let file: Int32

    /// Where entities and fields are described, in the order of the document.
    private(set) var declarations: [(range: Range<Int>, symbol: Symbol)] = []

    /// Where words that need no marks state facts about fields. For example: `Unique key: title`.
    private var statements: [Range<Int>] = []
    private var code: DocumentCode

    private var lines: LineIndex { analysis.files[Int(file)].lines }
    private var bytes: [UInt8] { lines.bytes }

    init(_ analysis: Analysis, file: Int32) {
        self.analysis = analysis
        self.file = file
        code = DocumentCode(analysis.files[Int(file)].lines)
        for schema in analysis.schemas.indices { add(schema) }
        declarations.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func add(_ schema: Int) {
        let origins = analysis.schemas[schema].origins()
        for (number, entity) in analysis.schemas[schema].schema.entities.enumerated() {
            let known = origins[entity.name] ?? EntityOrigins()
            let symbol = Symbol(schema: schema, entity: number)
            declare(symbol, entity.span, known.facts)
            statements += known.facts.filter { $0.fact == .uniqueKey || $0.fact == .index }
                .map(\.span).filter { $0.file == file }.map(analysis.offsets)
            for (index, field) in entity.fields.enumerated() {
                declare(
                    Symbol(schema: schema, entity: number, field: index), field.span,
                    known.fields[field.name] ?? [])
            }
        }
    }

    private mutating func declare(_ symbol: Symbol, _ span: SourceSpan, _ origins: [FactOrigin]) {
        let spans = ([span] + origins.filter { $0.fact == .name }.map(\.span)).filter { $0.file == file }
        let places = Set(spans.map { place(of: symbol, in: analysis.offsets(of: $0)) })
        declarations += places.map { ($0, symbol) }
    }

    /// What is described has more than the name in some shapes: marks, numbers, other words.
    private func place(of symbol: Symbol, in range: Range<Int>) -> Range<Int> {
        let text = Array(bytes[range])
        guard let word = DocumentWord.all(symbol.name(in: analysis), in: text).first?.range else {
            return range
        }
        return (word.lowerBound + range.lowerBound)..<(word.upperBound + range.lowerBound)
    }
}

// MARK: - From words to symbols

extension DocumentSymbols {
    /// What is named at an offset, and where the name stands.
    func symbol(at offset: Int) -> (symbol: Symbol, range: Range<Int>)? {
        if let declared = declaration(at: offset) { return (declared.symbol, declared.range) }
        guard let word = DocumentWord(at: offset, in: bytes), let symbol = symbol(namedBy: word) else {
            return nil
        }
        return (symbol, word.range)
    }

    /// The field that the line of an offset describes, and its name's place.
    func field(onLineOf offset: Int) -> (symbol: Symbol, range: Range<Int>)? {
        let line = lines.line(lines.lineNumber(of: offset))
        return declarations.first { line.contains($0.range.lowerBound) && $0.symbol.field != nil }
            .map { ($0.symbol, $0.range) }
    }

    private func declaration(at offset: Int) -> (range: Range<Int>, symbol: Symbol)? {
        let places = declarations.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
        return places.first { $0.symbol.field != nil } ?? places.first
    }

    private func symbol(namedBy word: DocumentWord) -> Symbol? {
        if let declared = declarations.first(where: { $0.range == word.range }) { return declared.symbol }
        if let qualified = field(qualifiedAt: word) { return qualified }
        if let inverse = inverse(namedBy: word) { return inverse }
        if let scope = scope(at: word.range.lowerBound), let field = field(word.text, of: scope) {
            return field
        }
        return entity(named: word.text) ?? onlyField(named: word.text)
    }

    /// `Deck.title`, with or without back-ticks around each.
    private func field(qualifiedAt word: DocumentWord) -> Symbol? {
        var index = word.range.lowerBound
        while index > 0, bytes[index - 1] == UInt8(ascii: "`") { index -= 1 }
        guard index > 0, bytes[index - 1] == UInt8(ascii: ".") else { return nil }
        index -= 1
        while index > 0, bytes[index - 1] == UInt8(ascii: "`") { index -= 1 }
        guard index > 0, let owner = DocumentWord(at: index, in: bytes),
            let entity = entity(named: owner.text)
        else { return nil }
        return field(word.text, of: entity)
    }

    /// The other end of a relationship that the line describes.
    private func inverse(namedBy word: DocumentWord) -> Symbol? {
        guard let described = field(onLineOf: word.range.lowerBound)?.symbol, let index = described.field,
            let inverse = described.entity(in: analysis).fields[index].inverse, inverse.field == word.text
        else { return nil }
        return entity(named: inverse.entity).flatMap { field(inverse.field, of: $0) }
    }

    /// The entity that was described last.
    func scope(at offset: Int) -> Symbol? {
        let before = declarations.last { $0.range.lowerBound <= offset }?.symbol
        return before.map { Symbol(schema: $0.schema, entity: $0.entity) }
    }

    func entity(named name: String) -> Symbol? {
        for (schema, part) in analysis.schemas.enumerated() {
            if let entity = part.schema.entities.firstIndex(where: { $0.name == name }) {
                return Symbol(schema: schema, entity: entity)
            }
        }
        return nil
    }

    private func field(_ name: String, of owner: Symbol) -> Symbol? {
        owner.entity(in: analysis).fields.firstIndex { $0.name == name }.map {
            Symbol(schema: owner.schema, entity: owner.entity, field: $0)
        }
    }

    /// A name that only one entity has needs nothing to tell whose it is.
    private func onlyField(named name: String) -> Symbol? {
        let fields = analysis.schemas.enumerated().flatMap { schema, part in
            part.schema.entities.indices.compactMap {
                field(name, of: Symbol(schema: schema, entity: $0))
            }
        }
        return fields.count == 1 ? fields[0] : nil
    }
}

// MARK: - From symbols to words

extension DocumentSymbols {
    /// Where a symbol is described.
    func declarations(of symbol: Symbol) -> [Range<Int>] {
        declarations.filter { $0.symbol == symbol }.map(\.range)
    }

    /// Where a symbol is described or mentioned, each place once and in order.
    func occurrences(of symbol: Symbol) -> [Range<Int>] {
        let described = declarations(of: symbol)
        let mentioned = DocumentWord.all(symbol.name(in: analysis), in: bytes).filter { word in
            isMention(word, of: symbol) && self.symbol(namedBy: word) == symbol
        }
        return Set(described + mentioned.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// A plain word of a sentence is none.
    private func isMention(_ word: DocumentWord, of symbol: Symbol) -> Bool {
        if word.looksLikeCode || symbol.field == nil && word.isCapitalised { return true }
        let offset = word.range.lowerBound
        if code.holds(offset) || statements.contains(where: { $0.contains(offset) }) { return true }
        let line = lines.line(lines.lineNumber(of: offset))
        return TableLine(line, in: bytes)?.cells.contains(word.range) ?? false
    }
}
