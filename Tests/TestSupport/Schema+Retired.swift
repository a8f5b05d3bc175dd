package import SchemaModel

extension Schema {
    /// The same with every field retired, so that any use of one by generated code shows as a warning.
    package var withRetiredFields: Schema {
        var schema = self
        for entity in schema.entities.indices {
            for field in schema.entities[entity].fields.indices {
                schema.entities[entity].fields[field].retirement = .sample
            }
        }
        return schema
    }
}

extension Retirement {
    package static let sample = Retirement(words: "deprecated since 2.0, see `Shelf`", isWritten: true)
}
