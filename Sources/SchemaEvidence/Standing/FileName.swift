import DocumentWording
import Markdown
import Vocabulary

/// What the name of a document's file says of it: `Schema.md`, `data-model.md`, `cloudkit_records.md`.
enum FileName {
    static func announcesSchema(_ path: String) -> Bool {
        let file = path.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let words = words(of: file.split(separator: ".").first ?? "")
        return words.contains { $0.means(stores) } && !words.contains { $0.means(.messages) }
    }

    /// `dataModel` and `data-model` are two words each.
    private static func words(of name: Substring) -> Set<String> {
        var words: [String] = [""]
        var isBehindSmall = false
        for character in name {
            if !character.isLetter || character.isUppercase && isBehindSmall { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
            isBehindSmall = character.isLowercase
        }
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
        return Set(words + pairs)
    }

    private static let stores: ConceptSet = [
        .schema, .schemaFile, .recordTypeLabel, .cloudKit, .coreData, .swiftData,
    ]
}
