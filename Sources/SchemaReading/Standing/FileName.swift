import Markdown

/// What the name of a document's file says of it: `Schema.md`, `data-model.md`, `cloudkit_records.md`.
enum FileName {
    static func announcesSchema(_ path: String) -> Bool {
        let file = path.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let words = words(of: file.split(separator: ".").first ?? "")
        return !words.isDisjoint(with: stores) && words.isDisjoint(with: StandingWords.messages)
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

    private static let stores: Set<String> = StandingWords.schemas.union([
        "datamodels", "recordtypes", "entities", "cloudkit", "swiftdata", "coredata", "database",
        "datenmodell", "datenbank", "modèlededonnées", "modelodedatos", "データモデル",
    ])
}
