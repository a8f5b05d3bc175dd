package import Diagnostics
package import Output
import SQLLanguage
import SchemaModel

/// What tables say and hold in every dialect: their comments and defaults.
///
/// Purpose: a dialect with a layout of its own repeats no reading of notes and values. Input: the schema. Output: texts
/// without control characters, and defaults that are not written yet. Invariant: they are those of the other dialects.
package struct TableContents {
    private let context: SQLContext
    private let remarks: RemarkText

    package init(_ request: OutputRequest) {
        // Nothing is enforced, so comments tell what else a rule would.
        var options = request.options
        options.foreignKeys = false
        options.closedEnums = false
        context = SQLContext(request, dialect: .sqlite, options: options)
        remarks = RemarkText(context)
    }

    /// The comment on a table; empty where there is nothing to say.
    package func comment(ofEntity index: Int) -> String {
        remarks.text(of: context.schema.entities[index], context.names.tables[index])
    }

    /// The comment on a column; empty where there is nothing to say.
    package func comment(ofField field: Int, in index: Int) -> String {
        guard let column = column(ofField: field, in: index) else { return "" }
        let entity = context.schema.entities[index]
        return remarks.text(of: entity.fields[field], in: entity, column)
    }

    /// The default of a column, whose type messages call by a name, and why there is none.
    package func defaultValue(
        ofField field: Int, in index: Int, typeName: String
    ) -> (value: ColumnDefault?, diagnostics: [Diagnostic]) {
        guard let column = column(ofField: field, in: index) else { return (nil, []) }
        var literals = SQLLiterals(
            context, field: context.schema.entities[index].fields[field], type: column.type,
            typeName: typeName)
        let value = literals.columnDefault()
        return (value, literals.diagnostics)
    }

    /// Of a list of references, the column that holds its items.
    private func column(ofField field: Int, in index: Int) -> SQLColumn? {
        let storage = context.names.tables[index].fields[field]
        return storage.column ?? storage.junction?.target
    }
}
