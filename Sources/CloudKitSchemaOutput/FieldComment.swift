import CloudKitLanguage
import Output
import SchemaModel

/// What the comment on a field says: the document's words, and what CloudKit's types cannot show.
struct FieldComment {
    private let context: LoweringContext
    private let entity: Entity

    init(_ context: LoweringContext, _ entity: Entity) {
        self.context = context
        self.entity = entity
    }

    /// One line; nil where there is nothing to say.
    func text(of field: Field) -> String? {
        var text = PlainText.line(field.documentation.map(PlainText.of) ?? "").trimmed
        for (sentence, word) in facts(of: field) where text.isEmpty || !text.contains(word) {
            let ends = text.last.map { ".!?:;…。".contains($0) } ?? true
            text += (text.isEmpty ? "" : ends ? " " : ". ") + sentence
        }
        return text.isEmpty ? nil : text
    }

    /// Sentences, and the word that shows that the document says it already.
    private func facts(of field: Field) -> [(String, String)] {
        var facts: [(String, String)] = []
        if entity.keptKey(of: field) != nil {
            let name = "Called \(field.name) in the app."
            facts.append((name, name))
        }
        switch field.type {
        case .bool: facts.append(("Boolean.", "oolean"))
        case .uuid: facts.append((field.isList ? "UUIDs." : "UUID.", "UUID"))
        case .url: facts.append((field.isList ? "URLs." : "URL.", "URL"))
        case .json: facts.append(("JSON.", "JSON"))
        case .string, .int, .double, .decimal, .date, .data, .asset, .location, .reference, .enum: break
        }
        if let target = field.references { facts.append(("References \(target).", target)) }
        if field.references != nil, context.inverses.deleteRule(of: field, in: entity) == .cascade {
            facts.append(("Deleted with it.", "elete"))
        }
        if let fact = enumFact(of: field) { facts.append(fact) }
        if let range = field.range {
            facts.append((range.sentence, range.high.map(String.init) ?? range.phrase))
        }
        return facts.map { (PlainText.line($0.0), $0.1) }
    }

    private func enumFact(of field: Field) -> (String, String)? {
        guard let name = field.enumName else { return nil }
        guard let type = context.enumType(of: field), let first = type.cases.first else {
            return ("Raw value of \(name).", name)
        }
        return (type.knownValues(quote: "\""), first.name)
    }
}

extension String {
    fileprivate var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
