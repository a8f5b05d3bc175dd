/// What things were called before: the one place that says what a former name means.
///
/// It means the only thing that had it, unless another has it now.
package struct Renamings: Sendable {
    private var places: [String: Int] = [:]

    package init(
        _ names: [(former: String, place: Int)] = [],
        unless isCurrent: (String) -> Bool = { _ in false }
    ) {
        var shared: Set<String> = []
        for (name, place) in names where !isCurrent(name) {
            if let other = places.updateValue(place, forKey: name), other != place { shared.insert(name) }
        }
        for name in shared { places[name] = nil }
    }

    package var isEmpty: Bool { places.isEmpty }
    package var names: some Sequence<String> { places.keys }

    package subscript(former: String) -> Int? { places.isEmpty ? nil : places[former] }
}

extension Renamings {
    /// What had another name in an older reading, by that name: its document says so, or the names differ only by case,
    /// which databases don't tell apart.
    static func pairs<Thing>(
        of things: [Thing], since old: [Thing], _ name: (Thing) -> String, formerNames: (Thing) -> [String]
    ) -> [String: Thing] {
        let (oldNames, names) = (Set(old.map(name)), Set(things.map(name)))
        let (gone, come) = (oldNames.subtracting(names), things.filter { !oldNames.contains(name($0)) })
        if gone.isEmpty || come.isEmpty { return [:] }
        let told = come.compactMap { thing in
            formerNames(thing).first(where: gone.contains).map { ($0, thing) }
        }
        let pairs = Dictionary(told) { first, _ in first }
        let known = Set(told.map { name($0.1) })
        let respelled = respelled(
            gone.filter { pairs[$0] == nil }, come.filter { !known.contains(name($0)) }, name)
        return pairs.merging(respelled) { told, _ in told }
    }

    /// The pairs of names that are the same in small letters, where there is but one of each.
    private static func respelled<Thing>(
        _ gone: Set<String>, _ come: [Thing], _ name: (Thing) -> String
    ) -> [String: Thing] {
        let before = Dictionary(grouping: gone) { $0.lowercased() }
        let now = Dictionary(grouping: come) { name($0).lowercased() }
        let pairs = before.compactMap { spelling, names in
            now[spelling].flatMap { names.count == 1 && $0.count == 1 ? (names[0], $0[0]) : nil }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
