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
        let bytes: [UInt8]
        do {
            bytes = try FileReader.read(PathText.joined(folder, name))
        } catch {
            throw FileError(.read, path, code: error.code)
        }
        self.init(folder: folder, name: name, shownAs: path, bytes)
    }

    /// One at an absolute path with a text that is not on disk, such as what an editor shows.
    package init(path: String, text: [UInt8]) {
        self.init(folder: PathText.folder(of: path), name: PathText.name(of: path), shownAs: path, text)
    }

    private init(folder: String, name: String, shownAs path: String, _ bytes: [UInt8]) {
        self.folder = folder
        self.name = name
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        source = SourceFile(path: path, text: bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
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
              'gen init' writes one; or name a document: gen generate DOC --target swift --output DIR
            """
        case .ambiguous(let folder):
            "'\(folder)' has both 'gen.yml' and '.gen.yml'; remove one"
        }
    }
}
