/// What the views in reach of a template offer, and which of it its tags ask for.
struct TemplateUsage: Sendable {
    /// In the order in which sections reached them, some more than once.
    private var tables: [TemplateKeyTable] = []
    private var used: Set<Key> = []

    /// The names in the tags that include another template.
    private(set) var partials: Set<String> = []

    private struct Key: Hashable {
        let view: ObjectIdentifier
        let name: String
    }

    mutating func add(_ table: TemplateKeyTable) { tables.append(table) }

    mutating func note(_ name: String, of table: TemplateKeyTable) {
        used.insert(Key(view: table.view, name: name))
    }

    mutating func note(partial name: String) { partials.insert(name) }

    /// Whether a tag asks for a key of a view.
    func uses(_ name: String, of table: TemplateKeyTable) -> Bool {
        used.contains(Key(view: table.view, name: name))
    }

    /// What no tag asks for, as `View.key`.
    var unusedKeys: [String] {
        var seen: Set<ObjectIdentifier> = []
        return tables.filter { seen.insert($0.view).inserted }.flatMap { table in
            table.names.filter { !used.contains(Key(view: table.view, name: $0)) }
                .map { "\(table.viewName).\($0)" }
        }
    }
}
