import SchemaModel

extension SchemaShape {
    static let languages = [
        SchemaShape(
            "SQL", facts: [.optional, .defaultValue], types: sqlTypes, isWritten: false, whole: { $1.sql($0) }
        ),
        SchemaShape(
            "TypeScript", facts: [.optional, .list, .values], types: typeScriptTypes, isWritten: false,
            whole: { $1.typeScript($0) }),
        SchemaShape("Mermaid", facts: [], types: mermaidTypes, isWritten: false, whole: { $1.mermaid($0) }),
        SchemaShape(
            "Swift", facts: [.optional, .defaultValue, .list], types: swiftTypes, isWritten: false,
            whole: { $1.swift($0) }),
        SchemaShape(
            "table of properties", facts: [.optional, .defaultValue, .list], types: swiftTypes,
            isWritten: false, below: { $1.propertyTable($0) }),
        SchemaShape(
            "CloudKit's language", facts: [.list], types: cloudKitTypes, isWritten: false,
            whole: { $1.cloudKit($0) }),
    ]

    fileprivate static let sqlTypes: [FieldType: String] = [
        .string: "TEXT", .int: "BIGINT", .double: "DOUBLE PRECISION", .bool: "BOOLEAN",
        .date: "TIMESTAMPTZ", .uuid: "UUID", .data: "BYTEA", .decimal: "NUMERIC(10, 2)",
    ]

    fileprivate static let typeScriptTypes: [FieldType: String] = [
        .string: "string", .bool: "boolean", .date: "Date",
    ]

    fileprivate static let mermaidTypes: [FieldType: String] = [
        .string: "string", .int: "int", .double: "double", .bool: "boolean", .date: "date", .uuid: "uuid",
    ]

    fileprivate static let swiftTypes: [FieldType: String] = [
        .string: "String", .int: "Int", .double: "Double", .bool: "Bool", .date: "Date", .uuid: "UUID",
        .url: "URL", .data: "Data", .decimal: "Decimal",
    ]

    fileprivate static let cloudKitTypes: [FieldType: String] = [
        .string: "STRING", .int: "INT64", .double: "DOUBLE", .date: "TIMESTAMP", .data: "BYTES",
        .asset: "ASSET", .location: "LOCATION",
    ]
}

extension SchemaWriter {
    fileprivate mutating func sql(_ entities: [MadeUpEntity]) -> String {
        let tables = entities.map { entity in
            let columns = entity.fields.map { field in
                let text = field.defaultText.map { " DEFAULT \(Self.sqlLiteral($0))" } ?? ""
                let mark = field.isOptional ? "" : " NOT NULL"
                return "    \(field.name) \(SchemaShape.sqlTypes[field.type] ?? "TEXT")\(mark)\(text)"
            }
            return "CREATE TABLE \(entity.name) (\n" + columns.joined(separator: ",\n") + "\n);"
        }
        return "```sql\n" + tables.joined(separator: "\n\n") + "\n```"
    }

    private static func sqlLiteral(_ text: String) -> String {
        text.hasPrefix("\"") ? "'\(text.dropFirst().dropLast())'" : text.uppercased()
    }

    fileprivate mutating func typeScript(_ entities: [MadeUpEntity]) -> String {
        let parts = entities.map { entity in
            let lines = entity.fields.map { field in
                let word = SchemaShape.typeScriptTypes[field.type] ?? "string"
                let values = field.values.map { "\"\($0)\"" }.joined(separator: " | ")
                let type = field.isList ? "\(word)[]" : field.values.isEmpty ? word : values
                return "  \(field.name)\(field.isOptional ? "?" : ""): \(type);"
            }
            return (["interface \(entity.name) {"] + lines + ["}"]).joined(separator: "\n")
        }
        return "```typescript\n" + parts.joined(separator: "\n\n") + "\n```"
    }

    fileprivate mutating func mermaid(_ entities: [MadeUpEntity]) -> String {
        let parts = entities.map { entity in
            let lines = entity.fields.map { field in
                "        \(SchemaShape.mermaidTypes[field.type] ?? "string") \(field.name)"
            }
            return (["    \(entity.name) {"] + lines + ["    }"]).joined(separator: "\n")
        }
        return "```mermaid\nerDiagram\n" + parts.joined(separator: "\n") + "\n```"
    }

    private func declaration(_ field: MadeUpField) -> String {
        let word = SchemaShape.swiftTypes[field.type] ?? "String"
        let type = (field.isList ? "[\(word)]" : word) + (field.isOptional ? "?" : "")
        return "var \(field.name): \(type)"
    }

    fileprivate mutating func swift(_ entities: [MadeUpEntity]) -> String {
        let parts = entities.map { entity in
            let lines = entity.fields.map { field in
                "    \(declaration(field))" + (field.defaultText.map { " = \($0)" } ?? "")
            }
            return (["@Model", "final class \(entity.name) {"] + lines + ["}"]).joined(separator: "\n")
        }
        return "```swift\n" + parts.joined(separator: "\n\n") + "\n```"
    }

    fileprivate mutating func propertyTable(_ entity: MadeUpEntity) -> String {
        let rows = entity.fields.map { field in
            let fix = field.defaultText.map { "Add default `\($0)`" } ?? "-"
            return
                "| `\(declaration(field))` | \(field.defaultText == nil ? "None" : "Non-optional") | \(fix) |"
        }
        return (["| Property | Issue | Fix |", "|---|---|---|"] + rows).joined(separator: "\n")
    }

    fileprivate mutating func cloudKit(_ entities: [MadeUpEntity]) -> String {
        let parts = entities.map { entity in
            let lines = entity.fields.map { field in
                let word = SchemaShape.cloudKitTypes[field.type] ?? "STRING"
                return "        \(field.name) \(field.isList ? "LIST<\(word)>" : word)"
            }
            return "    RECORD TYPE \(entity.name) (\n" + lines.joined(separator: ",\n") + "\n    );"
        }
        return "```\nDEFINE SCHEMA\n\n" + parts.joined(separator: "\n\n") + "\n```"
    }
}
