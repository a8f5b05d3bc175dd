/// Names that a document may give to anything, and that something in the same module has already.
package enum AwkwardNames {
    /// Of the modules that generated Swift is compiled with, beside the names that it mentions itself.
    package static let ofModules = [
        "FetchableRecord", "PersistableRecord", "MutablePersistableRecord", "TableRecord", "EncodableRecord",
        "DatabaseValue", "DatabaseValueConvertible", "DatabaseQueue", "DatabaseWriter", "DatabaseError",
        "Column", "ColumnExpression", "Row", "Table", "Database", "SQL", "SQLExpression", "Statement", "Key",
        "ForeignKey", "Association", "Inflections", "PersistenceContainer", "QueryInterfaceRequest",
        "CKRecord", "CKAsset", "CKRecordZone", "CKContainer", "CKShare", "CLLocation",
        "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable", "Identifiable",
        "Sendable",
        "Range", "ClosedRange", "Sequence", "Collection", "Result", "Task", "Set", "Dictionary", "Character",
        "Substring", "StaticString", "KeyPath", "Mirror", "Duration", "Clock", "Actor", "MainActor",
        "Notification", "Bundle", "Calendar", "TimeZone", "Thread", "Operation", "Measurement", "Unit",
        "Schema", "Model", "ModelContext", "ModelContainer", "Attribute", "Relationship", "Predicate",
        "Query",
        "PersistentModel", "PersistentIdentifier", "FetchDescriptor", "SortDescriptor", "Index", "Unique",
        "Observable", "ObservationRegistrar", "Status", "Kind", "Category", "Element", "Iterator", "Wrapped",
        "Target", "Value", "Record", "Twin", "Merge", "Storage", "Asset", "User", "Users", "Person",
    ]

    /// Of fields: what the methods around them have for parameters and constants, and how people write them.
    package static let ofFields = [
        "newValue", "oldValue", "status", "_status", "Status", "Kind", "Columns", "columns", "row", "db",
        "container",
        "value", "values", "key", "keys", "list", "lists", "self", "Self", "error", "decoder", "encoder",
        "base", "server", "mine", "changes", "field", "zone", "zoneName", "parent", "share", "asset", "state",
        "createdAt", "modifiedAt", "recordName", "creationDate", "modificationDate", "recordType", "database",
        "databaseTableName", "databaseSelection", "persistentModelID", "modelContext", "save", "delete",
        "insert",
        "update", "fetchOne", "absorb", "redirect", "identity", "uniqueKey", "twins", "owner", "target",
        "position",
        "first_name", "FirstName", "URL", "UUID", "Date", "Data", "Decimal", "String", "Optional", "Array",
    ]
}
