import Diagnostics
import GeneratorPipeline
import SchemaModel

/// Documents that `gen init` has looked at, and what they describe.
struct FoundSchema {
    var name: String
    let paths: [String]
    let entityNames: [String]
    let fieldCount: Int
    let errorCount: Int

    /// Record types that fields refer to and that its documents do not describe.
    let missingNames: Set<String>

    /// Where blocks stand that look like a part of the schema and were not read. For example: `Schema.md:80`.
    let unreadPlaces: [String]

    /// What its documents hold, for who joins them with others.
    let inputs: [InputDocument]

    /// In whose words most entities are described.
    let kind: EntityKind

    init(name: String, paths: [String], inputs: [InputDocument]) {
        var pipeline = GeneratorPipeline()
        let reading = pipeline.read(inputs, as: name)
        let entities = reading.schema.entities
        self.name = name
        self.paths = paths
        entityNames = entities.map(\.name)
        fieldCount = entities.reduce(0) { $0 + $1.fields.count }
        let known = Set(entityNames)
        missingNames = Set(entities.flatMap(\.fields).compactMap(\.references)).subtracting(known)
        unreadPlaces = reading.schema.unread.map { block in
            let place = pipeline.sources.position(of: block.span)
            return "\(pipeline.sources.path(of: block.span)):\(place.line)"
        }
        self.inputs = inputs
        errorCount = reading.diagnostics.count { $0.severity == .error }
        let counts = EntityKind.allCases.map { kind in entities.count { $0.kind == kind } }
        let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        kind = EntityKind.allCases[most]
    }

    /// For example: `2 record types (Deck, Card), 4 fields`.
    var summary: String {
        let fields = fieldCount == 1 ? "1 field" : "\(fieldCount) fields"
        let errors = errorCount == 0 ? "" : errorCount == 1 ? "; 1 error" : "; \(errorCount) errors"
        return "\(entities), \(fields)\(errors)\(unread)"
    }

    /// What a person has to look at: a record type may be in it.
    private var unread: String {
        if unreadPlaces.isEmpty { return "" }
        let places = unreadPlaces.prefix(3).joined(separator: ", ") + (unreadPlaces.count > 3 ? ", …" : "")
        let count = unreadPlaces.count == 1 ? "1 block" : "\(unreadPlaces.count) blocks"
        return "; and \(count) that could not be read: \(places)"
    }

    /// For example: `2 record types (Deck, Card)`.
    var entities: String {
        let word =
            switch kind {
            case .cloudKit: "record type"
            case .swiftData, .coreData: "model"
            case .table: "table"
            }
        let shown = entityNames.prefix(6).map(DiagnosticRenderer.oneLine).joined(separator: ", ")
        let more = entityNames.count > 6 ? ", …" : ""
        return "\(entityNames.count) \(word)\(entityNames.count == 1 ? "" : "s") (\(shown)\(more))"
    }
}
