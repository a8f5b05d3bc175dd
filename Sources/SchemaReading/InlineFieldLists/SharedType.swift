import Diagnostics
import SchemaModel
import Vocabulary

/// The type of all fields of a list in a sentence, said at its end: "all `String`", "all `String` except `start: Date/Time`".
struct SharedType {
    private let type: DeclaredType
    private var exceptions: [String: DeclaredType] = [:]

    init?(_ text: String, at span: SourceSpan) {
        let words = text.split { $0 == " " || $0 == "`" || $0 == "*" }
        guard words.count > 1, words[0].lowercased().means(.every),
            let type = TypeSpelling(String(words[1]), at: span)?.type,
            TypeVocabulary.meaning(of: type.name) != nil
        else { return nil }
        self.type = type
        guard words.count > 2 else { return }
        guard words[2].lowercased().means(.exception) else { return nil }
        for part in words[3...].joined(separator: " ").split(separator: ",") {
            let bytes = Array(part.utf8)
            guard let line = FieldLineParser.parse(bytes, in: bytes.indices), let range = line.type,
                let type = TypeSpelling(String(decoding: bytes[range], as: UTF8.self), at: span)?.type,
                TypeVocabulary.meaning(of: type.name) != nil
            else { return nil }
            for name in line.names { exceptions[name.text] = type }
        }
    }

    /// Gives the type to the fields that have none; the number of fields that then have one.
    func type(_ fields: inout [DeclaredField]) -> Int {
        for index in fields.indices where fields[index].type == nil {
            fields[index].type = exceptions[fields[index].name.value] ?? type
        }
        return fields.count
    }
}
