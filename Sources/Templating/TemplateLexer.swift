/// Cuts a template into tokens: finds the tags, drops comments, and drops the rest of a line that holds one tag alone.
struct TemplateLexer {
    private let name: String
    private let source: [UInt8]

    /// Put before each line that is not empty: what stood before the tag of a partial.
    private let indentation: [UInt8]
    private var opening: [UInt8] = Array("{{".utf8)
    private var closing: [UInt8] = Array("}}".utf8)
    private var position = 0
    private var isAtLineStart = true
    private var literal: [UInt8] = []
    private var literalOffset = 0
    private var tokens: [TemplateToken] = []

    init(name: String, source: [UInt8], indentation: [UInt8] = []) {
        self.name = name
        self.source = source
        self.indentation = indentation
    }

    /// The whole template's tokens.
    mutating func tokenize() throws(TemplateError) -> [TemplateToken] {
        while let start = firstIndex(of: opening, from: position) {
            let tag = try readTag(at: start)
            if let line = lineHolding(onlyA: tag) {
                appendText(position..<line.lowerBound)
                append(tag, indentation: indentation + source[line.lowerBound..<tag.range.lowerBound])
                position = line.upperBound
            } else {
                appendText(position..<start)
                indentIfAtLineStart(at: start)
                append(tag, indentation: [])
                position = tag.range.upperBound
            }
        }
        appendText(position..<source.count)
        flushLiteral()
        return tokens
    }

    /// An error at an offset of this template.
    func error(at offset: Int, _ message: String) -> TemplateError {
        Self.error(in: name, source, at: offset, message)
    }

    static func error(
        in name: String, _ source: [UInt8], at offset: Int, _ message: String, remedy: String? = nil
    ) -> TemplateError {
        let before = source[..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return TemplateError(
            template: name, line: line, column: offset - lineStart + 1, offset: offset, message: message,
            remedy: remedy)
    }
}

// MARK: - Tags

extension TemplateLexer {
    private struct Tag {
        let range: Range<Int>
        let content: Content

        enum Content {
            case comment, delimiters
            case named(Sigil, String)
        }
    }

    private enum Sigil: UInt8 {
        case section = 0x23  // #
        case invertedSection = 0x5E  // ^
        case end = 0x2F  // /
        case partial = 0x3E  // >
        case unescaped = 0x26  // &
        case variable = 0
    }

    private mutating func readTag(at start: Int) throws(TemplateError) -> Tag {
        let contentStart = start + opening.count
        switch contentStart < source.count ? source[contentStart] : 0 {
        case UInt8(ascii: "!"):
            let end = try endOfTag(at: start, closedBy: closing)
            return Tag(range: start..<end + closing.count, content: .comment)
        case UInt8(ascii: "="):
            let terminator = [UInt8(ascii: "=")] + closing
            let end = try endOfTag(at: start, from: contentStart + 1, closedBy: terminator)
            try setDelimiters(source[contentStart + 1..<end], at: start)
            return Tag(range: start..<end + terminator.count, content: .delimiters)
        case UInt8(ascii: "{"):
            let terminator = [UInt8(ascii: "}")] + closing
            let end = try endOfTag(at: start, closedBy: terminator)
            let key = try word(in: source[contentStart + 1..<end], at: start)
            return Tag(range: start..<end + terminator.count, content: .named(.variable, key))
        case UInt8(ascii: "$"), UInt8(ascii: "<"):
            throw error(at: start, "blocks and parents are not supported")
        case let byte:
            let sigil = Sigil(rawValue: byte) ?? .variable
            let end = try endOfTag(at: start, closedBy: closing)
            let key = try word(
                in: source[(sigil == .variable ? contentStart : contentStart + 1)..<end], at: start)
            return Tag(range: start..<end + closing.count, content: .named(sigil, key))
        }
    }

    private func endOfTag(
        at start: Int,
        from: Int? = nil,
        closedBy terminator: [UInt8]
    ) throws(TemplateError) -> Int {
        guard let end = firstIndex(of: terminator, from: from ?? start + opening.count) else {
            throw error(
                at: start, "this tag is not closed by '\(String(decoding: terminator, as: UTF8.self))'")
        }
        return end
    }

    private func word(in bytes: ArraySlice<UInt8>, at start: Int) throws(TemplateError) -> String {
        let words = bytes.split(whereSeparator: Self.isWhitespace)
        guard words.count == 1 else {
            throw error(at: start, words.isEmpty ? "a tag needs a name" : "a name is one word")
        }
        return String(decoding: words[0], as: UTF8.self)
    }

    private mutating func setDelimiters(_ bytes: ArraySlice<UInt8>, at start: Int) throws(TemplateError) {
        let words = bytes.split(whereSeparator: Self.isWhitespace)
        guard words.count == 2, !words.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
            throw error(at: start, "new delimiters are two words without '=', as in '{{=<% %>=}}'")
        }
        opening = Array(words[0])
        closing = Array(words[1])
    }

    /// The whole line, its end included, of a tag that stands alone on it; nil for variables.
    private func lineHolding(onlyA tag: Tag) -> Range<Int>? {
        switch tag.content {
        case .named(.variable, _), .named(.unescaped, _): return nil
        case .comment, .delimiters, .named: break
        }
        var start = tag.range.lowerBound
        while start > position, Self.isBlank(source[start - 1]) { start -= 1 }
        guard start == position ? isAtLineStart : source[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = tag.range.upperBound
        while end < source.count, Self.isBlank(source[end]) { end += 1 }
        if end == source.count { return start..<end }
        if source[end] == UInt8(ascii: "\r"), end + 1 < source.count { end += 1 }
        return source[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }

    private func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
        guard pattern.count <= source.count else { return nil }
        var index = start
        while index <= source.count - pattern.count {
            if source[index] == pattern[0], source[index..<index + pattern.count].elementsEqual(pattern) {
                return index
            }
            index += 1
        }
        return nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

// MARK: - Tokens

extension TemplateLexer {
    private mutating func append(_ tag: Tag, indentation: [UInt8]) {
        guard case .named(let sigil, let name) = tag.content else { return }
        flushLiteral()
        let kind: TemplateToken.Kind =
            switch sigil {
            case .section: .section(name)
            case .invertedSection: .invertedSection(name)
            case .end: .end(name)
            case .partial: .partial(name, indentation: indentation)
            case .unescaped, .variable: .variable(name)
            }
        tokens.append(TemplateToken(kind: kind, offset: tag.range.lowerBound))
    }

    private mutating func appendText(_ range: Range<Int>) {
        for index in range {
            if !isLineEnd(at: index) { indentIfAtLineStart(at: index) }
            if literal.isEmpty { literalOffset = index }
            literal.append(source[index])
            isAtLineStart = source[index] == UInt8(ascii: "\n")
        }
    }

    private func isLineEnd(at index: Int) -> Bool {
        if source[index] != UInt8(ascii: "\r") { return source[index] == UInt8(ascii: "\n") }
        return index + 1 < source.count && source[index + 1] == UInt8(ascii: "\n")
    }

    private mutating func indentIfAtLineStart(at offset: Int) {
        guard isAtLineStart else { return }
        isAtLineStart = false
        if literal.isEmpty { literalOffset = offset }
        literal += indentation
    }

    private mutating func flushLiteral() {
        guard !literal.isEmpty else { return }
        tokens.append(TemplateToken(kind: .literal(literal), offset: literalOffset))
        literal = []
    }
}
