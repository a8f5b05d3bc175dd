package import Diagnostics
package import Output
import SchemaFacts
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
    func text(_ title: String, _ facts: [StatedFact], _ details: String, targetLines: [[String]])
        -> String
    {
        let parts = [DiagnosticRenderer.oneLine(title) + "\n"] + facts.map(text)
        return (parts + [details, targetSection(targetLines)]).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func text(of fact: StatedFact) -> String {
        let reason = fact.reason.isEmpty ? "" : " (\(fact.reason))"
        let places = fact.places.map { renderer.quotation(of: $0.span, $0.words) }
        return DiagnosticRenderer.oneLine(fact.title + reason) + "\n" + places.joined().indented
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

}

extension String {
    fileprivate var indented: String {
        split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}
