import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// Compares what several places say of one field: the first is used, and both are named.
enum FieldContradictions {
    static func report(_ field: JoinedField, findings: inout Findings) {
        if field.others.isEmpty { return }
        let types = field.declarations.compactMap(\.type)
        compare(types, field, findings: &findings, agree: { agree($0, $1) }, place: { ($0.written, $0.span) })
        let marks = field.declarations.compactMap { declaration in
            declaration.isOptional ?? declaration.type?.mark
        }
        compare(marks, field, findings: &findings, agree: { $0.value == $1.value }) {
            ($0.value ? "optional" : "required", $0.span)
        }
        let defaults = field.declarations.compactMap(\.defaultText)
        compare(defaults, field, findings: &findings, agree: { agree($0.value, $1.value) }) {
            ("\($0.value) by default", $0.span)
        }
    }

    private static func compare<Fact>(
        _ facts: [Fact], _ field: JoinedField, findings: inout Findings, agree: (Fact, Fact) -> Bool,
        place: (Fact) -> (text: String, span: SourceSpan)
    ) {
        guard let first = facts.first, let other = facts.dropFirst().first(where: { !agree(first, $0) })
        else {
            return
        }
        let (one, two) = (place(first), place(other))
        findings.add(
            Diagnostic(
                .fieldContradictory, .warning,
                "'\(field.name.value)' is '\(two.text)' here and '\(one.text)' elsewhere; the first is used",
                at: two.span, remedy: "say the same in both places",
                related: [.init("the other description", at: one.span)]))
    }

    /// A Swift model and its record may spell one thing in two ways: Bool is Int64, UUID is String.
    private static func agree(_ one: DeclaredType, _ other: DeclaredType) -> Bool {
        guard let first = TypeVocabulary.type(of: one.name), let second = TypeVocabulary.type(of: other.name)
        else {
            return true
        }
        if first == second { return one.isList == other.isList }
        return alike.contains([first, second])
    }

    /// `Trip.State.open` is `State.open`, written from the outside.
    private static func agree(_ one: String, _ other: String) -> Bool {
        one == other || one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }

    private static let alike: [Set<FieldType>] = [
        [.int, .bool], [.string, .uuid], [.string, .url], [.string, .json], [.data, .json], [.data, .asset],
        [.double, .decimal], [.int, .double], [.string, .reference], [.uuid, .reference],
        [.string, .decimal],
    ]
}

extension DeclaredType {
    fileprivate var mark: Declared<Bool>? { isOptional.map { Declared($0, at: span) } }
}

extension DiagnosticID {
    static let fieldContradictory = DiagnosticID("field.contradictory")
}
