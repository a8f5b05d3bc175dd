import Diagnostics
import Output
import SchemaModel

/// The findings, each with the part of the page that it is about.
struct PlacedFindings: Sendable {
    /// In the order of the documents.
    let all: [Diagnostic]
    private var owned: [Owner: [Diagnostic]] = [:]

    /// What each target says, in the targets' order.
    private var ownedOfTargets: [[Owner: [Diagnostic]]] = []

    /// An entity or one of its fields, by their places.
    private struct Owner: Hashable {
        let entity: Int
        var field: Int?
    }

    private struct Line: Hashable {
        let file: Int32
        let number: Int
    }

    init(_ schema: Schema, _ provenance: SchemaProvenance) {
        var known: Set<Diagnostic> = []
        all = DiagnosticRenderer.sorted(provenance.findings).filter { known.insert($0).inserted }
        let files = provenance.sources.files
        let ofTargets = provenance.targets.map(\.findings)
        ownedOfTargets = ofTargets.map { _ in [:] }
        if files.isEmpty || all.isEmpty && ofTargets.allSatisfy(\.isEmpty) { return }
        func line(_ span: SourceSpan) -> Line {
            Line(file: span.file, number: provenance.sources[span].lineIndex(of: span.lower))
        }
        var owners: [Line: [(span: SourceSpan, owner: Owner)]] = [:]
        for (index, entity) in schema.entities.enumerated() {
            owners[line(entity.span), default: []].append((entity.span, Owner(entity: index)))
            for (position, field) in entity.fields.enumerated() {
                owners[line(field.span), default: []].append(
                    (field.span, Owner(entity: index, field: position)))
            }
        }
        func owner(of finding: Diagnostic) -> Owner? {
            guard let span = finding.span, let onLine = owners[line(span)] else { return nil }
            // Several fields may share a line: the last that begins before the finding is meant.
            return (onLine.last { $0.span.lower <= span.lower } ?? onLine[0]).owner
        }
        for finding in all {
            if let owner = owner(of: finding) { owned[owner, default: []].append(finding) }
        }
        for (target, findings) in ofTargets.enumerated() {
            for finding in findings {
                if let owner = owner(of: finding) {
                    ownedOfTargets[target][owner, default: []].append(finding)
                }
            }
        }
    }

    /// What the target at a place among all says of an entity, or of one of its fields.
    func about(entity: Int, field: Int?, ofTarget target: Int) -> [Diagnostic] {
        ownedOfTargets[target][Owner(entity: entity, field: field)] ?? []
    }

    func about(entity: Int) -> [Diagnostic] { owned[Owner(entity: entity)] ?? [] }

    func about(entity: Int, field: Int) -> [Diagnostic] { owned[Owner(entity: entity, field: field)] ?? [] }
}
