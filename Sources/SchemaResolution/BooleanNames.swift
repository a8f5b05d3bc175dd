/// Names that say of an integer that it is a Boolean, where nothing else explains it.
enum BooleanNames {
    static func isBoolean(_ name: String) -> Bool {
        var word = name[...]
        if word.hasPrefix("CD_") { word = word.dropFirst(3) }
        return prefixes.contains { isQuestion(word, with: $0) }
            || endings.contains { word.hasSuffix($0) && word.count > $0.count }
    }

    /// The prefix must be a word of its own: `isDone`, `is_done`, but not `issue`.
    private static func isQuestion(_ word: Substring, with prefix: String) -> Bool {
        guard word.hasPrefix(prefix), let next = word.dropFirst(prefix.count).first else { return false }
        return next.isUppercase || next == "_"
    }

    private static let prefixes = [
        "is", "has", "can", "should", "did", "allow", "allows", "show", "shows", "enable", "enables",
    ]

    private static let endings = [
        "Enabled", "Completed", "Disabled", "Archived", "Hidden", "Deleted", "Active", "_enabled",
        "_completed",
    ]
}
