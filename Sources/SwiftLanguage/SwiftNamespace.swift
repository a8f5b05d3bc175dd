/// Names of one scope, which must differ from each other.
struct SwiftNamespace {
    /// How often a name was asked for.
    private var claims: [String: Int]
    private let ignoresCase: Bool

    /// What each name takes along, with this before it: a macro declares it.
    private let companionPrefix: String?

    init(taken: Set<String> = [], ignoresCase: Bool = false, companionPrefix: String? = nil) {
        claims = Dictionary(uniqueKeysWithValues: taken.map { ($0, 1) })
        self.ignoresCase = ignoresCase
        self.companionPrefix = companionPrefix
    }

    /// The wanted name where it can be had, else one with a number behind it.
    mutating func claim(_ wanted: String) -> String {
        var name = wanted
        let base = folded(wanted)
        while isTaken(name) {
            let count = claims[base, default: 1] + 1
            claims[base] = count
            name = "\(wanted)\(wanted.last?.isNumber == true ? "_" : "")\(count)"
        }
        claims[folded(name)] = 1
        if let companionPrefix { claims[companionPrefix + name] = 1 }
        return name
    }

    private func isTaken(_ name: String) -> Bool {
        claims[folded(name)] != nil || companionPrefix.map { claims[$0 + name] != nil } ?? false
    }

    private func folded(_ name: String) -> String { ignoresCase ? name.lowercased() : name }
}
