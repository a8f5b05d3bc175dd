/// What a string literal stands for.
enum SwiftStringLiteral {
    /// Nil where something is interpolated, or an escape is none.
    static func value(of literal: String) -> String? {
        let marks = literal.prefix { $0 == "#" }.count
        var text = literal.dropFirst(marks)
        guard text.hasPrefix("\""), literal.hasSuffix("\"" + String(repeating: "#", count: marks)) else {
            return nil
        }
        let isMultiline = text.hasPrefix("\"\"\"") && text.count >= 6 + marks
        let length = isMultiline ? 3 : 1
        guard text.count >= 2 * length + marks else { return nil }
        text = text.dropFirst(length).dropLast(length + marks)
        let lines = isMultiline ? unindented(text) : String(text)
        return unescaped(lines, marks: marks)
    }

    /// Without the line end behind the opening mark, the last line, and the white space before the closing one.
    private static func unindented(_ text: Substring) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1, let indentation = lines.popLast() else { return String(text) }
        return lines.dropFirst().map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
            .joined(separator: "\n")
    }

    private static func unescaped(_ text: String, marks: Int) -> String? {
        var result = ""
        var rest = text[...]
        let sign = "\\" + String(repeating: "#", count: marks)
        while let escape = rest.firstRange(of: sign) {
            result += rest[..<escape.lowerBound]
            rest = rest[escape.upperBound...]
            guard let character = rest.popFirst(), let value = value(of: character, &rest) else { return nil }
            result += value
        }
        return result + rest
    }

    private static func value(of escape: Character, _ rest: inout Substring) -> String? {
        switch escape {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "\\", "\"", "'": return String(escape)
        case "\n": return ""
        case "u":
            guard rest.first == "{", let close = rest.firstIndex(of: "}"),
                let value = UInt32(rest[rest.index(after: rest.startIndex)..<close], radix: 16),
                let scalar = Unicode.Scalar(value)
            else { return nil }
            rest = rest[rest.index(after: close)...]
            return String(scalar)
        default: return nil
        }
    }
}
