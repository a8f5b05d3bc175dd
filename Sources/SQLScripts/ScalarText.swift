import Output
import SQLLanguage
import SchemaModel

/// A value as people write it in a table, understood as a type, in the spelling that databases read.
package struct ScalarText {
    /// A text, or a number, or `true` or `false`.
    package let text: String
    private let meaning: FieldType

    /// Nil where the text is no value of the type: nothing is bent to fit.
    init?(_ written: String, as meaning: FieldType) {
        self.meaning = meaning
        guard !written.utf8.contains(0), let text = Self.canonical(written, meaning) else { return nil }
        self.text = text
    }

    private static func canonical(_ written: String, _ meaning: FieldType) -> String? {
        let trimmed = written.trimmingSpaces
        return switch meaning {
        case .string, .url, .reference, .enum: written
        case .int: Int64(trimmed).map { String($0) }
        case .double: NumberText.canonical(trimmed).flatMap { Double($0)?.isFinite == true ? $0 : nil }
        case .decimal: NumberText.canonical(trimmed)
        case .bool: bool(trimmed).map { String($0) }
        case .date: TimestampText.canonical(trimmed)
        case .uuid: isUUID(trimmed) ? trimmed.uppercased() : nil
        case .data: trimmed.isEmpty ? "" : nil
        // A name is made of a hash of the contents, which no document has.
        case .asset: nil
        case .location: location(trimmed)
        case .json: isPlainJSON(trimmed) ? trimmed : nil
        }
    }

    func literal(in dialect: SQLDialect) -> String {
        switch (meaning, dialect) {
        case (.int, _), (.double, _), (.decimal, .postgresql): text
        case (.bool, _): dialect.literal(text == "true")
        case (.data, .sqlite): "X''"
        case (.string, _), (.decimal, .sqlite), (.date, _), (.uuid, _), (.url, _), (.data, .postgresql),
            (.asset, _),
            (.location, _), (.reference, _), (.enum, _), (.json, _):
            dialect.literal(text)
        }
    }

    /// As an element of a list in SQLite, and as the generated Swift writes it.
    var json: String {
        switch meaning {
        case .int, .double, .decimal, .bool, .location, .json: text
        case .string, .date, .uuid, .url, .data, .asset, .reference, .enum: JSONText.quoted(text)
        }
    }
}

extension ScalarText {
    private static func bool(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "1", "ja", "oui", "sí", "si", "sim", "✓", "✅", "☑️", "✔️", "✔": true
        case "false", "no", "0", "nein", "non", "não", "✗", "✘", "❌", "✖️", "✖": false
        default: nil
        }
    }

    private static func isUUID(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 36 else { return false }
        return bytes.indices.allSatisfy { index in
            [8, 13, 18, 23].contains(index)
                ? bytes[index] == UInt8(ascii: "-") : Character(UnicodeScalar(bytes[index])).isHexDigit
        }
    }

    /// `52.5, 13.4`: latitude and longitude.
    private static func location(_ text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { NumberText.canonical(String($0).trimmingSpaces) }
        guard parts.count == 2, numbers.count == 2 else { return nil }
        return "{\"latitude\":\(numbers[0]),\"longitude\":\(numbers[1])}"
    }

    /// JSON that needs no parser to be seen as such; a longer text in a table's cell is rare and refused.
    private static func isPlainJSON(_ text: String) -> Bool {
        switch text {
        case "{}", "[]", "null", "true", "false", "\"\"": true
        default: Int64(text).map { String($0) == text } ?? false
        }
    }
}

extension String {
    /// Without spaces and tabs at its ends.
    var trimmingSpaces: String {
        guard let start = utf8.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
            let end = utf8.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
        else { return "" }
        return String(self[start...end])
    }
}
