/// What Xcode's editor of Core Data models shows, in English wherever it is used.
enum ModelEditor {
    /// "Trip (Abstract Entity)": what kind of entity it is.
    static func isKind(_ word: String) -> Bool { ["abstract", "concrete"].contains(word.lowercased()) }

    /// "Abstract Entity: NO", "Parent Entity: Trip": settings of the entity that is chosen.
    static func isSetting(_ word: String) -> Bool { isKind(word) || word.lowercased() == "parent" }

    /// "Data Model Inspector": a part of the window, and no name behind a label.
    static func isPart(_ word: String) -> Bool {
        ["inspector", "editor", "navigator"].contains(word.lowercased())
    }
}
