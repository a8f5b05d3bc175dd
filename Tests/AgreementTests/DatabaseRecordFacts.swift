import SwiftParser
import SwiftSyntax

/// What the extensions of the target `grdb` say: which column each property is read from.
enum DatabaseRecordFacts {
    /// - Parameter structs: What the structs say that are extended.
    static func read(_ texts: some Sequence<String>, structs: SwiftFacts) -> TargetFacts {
        var facts = TargetFacts(target: "grdb")
        for text in texts {
            for item in Parser.parse(source: text).statements {
                guard let type = item.item.as(ExtensionDeclSyntax.self),
                    type.inheritanceClause?.trimmedDescription.contains("DatabaseRecord") == true,
                    let known = structs.types[SwiftFacts.plain(type.extendedType.trimmedDescription)],
                    let name = known.recordType
                else { continue }
                facts.records[name] = record(type, known)
            }
        }
        return facts
    }

    private static func record(_ type: ExtensionDeclSyntax, _ known: SwiftFacts.TypeFacts) -> RecordFacts {
        let finder = ColumnFinder(viewMode: .sourceAccurate)
        finder.walk(type)
        let lists = Set(known.properties.filter { $0.type.hasPrefix("[") }.map(\.name))
        var record = RecordFacts()
        record.key = finder.reads["recordName"].flatMap { finder.columns[$0]?.name }
        for (property, source) in finder.reads where property != "recordName" {
            let name = known.jsonKey(of: property)
            guard let column = finder.columns[source] else {
                record.fields[source] = FieldFacts(kinds: [.reference], isList: true, isOptional: nil)
                continue
            }
            // A column of another name than the field's is another field.
            guard column.name == name, finder.written.contains(source) else { continue }
            record.fields[name] = FieldFacts(
                kinds: kinds(column.type, isList: lists.contains(property)), isList: nil, isOptional: nil)
        }
        if let property = known.nameProperty { record.key = finder.columns[property]?.name }
        return record
    }

    /// A date and a UUID have columns of their own, unless they are lists.
    private static func kinds(_ column: String, isList: Bool) -> Set<ValueKind> {
        switch column {
        case "UUIDColumn": [.uuid]
        case "DateColumn": [.date]
        default: Set(ValueKind.allCases).subtracting(isList ? [] : [.date, .uuid])
        }
    }
}

/// Finds the columns, what is read from them and what is written to them.
private final class ColumnFinder: SyntaxVisitor {
    var columns: [String: (type: String, name: String)] = [:]

    /// By properties: the column, or the name of the list.
    var reads: [String: String] = [:]
    var written: Set<String> = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let name = call.arguments.first.flatMap({ SwiftFacts.text($0.expression) })
        else { return .skipChildren }
        let type = call.calledExpression.trimmedDescription
        columns[SwiftFacts.plain(binding.pattern.trimmedDescription)] = (
            type.split(separator: ".").last.map(String.init) ?? type, name
        )
        return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = node.trimmedDescription.split(separator: " = try fields.read(", maxSplits: 1)
        guard parts.count == 2 else { return .visitChildren }
        var property = SwiftFacts.plain(String(parts[0]))
        if property.hasPrefix("self.") { property.removeFirst("self.".count) }
        let source = SwiftFacts.plain(String(parts[1].dropLast()))
        if source.hasPrefix("Columns.") {
            reads[property] = String(source.dropFirst("Columns.".count))
        } else {
            reads[property] = source.filter { $0 != "\"" }.replacing("list: ", with: "")
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "fields.write",
            let column = node.arguments.first?.expression.trimmedDescription
        else { return .visitChildren }
        written.insert(SwiftFacts.plain(column).replacing("Columns.", with: ""))
        return .skipChildren
    }
}
