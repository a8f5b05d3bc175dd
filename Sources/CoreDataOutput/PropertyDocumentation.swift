import Output
import SchemaModel

/// What the document says of a property, and what the model's types cannot show.
struct PropertyDocumentation {
    /// Empty where there is nothing to say.
    private(set) var text: String

    init(_ field: Field, enumType: EnumType?) {
        text = Self.plain(field.documentation)
        if let name = field.enumName {
            if let enumType, let first = enumType.cases.first {
                add(enumType.knownValues(quote: ""), unless: first.name)
            } else {
                add("Raw value of \(name).", unless: name)
            }
        }
        switch field.type {
        case .json: add("JSON.", unless: "JSON")
        case .reference:
            if let target = field.references, !field.isList { add("Names a \(target).", unless: target) }
            if let target = field.references, field.isList { add("Each names a \(target).", unless: target) }
        case .location: add("In degrees.", unless: "degrees")
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .enum: break
        }
    }

    /// One line without Markdown.
    static func plain(_ documentation: String?) -> String {
        let lines = TextWrapping.lines(of: documentation.map(PlainText.of) ?? "", width: .max)
        return PlainText.line(lines.filter { !$0.isEmpty }.joined(separator: " "))
    }

    private mutating func add(_ sentence: String, unless word: String) {
        if text.contains(word) { return }
        let ends = text.last.map { ".!?:;…。".contains($0) } ?? true
        text += (text.isEmpty ? "" : ends ? " " : ". ") + PlainText.line(sentence)
    }
}
