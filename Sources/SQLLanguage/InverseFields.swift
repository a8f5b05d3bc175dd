import SchemaModel

/// Which two fields are the ends of one relationship, whichever of them the document says it of.
struct InverseFields {
    private var pairs: [FieldPath: FieldPath] = [:]
    private var lists: [FieldPath: Bool] = [:]

    init(_ schema: Schema) {
        for entity in schema.entities {
            for field in entity.fields where field.type == .reference {
                let path = FieldPath(entity: entity.name, field: field.name)
                if let inverse = field.inverse {
                    pairs[path] = inverse
                    if pairs[inverse] == nil { pairs[inverse] = path }
                }
                lists[path] = field.isList
            }
        }
    }

    /// The other end, where the values are: nil where the field has values of its own.
    ///
    /// CloudKit stores a reference list whatever its inverse is. Elsewhere a to-many is what the other side's
    /// references say; of two lists the one whose path sorts first has the values.
    func storedElsewhere(_ field: Field, of entity: Entity) -> FieldPath? {
        guard entity.kind != .cloudKit, field.type == .reference, field.isList else { return nil }
        let path = FieldPath(entity: entity.name, field: field.name)
        guard let inverse = pairs[path], let inverseIsList = lists[inverse], inverse != path else {
            return nil
        }
        if !inverseIsList { return inverse }
        return (inverse.entity, inverse.field) < (path.entity, path.field) ? inverse : nil
    }
}
