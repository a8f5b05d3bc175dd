/// Two texts compared line by line, as `diff -u` prints it, with three lines of context.
package struct UnifiedDiff {
    private let oldLines: [ArraySlice<UInt8>]
    private let newLines: [ArraySlice<UInt8>]

    /// Nil for a file that does not exist. Line ends of a checkout are no difference.
    package static func text(old: [UInt8]?, new: [UInt8]?, path: String) -> [UInt8] {
        let diff = UnifiedDiff(old: LineEnds.normalized(old ?? []), new: LineEnds.normalized(new ?? []))
        var text = Array("--- \(old == nil ? "/dev/null" : "a/" + path)\n".utf8)
        text += Array("+++ \(new == nil ? "/dev/null" : "b/" + path)\n".utf8)
        for hunk in diff.hunks() { diff.write(hunk, to: &text) }
        return text
    }

    private init(old: [UInt8], new: [UInt8]) {
        oldLines = Self.lines(of: old)
        newLines = Self.lines(of: new)
    }

    /// With their ends, so that a last line without one differs from one that has it.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// A stretch where the texts differ; one of the ranges may be empty.
    private struct Edit {
        var old: Range<Int>
        var new: Range<Int>
    }

    private static let context = 3

    private func edits() -> [Edit] {
        var edits: [Edit] = []
        var (i, j) = (0, 0)
        let end = (old: oldLines.count, new: newLines.count)
        for match in LineDifference(old: oldLines, new: newLines).matches + [end] {
            if i < match.old || j < match.new { edits.append(Edit(old: i..<match.old, new: j..<match.new)) }
            (i, j) = (match.old + 1, match.new + 1)
        }
        return edits
    }

    /// Edits whose contexts would touch stand in one hunk.
    private func hunks() -> [[Edit]] {
        var hunks: [[Edit]] = []
        for edit in edits() {
            if let last = hunks.last?.last, edit.old.lowerBound - last.old.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1].append(edit)
            } else {
                hunks.append([edit])
            }
        }
        return hunks
    }

    private func write(_ hunk: [Edit], to text: inout [UInt8]) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(Self.context, first.old.lowerBound)
        let after = min(Self.context, oldLines.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        text += Array("@@ -\(Self.place(oldRange)) +\(Self.place(newRange)) @@\n".utf8)
        var line = oldRange.lowerBound
        for edit in hunk {
            write(oldLines[line..<edit.old.lowerBound], marked: " ", to: &text)
            write(oldLines[edit.old], marked: "-", to: &text)
            write(newLines[edit.new], marked: "+", to: &text)
            line = edit.old.upperBound
        }
        write(oldLines[line..<oldRange.upperBound], marked: " ", to: &text)
    }

    /// Of no lines, the line before them is named.
    private static func place(_ range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }

    private func write(
        _ lines: ArraySlice<ArraySlice<UInt8>>, marked mark: Unicode.Scalar, to text: inout [UInt8]
    ) {
        for line in lines {
            text.append(UInt8(ascii: mark))
            text += line
            if line.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
        }
    }
}
