import Output

/// Names and texts as Mermaid's lexer for `erDiagram` takes them.
///
/// Source: `erDiagram.jison` of Mermaid 11. An entity's name may be quoted, an attribute's may not; a quotation ends at
/// the next quotation mark, whatever stands before it.
enum MermaidName {
    /// A word, or any text in quotation marks.
    static func entity(_ name: String) -> String {
        isWord(name) && !reserved.contains(name.lowercased()) ? name : quoted(name)
    }

    /// What the line of a relationship is called.
    static func label(_ name: String) -> String {
        isWord(name) && !reserved.contains(name.lowercased()) ? name : quoted(name)
    }

    /// A type or a name: letters, digits and a few signs, the first a letter.
    static func attribute(_ name: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let isFirst = result.isEmpty
            if isFirst, !isFirstOfAttribute(scalar), isPartOfAttribute(scalar) { result.append("_") }
            result.append(isPartOfAttribute(scalar) ? scalar : "_")
        }
        let text = String(result)
        return keys.contains(text.uppercased()) || text.isEmpty ? text + "_" : text
    }

    /// A comment in quotation marks; nothing for an empty one.
    static func text(_ markdown: String) -> String {
        let plain = PlainText.line(PlainText.of(markdown: markdown))
        return plain.isEmpty ? "" : quoted(plain)
    }

    private static func quoted(_ text: String) -> String {
        let cleaned = text.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "\"": "'"
            case "%", "\\": "_"
            case _ where scalar.value < 0x20: " "
            case _: Character(scalar)
            }
        }
        // Of nothing in quotation marks Mermaid makes no name.
        return "\"\(cleaned.isEmpty ? "_" : String(cleaned))\""
    }

    private static func isWord(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isFirstOfAttribute(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic || isWide(scalar)
    }

    private static func isPartOfAttribute(_ scalar: Unicode.Scalar) -> Bool {
        isFirstOfAttribute(scalar) || (0x30...0x39).contains(scalar.value)
            || "-[]()".unicodeScalars.contains(scalar)
    }

    /// `\u00C0-\uFFFF`, less what separates words.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        (0xC0...0xFFFF).contains(scalar.value) && !scalar.properties.isWhitespace
    }

    /// What marks an attribute as a key.
    private static let keys: Set = ["PK", "FK", "UK"]

    /// Words that begin something else, or stand for how many there are.
    private static let reserved: Set = [
        "accdescr", "acctitle", "bt", "class", "classdef", "default", "direction", "erdiagram", "lr", "many",
        "one",
        "only", "optionally", "rl", "style", "tb", "title", "to", "u", "zero",
    ]
}
