import GeneratorPipeline
import Output
import SchemaModel
import Workspace

/// What a new configuration is to write, and where: what was answered, else what fits.
struct StarterChoice {
    /// Those that were named; nil where each schema gets what fits its kind.
    var targets: [any OutputTarget.Type]?
    var folder = StarterChoice.defaultFolder

    static let defaultFolder = "Generated"

    func names(for kind: EntityKind) -> [String] {
        targets?.map { $0.name } ?? [Self.defaultTarget(for: kind)]
    }

    /// What an app needs first.
    static func defaultTarget(for kind: EntityKind) -> String {
        switch kind {
        case .cloudKit: "swift"
        case .swiftData: "swiftdata"
        case .coreData: "coredata"
        case .table: "sqlite"
        }
    }

    /// A folder as the configuration names it; nil for what is no folder below its own.
    static func folder(_ path: String) -> String? {
        let folder = PathText.normalized(path)
        return path.hasPrefix("/") || path.isEmpty || PathText.leadsUp(folder) ? nil : folder
    }
}
