/// Documents by the rule of GitHub's tables that each is about; the oracle says how they are read.
enum TableCases {
    struct Case {
        let rule: String
        let document: String

        init(_ rule: String, _ document: String) {
            self.rule = rule
            self.document = document
        }
    }

    static let all: [Case] = specification + cells + delimiters + beginnings + ends + containers + lineEnds

    /// One for each example of the specification's section on tables.
    static let specification = [
        Case("a table", "| name | type |\n| --- | --- |\n| size | Int64 |\n"),
        Case(
            "cells need not line up with the delimiters, and pipes at the edges may be missing",
            "| one | three |\n:-: | -----------:\ntwo | four\n"),
        Case(
            "pipes in cells are escaped, in code too",
            "| n\\|m  |\n| ------ |\n| x `\\|` y |\n| x **\\|** y |\n"),
        Case("the beginning of another block ends a table", "| p | q |\n| --- | --- |\n| r | s |\n> quote\n"),
        Case("an empty line ends a table", "| p | q |\n| --- | --- |\n| r | s |\nt\n\nt\n"),
        Case("header and delimiters must agree in number", "| p | q |\n| --- |\n| r |\n"),
        Case("rows may be too short or too long", "| p | q |\n| --- | --- |\n| r |\n| s | t | u |\n"),
        Case("a table without rows has no body", "| p | q |\n| --- | --- |\n"),
    ]

    static let cells = [
        Case("one column", "| a |\n| - |\n| b |\n"),
        Case("one column without pipes but in the delimiters", "a\n| - |\nb\n"),
        Case("one column by a colon", "a\n:-\nb\n"),
        Case("a pipe in a code span splits", "| a | b |\n|-|-|\n| `x|y` | z |\n"),
        Case("an escaped pipe in a code span", "| a | b |\n|-|-|\n| `x\\|y` | z |\n"),
        Case("two back-slashes before a pipe", "| a | b |\n|-|-|\n| x\\\\|y | z |\n"),
        Case("a back-slash at the end of a cell", "| a | b |\n|-|-|\n| x\\ | z |\n"),
        Case("an escaped pipe at the edge", "\\| a | b |\n|-|-|\n\\| c | d\n"),
        Case("empty cells", "| a | b | c |\n|-|-|-|\n||x||\n|  |  |  |\n"),
        Case("only white space behind the last pipe", "| a |  \n|-|\t\n| b |\t \n"),
        Case("emphasis ends with its cell", "| a | b |\n|-|-|\n| *x | y* |\n"),
        Case("code ends with its cell", "| a | b |\n|-|-|\n| `x | y` |\n"),
        Case("code with white space at its ends", "| a |\n|-|\n| ` x ` |\n| `` ` `` |\n| `  ` |\n"),
        Case("code beside text", "| a |\n|-|\n| `x`, `y` and z |\n| a`b`c |\n| ``x`` `y |\n"),
        Case("links and images", "| [a](/u) | ![b](/v) |\n|-|-|\n| <http://x.y> | [a][b] |\n\n[b]: /w\n"),
        Case("HTML and entities", "| a<br>b | &lt;T&gt; |\n|-|-|\n| List<Int> | R&D &amp; &nosuch; |\n"),
        Case("underscores in names", "| snake_case_name | _em_ |\n|-|-|\n| a_ | _b |\n"),
        Case(
            "marks that begin blocks begin none in cells",
            "| # a | - b |\n|-|-|\n| 1. c | > d |\n| ``` | --- |\n| x # | # |\n"),
        Case("text beyond ASCII", "| Größe | 名前 |\n|-|-|\n| 🎉 | é |\n"),
        Case("a row of pipes", "| a |\n|-|\n|\n||\n|||\n"),
        Case("a vertical tab is no white space at a cell's end", "| a |\n|-|\n| \u{B} |\n| \u{C} |\n"),
    ]

    static let delimiters = [
        Case("all alignments", "| a | b | c | d |\n|-|:-|-:|:-:|\n| 1 | 2 | 3 | 4 |\n"),
        Case("one dash is enough", "|a|b|\n|-|-|\n"),
        Case("a colon alone is not", "|a|b|\n|:|-|\n"),
        Case("two colons are not", "|a|b|\n|::|-|\n"),
        Case("a colon in the middle", "|a|b|\n|-:-|-|\n"),
        Case("white space in the dashes", "|a|b|\n|- -|-|\n"),
        Case("an empty delimiter cell", "|a|b|\n|-||\n"),
        Case("an escaped pipe in the delimiters", "|a|b|\n|-\\|-|\n"),
        Case("tabs between the delimiters", "|a|b|\n|\t-\t|\t-\t|\n"),
        Case("too many delimiters", "|a|\n|-|-|\n|b|\n"),
        Case("too few delimiters", "|a|b|\n|-|\n|b|\n"),
        Case("wrong delimiters, then right ones", "|a|\n|-|-|\n|-|-|\n|b|\n"),
        Case("delimiters indented by three", "|a|\n   |-|\n"),
        Case("delimiters indented by four", "|a|\n    |-|\n"),
        Case("delimiters that are a list item", "a | b\n- | -\n"),
        Case("delimiters that are a setext underline", "a\n-\nb\n"),
        Case("delimiters that are a thematic break", "| a |\n---\n| b |\n"),
    ]

