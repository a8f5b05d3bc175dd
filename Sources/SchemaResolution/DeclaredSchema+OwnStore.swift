import SchemaDeclaration

extension DeclaredSchema {
    /// What the document says of its database and zone, said of each of its entities: another document of the same
    /// schema may say otherwise of its own.
    var withOwnStore: DeclaredSchema {
        var schema = self
        for index in schema.entities.indices {
            schema.entities[index].database = schema.entities[index].database ?? database
            schema.entities[index].zone = schema.entities[index].zone ?? zone ?? defaultZone
        }
        return schema
    }
}
