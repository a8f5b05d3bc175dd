/// Makes documents that mix tables with everything that can begin, end or hide one. The same seed, the same
/// documents.
struct DocumentGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A document without links that others know, which ends with a heading that no fence or HTML block
    /// swallows.
    mutating func closedDocument(number: Int) -> String {
        let text = document().replacing("[a]", with: "[a\(number)]").replacing("[b]", with: "[b\(number)]")
        for closer in ["", "```", "~~~", "-->", "?>", "]]>", "</pre>", ">"] {
            let closed = text + (closer.isEmpty ? "" : "\n" + closer + "\n") + Oracle.separator
            if `Tables are GitHub's`.outline(closed).lines.last == Oracle.separatorLine { return closed }
        }
        return Oracle.separator
    }

    mutating func document() -> String {
        var text = ""
        var prefix = ""
        let end = pick(["\n", "\n", "\n", "\r\n"])
        for _ in 0..<(3 + below(9)) {
            if below(4) == 0 { prefix = container() }
            let start = below(6) == 0 ? container() : prefix
            if below(12) == 0 {
                text += end + start + end + loneTag(start, end)
            } else if below(3) == 0 {
                text += table(start).joined(separator: end) + end
            } else {
                text += start + line() + end
            }
            if below(5) == 0 { prefix = continued(prefix) }
        }
        return below(8) == 0 ? String(text.dropLast()) : text
    }

    /// A tag alone on its line starts a block, but not in a paragraph. In a lazy line the oracle lets it
    /// start one too, against the CommonMark specification; so it only comes where no paragraph is open.
    private mutating func loneTag(_ prefix: String, _ end: String) -> String {
        let tag = pick(["<x>", "</x>", "<x y='1'>", "<br/> ", "<x y=1 z>", "<x  />", "<x y = \"|\">"])
        if below(2) == 0 { return prefix + tag + end }
        return "#" + end + "|a|" + end + "|-|" + end + (below(2) == 0 ? "b" + end : "") + tag + end
    }

    private mutating func container() -> String {
        pick([
            "", "", "", "", "> ", ">", "- ", "  ", "   ", "    ", "1. ", "2) ", "> > ", "> - ", "- > ", "\t",
            "* ", "-\t",
            ">\t", "10. ", "- - ", "      ",
        ])
    }

    /// List markers made spaces, so that the next line goes on in the item.
    private func continued(_ prefix: String) -> String {
        String(prefix.map { $0 == ">" || $0 == "\t" ? $0 : " " })
    }

    private mutating func table(_ prefix: String) -> [String] {
        let width = 1 + below(3)
        var lines = [prefix + row(width)]
        let next = below(3) == 0 ? prefix : continued(prefix)
        lines.append(next + delimiters(below(8) == 0 ? width + 1 : width))
        for _ in 0..<below(3) { lines.append(next + row(1 + below(4))) }
        return lines
    }

    private mutating func row(_ width: Int) -> String {
        let cells = (0..<width).map { _ in cell() }
        let edges = pick([("| ", " |"), ("|", "|"), ("", ""), ("| ", ""), ("", " |"), ("| ", " |  ")])
        let separator = pick([" | ", "|", " |", "  |\t"])
        return edges.0 + cells.joined(separator: separator) + edges.1
    }

    private mutating func delimiters(_ width: Int) -> String {
        let cells = (0..<width).map { _ in pick(["-", "---", ":-", "-:", ":---:", ":-:"]) }
        let edges = pick([("| ", " |"), ("|", "|"), ("", ""), ("| ", ""), ("", "|"), ("", " | ")])
        return edges.0 + cells.joined(separator: pick([" | ", "|", "\t|"])) + edges.1
    }

    private mutating func cell() -> String {
        pick([
            "a", "b c", "", "`x`", "`x", "`x\\|y`", "\\|", "\\", "*e*", "**s", "[a]", "[l](/u)", "<b>x",
            "&amp;", "`a` `b`",
            "x_y_z", "_u_", "é", "`` ` ``", "1.", "-", "#", ">", "R&D", "a & b", "![i](j)", "x \\* y",
            "` p `", "\\\\|", "``", "{#}",
        ])
    }

    private mutating func line() -> String {
        pick([
            "", "", "", "text", "text *e", "e* text", "# head", "#", "## |a|", "```", "```", "~~~ x", "<div>",
            "<x", "<!-- c",
            "-->", "<?p", "?>", "<pre>", "</pre>x", "***", "---", "===", "- - -", "--", "- x", "* x", "+",
            "1. x", "2. x | y",
            "3)", "[a]: /u", "[a]: /u 't", "[b]:", "/u", "[a]", "|", "||", "| |", "\\| x", "    code",
            "\tcode", "|-", "-|", ":-", "|:-:|",
            "|-|-|", "| a", "a | b", "`", "_ _ _", "> q", ">", "10000000000. x", "a\\", "a  ",
            "</div>",
            "\u{B}|\u{B}x", "<![CDATA[", "]]>", "<!A", "<p>x", "    | a |", "  |-|", "   - x", "-",
        ])
    }
}
