/// Names of one scope, which must differ from each other.
struct SwiftNamespace {
    /// How often a name was asked for.
    private var claims: [String: Int] = [:]

    /// Names that nobody gets. Apart from the claims: most scopes of a schema share them.
    private let taken: Set<String>
    private let ignoresCase: Bool

    /// What each name takes along, with this before it: a macro declares it.
    private let companionPrefix: String?

    init(
        taken: Set<String> = [], ignoresCase: Bool = false, companionPrefix: String? = nil,
        expecting count: Int = 0
    ) {
        self.taken = taken
        self.ignoresCase = ignoresCase
        self.companionPrefix = companionPrefix
        if count > 0 { claims.reserveCapacity(count) }
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
        isKnown(folded(name)) || companionPrefix.map { isKnown($0 + name) } ?? false
    }

    private func isKnown(_ name: String) -> Bool { claims[name] != nil || taken.contains(name) }

    private func folded(_ name: String) -> String { ignoresCase ? name.lowercased() : name }
}
