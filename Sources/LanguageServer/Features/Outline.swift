import Diagnostics
import SchemaModel

/// The record types of a document, each with its fields.
struct Outline {
    let analysis: Analysis
    let file: Int32
    let encoding: PositionEncoding

    private var lines: LineIndex { analysis.files[Int(file)].lines }

    /// In the order of the document.
    func symbols() -> [OutlineSymbol] {
        let entities = analysis.schemas.flatMap(\.schema.entities).filter { $0.span.file == file }
            .sorted { $0.span < $1.span }
        return entities.enumerated().map { index, entity in
            let end = index + 1 < entities.count ? entities[index + 1].span.lower : Int32.max
            return symbol(for: entity, before: end)
        }
    }

    private func symbol(for entity: Entity, before end: Int32) -> OutlineSymbol {
        let fields = entity.fields.filter {
            $0.span.file == file && $0.span.lower >= entity.span.lower && $0.span.lower < end
        }
        let whole = fields.reduce(entity.span) { $0.joined(with: $1.span) }
        return OutlineSymbol(
            name: entity.name, detail: detail(of: entity), kind: entity.kind == .table ? .structure : .class,
            range: wholeLines(of: whole), selectionRange: analysis.range(of: entity.span, encoding),
            children: fields.map(symbol))
    }

    private func symbol(for field: Field) -> OutlineSymbol {
        OutlineSymbol(
            name: field.name, detail: field.stored, kind: .field, range: wholeLines(of: field.span),
            selectionRange: analysis.range(of: field.span, encoding), children: [])
    }

    private func detail(of entity: Entity) -> String {
        let fields = entity.fields.count == 1 ? "1 field" : "\(entity.fields.count) fields"
        switch entity.kind {
        case .cloudKit: return "record type, \(fields)"
        case .swiftData, .coreData: return "model, \(fields)"
        case .table: return "table, \(fields)"
        }
    }

    private func wholeLines(of span: SourceSpan) -> TextRange {
        let offsets = analysis.offsets(of: span)
        let first = lines.line(lines.lineNumber(of: offsets.lowerBound))
        let last = lines.line(lines.lineNumber(of: offsets.upperBound))
        return lines.range(first.lowerBound..<last.upperBound, encoding)
    }
}

/// An entry of the outline, with those below it.
struct OutlineSymbol: Encodable, Hashable, Sendable {
    let name: String
    let detail: String
    let kind: Kind
    let range: TextRange
    let selectionRange: TextRange
    let children: [OutlineSymbol]

    enum Kind: Int, Encodable, Hashable, Sendable {
        case `class` = 5
        case field = 8
        case structure = 23
    }

    /// The entry and those below it in a row, for editors that show no tree.
    func flattened(in uri: String, below container: String? = nil) -> [FlatSymbol] {
        let own = FlatSymbol(
            name: name, kind: kind, location: Location(uri: uri, range: range), containerName: container)
        return [own] + children.flatMap { $0.flattened(in: uri, below: name) }
    }
}

/// An entry of an outline without a tree.
struct FlatSymbol: Encodable, Hashable, Sendable {
    let name: String
    let kind: OutlineSymbol.Kind
    let location: Location
    let containerName: String?
}
