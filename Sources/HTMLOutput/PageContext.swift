import Diagnostics
import HTMLLanguage
import Output
import SchemaFacts
import SchemaModel

/// All that the parts of the page must agree on, made once.
struct PageContext: Sendable {
    let schema: Schema
    let provenance: SchemaProvenance
    let anchors: Anchors
    let names: KnownNames
    let findings: PlacedFindings
    let inverses: InverseFields

    /// The ends of one-to-one relationships.
    let oneToOnes: Set<FieldPath>

    /// The places of entities by name.
    let entities: [String: Int]

    /// Whether there is so much that what nobody looks at yet is kept as text.
    var isLarge: Bool { schema.entities.count > 200 }

    /// For each entity the fields of others, and its own, that refer to it.
    private(set) var referrers: [[(entity: Int, field: Int)]] = []

    /// Of the files of the run those that the schema is in, by their place among its documents.
    private let documents: [Int32: Int]

    init(_ request: OutputRequest) {
        schema = request.schema
        provenance = request.provenance
        anchors = Anchors(schema)
        names = KnownNames(schema)
        findings = PlacedFindings(schema, provenance)
        inverses = InverseFields(schema)
        oneToOnes = Set(schema.oneToOnes.flatMap { [$0.end, $0.inverse] })
        entities = Dictionary(schema.entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let places = Dictionary(request.documents.enumerated().map { ($1, $0) }) { first, _ in first }
        var documents: [Int32: Int] = [:]
        for (index, file) in provenance.sources.files.enumerated() {
            if let place = places[file.path] { documents[Int32(index)] = place }
        }
        self.documents = documents
        referrers = referringFields()
    }

    private func referringFields() -> [[(entity: Int, field: Int)]] {
        var referrers = Array(repeating: [(entity: Int, field: Int)](), count: schema.entities.count)
        for (index, entity) in schema.entities.enumerated() {
            for (position, field) in entity.fields.enumerated() where isReference(field, of: entity) {
                guard let name = field.references, let target = entities[name] else { continue }
                referrers[target].append((index, position))
            }
        }
        return referrers
    }

    /// Whether a field holds what it refers to: of two that describe one relationship, one does.
    func isReference(_ field: Field, of entity: Entity) -> Bool {
        field.references != nil && inverses.storedElsewhere(field, of: entity) == nil
    }

    /// The documents of the schema with their texts, in its order.
    var sources: [(document: Int, file: Int32)] {
        documents.map { ($1, $0) }.sorted { $0.0 < $1.0 }
    }
}

// MARK: - Places

extension PageContext {
    /// The number of a place's line, as a link to the line where the page shows its document.
    func line(of span: SourceSpan) -> Markup { place(span) { number, _ in "\(number)" } }

    /// The same with the name of the file.
    func place(of span: SourceSpan) -> Markup { place(span) { number, file in "\(file.path):\(number)" } }

    private func place(_ span: SourceSpan, _ label: (Int, SourceFile) -> Markup) -> Markup {
        guard provenance.sources.files.indices.contains(Int(span.file)) else { return .none }
        let file = provenance.sources[span]
        let number = file.lineIndex(of: span.lower) + 1
        guard let document = documents[span.file] else { return label(number, file) }
        return
            "<a class=\"place\" href=\"#\(Anchors.line(number, ofDocument: document))\">\(label(number, file))</a>"
    }

    /// The beginning of what stands at a place.
    func quotation(of span: SourceSpan) -> String {
        guard provenance.sources.files.indices.contains(Int(span.file)), !span.isEmpty else { return "" }
        let text = provenance.sources.text(of: span).prefix { !$0.isNewline }
        let end = text.index(text.startIndex, offsetBy: Self.longestQuotation, limitedBy: text.endIndex)
        return end.map { $0 < text.endIndex ? text[..<$0] + "…" : String(text) } ?? String(text)
    }

    private static let longestQuotation = 60

    /// A link to an entity, or its bare name where no document describes it.
    func link(to entity: String) -> Markup {
        guard let index = entities[entity] else { return "<bdi>\(entity)</bdi>" }
        return "<a href=\"#\(anchors.entities[index])\"><bdi>\(entity)</bdi></a>"
    }

    func link(to path: (entity: Int, field: Int)) -> Markup {
        let entity = schema.entities[path.entity]
        let anchor = anchors.fields[path.entity][path.field]
        return "<a href=\"#\(anchor)\"><bdi>\(entity.name).\(entity.fields[path.field].name)</bdi></a>"
    }
}
