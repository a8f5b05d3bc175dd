/// The marks that version control leaves in a file that it could not merge.
enum MergeConflict {
    /// Whether lines begin with all of `<<<<<<<`, `=======` and `>>>>>>>`.
    static func isIn(_ text: [UInt8]) -> Bool {
        marks.allSatisfy { hasLine(beginningWith: $0, in: text) }
    }

    /// The first mark, with the rest of its line.
    static func place(in text: [UInt8]) -> Range<Int>? {
        guard isIn(text) else { return nil }
        var start = 0
        while start < text.count {
            let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
            if marks.contains(where: { line.starts(with: $0) }) { return line.indices }
            start = line.endIndex + 1
        }
        return nil
    }

    private static let marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }

    private static func hasLine(beginningWith mark: [UInt8], in text: [UInt8]) -> Bool {
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].starts(with: mark) { return true }
            guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
            start = end + 1
        }
        return false
    }
}
