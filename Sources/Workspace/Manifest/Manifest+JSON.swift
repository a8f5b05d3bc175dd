import Foundation
import Output

extension Manifest {
    /// One line a file, so that merges are easy.
    var json: [UInt8] {
        var text =
            "{\n  \"formatVersion\": 1,\n  \"generator\": \(JSONText.quoted(generator)),\n  \"files\": ["
        text.reserveCapacity(160 * entries.count + 100)
        for (index, entry) in entries.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += "    { \"path\": \(JSONText.quoted(entry.path)), \"sha256\": \"\(entry.sha256)\""
            if let origin = entry.origin { text += ", \"origin\": \(JSONText.quoted(origin))" }
            text += " }"
        }
        text += entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
        return Array(text.utf8)
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
