/// Reads tags as far as CommonMark's HTML blocks need it; names in lower or upper case.
struct HTMLScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int

    static let rawTextTags = ["script", "pre", "textarea", "style"]

    static let blockTags: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
        "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
        "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr",
        "html",
        "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup",
        "option",
        "p", "param", "section", "source", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title",
        "tr",
        "track", "ul",
    ]

    private static let longestBlockTag = 10

    /// The text at a place, letters in any case.
    func has(_ text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= end else { return false }
        for index in 0..<text.utf8CodeUnitCount where !isSame(bytes[start + index], text.utf8Start[index]) {
            return false
        }
        return true
    }

    func contains(_ text: String, from start: Int) -> Bool {
        let wanted = Array(text.utf8)
        guard wanted.count <= end - start else { return false }
        for index in start...(end - wanted.count) where bytes[index] == wanted[0] {
            if wanted.indices.allSatisfy({ isSame(bytes[index + $0], wanted[$0]) }) { return true }
        }
        return false
    }

    private func isSame(_ one: UInt8, _ lower: UInt8) -> Bool {
        one == lower || (isLetter(lower) && one | 0x20 == lower | 0x20)
    }

    func startsRawText(at start: Int) -> Bool {
        let name = tagName(at: start)
        let behind = start + name.utf8.count
        guard Self.rawTextTags.contains(name) else { return false }
        return behind >= end || isSpaceCharacter(bytes[behind]) || bytes[behind] == UInt8(ascii: ">")
    }

    func startsBlockTag(at start: Int) -> Bool {
        let start = start < end && bytes[start] == UInt8(ascii: "/") ? start + 1 : start
        let name = tagName(at: start)
        guard Self.blockTags.contains(name) else { return false }
        let behind = start + name.utf8.count
        if behind >= end || isSpaceCharacter(bytes[behind]) || bytes[behind] == UInt8(ascii: ">") {
            return true
        }
        return has("/>", at: behind)
    }

    private func tagName(at start: Int) -> String {
        var index = start
        while index < end, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
        guard index - start <= Self.longestBlockTag else { return "" }
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    // MARK: Any tag

    /// A whole opening or closing tag with nothing but white space behind it.
    func isLoneTag(at start: Int) -> Bool {
        guard var index = openingTag(at: start) ?? closingTag(at: start) else { return false }
        while index < end, isWhitespace(bytes[index]) { index += 1 }
        return index >= end
    }

    private func closingTag(at start: Int) -> Int? {
        guard start < end, bytes[start] == UInt8(ascii: "/"), let behind = name(at: start + 1) else {
            return nil
        }
        return expect(UInt8(ascii: ">"), at: skipWhitespace(behind))
    }

    private func openingTag(at start: Int) -> Int? {
        guard var index = name(at: start) else { return nil }
        while let next = attribute(at: index) { index = next }
        index = skipWhitespace(index)
        if let slash = expect(UInt8(ascii: "/"), at: index) { index = slash }
        return expect(UInt8(ascii: ">"), at: index)
    }

    private func name(at start: Int) -> Int? {
        guard start < end, isLetter(bytes[start]) else { return nil }
        return skip(start + 1) { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }

    private func attribute(at start: Int) -> Int? {
        let first = skipWhitespace(start)
        guard first > start, first < end else { return nil }
        guard isLetter(bytes[first]) || bytes[first] == UInt8(ascii: "_") || bytes[first] == UInt8(ascii: ":")
        else {
            return nil
        }
        let name = skip(first + 1) {
            switch $0 {
            case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
            default: isLetter($0) || isDigit($0)
            }
        }
        guard let equals = expect(UInt8(ascii: "="), at: skipWhitespace(name)) else { return name }
        return value(at: skipWhitespace(equals)) ?? name
    }

    private func value(at start: Int) -> Int? {
        guard start < end else { return nil }
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return expect(quote, at: skip(start + 1) { $0 != quote })
        }
        let behind = skip(start) {
            switch $0 {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"),
                UInt8(ascii: ">"),
                UInt8(ascii: "`"):
                false
            default: !isSpaceCharacter($0)
            }
        }
        return behind > start ? behind : nil
    }

    private func skipWhitespace(_ start: Int) -> Int { skip(start, while: isSpaceCharacter) }

    private func skip(_ start: Int, while matches: (UInt8) -> Bool) -> Int {
        var index = start
        while index < end, matches(bytes[index]) { index += 1 }
        return index
    }

    private func expect(_ byte: UInt8, at index: Int) -> Int? {
        index < end && bytes[index] == byte ? index + 1 : nil
    }
}
