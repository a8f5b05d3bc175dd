import Diagnostics
package import SchemaModel

/// The comment of a property: the document's words, and what they do not say although the type cannot.
package struct SwiftFieldDocumentation {
    private var text: String

    package init(of field: Field, as element: SwiftValueType.Element, isDefaultUnused: Bool) {
        text = field.documentation ?? ""
        switch element {
        case .recordName:
            if let target = field.references { add("Names a `\(target)` record.", unless: target) }
        case .string, .int:
            if let name = field.enumName { add("Raw value of `\(name)`.", unless: name) }
        case .asset where text.isEmpty: text = "A file."
        case .json: add("JSON.", unless: "JSON")
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .openEnum,
            .appEnum:
            break
        }
        if let range = field.range {
            add(range.sentence, unless: range.high.map(String.init) ?? range.phrase)
        }
        if isDefaultUnused, let written = field.defaultValue?.written {
            add("Default: `\(written)`.", unless: written)
        }
    }

    package var lines: [String] { SwiftComment.documentation(text, indentation: 4) }

    /// Adds a sentence where the text does not hold some words already.
    package mutating func add(_ sentence: String, unless words: String = "") {
        guard words.isEmpty || !text.contains(bytesOf: words) else { return }
        if text.isEmpty {
            text = sentence
        } else {
            text += (text.last.map { ".!?:".contains($0) } ?? false ? " " : ". ") + sentence
        }
    }
}
