internal import Linting
internal import Output

/// What there is to know about a kind of diagnostic: the text of `gen explain-diagnostic` and of the documentation.
package struct DiagnosticPage: Sendable {
    /// As messages show it in brackets. For example: `type.unknown`.
    package let id: String

    /// A sentence without a full stop. For example: `A type is unknown`.
    package let title: String

    /// When it is reported, and why that matters.
    package let meaning: String

    /// What the author can do.
    package let remedy: String

    package init(_ id: String, _ title: String, meaning: String, remedy: String) {
        self.id = id
        self.title = title
        self.meaning = meaning
        self.remedy = remedy
    }
}

extension DiagnosticPage {
    /// Every page, sorted by id.
    package static let all = (reading + types + outputs + workspace + linting + migration + changes).sorted {
        $0.id < $1.id
    }

    private static let pages = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func page(of id: String) -> DiagnosticPage? { pages[id] }
}

// MARK: - As text

extension DiagnosticPage {
    /// Id and title, meaning and remedy, as `gen explain-diagnostic` prints them.
    package var text: String {
        "\(id): \(title)\n\n\(Self.wrapped(meaning))\n\n\(Self.wrapped(remedy))\n"
    }

    private static func wrapped(_ text: String) -> String {
        TextWrapping.lines(of: text, width: 80).joined(separator: "\n")
    }

    /// A line a page, ids in a column.
    package static var list: String {
        let width = all.map(\.id.count).max() ?? 0
        return all.map { page in
            page.id + String(repeating: " ", count: width - page.id.count + 2) + page.title + "\n"
        }.joined()
    }

    /// The table of the documentation: a row a page.
    package static var markdownTable: String {
        let rows = all.map {
            "| `\($0.id)` | \(cell($0.title)) | \(cell($0.meaning)) | \(cell($0.remedy)) |\n"
        }
        return "| Diagnostic | In short | Meaning | Remedy |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    /// Angle brackets and pipes would end the cell or vanish.
    private static func cell(_ text: String) -> String {
        var cell = ""
        for character in text {
            if "|<>\\".contains(character) { cell.append("\\") }
            cell.append(character)
        }
        return cell
    }
}
