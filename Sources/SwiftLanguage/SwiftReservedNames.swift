/// Names that generated code would misread if a document's names were allowed to take them.
enum SwiftReservedNames {
    /// Of types: what generated Swift and the protocols that it conforms to are made of, and their modules.
    static let types: Set<String> = nested.union([
        "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "CodingKey",
        "Collection",
        "Comparable", "CustomStringConvertible", "Data", "Date", "Decimal", "Decodable", "Decoder",
        "DecodingError", "Dictionary", "Double", "Encodable", "Encoder", "EncodingError", "Equatable",
        "Error",
        "Hashable", "Hasher", "Identifiable", "Int", "Int64", "JSONDecoder", "JSONEncoder", "NSArray",
        "NSKeyedArchiver", "NSKeyedUnarchiver", "NSNumber", "NSString", "Never", "Optional", "Protocol",
        "RawRepresentable", "Self", "Sendable", "Sequence", "Set", "String", "Type", "URL", "UUID", "Void",
        "init", "self",
        "CKAsset", "CKRecord", "CKRecordKeyValueSetting", "CKRecordValueProtocol", "CKRecordZone",
        "CLLocation",
        "CloudKit", "CoreLocation", "Foundation", "Swift",
        "AdditiveArithmetic", "CocoaError", "FileHandle", "FileManager", "KeyPath", "KeyedDecodingContainer",
        "KeyedEncodingContainer",
        "NSDecimalNumber", "OptionSet", "PartialKeyPath", "Substring", "Range", "ClosedRange",
        "ObjectIdentifier", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "FlattenSequence",
        "AdoptedFields", "CloudRecord", "CloudSchema", "FieldOptions", "FieldSource", "FileHash",
        "JSONFields", "JSONKey", "MergeRule", "MergedFields", "RecordAsset", "RecordContext", "RecordDate",
        "RecordEncoder", "RecordError", "RecordFields", "RecordJSON", "RecordLocation", "RecordProperty",
        "RecordValue", "Reference", "SchemaRecord", "ServerCopy", "SystemField",
        "CharacterSet", "Deduplicable", "Deduplication", "ExpressibleByStringLiteral", "KeyValuePairs",
        "Redirects", "Twins", "UniqueKey", "ZoneRecords",
        "Int32", "LosslessStringConvertible", "UInt32", "UInt64", "UInt8", "Unicode",
        "UnsafeRawBufferPointer", "UTF8",
    ]).union(functions)

    /// Of types: the functions that generated Swift calls.
    private static let functions: Set<String> = [
        "precondition", "preconditionFailure", "stride", "type", "zip", "withUnsafeBytes",
        "withUnsafeTemporaryAllocation",
    ]

    /// Of structs: what generated records of GRDB speak of beside them. Names that people give to record types, such as
    /// `Row` or `Column`, are not among them: there GRDB's own are named with their module.
    static let recordTypes = types.union([
        "CKDatabase", "CKSyncEngine", "ColumnAssignment", "ColumnExpression", "DatabaseDateEncodingStrategy",
        "DatabaseField",
        "DatabaseFields",
        "DatabaseJSON", "DatabaseRecord", "DatabaseSchema", "DatabaseUUIDEncodingStrategy", "DatabaseValue",
        "DatabaseValueConvertible", "DateColumn", "FetchableRecord", "ForeignKey", "GRDB",
        "HasManyThroughAssociation", "PersistableRecord", "PersistenceSuccess", "SQL", "SQLExpression",
        "QueryInterfaceRequest", "SQLRequest", "SaveMarks",
        "SQLSelectable", "UUIDColumn",
    ])

    /// What an app's other code calls by these names is SwiftUI's, Foundation's or Swift's: no enumeration beside all
    /// types hides them.
    static let common: Set<String> = [
        "Action", "Alignment", "Animation", "App", "Binding", "Button", "Calendar", "Category", "Color",
        "Content",
        "Dimension", "Duration", "Edge", "Environment", "Form", "Gender", "Gesture", "Group", "Image",
        "Label",
        "Layout", "Link", "List", "Locale", "Measurement", "Menu", "Model", "Notification", "Operation",
        "Path",
        "Picker", "Port", "Process", "Progress", "Query", "Result", "Scene", "Section", "Shape", "State",
        "Stepper",
        "Table", "Task", "Text", "Thread", "TimeZone", "Timer", "Toggle", "Transaction", "Transition", "Unit",
        "View",
    ]

    /// Of types in a type: what the protocols' members are called there.
    static let nested: Set<String> = [
        "AllCases", "CodingKeys", "Columns", "Field", "ID", "RawValue",
    ]

    /// Of properties, which are cases of `Field` too: what the files of their types speak of, and what protocols have.
    static let properties = recordTypes.subtracting(functions).subtracting(["init"])
        .union(["allCases", "hashValue"])

    /// Of properties of what has a unique key: the helpers against duplicates add them.
    static let keyedProperties: Set<String> = [
        "Deduplication", "UniqueKey", "alternativeKeys", "identity", "uniqueKey",
    ]

    /// Of cases of an open enumeration.
    static let cases: Set<String> = ["AllCases", "RawValue", "allCases"]

    /// Of files, in small letters: the supports', what Swift takes for the program's entry, and Windows' devices.
    static let files: Set<String> = Set(
        [
            "main", "cloudrecord", "databaserecord", "databaseschema", "databasesync", "deduplication", "con",
            "prn", "aux",
            "nul",
        ]
            + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
