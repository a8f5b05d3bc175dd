/// Text of any origin as Markdown that shows it and does nothing else: no markup, no mention, no link to an issue.
package enum MarkdownText {
    /// A line of prose. Code spans and every other mark are shown as they were written.
    package static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        var previous: Unicode.Scalar = " "
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            result += escape(scalar, between: previous, next)
            previous = scalar
        }
        return result
    }

    /// Code in a line, whatever it holds.
    package static func code(_ text: some StringProtocol) -> String {
        let line = visible(text, keepsLines: false)
        let ticks = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
        // Of a space at either end Markdown leaves out one.
        let isSpaced = line.hasPrefix(" ") && line.hasSuffix(" ")
        let isBordered = line.isEmpty || isSpaced || line.hasPrefix("`") || line.hasSuffix("`")
        return isBordered ? "\(ticks) \(line) \(ticks)" : ticks + line + ticks
    }

    /// Lines of code, whatever they hold.
    package static func fenced(_ text: some StringProtocol, as language: String) -> String {
        let lines = visible(text, keepsLines: true)
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: lines) + 1))
        return "\(fence)\(language)\n\(lines)\(lines.hasSuffix("\n") ? "" : "\n")\(fence)\n"
    }

    private static func escape(
        _ scalar: Unicode.Scalar, between previous: Unicode.Scalar, _ next: Unicode.Scalar
    ) -> String {
        switch scalar {
        case "<": return "&lt;"
        case ">": return "&gt;"
        case "&": return "&amp;"
        case "\\", "`", "*", "[", "]", "|", "~", "$": return "\\" + String(scalar)
        // Inside of a word it marks nothing.
        case "_" where !(isWord(previous) && isWord(next)): return "\\_"
        // GitHub would tell a person, or link to an issue.
        case "@" where isWord(next), "#" where isWord(next): return String(scalar) + "<!-- -->"
        case ":" where next == "/": return ":<!-- -->"
        case "\n", "\t", "\r": return " "
        default: return MarkedText.isHarmless(scalar) ? String(scalar) : MarkedText.visible(scalar)
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    private static func visible(_ text: some StringProtocol, keepsLines: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\t": result += keepsLines ? String(scalar) : " "
            case "\r": result += keepsLines ? "" : " "
            default: result += MarkedText.isHarmless(scalar) ? String(scalar) : MarkedText.visible(scalar)
            }
        }
        return result
    }

    private static func longestRun(of mark: Character, in text: String) -> Int {
        var (longest, current) = (0, 0)
        for character in text {
            current = character == mark ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
