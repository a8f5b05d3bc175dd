import Diagnostics
import SchemaModel

extension InspectionReport {
    /// The page for a person who checks it against the document: the line of every field, what it is stored as,
    /// what was made of it, and a `?` wherever something was guessed.
    ///
    /// `listsFindings` is off where the findings follow on the same screen anyway.
    package func text(listsFindings: Bool = true) -> String {
        let parts = [
            schema.documents.map(line).joined(),
            schema.entities.map(section).joined(separator: "\n"),
            enumSection,
            listsFindings ? findingSection : "",
            unreadSection,
            countLine,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func line(_ document: SchemaDocument) -> String {
        let facts = [
            document.container.map { "container \($0)" },
            document.database.map { "\($0.rawValue) database" },
            document.zone.map { "zone \($0)" },
        ].compactMap { $0 }
        return document.path + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")) + "\n"
    }

    private var enumSection: String {
        if schema.enums.isEmpty { return "" }
        var table = TextTable(["", "", ""])
        for type in schema.enums {
            let isPlain = type.cases.allSatisfy { $0.name == $0.rawValue }
            let cases = type.cases.map { isPlain ? $0.rawValue : "\($0.name) = \($0.rawValue)" }
            table.add([type.name, type.rawType.rawValue, cases.joined(separator: ", ")])
        }
        return "Enumerations\n" + table.text(indentedBy: 2)
    }

    private var findingSection: String {
        if diagnostics.isEmpty { return "" }
        let lines = diagnostics.map { finding in
            let place = finding.span.map { self.place(of: $0) + ": " } ?? ""
            return "  \(place)\(finding.severity.rawValue): \(finding.message) [\(finding.id.rawValue)]\n"
        }
        return "Findings\n" + lines.joined()
    }

    private var unreadSection: String {
        if schema.unread.isEmpty { return "" }
        let lines = schema.unread.map { "  \(place(of: $0.span)): \($0.what.rawValue): \($0.reason)\n" }
        return "Not read\n" + lines.joined()
    }

    private var countLine: String {
        let fields = schema.entities.flatMap(\.fields)
        let guesses = fields.count { $0.evidence.contains { $0.basis == .inferred } }
        let guessed = guesses > 0 ? ", \(guesses) of them with a guess (?)" : ""
        let unread =
            schema.unread.isEmpty ? "" : "; \(count(schema.unread, "block was", "blocks were")) not read"
        let entities = count(schema.entities, "entity", "entities")
        return "\(entities), \(count(fields, "field", "fields"))\(guessed)\(unread)\n"
    }

    private func count(_ things: [some Any], _ one: String, _ many: String) -> String {
        "\(things.count) \(things.count == 1 ? one : many)"
    }

    func place(of span: SourceSpan) -> String {
        let position = sources.position(of: span)
        return "\(sources.path(of: span)):\(position.line):\(position.column)"
    }
}
