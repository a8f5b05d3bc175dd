import SQLLanguage
import SQLScripts
import SchemaModel

/// What stands behind DEFAULT in Spark.
enum SparkDefault {
    /// Nil where Spark has no expression for it: a default must be the same for all rows of a statement.
    static func expression(of value: ColumnDefault, as type: SparkType) -> String? {
        switch value {
        case .emptyList: "array()"
        case .emptyData: "X''"
        case .now: "current_timestamp()"
        case .newUUID: nil
        case .scalar(let scalar): literal(of: scalar, as: type)
        // Spark guesses what an array holds, and takes no other guess for the column's type.
        case .list(let items):
            "CAST(array(\(items.map { literal(of: $0, as: type) }.joined(separator: ", "))) AS \(type.name))"
        }
    }

    private static func literal(of scalar: ScalarText, as type: SparkType) -> String {
        switch type.meaning {
        case .int, .double, .decimal, .bool: scalar.text
        case .date: "TIMESTAMP\(SparkText.literal(scalar.text))"
        case .data: "X''"
        case .location: "from_json(\(SparkText.literal(scalar.text)), \(SparkText.literal(type.elementName)))"
        case .string, .uuid, .url, .asset, .reference, .enum, .json: SparkText.literal(scalar.text)
        }
    }
}
