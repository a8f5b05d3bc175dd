import Foundation
import GeneratorPipeline
import Workspace

/// Looks for documents that describe something that is stored.
enum DocumentSearch {
    /// Sorted by path. Folders that tools fill are left out, and so is what is too large for a document.
    static func schemas(below folder: String) -> [FoundSchema] {
        var schemas: [FoundSchema] = []
        for path in paths(below: folder) {
            guard let bytes = try? FileReader.read(PathText.joined(folder, path)),
                bytes.count <= largestDocument
            else { continue }
            let input = InputDocument(path: path, bytes: bytes)
            let schema = FoundSchema(
                name: InputDocuments.schemaName(of: [path]), paths: [path], inputs: [input])
            if !schema.entityNames.isEmpty { schemas.append(schema) }
        }
        return distinct(schemas)
    }

    private static let largestDocument = 4 << 20
    private static let mostDocuments = 1_000
    private static let skipped: Set = [
        "Carthage", "DerivedData", "Pods", "build", "dist", "node_modules", "vendor", "venv",
    ]

    private static func paths(below folder: String) -> [String] {
        let walk = FileManager.default.enumerator(
            at: URL(filePath: folder, directoryHint: .isDirectory), includingPropertiesForKeys: nil,
            options: [.skipsHiddenFiles, .skipsPackageDescendants])
        var paths: [String] = []
        while let url = walk?.nextObject() as? URL, paths.count < mostDocuments {
            if skipped.contains(url.lastPathComponent) { walk?.skipDescendants() }
            let name = url.lastPathComponent.lowercased()
            guard name.hasSuffix(".md") || name.hasSuffix(".markdown"), FileReader.isReadable(url.path) else {
                continue
            }
            paths.append(PathText.relative(url.path, to: folder))
        }
        return paths.sorted()
    }

    /// Two documents of one name get that of their folder, too.
    private static func distinct(_ schemas: [FoundSchema]) -> [FoundSchema] {
        let counts = Dictionary(schemas.map { ($0.name, 1) }, uniquingKeysWith: +)
        var names: Set<String> = []
        return schemas.map { schema in
            var schema = schema
            if counts[schema.name] != 1 {
                let folder = PathText.name(of: PathText.folder(of: schema.paths[0]))
                if !folder.isEmpty { schema.name = "\(folder) \(schema.name)" }
            }
            var number = 2
            let name = schema.name
            while !names.insert(schema.name).inserted {
                schema.name = "\(name) \(number)"
                number += 1
            }
            return schema
        }
    }
}
