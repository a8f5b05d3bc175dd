package import Diagnostics

extension DiagnosticID {
    /// The text is no UTF-8.
    package static let textUndecodable = DiagnosticID("text.undecodable")

    /// The text was UTF-8 read as another character set, and was repaired.
    package static let textDamaged = DiagnosticID("text.damaged")

    /// The document is made to exhaust its readers.
    package static let documentHostile = DiagnosticID("document.hostile")

    /// A merge stopped half-way, and nobody has chosen between its sides.
    package static let documentConflicted = DiagnosticID("document.conflicted")

    /// A code block goes on to the end of the document.
    package static let codeUnclosed = DiagnosticID("code.unclosed")
}

extension Diagnostic {
    static func unclosed(_ fence: Range<Int>, file: Int32) -> Diagnostic {
        Diagnostic(
            .codeUnclosed, .warning, "nothing closes this code block, so all that follows is read as code",
            at: SourceSpan(file: file, lower: Int32(fence.lowerBound), upper: Int32(fence.upperBound)),
            remedy: "write a line of the same marks behind the code")
    }

    static func notUTF8(_ bytes: [UInt8], at offset: Int, file: Int32) -> Diagnostic {
        let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let what =
            hasMark
            ? "the text is UTF-16, not UTF-8"
            : WideText.isLikely(bytes) ? "the text is UTF-16 or UTF-32, not UTF-8" : "the text is not UTF-8"
        let digits = String(bytes[offset], radix: 16, uppercase: true)
        let byte = "0x" + (digits.count < 2 ? "0" : "") + digits
        return Diagnostic(
            .textUndecodable, .error, "\(what): byte \(byte) at offset \(offset)",
            at: SourceSpan(file: file, lower: Int32(offset), upper: Int32(offset + 1)),
            remedy: "save the file as UTF-8"
        )
    }

    static func damaged(
        _ damage: DecodedText.Damage, in source: SourceFile, _ bytes: [UInt8], file: Int32
    ) -> Diagnostic {
        let places = damage.placeCount == 1 ? "1 place" : "\(damage.placeCount) places"
        let pages = damage.pages.joined(separator: ", and before that as ")
        var diagnostic = Diagnostic(
            .textDamaged, .warning,
            "the text is UTF-8 that was read as \(pages): \(places) repaired",
            at: SourceSpan(file: file, lower: damage.first.lowerBound, upper: damage.first.upperBound),
            remedy: "it is read as shown here; replace the damaged characters in the file"
        )
        diagnostic.fixes = source.repairs.compactMap { fix(for: $0, in: source, bytes, file: file) }
        return diagnostic
    }

    /// Nil for what is only read otherwise: a byte order mark, NUL, and what cannot be told.
    private static func fix(
        for repair: SourceFile.Repair, in source: SourceFile, _ bytes: [UInt8], file: Int32
    ) -> FixIt? {
        let span = SourceSpan(file: file, lower: repair.offset, upper: repair.offset + repair.length)
        let text = source[span.range]
        let start = Int(source.offsetOnDisk(of: span.lower))
        let old = bytes[start..<min(start + Int(repair.originalLength), bytes.count)]
        guard repair.length > 0, !old.contains(0), !text.unicodeScalars.contains("\u{FFFD}") else {
            return nil
        }
        return FixIt(text, at: span)
    }

    static func hostile(_ hostile: HostileText, file: Int32) -> Diagnostic {
        Diagnostic(
            .documentHostile, .error, "the document cannot be read in reasonable time: \(hostile.reason)",
            at: SourceSpan(file: file, lower: Int32(hostile.offset), upper: Int32(hostile.offset)),
            remedy: "simplify the Markdown here"
        )
    }

    static func conflicted(_ mark: Range<Int>, file: Int32) -> Diagnostic {
        Diagnostic(
            .documentConflicted, .error, "the document holds a merge conflict that is not resolved",
            at: SourceSpan(file: file, lower: Int32(mark.lowerBound), upper: Int32(mark.upperBound)),
            remedy: "keep what is right of its sides, and remove the lines of marks"
        )
    }
}
