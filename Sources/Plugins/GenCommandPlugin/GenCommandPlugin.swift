import Foundation
import PackagePlugin

/// `swift package gen`: runs `gen` in the folder of the package, with the arguments that follow.
@main
struct GenCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "gen")
        try run(tool, arguments, in: context.package.directoryURL)
    }

    /// Fails as the tool does. The tool has said why.
    private func run(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }
}

/// The tool did not succeed.
struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "gen ended with exit code \(status)" }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenCommandPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let tool = try context.tool(named: "gen")
            try run(tool, withoutTargets(arguments), in: context.xcodeProject.directoryURL)
        }

        /// Xcode names the targets that the user picked, but a configuration is one of the whole project.
        private func withoutTargets(_ arguments: [String]) -> [String] {
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            return extractor.remainingArguments
        }
    }
#endif
