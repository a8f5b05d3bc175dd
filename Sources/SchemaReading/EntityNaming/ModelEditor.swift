/// What Xcode's editor of Core Data models shows, in English wherever it is used.
enum ModelEditor {
    /// "Abstract Entity", "Parent Entity": the word before the label says what kind of entity it is.
    static func isKind(_ word: String) -> Bool {
        ["abstract", "concrete", "parent"].contains(word.lowercased())
    }

    /// "Data Model Inspector": a part of the window, and no name behind a label.
    static func isPart(_ word: String) -> Bool {
        ["inspector", "editor", "navigator"].contains(word.lowercased())
    }
}
