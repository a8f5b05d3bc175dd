import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Declares the tables that SQL defines.
///
///     CREATE TABLE card (
///         id    uuid PRIMARY KEY,
///         deck  uuid NOT NULL REFERENCES deck (id) ON DELETE CASCADE
struct SQLDefinitionReading {
    private let code: CodeText

    static func declare(_ code: CodeText) -> CodeDeclarations {
        declare(SQLDefinitionParser.parse(code.bytes), in: code)
    }

    static func declare(_ definitions: SQLDefinitions, in code: CodeText) -> CodeDeclarations {
        let reading = SQLDefinitionReading(code: code)
        return CodeDeclarations(
            entities: definitions.tables.map(reading.entity),
            enums: definitions.enums.map(reading.enumeration)
        )
    }

    /// The columns of the table that a heading names, where the block holds nothing else.
    static func declareColumns(_ code: CodeText, under heading: Declared<String>) -> CodeDeclarations {
        let table = SQLDefinitionParser.columns(code.bytes, of: heading.value)
        let isTable =
            table.columns.count > 1
            && table.columns.allSatisfy { column in
                TypeSpelling(column.type, at: heading.span).map {
                    TypeVocabulary.meaning(of: $0.type.name) != nil && $0.remarks.isEmpty
                } ?? false
            }
        guard isTable else { return CodeDeclarations() }
        let entity = SQLDefinitionReading(code: code).entity(table, named: heading)
        return CodeDeclarations(entities: [entity])
    }

    private func entity(_ table: SQLDefinitions.Table) -> DeclaredEntity {
        entity(table, named: Declared(table.name, at: code.span(table.nameRange)))
    }

    private func entity(_ table: SQLDefinitions.Table, named name: Declared<String>) -> DeclaredEntity {
        let nameSpan = name.span
        var entity = DeclaredEntity(name: name, kind: .table)
        entity.fields = table.columns.map { field($0, of: table) }
        if let comment = table.comment { entity.paragraphs.append(Declared(comment, at: nameSpan)) }
        if table.primaryKey.count == 1 { entity.primaryKey = Declared(table.primaryKey[0], at: nameSpan) }
        if let key = table.columns.first(where: \.isPrimaryKey) {
            entity.primaryKey = Declared(key.name, at: code.span(key.nameRange))
        }
        entity.uniqueKeys =
            table.columns.filter(\.isUnique).map {
                DeclaredUniqueKey(fields: [$0.name], isConstraint: true, span: code.span($0.nameRange))
            }
            + table.uniqueKeys.filter { !$0.columns.isEmpty }.map {
                DeclaredUniqueKey(fields: $0.columns, isConstraint: true, span: code.span($0.range))
            }
        // A primary key of several columns is a key, and no field that identifies a record.
        if table.primaryKey.count > 1 {
            entity.uniqueKeys.append(DeclaredUniqueKey(fields: table.primaryKey, span: nameSpan))
        }
        entity.indexes = table.indexes.filter { !$0.columns.isEmpty }.map { key in
            Declared(
                Index(
                    kind: .queryable,
                    fields: key.columns.map { .init(name: $0, descending: key.descending.contains($0)) }),
                at: code.span(key.range)
            )
        }
        return entity
    }

    private func field(_ column: SQLDefinitions.Column, of table: SQLDefinitions.Table) -> DeclaredField {
        let span = code.span(column.range)
        var field = DeclaredField(name: Declared(column.name, at: code.span(column.nameRange)), span: span)
        let typeSpan = code.span(column.typeRange)
        if let spelling = TypeSpelling(column.type, at: typeSpan) {
            field.type = spelling.type
            field.type?.isList = column.isList || spelling.type.isList
            field.remarks = spelling.remarks
        }
        let isKey = column.isPrimaryKey || table.primaryKey.contains(column.name)
        field.isOptional = Declared(!column.isNotNull && !isKey, at: span)
        field.defaultText = column.defaultText.map { Declared($0, at: span) }
        field.note = column.comment.map { Declared($0, at: span) }
        field.remarks += remarks(on: column, at: span)
        return field
    }

    private func remarks(on column: SQLDefinitions.Column, at span: SourceSpan) -> [Remark] {
        var remarks: [Remark] = []
        func add(_ fact: Remark.Fact, _ quote: String) {
            remarks.append(Remark(fact, quote: quote, in: .code, at: span))
        }
        if let target = column.references { add(.references(target), "REFERENCES \(target)") }
        if let rule = column.onDelete.flatMap(Self.deleteRule) { add(.onDelete(rule), "ON DELETE") }
        if !column.listedValues.isEmpty {
            let cases = column.listedValues.map { EnumType.Case(name: $0, rawValue: $0) }
            add(.listedValues(cases, name: nil), "the values listed")
        }
        if let bounds = column.bounds { add(.range(bounds), "CHECK") }
        if let comment = column.comment { remarks += NoteReading.remarks(in: comment, at: span) }
        return remarks
    }

    private func enumeration(_ enumeration: SQLDefinitions.Enumeration) -> DeclaredEnum {
        DeclaredEnum(
            name: Declared(enumeration.name, at: code.span(enumeration.nameRange)),
            rawType: .string,
            cases: enumeration.values.map { .init(name: $0, rawValue: $0) }
        )
    }

    private static func deleteRule(_ action: String) -> DeleteRule? {
        switch action {
        case "CASCADE": .cascade
        case "SET NULL", "SET DEFAULT": .nullify
        case "RESTRICT": .deny
        case "NO ACTION": .noAction
        default: nil
        }
    }
}
