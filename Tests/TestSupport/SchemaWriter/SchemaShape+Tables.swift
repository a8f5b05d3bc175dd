extension SchemaShape {
    static let tables = [
        SchemaShape("field table", below: { $1.fieldTable($0) }),
        SchemaShape(
            "transposed table", facts: [.optional, .list, .values], types: plainTypes,
            below: { $1.transposedTable($0) }),
        SchemaShape("table in HTML", below: { $1.htmlTable($0) }),
        SchemaShape("table of all fields", whole: { $1.flatTable($0) }),
        SchemaShape(
            "overview of record types", facts: [.optional, .list], types: plainTypes,
            whole: { $1.overviewTable($0) }),
    ]
}

/// The columns of a table: headers, and a cell a field.
private typealias Column = (header: String, cells: [String])

extension SchemaWriter {
    /// The columns that chance takes, the name's among the first.
    private mutating func columns(_ fields: [MadeUpField]) -> [Column] {
        let types = SchemaShape.documentTypes
        let marksOptional = generator.once(in: 2)
        let hasDefaults = generator.once(in: 2)
        let isInCode = generator.once(in: 2)
        var columns = [
            (words.field, fields.map { isInCode ? "`\($0.name)`" : $0.name }),
            (
                words.type,
                fields.map { field in
                    let mark = field.isOptional && !marksOptional ? " (\(words.optionalMark))" : ""
                    return type(of: field, types) + mark
                }
            ),
        ]
        if marksOptional {
            columns.append((words.required, fields.map { $0.isOptional ? words.no : words.yes }))
        }
        if hasDefaults {
            columns.append((words.defaultValue, fields.map { $0.defaultText.map { "`\($0)`" } ?? "-" }))
        }
        columns.append(
            (words.notes, fields.map { notes(on: $0, statingDefault: !hasDefaults).joined(separator: ". ") }))
        return columns
    }

    private func markdown(_ columns: [Column], rule: String = "---") -> String {
        let rows = (columns.first?.cells ?? []).indices.map { row in columns.map { $0.cells[row] } }
        return ([columns.map(\.header), columns.map { _ in rule }] + rows)
            .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    fileprivate mutating func fieldTable(_ entity: MadeUpEntity) -> String {
        let columns = columns(entity.fields).shuffled(using: &generator)
        return markdown(columns, rule: generator.pick("---", ":---", ":-:", "---:"))
    }

    fileprivate mutating func transposedTable(_ entity: MadeUpEntity) -> String {
        var columns = [(words.field, [words.type, words.required, words.notes])]
        columns += entity.fields.map { field in
            (
                "`\(field.name)`",
                [
                    type(of: field, SchemaShape.documentTypes), field.isOptional ? words.no : words.yes,
                    notes(on: field, statingDefault: false).joined(separator: ". "),
                ]
            )
        }
        return markdown(columns)
    }

    fileprivate mutating func htmlTable(_ entity: MadeUpEntity) -> String {
        let columns = columns(entity.fields)
        let escaped = { (text: String) in
            text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
                .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
        }
        var lines = ["<table>", "<tr>" + columns.map { "<th>\($0.header)</th>" }.joined() + "</tr>"]
        for row in entity.fields.indices {
            lines.append("<tr>" + columns.map { "<td>\(escaped($0.cells[row]))</td>" }.joined() + "</tr>")
        }
        return (lines + ["</table>"]).joined(separator: "\n")
    }

    fileprivate mutating func flatTable(_ entities: [MadeUpEntity]) -> String {
        let isRepeated = generator.once(in: 2)
        let names = entities.flatMap { entity in
            entity.fields.indices.map { $0 == 0 || isRepeated ? "`\(entity.name)`" : "" }
        }
        return markdown([("Record type", names)] + columns(entities.flatMap(\.fields)))
    }

    fileprivate mutating func overviewTable(_ entities: [MadeUpEntity]) -> String {
        let fields = entities.map { entity in
            entity.fields.map { field in
                let mark = field.isOptional ? ", \(words.optionalMark)" : ""
                return "`\(field.name)` (\(type(of: field, SchemaShape.documentTypes))\(mark))"
            }.joined(separator: ", ")
        }
        return markdown([("Record type", entities.map { "`\($0.name)`" }), ("Fields", fields)])
    }
}
