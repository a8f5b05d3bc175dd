import Output
import Templating

/// A target that writes a folder, with some options.
struct FolderTarget: OutputTarget {
    static let name = "swift"
    static let layout = OutputLayout.folder
    static let acceptedOptions: Set<OutputOptions.Key> = [
        .access, .enumTypes, .closedEnums, .recordNames,
    ]

    static func proposedName(for schema: String) -> String { "sample" }

    static var templates: [any ReplaceableTemplate] { [] }

    func render(_ request: OutputRequest) -> OutputResult { OutputResult() }

    func explanations(of request: OutputRequest) -> [EntityExplanation] { [] }
}

/// A target that writes one file and has no options.
struct FileTarget: OutputTarget {
    static let name = "sqlite"
    static let layout = OutputLayout.file
    static let acceptedOptions: Set<OutputOptions.Key> = []

    static func proposedName(for schema: String) -> String { "sample" }

    static var templates: [any ReplaceableTemplate] { [] }

    func render(_ request: OutputRequest) -> OutputResult { OutputResult() }

    func explanations(of request: OutputRequest) -> [EntityExplanation] { [] }
}
