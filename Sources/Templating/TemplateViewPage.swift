/// What a view offers to a template, as its type tells it: for who writes a template of their own.
package struct TemplateViewPage: Hashable, Sendable {
    /// For example: `PropertyView`.
    package let view: String

    /// In the order of the type.
    package let keys: [Key]

    package struct Key: Hashable, Sendable {
        package let name: String
        package let kind: Kind
        package let sentence: String
    }

    /// What a tag can do with a key.
    package enum Kind: Hashable, Sendable {
        case text, flag, texts
        case views(String)
    }

    /// The view of a template and those that can be reached from it, each once.
    package static func pages(from table: TemplateKeyTable) -> [TemplateViewPage] {
        var pages: [TemplateViewPage] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = [table]
        while let table = waiting.first {
            waiting.removeFirst()
            guard seen.insert(table.view).inserted else { continue }
            pages.append(TemplateViewPage(table))
            waiting += table.names.compactMap { table.readers[$0]?.elements }
        }
        return pages
    }

    private init(_ table: TemplateKeyTable) {
        view = table.viewName
        keys = zip(table.names, table.sentences).compactMap { name, sentence in
            table.readers[name].map { Key(name: name, kind: $0.kind, sentence: sentence) }
        }
    }
}

extension TemplateReader {
    fileprivate var kind: TemplateViewPage.Kind {
        switch self {
        case .text: .text
        case .flag: .flag
        case .texts: .texts
        case .views(let list): .views(list.elements().viewName)
        }
    }

    fileprivate var elements: TemplateKeyTable? {
        switch self {
        case .text, .flag, .texts: nil
        case .views(let list): list.elements()
        }
    }
}
