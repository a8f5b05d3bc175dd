/// "References the owning `DeedCard` record." reads better as "The owning `DeedCard`." beside a typed reference.
enum ReferencePhrasing {
    static func shortened(_ text: String) -> String {
        guard let first = text.utf8.first, "RLP".utf8.contains(first),
            let verb = verbs.first(where: { text.hasPrefix($0) })
        else { return text }
        let rest = text.dropFirst(verb.count)
        guard articles.contains(where: { rest.hasPrefix($0) }) else { return text }
        return capitalised(withoutRecord(String(rest)))
    }

    private static func withoutRecord(_ text: String) -> String {
        for ending in ["` record.", "` record", "` entity.", "` entity"] where text.hasSuffix(ending) {
            return text.dropLast(ending.count) + (ending.hasSuffix(".") ? "`." : "`")
        }
        return text
    }

    static func capitalised(_ text: String) -> String {
        guard let first = text.first, first.isLowercase else { return text }
        return first.uppercased() + text.dropFirst()
    }

    private static let verbs = [
        "References ", "Reference to ", "Refers to ", "Links to ", "Link to ", "Points to ", "Pointer to ",
    ]

    private static let articles = ["the ", "a ", "an ", "its ", "their "]
}
