import DocumentWording
import Markdown
import Vocabulary

extension DocumentReading {
    /// Whether some table lists routes or arguments, or a heading is a request, as in documents about an interface.
    package var describesInterface: Bool {
        outline.sections.contains { $0.heading.map(Self.isRequest) ?? false } || listsRoutes
    }

    /// "Trip Leg" with `struct TripLeg` between the heading and the table: a type of the code, whose
    /// members the table has.
    package func declaresStructure(_ words: String, above passage: Int) -> Bool {
        let name = words.filter { $0 != " " }
        let start = outline.sections[outline.passages[passage].section].start
        return (start..<passage).contains { index in
            guard case .codeBlock(let code) = outline.passages[index].block.kind else { return false }
            let tokens = code.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
            return !tokens.contains("@Model")
                && zip(tokens, tokens.dropFirst()).contains {
                    Self.structures.contains(String($0)) && $1 == name
                }
        }
    }

    private static let structures: Set = ["struct", "class", "enum", "actor", "protocol"]

    /// "POST /trips/{id}".
    private static func isRequest(_ heading: Wording) -> Bool {
        guard let first = heading.tokens.first else { return false }
        let words = first.kind == .code ? first.text.split(separator: " ").map(String.init) : [first.text]
        guard let method = words.first, ["GET", "POST", "PUT", "PATCH", "DELETE"].contains(method) else {
            return false
        }
        return words.count > 1 || heading.tokens.dropFirst().first?.sign == .slash
    }

    private var listsRoutes: Bool {
        outline.passages.contains { passage in
            guard case .table(let table) = passage.block.kind else { return false }
            return table.header.cells.indices.contains { column in
                table.header.cells[column].content.plainText.means(.interface)
                    && !Self.holdsCalls(table, in: column)
            }
        }
    }

    /// "Method | Purpose" of `` `closed()` ``: what a model's own type can do.
    private static func holdsCalls(_ table: Table, in column: Int) -> Bool {
        !table.rows.isEmpty && table.rows.allSatisfy { $0.cells[column].content.plainText.last == ")" }
    }
}
