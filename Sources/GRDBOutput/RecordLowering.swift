import Diagnostics
import Output
import SQLLanguage
import SchemaModel
import SwiftLanguage

/// Turns entities into what the template lays out.
struct RecordLowering {
    private let request: OutputRequest
    private let names: SwiftNames
    private let grdb: GRDBNames
    let tables: SQLNames
    private let associations: [[AssociationView]]

    /// Types of no entity that some file already lets columns hold.
    private var conforming: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ request: OutputRequest, _ names: SwiftNames, _ grdb: GRDBNames) {
        self.request = request
        self.names = names
        self.grdb = grdb
        tables = SQLNames(request.schema, options: request.options, dialect: .sqlite)
        var associations = AssociationLowering(request.schema, names, tables, grdb)
        self.associations = associations.views()
    }

    mutating func view(of index: Int) -> RecordView {
        let entity = request.schema.entities[index]
        let fields = FieldLowering(entity, names.types[index], tables.tables[index], grdb)
        diagnostics += fields.diagnostics
        let references = references(of: index)
        return RecordView(
            headline: SwiftComment.line(request.headline),
            access: request.options.access.swiftPrefix,
            type: names.types[index].name.source,
            table: SwiftLiteral.string(tables.tables[index].name.name),
            columns: fields.columns,
            reads: fields.reads,
            writes: fields.writes,
            lists: fields.lists,
            associations: associations[index],
            redirects: references.compactMap(\.redirect),
            clearings: references.compactMap(\.clearing),
            rules: references.compactMap(\.rule),
            conformances: conformances(of: names.types[index]),
            grdb: grdb
        )
    }

    func entity(at index: Int) -> Entity { request.schema.entities[index] }

    func type(at index: Int) -> SwiftType { names.types[index] }

    func expressions(for junction: SQLJunction, ofEntityAt index: Int) -> ListExpressions {
        ListExpressions(junction, key: tables.tables[index].key.column, grdb)
    }

    /// Of records that are fetched.
    private func references(of index: Int) -> [ReferenceStatements] {
        let (entity, type) = (entity(at: index), type(at: index))
        guard request.options.sync, entity.isCloudRecord else { return [] }
        return entity.fields.indices.compactMap { position in
            guard let property = type.properties[position], type.namingField != position else { return nil }
            let storage = tables.tables[index].fields[position]
            return ReferenceStatements(
                entity.fields[position], ofEntityAt: index, property, at: storage, in: self)
        }
    }

    private mutating func conformances(of type: SwiftType) -> [String] {
        let listed = type.enums.map {
            "extension \($0.qualifiedName): DatabaseField, DatabaseValueConvertible {}"
        }
        return listed
            + type.properties.compactMap { property in
                switch property?.type.element {
                case .appEnum(let name, _)?:
                    conforming.insert(name).inserted ? "extension \(name): DatabaseField {}" : nil
                case .openEnum(let reference)? where reference.type == nil:
                    conforming.insert(reference.source).inserted
                        ? "extension \(reference.source): DatabaseField, DatabaseValueConvertible {}" : nil
                default: nil
                }
            }
    }
}
