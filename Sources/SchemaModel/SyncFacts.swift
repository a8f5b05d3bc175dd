/// What a schema says about the way of its records between devices.
extension Schema {
    /// The database of an entity, where the documents agree on one.
    package func database(of entity: Entity) -> Database? {
        entity.database ?? agreed(\.database)
    }

    /// The custom zone of an entity's records, where the documents agree on one. The public database has none.
    package func zone(of entity: Entity) -> String? {
        guard database(of: entity) != .public else { return nil }
        return entity.zone ?? agreed(\.zone)
    }

    private func agreed<Value: Hashable>(_ fact: (SchemaDocument) -> Value?) -> Value? {
        let stated = Set(documents.compactMap(fact))
        return stated.count == 1 ? stated.first : nil
    }
}

extension Entity {
    /// The field in which the app keeps the date of a record's last change.
    package var modificationDateField: Field? {
        fields.first { field in
            field.type == .date && !field.isList && systemField(field) == nil
                && Self.modificationDateNames.contains(field.name.lowercased().filter { $0 != "_" })
        }
    }

    private static let modificationDateNames: Set<String> = [
        "changedat", "datemodified", "dateupdated", "lastchanged", "lastedited", "lasteditedat",
        "lastmodified",
        "lastmodifiedat", "lastmodifieddate", "lastmodifiedtimestamp", "lastupdated", "lastupdatedat",
        "lastupdateddate", "lastupdatedtimestamp", "modificationdate", "modified", "modifiedat",
        "modifieddate",
        "modifiedtimestamp", "updated", "updatedat", "updateddate", "updatedtimestamp", "updatetimestamp",
    ]
}
