import CoreDataLanguage
import Diagnostics
import SchemaModel

/// Turns documented indexes, and keys by which the app looks for duplicates, into fetch indexes.
struct FetchIndexLowering {
    private let entity: Entity
    private let attributes: [[CoreDataAttribute]]
    private var known: Set<[Part]> = []
    private var names: Set<String> = []
    private(set) var views: [FetchIndexView] = []
    private(set) var diagnostics: [Diagnostic] = []

    private struct Part: Hashable {
        let property: String
        let isDescending: Bool

        var element: String {
            let order = isDescending ? "descending" : "ascending"
            return "property=\(XMLText.quoted(property)) type=\"Binary\" order=\"\(order)\""
        }
    }

    init(_ entity: Entity, attributes: [[CoreDataAttribute]]) {
        self.entity = entity
        self.attributes = attributes
        for index in entity.indexes { add(index) }
        for key in entity.uniqueKeys where key.isUsable {
            let parts = key.fields.compactMap { part($0, isDescending: false) }
            if parts.count == key.fields.count { add(parts) }
        }
    }

    private mutating func add(_ index: Index) {
        let missing = index.fields.first {
            entity.field(named: $0.name) == nil && SystemField(named: $0.name) == nil
        }
        // Told where the document is read.
        if missing != nil { return }
        guard index.kind != .searchable else {
            diagnostics.append(.withoutTextSearch(index.fields.map(\.name), of: entity))
            return
        }
        let parts = index.fields.compactMap { part($0.name, isDescending: $0.descending) }
        // Of one without the other nobody said that it should be looked for by.
        if parts.count == index.fields.count { return add(parts) }
        let isKeptByItself = index.fields.count == 1 && isRelationship(index.fields[0].name)
        if !isKeptByItself { diagnostics.append(.withoutIndex(index.fields.map(\.name), of: entity)) }
    }

    private mutating func add(_ parts: [Part]) {
        guard !parts.isEmpty, known.insert(parts).inserted else { return }
        let words = parts.map { $0.property.prefix(1).uppercased() + $0.property.dropFirst() }
        let name = "by\(words.joined())"
        var free = name + "Index"
        var number = 2
        while !names.insert(free).inserted {
            free = "\(name)\(number)Index"
            number += 1
        }
        views.append(FetchIndexView(name: XMLText.quoted(free), elements: parts.map(\.element)))
    }

    /// Those Core Data indexes without being told.
    private func isRelationship(_ name: String) -> Bool {
        entity.fields.contains { $0.name == name && $0.type == .reference }
    }

    /// Nil for what SQLite does not index under Core Data: relationships, archives and data.
    private func part(_ name: String, isDescending: Bool) -> Part? {
        guard let place = entity.fields.firstIndex(where: { $0.name == name }),
            let attribute = attributes[place].first, attributes[place].count == 1
        else { return nil }
        switch attribute.type {
        case .binary, .transformable: return nil
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .uuid,
            .uri:
            return Part(property: attribute.name, isDescending: isDescending)
        }
    }
}