    static let beginnings = [
        Case("a table under a paragraph", "text\n| a |\n|-|\n| b |\n"),
        Case("a table under several lines", "one *two\nthree* four\n| a |\n|-|\n"),
        Case("a paragraph above with escaped pipes", "a \\| `b \\| c`\n| a |\n|-|\n"),
        Case("a paragraph above that looks like a link definition", "[x]: /u\n| [x] |\n|-|\n"),
        Case("a header that looks like a link definition", "[x]: /u\n|-|\n"),
        Case("a real link definition before", "[x]: /u\n\n| [x] |\n|-|\n"),
        Case("a row that looks like a link definition", "|a|\n|-|\n[x]: /u\n\n[x]\n"),
        Case("an underline under a link definition is no heading", "[x]: /u\n===\n|-|\n"),
        Case("a setext heading of one row", "| a |\n===\n"),
        Case("a setext heading of a table's rows", "| a | b |\n| - |\n| c | d |\n---\n"),
        Case("a row of equals signs", "| a |\n|-|\n| b |\n===\n"),
        Case("a header indented by three", "   | a |\n|-|\n"),
        Case("a header indented by four", "    | a |\n|-|\n"),
        Case("a header indented by four under a paragraph", "x\n    | a |\n|-|\n"),
        Case("two tables without a line between", "|a|\n|-|\n|b|\n|-|\n"),
        Case("a table right under a heading", "# h\n|a|\n|-|\n|b|\n"),
        Case("a table in a fence", "```\n|a|\n|-|\n```\n"),
        Case("a table in HTML", "<div>\n|a|\n|-|\n</div>\n\n|a|\n|-|\n"),
        Case("a table right under HTML", "<!-- x -->\n|a|\n|-|\n"),
        Case("a paragraph above that begins with a hard break", "\\\nx\n|a|\n|-|\n"),
    ]

    static let ends = [
        Case("a list with any number", "| a |\n|-|\n| b |\n2. c | d\n"),
        Case("an empty list item", "| a |\n|-|\n-\n"),
        Case("a heading", "| a |\n|-|\n# c | d\n"),
        Case("a fence", "| a |\n|-|\n```\n| c |\n```\n"),
        Case("indented code", "| a |\n|-|\n    | c |\n"),
        Case("a lone tag", "| a |\n|-|\n<x>\n| c |\n"),
        Case("a block tag", "| a |\n|-|\n<div>\n| c |\n"),
        Case("a tag in a row", "| a |\n|-|\n<x> | c\n"),
        Case("a thematic break", "| a |\n|-|\n***\n| c |\n"),
        Case("a thematic break of dashes", "| a |\n|-|\n---\n| c |\n"),
        Case("a lone pipe", "| a |\n|-|\n|\n| c |\n"),
        Case("text without a pipe is a row", "| a | b |\n|-|-|\ntext\n"),
        Case("a comment", "| a |\n|-|\n<!-- c -->\n| d |\n"),
        Case("a blank line of spaces", "| a |\n|-|\n  \n| c |\n"),
    ]

    static let containers = [
        Case("in a quote", "> | a |\n> |-|\n> | b |\n"),
        Case("in a quote without spaces", ">|a|\n>|-|\n>|b|\n"),
        Case("a lazy row", "> | a |\n> |-|\n| b |\n"),
        Case("a lazy delimiter row", "> | a |\n|-|\n"),
        Case("a lazy header", "> x\n| a |\n> |-|\n"),
        Case("a lazy header behind white space", "> x\n  | a |\n> |-|\n"),
        Case("in a list item", "- | a |\n  |-|\n  | b |\n"),
        Case("in a list item, later", "1. text\n\n   | a |\n   |-|\n   | b |\n2. more\n"),
        Case("a row that is not indented enough", "- | a |\n  |-|\n | b |\n"),
        Case("a list item ends the table", "- | a |\n  |-|\n- | b |\n"),
        Case("a list behind a table in an item", "- | a |\n  |-|\n  - b\n"),
        Case("in a nested list by tabs", "- x\n\t- | a |\n\t  |-|\n\t  | b |\n"),
        Case("in an item behind a tab", "-\t| a |\n\t|-|\n\t| b |\n"),
        Case("in a quote in an item in a quote", "> - > | a |\n>   > |-|\n>   > | b |\n> after\n"),
        Case("a quote behind a tab", ">\t| a |\n>\t|-|\n"),
        Case("a quote ends", "> | a |\n> |-|\n\n| b |\n|-|\n"),
        Case("an item that begins with a blank line", "-\n  | a |\n  |-|\n"),
        Case("rows too deep for the item", "- | a |\n  |-|\n      | b |\n"),
        Case(
            "cells with markup in a quote in a list",
            "1. > | *a* | `b` |\n   > |-|-|\n   > | **c** | [d](/e) |\n"),
    ]

    static let lineEnds = [
        Case("carriage returns and newlines", "| a |\r\n|-|\r\n| b |\r\n\r\ntext\r\n"),
        Case("carriage returns alone", "| a |\r|-|\r| b |\r\rtext\r"),
        Case("no newline at the end", "| a |\n|-|\n| b |"),
        Case("no newline behind the delimiters", "| a |\n|-|"),
        Case("blank lines before", "\n\n\n| a |\n|-|\n"),
    ]
}
