extension SwiftReservedNames {
    /// Of model classes: SwiftData's macros, the modules that their expansions name, what the classes' members are
    /// called, what would need back-ticks, which the compiler does not hand on to macros, and what the helpers against
    /// duplicates speak of.
    static let modelTypes = types.union(modelProperties).union(SwiftKeywords.needBackticks).union(swiftData)
        .union(["absorb", "id", "redirect", "takeRelationships"])

    /// SwiftData's types and macros, and the modules that their expansions name.
    static let swiftData: Set<String> = [
        "Attribute", "FetchDescriptor", "Model", "ModelContext", "Observation", "PersistentModel",
        "Relationship", "SwiftData", "Transient",
    ]

    /// Of attributes and relationships: what `PersistentModel` and `NSManagedObject` mean something else by.
    static let modelProperties: Set<String> = storedNowhere.union([
        "allCases", "getTransformableValue", "getValue", "hashValue", "modelContext", "persistentBackingData",
        "persistentModelID", "schemaMetadata", "setTransformableValue", "setValue",
    ])

    /// Names of attributes that Core Data refuses: no store has any of them.
    static let storedNowhere: Set<String> = [
        "autorelease", "class", "copy", "dealloc", "debugDescription", "description", "entity",
        "faultingState", "hasChanges", "hasPersistentChangedValues", "hash", "init", "isDeleted", "isFault",
        "isInserted", "isProxy", "isUpdated", "managedObjectContext", "mutableCopy", "objectID",
        "observationInfo", "release", "retain", "retainCount", "self", "superclass", "zone",
    ]
}
