package import Diagnostics

/// The configuration file of a run, found and read as text.
package struct ConfigurationFile: Sendable {
    /// The absolute path of its folder.
    package let folder: String

    /// For example: `gen.yml`.
    package let name: String
    package let source: SourceFile

    /// The names under which it is found.
    package static let names = ["gen.yml", ".gen.yml"]

    /// Finds the nearest one in a folder and those above it.
    package static func find(from folder: String) throws -> ConfigurationFile {
        var current = PathText.normalized(folder)
        var up = ""
        while true {
            let found = names.filter { FileReader.exists(PathText.joined(current, $0)) }
            if found.count > 1 { throw ConfigurationSearchError.ambiguous(folder: current) }
            if let name = found.first {
                return try ConfigurationFile(folder: current, name: name, shownAs: up + name)
            }
            if current == "/" { throw ConfigurationSearchError.nothingFound(folder: folder) }
            current = PathText.folder(of: current)
            up += "../"
        }
    }

    /// Every path at which one would be found from a folder, the nearest first.
    package static func candidates(from folder: String) -> [String] {
        var current = PathText.normalized(folder)
        var paths: [String] = []
        while true {
            paths += names.map { PathText.joined(current, $0) }
            if current == "/" { return paths }
            current = PathText.folder(of: current)
        }
    }

    /// Reads the one that the command line names.
    package static func named(_ path: String, in folder: String) throws(FileError) -> ConfigurationFile {
        let absolute = PathText.normalized(PathText.joined(folder, path))
        return try ConfigurationFile(
            folder: PathText.folder(of: absolute), name: PathText.name(of: absolute), shownAs: path)
    }

    private init(folder: String, name: String, shownAs path: String) throws(FileError) {
        self.folder = folder
        self.name = name
        var bytes: [UInt8]
        do {
            bytes = try FileReader.read(PathText.joined(folder, name))
        } catch {
            throw FileError(.read, path, code: error.code)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        source = SourceFile(path: path, text: bytes)
    }
}

/// There is no configuration, or there are two.
package enum ConfigurationSearchError: Error, Hashable, Sendable, CustomStringConvertible {
    case nothingFound(folder: String)
    case ambiguous(folder: String)

    package var description: String {
        switch self {
        case .nothingFound(let folder):
            """
            there is no 'gen.yml' or '.gen.yml' in '\(folder)' or above it
              write one, or name a document: gen generate DOC --target swift --output DIR
            """
        case .ambiguous(let folder):
            "'\(folder)' has both 'gen.yml' and '.gen.yml'; remove one"
        }
    }
}
