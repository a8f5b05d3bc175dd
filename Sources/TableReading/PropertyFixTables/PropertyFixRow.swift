import CodeReading
import Diagnostics
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SwiftReading

/// A row of a table of fixes: the property as it is, and then as it shall be.
struct PropertyFixRow {
    /// Nil for a row that declares no property, and for one whose property shall be gone.
    private(set) var field: DeclaredField?
    private(set) var isUnique = false

    /// Where the row asks that the property be no longer unique.
    private(set) var isMadePlain = false
    private(set) var isRemoved = false
    private(set) var usesSwiftData = false
    private(set) var unread: [SourceSpan] = []

    init(_ row: TableRow, _ plan: PropertyFixPlan) {
        readProperty(row, plan)
        guard field != nil, let column = plan.fix else { return }
        let cell = PropertyFixCell(row.cells[column])
        unread = cell.unread
        let current = current(asking: cell.fixes)
        for fix in cell.fixes { apply(fix) }
        field?.current = current
        if isRemoved { field = nil }
    }

    // MARK: As it is

    private mutating func readProperty(_ row: TableRow, _ plan: PropertyFixPlan) {
        let cell = row.cells[plan.property]
        if let run = PropertyFixPlan.declaration(in: cell) {
            let property = SwiftReader().read(run.text).loose.first?.properties.first
            if let property, property.isStored, !property.isStatic {
                take(property, CodeText(run), cell.span)
            }
        } else if let name = FieldNameCell(cell).names.first {
            field = DeclaredField(name: name, span: cell.span)
        }
        if let column = plan.type, let spelling = TypeSpelling(row.cells[column]) {
            field?.type = spelling.type
            field?.remarks += spelling.remarks
        }
    }

    private mutating func take(_ property: SwiftProperty, _ code: CodeText, _ span: SourceSpan) {
        field = SwiftPropertyReading(span: code.span).field(property)
        field?.span = span
        isUnique = property.attribute(named: "Attribute")?.has(member: "unique") ?? false
        usesSwiftData = usesSwiftData || !property.attributes.isEmpty
    }

    /// The property before the fixes that the row asks for.
    private func current(asking fixes: [PropertyFix]) -> CurrentProperty? {
        guard let field else { return nil }
        var hasInverse = false
        var current = CurrentProperty(isUnique: isUnique, span: field.name.span)
        current.isOptional = field.isOptional?.value ?? field.type?.isOptional
        current.hasDefault = field.defaultText != nil
        for remark in field.remarks {
            switch remark.fact {
            case .inverse: hasInverse = true
            case .onDelete(let rule): current.deleteRule = rule
            case .defaultText: current.hasDefault = true
            default: break
            }
        }
        current.lacksInverse = !hasInverse && fixes.contains(where: \.namesInverse)
        return current
    }

    // MARK: As it shall be

    private mutating func apply(_ fix: PropertyFix) {
        switch fix {
        case .declaration(let property, let code): if let span = field?.span { take(property, code, span) }
        case .attribute(let property, let span):
            usesSwiftData = true
            field?.remarks += SwiftAttributeReading.remarks(on: property, at: span)
        case .noAttribute(let name): removeAttribute(name)
        case .unique(let isUnique, _):
            usesSwiftData = true
            self.isUnique = isUnique
            isMadePlain = !isUnique
        case .optional(let isOptional, let span):
            field?.isOptional = Declared(isOptional, at: span)
            field?.type?.isOptional = isOptional
        case .defaultText(let text, let span): field?.defaultText = text.map { Declared($0, at: span) }
        case .type(let type, let code): change(to: type, code)
        case .rename(let name, let span): field?.name = Declared(name, at: span)
        case .inverse(let path, let span): refer(to: path, at: span)
        case .removal: isRemoved = true
        case .nothing: break
        }
    }

    private mutating func removeAttribute(_ name: String) {
        field?.remarks.removeAll { remark in
            switch remark.fact {
            case .inverse, .onDelete: name == "Relationship"
            case .encrypted, .originalName, .attributeOptions, .unkeptArgument: name == "Attribute"
            case .boolean, .uuid, .rawValue, .listedValues, .range, .integerRange, .references, .identifies,
                .toMany,
                .optional, .defaultText, .merge, .list, .json, .url, .unique, .primaryKey, .index, .notStored,
                .deviceOnly,
                .encryptedSince, .earlierKey, .retired, .refused:
                false
            }
        }
        if name == "Attribute" { isUnique = false }
    }

    private mutating func change(to type: SwiftTypeName, _ code: CodeText) {
        let span = code.span(type.range)
        field?.type = DeclaredType(
            name: type.name, isList: type.isList, isOptional: type.isOptional, written: type.written,
            span: span)
        field?.isOptional = Declared(type.isOptional, at: span)
    }

    /// A path is the inverse; a name alone is that of the model at the other end.
    private mutating func refer(to path: String, at span: SourceSpan) {
        let isPath = path.utf8.contains(UInt8(ascii: "."))
        if !isPath, field?.type == nil {
            field?.type = DeclaredType(name: path, written: path, span: span)
        }
        field?.remarks.append(
            Remark(isPath ? .inverse(path) : .references(path), quote: path, in: .column, at: span))
    }
}
