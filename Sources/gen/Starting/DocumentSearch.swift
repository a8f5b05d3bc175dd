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
        return distinct(joined(schemas))
    }

    /// Documents whose record types refer to each other's are one schema.
    private static func joined(_ schemas: [FoundSchema]) -> [FoundSchema] {
        var groups = Array(schemas.indices)
        let owners = Dictionary(
            schemas.indices.flatMap { index in schemas[index].entityNames.map { ($0, [index]) } },
            uniquingKeysWith: +)
        for (index, schema) in schemas.enumerated() {
            for name in schema.missingNames {
                // Of several that describe it, nobody knows which is meant.
                guard let found = owners[name], found.count == 1 else { continue }
                let (kept, joining) = (
                    min(groups[index], groups[found[0]]), max(groups[index], groups[found[0]])
                )
                groups = groups.map { $0 == joining ? kept : $0 }
            }
        }
        return schemas.indices.filter { groups[$0] == $0 }.map { first in
            let members = schemas.indices.filter { groups[$0] == first }.map { schemas[$0] }
            guard members.count > 1 else { return schemas[first] }
            return FoundSchema(
                name: InputDocuments.schemaName(of: [leading(members).paths[0]]),
                paths: members.flatMap(\.paths), inputs: members.flatMap(\.inputs))
        }
    }

    /// The one that most is described in.
    private static func leading(_ members: [FoundSchema]) -> FoundSchema {
        members.dropFirst().reduce(members[0]) { $1.entityNames.count > $0.entityNames.count ? $1 : $0 }
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
