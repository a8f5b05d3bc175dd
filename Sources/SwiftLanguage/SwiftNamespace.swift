/// Names of one scope, which must differ from each other.
struct SwiftNamespace {
    /// How often a name was asked for.
    private var claims: [String: Int]
    private let ignoresCase: Bool

    init(taken: Set<String> = [], ignoresCase: Bool = false) {
        claims = Dictionary(uniqueKeysWithValues: taken.map { ($0, 1) })
        self.ignoresCase = ignoresCase
    }

    /// The wanted name where it can be had, else one with a number behind it.
    mutating func claim(_ wanted: String) -> String {
        var name = wanted
        let base = folded(wanted)
        while claims[folded(name)] != nil {
            let count = claims[base, default: 1] + 1
            claims[base] = count
            name = "\(wanted)\(wanted.last?.isNumber == true ? "_" : "")\(count)"
        }
        claims[folded(name)] = 1
        return name
    }

    private func folded(_ name: String) -> String { ignoresCase ? name.lowercased() : name }
}
