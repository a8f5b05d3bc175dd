package import Foundation

/// `swiftc` over generated files: each run takes seconds, so tests hand it as much as they can at once.
package struct SwiftCompiler: Sendable {
    /// Where sources, modules and programs are.
    package let folder: URL

    package init(in folder: URL) {
        self.folder = folder
    }

    /// Swift 6 with its strictest rules, those of the next language mode too if asked for.
    ///
    /// All files at once: with a job for each the compiler takes five times as long.
    package static func flags(nextLanguageMode: Bool) -> [String] {
        let features = ["InternalImportsByDefault", "ExistentialAny", "MemberImportVisibility"]
        return ["-swift-version", "6", "-warnings-as-errors", "-package-name", "generated", "-wmo"]
            + (nextLanguageMode ? features.flatMap { ["-enable-upcoming-feature", $0] } : [])
    }

    /// Writes the files of one module into a folder of its own and returns their paths.
    package func write(_ files: [String: String], to name: String) throws -> [String] {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return try files.sorted { $0.key < $1.key }.map { file in
            let url = place.appending(path: file.key)
            try Data(file.value.utf8).write(to: url)
            return url.path
        }
    }

    /// What the compiler says to sources that it only checks; nothing where they are right.
    package func check(_ paths: [String], module: String, flags: [String]) throws -> String {
        try Command("swiftc", ["-typecheck", "-module-name", module] + flags + paths, in: folder).run().errors
    }

    /// Compiles a program, with `main.swift` among the sources, and runs it.
    package func run(_ paths: [String], name: String, flags: [String]) throws -> Command.Outcome {
        let build = try build(paths, name: name, flags: flags)
        guard build.status == 0 else { return build }
        return try Command(folder.appending(path: name).path, in: folder).run()
    }

    /// Compiles a program, which then lies in the folder under its name.
    package func build(_ paths: [String], name: String, flags: [String]) throws -> Command.Outcome {
        let program = folder.appending(path: name).path
        return try Command("swiftc", ["-o", program, "-module-name", name] + flags + paths, in: folder).run()
    }
}
