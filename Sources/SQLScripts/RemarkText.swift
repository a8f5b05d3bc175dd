import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// What the comment on a table or column says: the document's words, and what the table cannot show.
struct RemarkText {
    private let context: SQLContext

    init(_ context: SQLContext) {
        self.context = context
    }

    /// The lines of a comment of its own.
    func lines(_ text: String) -> [String] {
        if text.isEmpty { return [] }
        guard text.withBytes({ $0.contains(UInt8(ascii: "\n")) }) else {
            return TextWrapping.lines(of: text, width: 97)
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            line.isEmpty ? [""] : TextWrapping.lines(of: String(line), width: 97)
        }
    }

    func text(of entity: Entity, _ table: SQLTable) -> String {
        let inverses = zip(entity.fields, table.fields).compactMap { field, storage -> String? in
            guard case .inverse(let path) = storage else { return nil }
            let remark = plain(field.documentation).map { " \($0)" } ?? ""
            return PlainText.line("\(field.name): the inverse of \(path.entity).\(path.field).\(remark)")
        }
        let prose = plain(entity.documentation, betweenParagraphs: "\n\n")
        let ends = inverses.joined(separator: "\n")
        return [prose, ends.isEmpty ? nil : ends].compactMap(\.self).joined(separator: "\n\n")
    }

    func text(ofList field: Field, in entity: Entity) -> String {
        let facts = ["What each \(entity.name) lists as '\(field.name)', in its order."]
        return joined(
            plain(field.documentation), facts + targetFact(field, isKey: isForeignKey(field, of: entity)))
    }

    func text(of field: Field, in entity: Entity, _ column: SQLColumn) -> String {
        let documentation = plain(field.documentation)
        guard
            field.enumName != nil || field.references != nil || field.defaultValue != nil || field.isEncrypted
        else { return documentation ?? "" }
        let isKey = context.foreignKeyTarget(of: field, in: entity, column: column) != nil
        let facts =
            enumFact(field, documentation)
            + targetFact(field, isKey: isKey)
            .filter { _ in !mentions(documentation, field.references) } + defaultFact(field, column)
            + (field.isEncrypted && field.type != .reference ? ["Encrypted in CloudKit."] : [])
        return joined(documentation, facts)
    }

    /// Prose without control characters, or nil where there is none.
    private func plain(_ markdown: String?, betweenParagraphs separator: String = " ") -> String? {
        guard let markdown, !markdown.isEmpty else { return nil }
        let lines = TextWrapping.lines(of: PlainText.of(markdown: markdown), width: .max)
        if lines.count < 2 { return lines.first }
        return lines.filter { !$0.isEmpty }.joined(separator: separator)
    }

    private func joined(_ documentation: String?, _ facts: [String]) -> String {
        // Names in them may hold anything.
        let facts = facts.isEmpty ? "" : PlainText.line(facts.joined(separator: " "))
        guard let documentation, !facts.isEmpty else { return documentation ?? facts }
        let ends = documentation.last.map { ".!?:;…。".contains($0) } ?? true
        return documentation + (ends ? " " : ". ") + facts
    }

    private func mentions(_ documentation: String?, _ name: String?) -> Bool {
        guard let documentation, let name, !name.isEmpty else { return false }
        return documentation.contains(bytesOf: name)
    }
}

// MARK: - Facts

extension RemarkText {
    private func enumFact(_ field: Field, _ documentation: String?) -> [String] {
        guard let name = field.enumName else { return [] }
        guard let type = context.enumType(of: field), !type.cases.isEmpty else {
            return mentions(documentation, name) ? [] : ["Raw value of \(name)."]
        }
        if context.options.closedEnums, !field.isList { return [] }
        if type.cases.allSatisfy({ mentions(documentation, $0.name) }) { return [] }
        return [type.knownValues(quote: "'")]
    }

    private func targetFact(_ field: Field, isKey: Bool) -> [String] {
        guard let target = field.references, !isKey else { return [] }
        return context.names.index(of: target) == nil
            ? ["Refers to \(target), which the document does not describe."] : ["Refers to \(target)."]
    }

    /// Whether the rule of a junction table says what its list leads to.
    private func isForeignKey(_ field: Field, of entity: Entity) -> Bool {
        guard let target = context.target(of: field) else { return false }
        return context.enforcesReferences(of: entity, to: context.schema.entities[target])
    }

    private func defaultFact(_ field: Field, _ column: SQLColumn) -> [String] {
        guard let value = field.defaultValue else { return [] }
        switch value.value {
        case .expression where !SQLLiterals.isEmptyData(value, column.type): break
        case .newUUID where context.dialect == .sqlite && !field.isList: break
        default: return []
        }
        return ["The app's default: \(value.written)."]
    }
}
