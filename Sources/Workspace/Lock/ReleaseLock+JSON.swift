import Diagnostics
import Foundation
import Output

extension ReleaseLock {
    /// A line of text each, so that version control shows what was released.
    package var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("formatVersion")
            json.number(1)
            json.key("configuration")
            Self.write(&json, configuration)
            json.key("documents")
            json.array(documents, write: Self.write)
        }
        json.newline()
        return json.bytes
    }

    private static func write(_ json: inout JSONWriter, _ file: File) {
        json.object { json in
            json.member("path", file.path)
            json.key("lines")
            let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            json.array(lines) { json, line in json.string(String(decoding: line, as: UTF8.self)) }
        }
    }

    /// Whether a text looks like a lock, be it one that a merge has damaged.
    package static func isLikely(_ json: [UInt8]) -> Bool {
        json.prefix(1_000).firstRange(ofBytes: "\"formatVersion\"") != nil
    }

    package init(json: [UInt8], path: String) throws(ReleaseLockError) {
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
        self.init(configuration: parsed.configuration.file, documents: parsed.documents.map(\.file))
    }

    private struct JSONForm: Decodable {
        let formatVersion: Int
        let configuration: Text
        let documents: [Text]

        struct Text: Decodable {
            let path: String
            let lines: [String]

            var file: File { File(path: path, bytes: Array(lines.joined(separator: "\n").utf8)) }
        }
    }
}
