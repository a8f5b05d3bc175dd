/// Names that say of an integer that it is a Boolean, where nothing else explains it.
enum BooleanNames {
    static func isBoolean(_ name: String) -> Bool {
        var word = name[...]
        if word.hasPrefix("CD_") { word = word.dropFirst(3) }
        return prefixes.contains { isQuestion(word, with: $0) } || endings.contains { isState(word, $0) }
            || countableEndings.contains { isState(word, $0) && !isCount(word.dropLast($0.count)) }
    }

    /// The prefix must be a word of its own: `isDone`, `is_done`, but not `issue`.
    private static func isQuestion(_ word: Substring, with prefix: String) -> Bool {
        guard word.hasPrefix(prefix), let next = word.dropFirst(prefix.count).first else { return false }
        return next.isUppercase || next == "_"
    }

    private static func isState(_ word: Substring, _ ending: String) -> Bool {
        word.hasSuffix(ending) && word.count > ending.count
    }

    /// `tasksCompleted` and `totalDeleted` count something.
    private static func isCount(_ stem: Substring) -> Bool {
        stem.hasSuffix("s")
            || ["total", "num", "number", "count", "times", "last"].contains { stem.hasPrefix($0) }
    }

    private static let prefixes = [
        "is", "has", "can", "should", "did", "allow", "allows", "show", "shows", "enable", "enables",
    ]

    private static let endings = ["Enabled", "Disabled", "_enabled", "_disabled"]

    private static let countableEndings = [
        "Completed", "Archived", "Hidden", "Deleted", "_completed", "_deleted",
    ]
}
