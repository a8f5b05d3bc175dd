import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Which names may be roles of the app's own: those in back-ticks, and those that the document calls so in back-ticks.
///
///     Create a role named `Editor`        | Record type | World | Editor |
///
/// Not the names of record types and fields; and none where the app keeps roles in a field of its own: `parent` is then
/// a value of it, and nothing that CloudKit knows.
package final class OwnRoles {
    private let schema: DeclaredSchema
    private let wordings: [Wording?]
    private lazy var taken = Set(
        schema.entities.flatMap { entity in [entity.name.value] + entity.fields.map(\.name.value) })
    private lazy var keepsRoles = taken.contains { $0.lowercased().hasSuffix("role") }
    private let outline: DocumentOutline
    private lazy var called = Set(wordings.indices.flatMap(names))

    init(_ reading: DocumentReading) {
        schema = reading.schema
        wordings = reading.wordings
        outline = reading.outline
    }

    func mayBe(_ token: Wording.Token) -> Bool {
        (token.kind == .code || called.contains(token.text)) && mayBe(token.text)
    }

    /// Whether another sentence about security calls it a role.
    func isCalled(_ token: Wording.Token) -> Bool {
        token.kind == .code && called.contains(token.text) && mayBe(token.text)
    }

    func mayBe(_ name: String) -> Bool { isFree(name) && !keepsRoles }

    /// Whether a name is nothing else that the document declares, or that the framework does.
    func isFree(_ name: String) -> Bool {
        Identifier.isValid(name) && !name.hasPrefix("_") && !name.hasPrefix("CK") && !taken.contains(name)
    }

    /// "the role `Editor`", "a role named `Editor`", "`Editor` role", where security is spoken of.
    private func names(in passage: Int) -> [String] {
        guard let wording = wordings[passage], wording.mayMean(.role) else { return [] }
        let heading = outline.sections[outline.passages[passage].section].heading
        guard wording.speaksOfSecurity || heading?.speaksOfSecurity ?? false,
            wording.tokens.indices.allSatisfy({
                wording.tokens[...].polarityMarks(at: $0).isDisjoint(with: [.negation, .past, .removal])
            })
        else { return [] }
        let tokens = wording.tokens
        return tokens.indices.filter { index in
            tokens[index].kind == .code
                && (tokens[max(index - 2, 0)..<index].contains { $0.means(.role) }
                    || index + 1 < tokens.count && tokens[index + 1].means(.role))
        }.map { tokens[$0].text }
    }
}

extension Wording {
    /// "Security roles", "permissions": more than "role", which apps have of their own.
    var speaksOfSecurity: Bool {
        mayMean(.security) && tokens.contains { $0.means(.security) && !$0.means(.role) }
    }
}
