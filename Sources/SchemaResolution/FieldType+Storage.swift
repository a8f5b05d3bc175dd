import SchemaModel

extension FieldType {
    /// What CloudKit holds for it. It has no decimal type: a decimal number becomes a double.
    var cloudKitStorage: String {
        switch self {
        case .string, .uuid, .url, .enum, .json: "STRING"
        case .int, .bool: "INT64"
        case .double, .decimal: "DOUBLE"
        case .date: "TIMESTAMP"
        case .data: "BYTES"
        case .asset: "ASSET"
        case .location: "LOCATION"
        case .reference: "REFERENCE"
        }
    }
}
