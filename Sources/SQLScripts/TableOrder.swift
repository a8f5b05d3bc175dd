import SQLLanguage
import SchemaModel

/// The order in which tables are created: the document's, but a table that is referred to comes first.
///
/// In a cycle one reference points downwards.
struct TableOrder {
    /// Indexes of entities.
    private(set) var tables: [Int] = []

    /// Where each entity's table stands.
    private(set) var positions: [Int]

    private enum Mark { case new, open, done }

    init(_ context: SQLContext) {
        let entities = context.schema.entities
        positions = [Int](repeating: 0, count: entities.count)
        tables.reserveCapacity(entities.count)
        var marks = [Mark](repeating: .new, count: entities.count)
        // A stack of our own: a chain of references may be as long as the document.
        var path: [(table: Int, targets: ArraySlice<Int>)] = []
        for start in entities.indices where marks[start] == .new {
            marks[start] = .open
            path.append((start, Self.targets(of: start, context)[...]))
            while let last = path.indices.last {
                if let target = path[last].targets.popFirst() {
                    guard marks[target] == .new else { continue }
                    marks[target] = .open
                    path.append((target, Self.targets(of: target, context)[...]))
                } else {
                    let table = path.removeLast().table
                    marks[table] = .done
                    positions[table] = tables.count
                    tables.append(table)
                }
            }
        }
    }

    private static func targets(of index: Int, _ context: SQLContext) -> [Int] {
        let entity = context.schema.entities[index]
        return zip(entity.fields, context.names.tables[index].fields).compactMap { field, storage in
            guard field.references != nil, let column = storage.column else { return nil }
            return context.names.keyTarget(of: field, in: entity, column: column)
        }
    }
}
