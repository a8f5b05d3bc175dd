/// The order in which records of one type can be saved after those that they refer to: the document's, but an entity
/// that is referred to comes first.
///
/// In a cycle one reference points forwards.
package struct ReferenceOrder: Sendable {
    /// Indexes of entities.
    package private(set) var entities: [Int] = []

    package init(_ schema: Schema) {
        let indexes = Dictionary(schema.entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let targets = schema.entities.map { entity in
            entity.fields.compactMap { field in
                field.type == .reference ? field.references.flatMap { indexes[$0] } : nil
            }
        }
        entities.reserveCapacity(targets.count)
        var isSeen = [Bool](repeating: false, count: targets.count)
        // A stack of our own: a chain of references may be as long as the document.
        var path: [(entity: Int, targets: ArraySlice<Int>)] = []
        for start in targets.indices where !isSeen[start] {
            isSeen[start] = true
            path.append((start, targets[start][...]))
            while let last = path.indices.last {
                guard let target = path[last].targets.popFirst() else {
                    entities.append(path.removeLast().entity)
                    continue
                }
                guard !isSeen[target] else { continue }
                isSeen[target] = true
                path.append((target, targets[target][...]))
            }
        }
    }
}
