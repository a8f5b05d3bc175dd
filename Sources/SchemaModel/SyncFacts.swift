/// What a schema says about the way of its records between devices.
extension Schema {
    /// The database of an entity, where the documents agree on one.
    package func database(of entity: Entity) -> Database? {
        entity.database ?? agreed(\.database)
    }

    /// The custom zone of an entity's records, where the documents agree on one. The public database has none.
    package func zone(of entity: Entity) -> String? {
        statedZone(of: entity).flatMap { Self.isPattern($0) || $0 == Self.defaultZone ? nil : $0 }
    }

    /// How the zones of an entity's records are named, where each has one of its own. For example: `child-{UUID}`.
    package func zonePattern(of entity: Entity) -> String? {
        statedZone(of: entity).flatMap { Self.isPattern($0) ? $0 : nil }
    }

    /// CloudKit's own name of the zone that is no custom one.
    private static let defaultZone = "_defaultZone"

    /// As the documents name it, be it a custom one, a pattern or the default one.
    package func statedZone(of entity: Entity) -> String? {
        guard database(of: entity) != .public else { return nil }
        return entity.zone ?? agreed(\.zone)
    }

    /// Whether a name holds a place for something: `{UUID}`, `<id>`, `[id]`, `${id}`, `\(id)`, `*`.
    private static func isPattern(_ zone: String) -> Bool {
        zone.utf8.contains { "{<[*".utf8.contains($0) } || zone.contains("\\(") || zone.contains("%@")
    }

    private func agreed<Value: Hashable>(_ fact: (SchemaDocument) -> Value?) -> Value? {
        let stated = Set(documents.compactMap(fact))
        return stated.count == 1 ? stated.first : nil
    }
}

extension Entity {
    /// The field in which the app keeps the date of a record's last change.
    package var modificationDateField: Field? {
        fields.indices.first(where: isModificationDate).map { fields[$0] }
    }

    private func isModificationDate(_ place: Int) -> Bool {
        fields[place].type == .date && !fields[place].isList && systemField(fields[place]) == nil
            && Self.modificationDateNames.contains(fields[place].name.lowercased().filter { $0 != "_" })
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
