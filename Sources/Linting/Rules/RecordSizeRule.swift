import Diagnostics
import SchemaModel

/// A record holds one megabyte, files beside it not counted.
enum RecordSizeRule: LintRule {
    static let id = DiagnosticID("lint.size")
    static let severity = Diagnostic.Severity.note
    static let profiles = Set<LintProfile>.clouds
    static let page = LintPage(
        "Data may outgrow its record",
        meaning:
            "A record takes at most 1 MB, assets not counted, and a save of a larger one fails. Data and encoded values "
            + "have no size of their own. Core Data moves a value that is too long to an asset, which every device "
            + "then downloads with the record.",
        remedy:
            "Make it an asset, or keep it small. Where that is certain, say so: <!-- gen: allow lint.size: at most 2 KB "
            + "-->.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        entity.ownFields.filter { $0.type == .data || $0.type == .json }.map { field in
            let what = field.type == .data ? "data" : "an encoded value"
            return LintFinding(
                "\(entity.named(field)) holds \(what) of any size, and a record takes at most 1 MB",
                at: schema.current(field, of: entity)?.span ?? field.span,
                remedy: "make it an asset, or see that it stays small")
        }
    }
}
