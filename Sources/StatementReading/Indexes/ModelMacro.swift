import DocumentWording
import SwiftReading
import Vocabulary

/// SwiftData's macro for indexes or keys as its author wrote it, which need not be whole Swift: `#Index(start, owner)`.
struct ModelMacro {
    let isUnique: Bool

    /// The name in angle brackets, or that of the paths: `\Trip.start`.
    private(set) var model: String?

    /// The fields of each index or key; empty where its form is not known, or more stands behind it.
    private(set) var lists: [[String]] = []

    static func begins(_ text: String) -> Bool { text.hasPrefix("#Index") || text.hasPrefix("#Unique") }

    /// Nil where it names no field: `#Index`, `#Index(_:)`, `#IndexOf(start)`.
    init?(_ text: String) {
        guard let name = ["#Index", "#Unique"].first(where: text.hasPrefix),
            let open = text.firstIndex(of: "("),
            case let inner = text[text.index(after: open)...],
            let next = text.dropFirst(name.count).first, next == "(" || next == "<",
            inner.contains(where: \.isLetter)
        else { return nil }
        isUnique = name == "#Unique"
        let source = SwiftReader().read(text)
        if let macro = source.macros.first, source.macros.count == 1,
            macro.range.upperBound == text.utf8.count,
            !macro.lists.isEmpty
        {
            let roots = Self.roots(of: text).union([macro.model].compactMap(\.self))
            guard roots.count < 2 else { return }
            model = roots.first
            lists = macro.lists
        } else if text.last == ")", !inner.dropLast().contains("(") {
            let paths = inner.dropLast().split(separator: ",").map(Self.path)
            let roots = Set(paths.compactMap(\.root))
            guard paths.allSatisfy({ Identifier.isValid($0.name) }), roots.count < 2 else { return }
            lists = [paths.map { String($0.name) }]
            model = roots.first.map(String.init)
        }
    }

    /// `Trip` of `[\Trip.start]`.
    private static func roots(of text: String) -> Set<String> {
        let paths = text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
        return Set(paths.lazy.map { String($0.prefix { $0 != "." }) }.filter { !$0.isEmpty })
    }

    /// `\.start`, `\Trip.start`, `start`
    private static func path(_ text: Substring) -> (root: Substring?, name: Substring) {
        let path = text.trimming { $0 == " " }
        guard path.first == "\\", let dot = path.firstIndex(of: ".") else { return (nil, path) }
        let root = path[..<dot].dropFirst()
        return (root.isEmpty ? nil : root, path[path.index(after: dot)...])
    }
}
