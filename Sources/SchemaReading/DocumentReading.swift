import Diagnostics
import Markdown
import SchemaModel

/// A document while it is read: its outline, what was declared so far, and which passages were used.
struct DocumentReading {
    let document: MarkdownDocument
    let outline: DocumentOutline
    var schema: DeclaredSchema
    var naming = EntityNaming()

    /// Whether some recogniser has understood a passage.
    private(set) var isUsed: [Bool]

    /// Why a table, list or code block that looked like a part of the schema was not used.
    private(set) var reasons: [Int: String] = [:]

    /// For each entity the passage from which on statements are about it; nil for one named in a table.
    private(set) var anchors: [Int?] = []
    private var entities: [EntityKey: Int] = [:]
    private(set) var scopes: [Int?] = []

    init(_ document: MarkdownDocument) {
        self.document = document
        outline = DocumentOutline(document)
        schema = DeclaredSchema(path: document.source.path)
        isUsed = [Bool](repeating: false, count: outline.passages.count)
    }

    private struct EntityKey: Hashable {
        let name: String
        let anchor: Int?
    }
}

extension DocumentReading {
    /// The declaration of an entity at a place: the one that is there already, or a new one.
    mutating func entity(_ title: EntityTitle, anchor: Int?, kind: EntityKind? = nil) -> Int {
        let key = EntityKey(name: title.name.value, anchor: anchor)
        if let known = entities[key] { return known }
        var entity = DeclaredEntity(name: title.name, kind: kind)
        entity.database = title.database
        entity.recordNameRule = title.recordNameRule
        schema.entities.append(entity)
        anchors.append(anchor)
        entities[key] = schema.entities.count - 1
        return schema.entities.count - 1
    }

    /// Marks a passage, and the lists and quotations that hold it, as understood.
    mutating func use(_ passage: Int) {
        var current: Int? = passage
        while let index = current, !isUsed[index] {
            isUsed[index] = true
            current = outline.passages[index].container
        }
    }

    mutating func leave(_ passage: Int, because reason: String) {
        if reasons[passage] == nil { reasons[passage] = reason }
    }

    mutating func report(
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
    mutating func findScopes() {
        var entityAt: [Int: Int] = [:]
        for (entity, anchor) in anchors.enumerated() {
            if let anchor, entityAt[anchor] == nil { entityAt[anchor] = entity }
        }
        var current = [Int?](repeating: nil, count: outline.sections.count)
        scopes = [Int?](repeating: nil, count: outline.passages.count)
        for (index, passage) in outline.passages.enumerated() {
            let section = passage.section
            if case .heading = passage.block.kind, let parent = outline.sections[section].parent {
                current[section] = current[parent]
            }
            if let entity = entityAt[index] { current[section] = entity }
            scopes[index] = current[section]
        }
    }
}
