import GeneratorPipeline
import Workspace

/// The documents that the command line names.
enum InputDocuments {
    /// Reads them in their order; `-` is standard input.
    static func read(_ paths: [String]) throws -> [InputDocument] {
        for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
            throw UsageError("the document '\(path)' is given twice")
        }
        return try paths.map { path in
            if path == "-" {
                return InputDocument(path: "<stdin>", bytes: try FileReader.readStandardInput())
            }
            return InputDocument(path: path, bytes: try FileReader.read(path))
        }
    }

    /// The first document's file name without its extension.
    static func schemaName(of paths: [String]) -> String {
        guard let path = paths.first, path != "-" else { return "Schema" }
        let name = path.split(separator: "/").last ?? "Schema"
        let end = name.lastIndex(of: ".") ?? name.endIndex
        return String(end == name.startIndex ? name : name[..<end])
    }
}
