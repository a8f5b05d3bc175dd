/// Names of documents, which may hold anything, as messages show them.
package enum MessageText {
    /// On one line, cut where nobody would read on.
    package static func name(_ text: String) -> String {
        PlainText.line(text.count > 80 ? text.prefix(80) + "…" : text)
    }

    /// The first names of a list. For example: `'A', 'B', 'C', 'D' and 3 more`.
    package static func names(_ names: [String]) -> String {
        let first = names.prefix(4).map { "'\(name($0))'" }
        let rest = names.count - first.count
        if rest > 0 { return first.joined(separator: ", ") + " and \(rest) more" }
        guard let last = first.last, first.count > 1 else { return first.joined() }
        return first.dropLast().joined(separator: ", ") + " and " + last
    }
}
