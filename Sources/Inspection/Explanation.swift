package import Diagnostics
package import Output
package import SchemaModel

/// One entity, or one field of it, with all that is known about it: where each fact stands in the documents, why it
/// is believed, and what each target makes of it.
///
/// Purpose: shows a person how the program came to what it writes. Input: the schema, the places, and the lines of
/// the targets. Output: text. Invariant: every fact of the field or entity is there, and none without its reason.
package struct Explanation: Sendable {
    let schema: Schema
    let entity: Entity
    let origins: EntityOrigins

    /// In the order in which they are listed; empty while the documents have errors.
    let targets: [Target]
    let renderer: DiagnosticRenderer

    package init(
        of entity: Entity,
        in schema: Schema,
        origins: EntityOrigins,
        targets: [Target],
        sources: SourceFiles
    ) {
        self.entity = entity
        self.schema = schema
        self.origins = origins
        self.targets = targets
        renderer = DiagnosticRenderer(sources: sources)
    }

    /// What one target makes of the entity.
    package struct Target: Sendable {
        package let name: String
        package let explanation: EntityExplanation

        package init(name: String, explanation: EntityExplanation) {
            self.name = name
            self.explanation = explanation
        }
    }
}

extension Explanation {
    /// A fact, what it is, and the places that make it so.
    struct Paragraph {
        let title: String

        /// Why it is so where no place says it.
        var reason = ""
        var places: [(span: SourceSpan, words: String)] = []
    }

    func text(_ title: String, _ paragraphs: [Paragraph], _ details: String, targetLines: [[String]])
        -> String
    {
        let parts = [DiagnosticRenderer.oneLine(title) + "\n"] + paragraphs.map(text)
        return (parts + [details, targetSection(targetLines)]).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func text(of paragraph: Paragraph) -> String {
        let reason = paragraph.reason.isEmpty ? "" : " (\(paragraph.reason))"
        let places = paragraph.places.map { renderer.quotation(of: $0.span, $0.words) }
        return DiagnosticRenderer.oneLine(paragraph.title + reason) + "\n" + places.joined().indented
    }

    private func targetSection(_ lines: [[String]]) -> String {
        if targets.isEmpty { return "No target writes anything before the errors are mended.\n" }
        var table = TextTable(["", ""])
        for (target, lines) in zip(targets, lines) {
            for (number, line) in lines.enumerated() {
                table.add([number == 0 ? target.name : "", DiagnosticRenderer.oneLine(line)])
            }
        }
        return "What the targets make of it\n" + table.text(indentedBy: 2)
    }

    func places(of fact: Fact, in origins: [FactOrigin], _ words: String) -> [(
        span: SourceSpan, words: String
    )] {
        origins.filter { $0.fact == fact }.map { ($0.span, $0.isOverruled ? "overruled: \(words)" : words) }
    }
}

extension Evidence {
    /// What happened, and why. For example: `guessed: named 'isDone'`.
    var words: String {
        switch basis {
        case .declared: "stated: \(text)"
        case .inferred: "guessed: \(text)"
        case .overridden: "overridden \(text)"
        }
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}
