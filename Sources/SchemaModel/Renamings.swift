/// What things were called before: the one place that says what a former name means.
///
/// It means the only thing that had it, unless another has it now.
package struct Renamings: Sendable {
    private var places: [String: Int] = [:]

    package init(
        _ names: some Sequence<(former: String, place: Int)> = [],
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
