import Diagnostics
import DocumentWording

/// The path of a document in a store of collections: `users/{uid}/trips/{id}` is one of the collection `trips`.
enum CollectionPath {
    /// Nil for what is no path with a place-holder.
    static func collection(of path: String) -> String? {
        guard path.contains("/"), path.contains("{") else { return nil }
        let name = path.split(separator: "/").last { !$0.contains("{") && !$0.contains("}") }
        return name.flatMap { Identifier.isValid($0) ? String($0) : nil }
    }

    /// The collection of a path that a range of a heading begins with, outside of code.
    static func plain(in wording: Wording, _ range: Range<Int>) -> Wording.Token? {
        guard let start = range.first, wording.tokens[start].kind == .word else { return nil }
        let end = range.dropFirst().first { wording.tokens[$0].isSpaced } ?? range.upperBound
        let path = start..<end
        guard path.contains(where: { wording.tokens[$0].text == "{" }) else { return nil }
        let name = path.last { index in
            guard wording.tokens[index].kind == .word, wording.tokens[index].isName else { return false }
            let isInside = index > start && wording.tokens[index - 1].text == "{"
            let isWhole = index == start || wording.tokens[index - 1].sign == .slash
            return isWhole && !isInside && (index + 1 == end || wording.tokens[index + 1].sign == .slash)
        }
        return name.map { wording.tokens[$0] }
    }
}
