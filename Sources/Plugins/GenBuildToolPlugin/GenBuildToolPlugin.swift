import Foundation
import PackagePlugin

/// Adds one Swift file to a target whose folder has a `gen.yml`: everything that `gen` makes of its documents.
///
/// A build has to know the outputs of a command before the command runs, and the names of record types are in
/// documents. So the file has the same name always.
@main
struct GenBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        return [
            try command(
                for: module.name, files: module.sourceFiles.map(\.url),
                tool: try context.tool(named: "gen").url, writingTo: context.pluginWorkDirectoryURL)
        ]
    }

    private func command(
        for target: String, files: [URL], tool: URL, writingTo folder: URL
    ) throws -> Command {
        let configurations = files.filter { $0.lastPathComponent == "gen.yml" }
        guard let configuration = configurations.first, configurations.count == 1 else {
            throw ConfigurationError(target: target, count: configurations.count)
        }
        let output = folder.appending(path: "GeneratedModels.swift")
        return .buildCommand(
            displayName: "Generating models of \(target)",
            executable: tool,
            arguments: [
                "generate", "--config", configuration.path(percentEncoded: false),
                "--single-file", output.path(percentEncoded: false), "--force", "--quiet",
            ],
            inputFiles: [configuration] + (try documents(of: configuration, among: files)),
            outputFiles: [output])
    }

    /// Every document and template of the target, and every one that the configuration names: a change of any starts a
    /// new run.
    ///
    /// Plugins have no reader of YAML. A word too many does no harm.
    private func documents(of configuration: URL, among files: [URL]) throws -> [URL] {
        let folder = configuration.deletingLastPathComponent()
        let separators: Set<Character> = [" ", ",", "[", "]", "{", "}", "\"", "'", "\n", "\r", "\t"]
        let named = try String(contentsOf: configuration, encoding: .utf8)
            .split { separators.contains($0) }
            .map { folder.appending(path: String($0)).standardizedFileURL }
        let templates = named.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        let documents = (files + named + templates).filter {
            ["md", "markdown", "mustache"].contains($0.pathExtension.lowercased())
        }
        let existing = documents.filter {
            FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
        }
        return Set(existing).sorted { $0.path < $1.path }
    }
}

/// The target has no configuration, or two.
struct ConfigurationError: Error, CustomStringConvertible {
    let target: String
    let count: Int

    var description: String {
        count == 0
            ? "the folder of the target '\(target)' has no 'gen.yml', which says what to generate"
            : "the folder of the target '\(target)' has more than one 'gen.yml'; keep one"
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenBuildToolPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [
                try command(
                    for: target.displayName, files: target.inputFiles.map(\.url),
                    tool: try context.tool(named: "gen").url, writingTo: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif
