/// A document's prose without its Markdown: what a comment in SQL can show.
///
/// Code spans keep their text, links their label; emphasis marks, back-slashes before punctuation, HTML line
/// breaks and the marks that turn the direction of writing go.
package enum PlainText {
    package static func of(markdown: String) -> String {
        guard markdown.unicodeScalars.contains(where: isMark) else { return markdown }
        var reader = Reader(scalars: Array(markdown.unicodeScalars))
        reader.run()
        return String(reader.text)
    }

    /// A text as one line that can stand behind `--` and ends nothing before its time.
    package static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.contains(where: { endsLine($0) || turnsDirection($0) }) else { return text }
        return String(
            String.UnicodeScalarView(scalars.filter { !turnsDirection($0) }.map { endsLine($0) ? " " : $0 }))
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: false
        }
    }

    fileprivate static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "`", "*", "_", "[", "<", "\\", "\0": true
        default: turnsDirection(scalar)
        }
    }

    /// Such marks can make a line look different from what it is.
    fileprivate static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

private struct Reader {
    let scalars: [Unicode.Scalar]
    var text = String.UnicodeScalarView()
    private var index = 0

    /// No `]` and no `>` stands behind these, so that a text full of brackets is read once.
    private let lastBracket: Int
    private let lastAngle: Int

    init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        lastBracket = scalars.lastIndex(of: "]") ?? -1
        lastAngle = scalars.lastIndex(of: ">") ?? -1
    }

    mutating func run() {
        while index < scalars.count {
            switch scalars[index] {
            case "`": readCode()
            case "*": readAsterisks()
            case "_": readUnderscores()
            case "\\": readEscape()
            case "[": readLink()
            case "<": readTag()
            case let scalar:
                if !PlainText.turnsDirection(scalar), scalar != "\0" { text.append(scalar) }
                index += 1
            }
        }
    }

    /// A run of back-ticks is left out; what is between two such runs is kept as it is.
    private mutating func readCode() {
        let length = run(of: "`", from: index)
        index += length
        var end = index
        while end < scalars.count {
            let closing = run(of: "`", from: end)
            if closing == length { break }
            end += max(1, closing)
        }
        guard end < scalars.count else { return }
        text.append(contentsOf: scalars[index..<end].filter { !PlainText.turnsDirection($0) && $0 != "\0" })
        index = end + length
    }

    private func run(of scalar: Unicode.Scalar, from start: Int) -> Int {
        scalars[start...].prefix { $0 == scalar }.count
    }

    /// Between spaces they are a product's.
    private mutating func readAsterisks() {
        let length = run(of: "*", from: index)
        let before = index == 0 || scalars[index - 1] == " "
        let after = index + length == scalars.count || scalars[index + length] == " "
        if before && after { text.append(contentsOf: scalars[index..<index + length]) }
        index += length
    }

    /// Within a word they belong to a name such as `snake_case`.
    private mutating func readUnderscores() {
        let length = run(of: "_", from: index)
        let before = index > 0 && isWord(scalars[index - 1])
        let after = index + length < scalars.count && isWord(scalars[index + length])
        if before && after { text.append(contentsOf: scalars[index..<index + length]) }
        index += length
    }

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private mutating func readEscape() {
        if index + 1 < scalars.count, scalars[index + 1].isASCII, !isWord(scalars[index + 1]) {
            index += 1
            if scalars[index] != "\0" { text.append(scalars[index]) }
        } else {
            text.append("\\")
        }
        index += 1
    }

    /// `[label](target)`: a bracket that begins no link stays.
    private mutating func readLink() {
        guard lastBracket > index, let close = closing("]", within: 300), close + 1 < scalars.count,
            scalars[close + 1] == "(", let end = scalars[close...].prefix(500).firstIndex(of: ")")
        else {
            text.append("[")
            index += 1
            return
        }
        var label = Reader(scalars: Array(scalars[(index + 1)..<close]))
        label.run()
        text.append(contentsOf: label.text)
        index = end + 1
    }

    /// `<br>` and its like become a space; anything else that only looks like a tag stays.
    private mutating func readTag() {
        guard lastAngle > index, let close = closing(">", within: 20) else {
            text.append("<")
            index += 1
            return
        }
        let name = String(String.UnicodeScalarView(scalars[(index + 1)..<close])).lowercased()
        switch name {
        case "br", "br/", "br /": text.append(" ")
        case "b", "/b", "i", "/i", "em", "/em", "strong", "/strong", "code", "/code", "sub", "/sub", "sup",
            "/sup":
            break
        default: text.append(contentsOf: scalars[index...close])
        }
        index = close + 1
    }

    private func closing(_ scalar: Unicode.Scalar, within length: Int) -> Int? {
        scalars[(index + 1)...].prefix(length).firstIndex(of: scalar)
    }
}
