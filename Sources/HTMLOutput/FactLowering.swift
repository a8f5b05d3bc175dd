import Diagnostics
import HTMLLanguage
import Output
import SchemaFacts
import SchemaModel

/// Turns facts, findings and the lines of targets into what the template shows of them.
struct FactLowering: Sendable {
    let context: PageContext

    func view(of fact: StatedFact) -> FactView {
        FactView(
            name: Markup(fact.name), value: Markup(fact.value),
            reason: fact.reason.isEmpty ? .none : "(\(fact.reason))",
            links: fact.places.map { link(to: $0, of: fact.value) }.joined("; "))
    }

    /// The places of what the page shows elsewhere.
    func places(of fact: StatedFact) -> FactView {
        FactView(
            name: Markup(fact.name), value: .none, reason: .none,
            links: fact.places.map { context.place(of: $0.span) }.joined("; "))
    }

    /// For example: `Schema.md:31 stated: 'Boolean flag' in the notes`, of which the first is a link.
    private func link(to place: StatedFact.Place, of value: String) -> Markup {
        let quoted = context.quotation(of: place.span)
        let text = quoted == value ? "" : quoted
        let quotation: Markup = text.isEmpty ? .none : " <span class=\"quote\" dir=\"auto\">\(text)</span>"
        let words: Markup = Self.plainWords.contains(place.words) ? .none : " \(place.words)"
        return context.place(of: place.span) + words + quotation
    }

    /// What a link says by itself.
    private static let plainWords: Set = ["written here", "described here", "here"]

    func view(of finding: Diagnostic) -> FindingView {
        FindingView(
            severity: Markup(finding.severity.rawValue),
            rank: Diagnostic.Severity.allCases.firstIndex(of: finding.severity) ?? 0,
            identifier: Markup(finding.id.rawValue),
            message: Markup(DiagnosticRenderer.oneLine(finding.message)),
            remedy: Markup(finding.remedy.map(DiagnosticRenderer.oneLine) ?? ""),
            link: finding.span.map(context.place) ?? .none)
    }

    /// What the targets make of an entity, or of one of its fields.
    func targets(entity: Int, field: Int? = nil) -> [TargetView] {
        context.provenance.targets.enumerated().compactMap { place, target in
            guard target.entities.indices.contains(entity) else { return nil }
            let explanation = target.entities[entity]
            let lines = field.map { explanation.fields[$0] } ?? explanation.lines
            let said = context.findings.about(entity: entity, field: field, ofTarget: place)
            return TargetView(
                name: Markup(target.name), lines: lines.map { Markup($0) },
                remarks: said.map { finding in
                    Markup(
                        DiagnosticRenderer.oneLine(
                            [finding.message, finding.remedy].compactMap(\.self).joined(separator: "; ")))
                })
        }
    }
}
