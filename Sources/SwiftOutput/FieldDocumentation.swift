import SchemaModel
import SwiftLanguage

/// The comment of a property: the document's words, and what they do not say although the type cannot.
struct FieldDocumentation {
    private var text: String

    init(of field: Field, _ property: SwiftProperty, isDefaultUnused: Bool) {
        text = field.documentation ?? ""
        switch property.type.element {
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
            add("From \(range.lowerBound) to \(range.upperBound).", unless: "\(range.upperBound)")
        }
        if field.isEncrypted { add("Encrypted.", unless: "ncrypted") }
        if isDefaultUnused, let written = field.defaultValue?.written {
            add("Default: `\(written)`.", unless: written)
        }
        if property.systemField != nil {
            add("CloudKit keeps it: nil until the record is saved.", unless: "")
        }
    }

    var lines: [String] { SwiftComment.documentation(text, indentation: 4) }

    private mutating func add(_ sentence: String, unless words: String) {
        guard words.isEmpty || !text.contains(words) else { return }
        if text.isEmpty {
            text = sentence
        } else {
            text += (text.last.map { ".!?:".contains($0) } ?? false ? " " : ". ") + sentence
        }
    }
}
