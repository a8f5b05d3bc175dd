import GeneratorPipeline
import Workspace

/// The documents that the command line names.
enum InputDocuments {
    /// Reads one; `-` is standard input. Messages name it as it is given here, or as is said.
    static func read(
        _ path: String, in folder: String = "", shownAs shownPath: String? = nil
    ) throws(FileError) -> InputDocument {
        if path == "-" {
            return InputDocument(path: "<stdin>", bytes: try FileReader.readStandardInput())
        }
        do {
            return InputDocument(
                path: shownPath ?? path, bytes: try FileReader.read(PathText.joined(folder, path)))
        } catch {
            throw FileError(.read, shownPath ?? path, code: error.code)
        }
    }

    static func checkUnique(_ paths: [String]) throws(UsageError) {
        var known: Set<String> = []
        for path in paths where !known.insert(path).inserted {
            throw UsageError("the document '\(path)' is given twice\n  name it once")
        }
    }

    /// The first document's file name without its extension.
    static func schemaName(of paths: [String]) -> String {
        guard let path = paths.first, path != "-" else { return "Schema" }
        let name = PathText.name(of: path)
        let end = name.lastIndex(of: ".") ?? name.endIndex
        return String(end == name.startIndex ? name[...] : name[..<end])
    }
}
