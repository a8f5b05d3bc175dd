package import Diagnostics

/// `<!-- gen: allow lint.size: at most 2 KB -->`: a rule that one passage of a document need not keep, and why.
package struct Allowance: Sendable {
    package let rules: [String]

    /// Empty where none is given: then the rule holds.
    package let reason: String

    /// The comment.
    package let span: SourceSpan

    /// The lines that it is about, from 0.
    package let lines: Range<Int>

    /// Whether it is about the document's title and all below.
    package let isOfDocument: Bool
}

extension Allowance {
    /// All of a document, in their order.
    package static func all(in file: SourceFile, index: Int32) -> [Allowance] {
        all(in: DocumentLines(file), file: index)
    }
}

extension Allowance {
    /// All of a document, in their order.
    static func all(in lines: DocumentLines, file: Int32) -> [Allowance] {
        let text = lines.file.text
        let title = lines.kinds.firstIndex { if case .heading = $0 { true } else { false } }
        var allowances: [Allowance] = []
        var position = 0
        while let start = find("<!--", in: text, from: position) {
            let end = find("-->", in: text, from: start + 4).map { $0 + 3 } ?? text.count
            position = end
            guard let words = words(of: text[start..<end]) else { continue }
            let span = SourceSpan(file: file, lower: Int32(start), upper: Int32(end))
            let first = lines.file.lineIndex(of: span.lower)
            let isQuoted = start > 0 && text[start - 1] == UInt8(ascii: "`")
            if isQuoted || lines.kinds[first] == .code { continue }
            let passage = passage(of: span, from: first, in: lines)
            allowances.append(
                Allowance(
                    rules: words.rules, reason: words.reason, span: span, lines: passage,
                    isOfDocument: title.map(passage.contains) ?? false))
        }
        return allowances
    }

    /// Nil for a comment that allows nothing.
    private static func words(of comment: ArraySlice<UInt8>) -> (rules: [String], reason: String)? {
        var text = String(decoding: comment.dropFirst(4), as: UTF8.self)[...]
        if text.hasSuffix("-->") { text = text.dropLast(3) }
        text = text.trimmed
        guard text.hasPrefix("gen:") else { return nil }
        text = text.dropFirst(4).trimmed
        guard text.hasPrefix("allow") else { return nil }
        text = text.dropFirst(5)
        guard text.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { return nil }
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        let rules = text[..<colon].split { $0 == "," || $0.isWhitespace }.map(String.init)
        return (rules, String(text[colon...].dropFirst().trimmed))
    }

    /// Behind something it is about that line, below a block about the block, else about what follows.
    private static func passage(of span: SourceSpan, from first: Int, in lines: DocumentLines) -> Range<Int> {
        let last = lines.file.lineIndex(of: max(span.lower, span.upper - 1))
        if sharesLine(span, first, last, lines.file) {
            if case .heading = lines.kinds[first] { return lines.passage(at: first) }
            return first..<(last + 1)
        }
        let next = last + 1
        if next < lines.kinds.count, lines.kinds[next] != .blank { return following(next, in: lines) }
        if first > 0, lines.kinds[first - 1] != .blank {
            return lines.passage(endingAt: first - 1)
        }
        return following(next, in: lines)
    }

    private static func sharesLine(_ span: SourceSpan, _ first: Int, _ last: Int, _ file: SourceFile) -> Bool
    {
        let before = file.text[file.lineRange(first).lowerBound..<Int(span.lower)]
        let after = file.text[Int(span.upper)..<max(Int(span.upper), file.lineRange(last).upperBound)]
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        return !before.allSatisfy(isBlank) || !after.allSatisfy(isBlank)
    }

    /// Several comments may stand above one passage.
    private static func following(_ start: Int, in lines: DocumentLines) -> Range<Int> {
        var line = start
        while line < lines.kinds.count {
            let text = lines.file.text[lines.file.lineRange(line)].drop { $0 == UInt8(ascii: " ") }
            if lines.kinds[line] != .blank, !isComment(text) { return lines.passage(at: line) }
            line += 1
        }
        return start..<start
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "<!--".utf8)
            && line.reversed().drop { $0 == UInt8(ascii: " ") }.starts(with: ">--".utf8)
    }

    private static func find(_ pattern: StaticString, in text: [UInt8], from start: Int) -> Int? {
        let first = pattern.utf8Start[0]
        var index = start
        while index + pattern.utf8CodeUnitCount <= text.count {
            guard let found = text[index...].firstIndex(of: first) else { return nil }
            let end = found + pattern.utf8CodeUnitCount
            if end <= text.count, text[found..<end].elementsEqual(pattern.bytes) { return found }
            index = found + 1
        }
        return nil
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
