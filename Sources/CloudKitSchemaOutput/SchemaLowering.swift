import CloudKitLanguage
import Diagnostics
import Output
import SchemaModel

/// Turns the schema into CloudKit's language, complete: an import replaces all that CloudKit had before.
struct SchemaLowering {
    private let context: LoweringContext
    private(set) var diagnostics: [Diagnostic] = []
    private var text = CloudKitSchemaText()
    private var names: Set<String> = []

    /// The prose about record types, by their names.
    private(set) var documentation: [String: String] = [:]

    /// By the entity's place in the schema.
    private(set) var lowered: [Int: RecordTypeLowering] = [:]

    init(_ schema: Schema) {
        context = LoweringContext(schema)
        for index in schema.entities.indices { add(index) }
        noteOmissions()
        if text.recordTypes.isEmpty { return }
        addSystemRecords()
        text.roles = roles
        noteMixture()
        noteMissingGrants()
    }

    /// In the exporter's order.
    var canonicalText: CloudKitSchemaText { text.canonical }

    private mutating func add(_ index: Int) {
        let entity = context.schema.entities[index]
        if entity.cloudRecordType == .none { return }
        let lowering = RecordTypeLowering(index, context)
        diagnostics += lowering.diagnostics
        guard names.insert(lowering.type.name).inserted else {
            diagnostics.append(.repeatedRecordType(lowering.type.name, at: entity.span))
            return
        }
        text.recordTypes.append(lowering.type)
        documentation[lowering.type.name] = entity.documentation
        lowered[index] = lowering
    }

    private mutating func addSystemRecords() {
        if !names.contains(SystemRecords.users.name) { text.recordTypes.append(SystemRecords.users) }
        if !names.contains(SystemRecords.pairs.name), MirroredFields(context: context).hasManyToMany {
            text.recordTypes.append(SystemRecords.pairs)
        }
    }

    private var roles: [String] {
        Array(Set(text.recordTypes.flatMap { $0.grants.map(\.role) }).subtracting(SystemRecords.roleNames))
    }
}

// MARK: - Messages about the whole

extension SchemaLowering {
    private mutating func noteOmissions() {
        let omitted = context.schema.entities.filter { $0.cloudRecordType == .none }
        let tables = omitted.filter { !$0.isLocal }
        if let first = tables.first { diagnostics.append(.omitted(tables.map(\.name), at: first.span)) }
        let local = omitted.filter(\.isLocal)
        if let first = local.first { diagnostics.append(.kept(local.map(\.name), at: first.span)) }
    }

    /// Core Data synchronises with containers that it manages alone.
    private mutating func noteMixture() {
        let entities = context.schema.entities
        guard let mirrored = entities.first(where: { $0.cloudRecordType == .mirror }),
            entities.contains(where: { $0.cloudRecordType == .app })
        else { return }
        diagnostics.append(.mixed(mirrored))
    }

    /// A grant opens the public database to somebody. The defaults of CloudKit's console would let all the world
    /// read what the document says of nobody, so none is made up: what is missing shows at the first request.
    private mutating func noteMissingGrants() {
        let silent = context.schema.entities.filter { entity in
            guard entity.cloudRecordType == .app, entity.grants.isEmpty
            else { return false }
            switch context.schema.database(of: entity) {
            case .private, .shared: return false
            case .public, nil: return true
            }
        }
        guard let first = silent.first else { return }
        let isPublic = silent.allSatisfy { context.schema.database(of: $0) == .public }
        diagnostics.append(.withoutGrants(silent.map(\.name), isPublic: isPublic, at: first.span))
    }
}
