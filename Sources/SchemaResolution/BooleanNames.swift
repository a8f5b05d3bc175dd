/// Names that say of an integer that it is a Boolean, where nothing else explains it.
enum BooleanNames {
    static func isBoolean(_ name: String) -> Bool {
        var word = name.utf8[...]
        if word.starts(with: mirrorPrefix) { word = word.dropFirst(mirrorPrefix.count) }
        return prefixes.contains { isQuestion(word, with: $0) } || endings.contains { ends(word, with: $0) }
            || countableEndings.contains { ends(word, with: $0) && !isCount(word.dropLast($0.count)) }
    }

    /// The prefix must be a word of its own: `isDone`, `is_done`, but not `issue`.
    private static func isQuestion(_ word: Substring.UTF8View, with prefix: [UInt8]) -> Bool {
        guard word.first == prefix.first, word.starts(with: prefix) else { return false }
        guard let next = word.dropFirst(prefix.count).first else { return false }
        return next >= UInt8(ascii: "A") && next <= UInt8(ascii: "Z") || next == UInt8(ascii: "_")
    }

    private static func ends(_ word: Substring.UTF8View, with ending: [UInt8]) -> Bool {
        guard word.last == ending.last, word.count > ending.count else { return false }
        return word.suffix(ending.count).elementsEqual(ending)
    }

    /// `tasksCompleted` and `totalDeleted` count something.
    private static func isCount(_ stem: Substring.UTF8View) -> Bool {
        stem.last == UInt8(ascii: "s") || counts.contains { stem.starts(with: $0) }
    }

    private static let mirrorPrefix = Array("CD_".utf8)

    private static let prefixes = words("is has can should did allow allows show shows enable enables")

    private static let endings = words("Enabled Disabled _enabled _disabled")

    private static let countableEndings = words("Completed Archived Hidden Deleted _completed _deleted")

    private static let counts = words("total num number count times last")

    private static func words(_ text: String) -> [[UInt8]] {
        text.utf8.split(separator: 0x20).map(Array.init)
    }
}
