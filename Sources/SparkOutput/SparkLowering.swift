import Diagnostics
import Output
import SQLLanguage
import SQLScripts
import SchemaModel

/// Turns entities into tables and into views of what breaks their rules.
struct SparkLowering {
    let schema: Schema
    let names: SparkNames
    let enums: [String: EnumType]
    private let contents: TableContents

    /// The names of tables and views so far.
    var relations: SparkNamespace

    private(set) var diagnostics: [Diagnostic]

    init(_ request: OutputRequest) {
        schema = request.schema
        names = SparkNames(request.schema, options: request.options)
        contents = TableContents(request)
        relations = names.relations
        diagnostics = names.diagnostics
        enums = Dictionary(schema.enums.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A table, and for each field of its entity the column, where it has one.
    struct Table {
        var view: TableView

        /// The column of the record's name, where no field has it.
        var key: String?
        var columns: [String?]
    }

    mutating func table(at index: Int) -> Table {
        let table = names.tables[index]
        let key = table.keyField == nil ? "\(table.key.name) \(table.key.type.name) NOT NULL" : nil
        let columns = table.columns.indices.map { field in
            table.columns[field].map { definition(of: $0, field, in: index) }
        }
        let comment = contents.comment(ofEntity: index)
        let view = TableView(
            name: table.name.quoted, comment: comment.isEmpty ? "" : SparkText.literal(comment),
            columns: [key].compactMap(\.self) + columns.compactMap(\.self))
        return Table(view: view, key: key, columns: columns)
    }

    private mutating func definition(of column: SparkColumn, _ field: Int, in index: Int) -> String {
        var words = ["\(column.name) \(column.type.name)"]
        if isRequired(field, in: index) { words.append("NOT NULL") }
        let (value, found) = contents.defaultValue(ofField: field, in: index, typeName: column.type.name)
        diagnostics += found
        if let expression = value.flatMap({ SparkDefault.expression(of: $0, as: column.type) }) {
            words.append("DEFAULT \(expression)")
        }
        let comment = contents.comment(ofField: field, in: index)
        if !comment.isEmpty { words.append("COMMENT \(SparkText.literal(comment))") }
        return words.joined(separator: " ")
    }

    /// CloudKit keeps no empty list, and some values only of records that it has saved.
    func isRequired(_ field: Int, in index: Int) -> Bool {
        let entity = schema.entities[index]
        if field == names.tables[index].keyField { return true }
        let field = entity.fields[field]
        return !field.mayBeMissing && !field.isList && !entity.mayLack(field) && !entity.isImplied(field)
    }

    // MARK: - Explaining

    mutating func explanation(at index: Int) -> EntityExplanation {
        let table = table(at: index)
        let checks = checks(at: index).checks
        let fields = table.columns.indices.map { field in
            guard let column = table.columns[field] else {
                let other = names.inverse(ofField: field, in: index).map {
                    "'\($0.entity).\($0.field)' has the values"
                }
                return ["nothing: " + (other ?? "\(names.tables[index].key.name) is the name")]
            }
            return [column] + checks.filter { $0.fields.contains(field) }.map(\.line)
        }
        return EntityExplanation(
            lines: ["CREATE TABLE \(table.view.name)"] + [table.key].compactMap(\.self)
                + checks.filter(\.fields.isEmpty).map(\.line),
            fields: fields)
    }
}
