package import Diagnostics

/// Applies fixes to a document and touches no byte besides.
///
/// Purpose: what has one right answer is mended in the author's file. Input: the bytes as they are on disk, and fixes in
/// places of the text that was read. Output: the new bytes. Invariant: bytes outside of the fixes stay as they are,
/// line ends and a byte order mark included.
package enum DocumentFixer {
    /// Fixes that overlap an earlier one, or whose word is not there once, are left out.
    package static func bytes(
        applying fixes: [FixIt], to original: [UInt8], _ source: SourceFile
    ) -> (bytes: [UInt8], count: Int) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(original.count)
        var position = 0
        let edits = edits(for: fixes, in: source).filter { $0.range.upperBound <= original.count }
        for edit in edits {
            bytes += original[position..<edit.range.lowerBound]
            bytes += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        bytes += original[position...]
        return (bytes, edits.count)
    }

    /// What fixes change on disk, in its order. Those that overlap an earlier one, or whose word is not there once, are
    /// left out.
    package static func edits(for fixes: [FixIt], in source: SourceFile) -> [DocumentEdit] {
        let edits = Set(fixes).compactMap { edit(for: $0, in: source) }
        var position = 0
        return edits.sorted().filter { edit in
            guard edit.range.lowerBound >= position else { return false }
            position = edit.range.upperBound
            return true
        }
    }

    private static func edit(for fix: FixIt, in source: SourceFile) -> DocumentEdit? {
        var range = Int(fix.span.lower)..<Int(fix.span.upper)
        if let word = fix.word {
            guard let found = onlyPlace(of: Array(word.utf8), in: source.text, range) else { return nil }
            range = found
        }
        let lower = Int(source.offsetOnDisk(of: Int32(range.lowerBound)))
        let upper = Int(source.offsetOnDisk(of: Int32(range.upperBound)))
        return DocumentEdit(range: lower..<max(lower, upper), text: fix.replacement)
    }

    private static func onlyPlace(
        of word: [UInt8], in text: [UInt8], _ range: Range<Int>
    ) -> Range<Int>? {
        guard !word.isEmpty, range.count >= word.count else { return nil }
        var found: Range<Int>?
        for start in range.lowerBound...(range.upperBound - word.count) {
            let place = start..<(start + word.count)
            guard text[place].elementsEqual(word), !isInWord(place, text) else { continue }
            if found != nil { return nil }
            found = place
        }
        return found
    }

    private static func isInWord(_ place: Range<Int>, _ text: [UInt8]) -> Bool {
        let before = place.lowerBound > 0 && isWord(text[place.lowerBound - 1])
        return before || place.upperBound < text.count && isWord(text[place.upperBound])
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}

/// A stretch of a document on disk and the text that replaces it.
package struct DocumentEdit: Hashable, Sendable, Comparable {
    package let range: Range<Int>
    package let text: String

    package static func < (one: Self, other: Self) -> Bool {
        (one.range.lowerBound, one.range.upperBound, one.text)
            < (other.range.lowerBound, other.range.upperBound, other.text)
    }
}
