/// Headings of settings, notes and rules: what they are about is hardly a record type, but may be one as well.
///
/// "Configuration variables" may hold fields of a record with the settings; "Request parameters" never do.
enum SettingsHeading {
    static func stands(above passage: Int, in outline: DocumentOutline) -> Bool {
        var section: Int? = outline.passages[passage].section
        var isFound = false
        while let index = section {
            let tokens = outline.sections[index].heading?.tokens ?? []
            let isTitle = outline.sections[index].level == 1
            for token in tokens where token.means(isTitle ? .elsewhere : [.elsewhere, .aside]) {
                guard words.contains(StatementVocabulary.lowercased(token.text)) else { return false }
                isFound = true
            }
            section = outline.sections[index].parent
        }
        return isFound
    }

    private static let words: Set = [
        "variable", "variables", "constants", "options", "flags", "note", "notes", "usage", "history",
        "rules",
        "migration", "hinweise", "notizen", "regeln", "remarques", "règles", "notas", "reglas", "regras",
    ]
}
