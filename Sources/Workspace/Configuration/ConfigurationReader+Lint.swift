import Diagnostics
import Yams

extension ConfigurationReader {
    /// `lint: { profiles: [cloudkit], severities: { lint.size: off } }`.
    mutating func readLint(_ node: Node) -> ConfiguredLint {
        var lint = ConfiguredLint()
        guard let members = members(of: node, LintKey.self, in: "'lint'") else { return lint }
        let profiles = members[.profiles].flatMap { elements(of: $0, in: "profiles") } ?? []
        for node in profiles {
            guard let name = text(node, as: "a profile") else { continue }
            lint.profiles.append(ConfiguredName(name, at: span(of: node)))
        }
        let severities = members[.severities].flatMap { pairs(of: $0, in: "'severities'") } ?? []
        for (keyNode, value) in severities {
            guard let rule = text(keyNode, as: "a rule"), let level = level(value) else { continue }
            lint.severities.append(
                ConfiguredSeverity(
                    rule: ConfiguredName(rule, at: span(of: keyNode)), severity: level.severity))
        }
        return lint
    }

    /// YAML takes `off` for false.
    private mutating func level(_ node: Node) -> Level? {
        node.bool == false ? .off : choice(node, Level.self)
    }

    private enum Level: String, CaseIterable {
        case error, warning, note, off

        var severity: Diagnostic.Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .off: nil
            }
        }
    }

    private enum LintKey: String, CaseIterable {
        case profiles, severities
    }
}
