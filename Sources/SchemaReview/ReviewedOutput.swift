package import Output
import TextDifferences

/// What the change makes of one output.
package struct ReviewedOutput: Sendable {
    package let target: String

    /// Those that differ, by their paths.
    package let files: [ReviewedFile]

    /// The files as they were and as they are, without a folder where nobody says where they go.
    package init(
        target: String, folder: String, from old: [GeneratedFile], to new: [GeneratedFile]
    ) {
        self.target = target
        let before = Dictionary(old.map { ($0.name, $0.text) }) { first, _ in first }
        let after = Dictionary(new.map { ($0.name, $0.text) }) { first, _ in first }
        files = Set(before.keys).union(after.keys).sorted().compactMap { name in
            let path = [folder, name].filter { !$0.isEmpty }.joined(separator: "/")
            return ReviewedFile(path: path.isEmpty ? target : path, from: before[name], to: after[name])
        }
    }

    var addedCount: Int { files.reduce(0) { $0 + $1.addedCount } }

    var removedCount: Int { files.reduce(0) { $0 + $1.removedCount } }

    /// For example: `2 files, 5 lines more, 1 line less`.
    var extent: String {
        if files.isEmpty { return "the same" }
        return "\(Count.of(files.count, "file")), +\(addedCount) −\(removedCount)"
    }
}

/// A text that the change makes another one.
package struct ReviewedFile: Sendable {
    package let path: String

    /// As `diff -u` prints it.
    package let difference: String
    let addedCount: Int
    let removedCount: Int

    /// Nil where the texts are the same; nil for a text that is not there.
    package init?(path: String, from old: [UInt8]?, to new: [UInt8]?) {
        if old == new { return nil }
        self.path = path
        difference = String(decoding: UnifiedDiff.text(old: old, new: new, path: path), as: UTF8.self)
        // The first two lines name the files.
        let marks = difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        addedCount = marks.count { $0.hasPrefix("+") }
        removedCount = marks.count { $0.hasPrefix("-") }
    }
}

/// Numbers with their nouns.
enum Count {
    static func of(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
