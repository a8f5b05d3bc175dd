import Diagnostics
import SchemaModel

/// CloudKit's names are letters, digits and underscores.
enum InvalidNameRule: LintRule {
    static let id = DiagnosticID("lint.name")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.clouds
    static let page = LintPage(
        "CloudKit takes no such name",
        meaning:
            "Names of record types and fields begin with a letter from A to Z, upper or lower case, and go on with such "
            + "letters, digits and underscores.",
        remedy: "Give it such a name.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        let own = isValid(entity.name) ? [] : [finding("the record type '\(entity.name)'", at: entity.span)]
        return own
            + entity.ownFields.filter { !isValid($0.name) }.map {
                finding("the field \(entity.named($0))", at: $0.span)
            }
    }

    private static func finding(_ what: String, at span: SourceSpan) -> LintFinding {
        LintFinding(
            "CloudKit does not take the name of \(what)", at: span,
            remedy: "begin with a letter from A to Z, and go on with such letters, digits and underscores")
    }

    private static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
