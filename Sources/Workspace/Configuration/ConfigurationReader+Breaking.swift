import Yams

extension ConfigurationReader {
    /// `breaking: { levels: [cloudkit, sql] }`. Which levels there are is known to the room that compares.
    mutating func readBreaking(_ node: Node) -> [ConfiguredName]? {
        guard let members = members(of: node, BreakingKey.self, in: "'breaking'"),
            let nodes = required(members, .levels, of: node, in: "'breaking'").flatMap({
                elements(of: $0, in: "levels")
            })
        else { return nil }
        if nodes.isEmpty {
            complain(
                .keyMissing, "'levels' names no level", at: span(of: node),
                remedy: "name one, or remove 'breaking'")
        }
        var levels: [ConfiguredName] = []
        for node in nodes {
            guard let name = text(node, as: "a level") else { continue }
            levels.append(ConfiguredName(name, at: span(of: node)))
        }
        return levels
    }

    private enum BreakingKey: String, CaseIterable {
        case levels
    }
}
