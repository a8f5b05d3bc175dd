import Foundation
import Output

extension Manifest {
    /// One line a file, so that merges are easy.
    var json: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(160 * entries.count + 100)
        text += "{\n  \"formatVersion\": 1,\n  \"generator\": ".utf8
        JSONText.append(generator, to: &text)
        text += ",\n  \"files\": [".utf8
        for (index, entry) in entries.enumerated() {
            text += (index == 0 ? "\n" : ",\n").utf8
            entry.append(to: &text)
        }
        text += (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
        return text
    }

    package init(json: [UInt8], path: String) throws(ManifestError) {
        if MergeConflict.isIn(json) { throw .mergeConflict(path: path) }
        let parsed: JSONForm
        do {
            parsed = try JSONDecoder().decode(JSONForm.self, from: Data(json))
        } catch {
            throw .damaged(path: path, "it is not the JSON that gen writes")
        }
        guard parsed.formatVersion == 1 else {
            throw .damaged(path: path, "its format version is \(parsed.formatVersion), and this gen knows 1")
        }
        let isRelative = parsed.files.allSatisfy {
            !$0.path.isEmpty && !$0.path.hasPrefix("/") && PathText.normalized($0.path) == $0.path
        }
        guard parsed.files.allSatisfy({ Self.isHash($0.sha256) }) else {
            throw .damaged(path: path, "it lists a hash that gen never writes")
        }
        guard isRelative else { throw .damaged(path: path, "it lists a path that gen never writes") }
        self.init(
            generator: parsed.generator,
            entries: parsed.files.map { Entry(path: $0.path, sha256: $0.sha256, origin: $0.origin) })
    }

    private static func isHash(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    private struct JSONForm: Decodable {
        let formatVersion: Int
        let generator: String
        let files: [File]

        struct File: Decodable {
            let path: String
            let sha256: String
            let origin: String?
        }
    }
}

extension Manifest.Entry {
    /// For example: `    { "path": "Swift/Chore.swift", "sha256": "…" }`.
    fileprivate func append(to text: inout [UInt8]) {
        text += "    { \"path\": ".utf8
        JSONText.append(path, to: &text)
        text += ", \"sha256\": \"".utf8
        text += sha256.utf8
        text += "\"".utf8
        if let origin {
            text += ", \"origin\": ".utf8
            JSONText.append(origin, to: &text)
        }
        text += " }".utf8
    }
}

/// The manifest cannot tell which files are ours.
package enum ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
    case damaged(path: String, String)
    case mergeConflict(path: String)

    package var description: String {
        switch self {
        case .damaged(let path, let reason):
            """
            the manifest '\(path)' is damaged: \(reason)
              restore it from version control, or take every output for ours with 'gen generate --force'
            """
        case .mergeConflict(let path):
            """
            the manifest '\(path)' has the marks of a merge conflict
              keep the lines of either side, then run 'gen generate'
            """
        }
    }
}
