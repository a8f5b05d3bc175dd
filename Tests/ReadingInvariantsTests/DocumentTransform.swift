import Foundation

/// A way to change the text of a document that must not change what is read.
struct DocumentTransform: Sendable, CustomStringConvertible {
    let description: String

    /// Whether the order in which record types come may change.
    var reorders = false

    /// The samples in which it changes what is said.
    var exceptions: Set<String> = []

    let apply: @Sendable (String) -> String

    init(
        _ description: String, reorders: Bool = false, except exceptions: Set<String> = [],
        _ apply: @escaping @Sendable (String) -> String
    ) {
        self.description = description
        self.reorders = reorders
        self.exceptions = exceptions
        self.apply = apply
    }

    static let all = texts + tables + blocks + words
}

extension DocumentTransform {
    private static let texts = [
        DocumentTransform("lines that end as on Windows") { $0.replacingOccurrences(of: "\n", with: "\r\n") },
        DocumentTransform("lines that end with CR") { $0.replacingOccurrences(of: "\n", with: "\r") },
        DocumentTransform("a byte order mark") { "\u{feff}" + $0 },
        DocumentTransform("no line end at the end") { document in
            String(document.reversed().drop { $0 == "\n" }.reversed())
        },
        DocumentTransform("spaces behind every line") { document in
            DocumentLines.mapped(document) { $0.kind == .other ? $0.text : $0.text + " " }
        },
        DocumentTransform("composed characters") { $0.precomposedStringWithCanonicalMapping },
        DocumentTransform("decomposed characters") { $0.decomposedStringWithCanonicalMapping },
    ]

    private static let tables = [
        DocumentTransform("tables without spaces") { document in
            DocumentLines.mapped(document) { line in
                switch line.kind {
                case .headerRow, .delimiterRow, .row:
                    "|" + DocumentLines.cells(line.text).joined(separator: "|") + "|"
                case .blank, .heading, .fence, .code, .other: line.text
                }
            }
        },
        DocumentTransform("cells with no-break spaces around them") { document in
            DocumentLines.mapped(document) { line in
                switch line.kind {
                case .headerRow, .row:
                    "|\u{a0}" + DocumentLines.cells(line.text).joined(separator: "\u{a0}|\u{a0}") + "\u{a0}|"
                case .blank, .heading, .fence, .code, .other, .delimiterRow: line.text
                }
            }
        },
        DocumentTransform("rules with no-break spaces, too") { document in
            DocumentLines.mapped(document) { line in
                switch line.kind {
                case .headerRow, .row, .delimiterRow:
                    "|\u{a0}" + DocumentLines.cells(line.text).joined(separator: "\u{a0}|\u{a0}") + "\u{a0}|"
                case .blank, .heading, .fence, .code, .other: line.text
                }
            }
        },
        DocumentTransform("cells in the middle") { document in
            DocumentLines.mappedRows(document) { $1 == .delimiterRow ? $0.map { _ in ":-:" } : $0 }
        },
        DocumentTransform("columns in reverse", except: ["transposed table"]) { document in
            DocumentLines.mappedRows(document) { cells, _ in cells.reversed() }
        },
        DocumentTransform("the first column last", except: ["transposed table"]) { document in
            DocumentLines.mappedRows(document) { cells, _ in Array(cells.dropFirst() + cells.prefix(1)) }
        },
        DocumentTransform("an empty column behind") { document in
            DocumentLines.mappedRows(document) { $0 + [$1 == .delimiterRow ? "---" : ""] }
        },
        DocumentTransform("an empty column before") { document in
            DocumentLines.mappedRows(document) { [$1 == .delimiterRow ? "---" : ""] + $0 }
        },
        DocumentTransform("headers in bold") { document in
            DocumentLines.mappedRows(document) { cells, kind in
                kind == .headerRow ? cells.map { $0.isEmpty ? $0 : "**\($0)**" } : cells
            }
        },
        DocumentTransform("first cells in bold") { document in
            DocumentLines.mappedRows(document) { cells, kind in
                guard kind == .row, let first = cells.first, !first.isEmpty, !first.hasPrefix("*") else {
                    return cells
                }
                return ["**\(first)**"] + cells.dropFirst()
            }
        },
        // Code is what tables of properties are read by.
        DocumentTransform("first cells without back-ticks", except: ["Savings", "table of properties"]) {
            DocumentLines.mappedRows($0) { cells, kind in
                guard kind == .row, let first = cells.first else { return cells }
                return [first.filter { $0 != "`" }] + cells.dropFirst()
            }
        },
    ]

    private static let blocks = [
        DocumentTransform("blank lines doubled") { document in
            DocumentLines.mapped(document) { $0.kind == .blank ? "\n" : $0.text }
        },
        DocumentTransform("a comment before every heading and table") { document in
            DocumentLines.mapped(document) { line in
                switch line.kind {
                case .heading: "<!-- looked at -->\n\n" + line.text
                case .headerRow where !line.text.hasPrefix(" "): "<!-- looked at -->\n\n" + line.text
                case .blank, .headerRow, .delimiterRow, .row, .fence, .code, .other: line.text
                }
            }
        },
        DocumentTransform("all in a quotation") { document in
            document.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
        },
        DocumentTransform("all in a list item") { document in
            let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().map { $0.offset == 0 ? "- \($0.element)" : "  \($0.element)" }
                .joined(separator: "\n")
        },
        DocumentTransform("headings a level deeper") { document in
            DocumentLines.mapped(document) { $0.kind == .heading ? "#" + $0.text : $0.text }
        },
        DocumentTransform("headings with marks at both ends") { document in
            DocumentLines.mapped(document) { line in
                line.kind == .heading ? line.text + " " + line.text.prefix { $0 == "#" } : line.text
            }
        },
        DocumentTransform("sections in reverse", reorders: true) { document in
            var sections: [[String]] = [[]]
            for line in DocumentLines(document).lines {
                if line.kind == .heading, line.text.hasPrefix("### ") { sections.append([]) }
                if line.kind == .heading, line.text.hasPrefix("## ") || line.text.hasPrefix("# ") {
                    return document
                }
                sections[sections.count - 1].append(line.text)
            }
            let parts = sections.prefix(1) + sections.dropFirst().reversed()
            return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
        },
        DocumentTransform("fences of tildes") { document in
            DocumentLines.mapped(document) { line in
                line.kind == .fence ? line.text.replacingOccurrences(of: "```", with: "~~~") : line.text
            }
        },
    ]

    private static let words = [
        DocumentTransform("curly quotes") { document in
            DocumentLines.mapped(document) { line in
                line.kind == .code || line.kind == .fence ? line.text : curled(line.text)
            }
        },
        DocumentTransform("headings without back-ticks") { document in
            DocumentLines.mapped(document) { line in
                line.kind == .heading ? line.text.filter { $0 != "`" } : line.text
            }
        },
        DocumentTransform("headings in bold") { document in
            DocumentLines.mapped(document) { line in
                guard line.kind == .heading, !line.text.contains("*"),
                    let space = line.text.firstIndex(of: " ")
                else { return line.text }
                return line.text[...space] + "**\(line.text[line.text.index(after: space)...])**"
            }
        },
    ]

    /// As a word processor sets quotes, but for those in back-ticks.
    private static func curled(_ line: String) -> String {
        var isOpen = false
        var isCode = false
        return String(
            line.map { character -> Character in
                if character == "`" { isCode.toggle() }
                guard character == "\"", !isCode else { return character }
                isOpen.toggle()
                return isOpen ? "“" : "”"
            })
    }
}
