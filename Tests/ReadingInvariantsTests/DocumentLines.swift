/// The lines of a Markdown document, each with what it is: enough of Markdown to change a document as a person
/// would, without changing what it says.
struct DocumentLines {
    struct Line {
        var text: String
        let kind: Kind
    }

    enum Kind {
        case blank, heading, headerRow, delimiterRow, row, fence, code, other
    }

    var lines: [Line] = []

    init(_ document: String) {
        let texts = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var fence: Substring?
        for (index, text) in texts.enumerated() {
            let content = text.drop { $0 == " " }
            if let mark = fence {
                let closes = content.hasPrefix(mark)
                if closes { fence = nil }
                lines.append(Line(text: text, kind: closes ? .fence : .code))
            } else if content.hasPrefix("```") {
                fence = content.prefix(3)
                lines.append(Line(text: text, kind: .fence))
            } else {
                let next = index + 1 < texts.count ? texts[index + 1] : ""
                lines.append(Line(text: text, kind: kind(of: content, before: next)))
            }
        }
    }

    private func kind(of content: Substring, before next: String) -> Kind {
        if content.isEmpty { return .blank }
        if content.hasPrefix("#") { return .heading }
        guard content.hasPrefix("|") else { return .other }
        if Self.isDelimiter(content) { return .delimiterRow }
        return Self.isDelimiter(next.drop { $0 == " " }) ? .headerRow : .row
    }

    private static func isDelimiter(_ content: Substring) -> Bool {
        content.hasPrefix("|") && content.contains("-") && content.allSatisfy { "|-: ".contains($0) }
    }

    var text: String { lines.map(\.text).joined(separator: "\n") }

    /// Changes lines of some kinds.
    static func mapped(_ document: String, _ change: (Line) -> String) -> String {
        var lines = DocumentLines(document)
        for index in lines.lines.indices { lines.lines[index].text = change(lines.lines[index]) }
        return lines.text
    }

    /// Changes the cells of all tables, without the spaces around them.
    static func mappedRows(_ document: String, _ change: ([String], Kind) -> [String]) -> String {
        mapped(document) { line in
            switch line.kind {
            case .headerRow, .delimiterRow, .row:
                "| " + change(cells(line.text), line.kind).joined(separator: " | ") + " |"
            case .blank, .heading, .fence, .code, .other: line.text
            }
        }
    }

    static func cells(_ row: String) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in row.drop(while: { $0 == " " }).dropFirst() {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\"
        }
        return cells.dropLast().map { cell in
            String(String(cell.drop { $0 == " " }.reversed()).drop { $0 == " " }.reversed())
        }
    }
}
