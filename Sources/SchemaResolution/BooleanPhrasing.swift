/// "1 if hidden, 0 if not." says nothing beside `isHidden: Bool`, and 1 is no value of it.
enum BooleanPhrasing {
    /// Empty where the sentence says no more than the field's name.
    static func spelled(_ text: String, for name: String) -> String {
        guard text.hasPrefix(yes), let no = negations.first(where: { text.contains($0) }) else { return text }
        let parts = text.dropFirst(yes.count).split(separator: no, maxSplits: 1)
        guard let condition = parts.first, !condition.contains(where: { ".;".contains($0) }) else {
            return text
        }
        let rest = parts.count > 1 ? String(parts[1]) : ""
        if name.lowercased().hasSuffix(condition.lowercased()), rest.allSatisfy({ $0 == "." }) { return "" }
        return "True if \(condition), false\(no.dropFirst(", 0".count))\(rest)"
    }

    private static let yes = "1 if "
    private static let negations = [", 0 if not", ", 0 otherwise"]
}
