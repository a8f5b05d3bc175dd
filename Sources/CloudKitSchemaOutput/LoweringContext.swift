import SchemaModel

/// What every record type of one schema is lowered with.
struct LoweringContext {
    let schema: Schema
    let graph: ObjectGraph
    let inverses: InverseFields
    private let enums: [String: EnumType]

    init(_ schema: Schema) {
        self.schema = schema
        graph = ObjectGraph(schema)
        inverses = InverseFields(schema)
        enums = Dictionary(schema.enums.map { ($0.name, $0) }) { first, _ in first }
    }

    func enumType(of field: Field) -> EnumType? { field.enumName.flatMap { enums[$0] } }
}
