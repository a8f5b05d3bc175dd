import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads lists of rights below the role that has them.
///
///     The "World" role has these permissions for all record types:
///
///     - Create: Yes
///     - Read
package struct RightListStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let roles = OwnRoles(reading)
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard index > 0, case .list(let list) = passage.block.kind, let rights = Self.rights(in: list),
                let line = reading.outline.content(of: index - 1).map(Wording.init),
                let role = Self.role(in: line)
            else { continue }
            if let reason = Self.refusal(of: role, in: line) {
                reading.reportRefused(.grant, because: reason, at: line.tokens[role].span)
                reading.use(index)
                continue
            }
            let entities = entities(of: line, at: index, in: reading)
            if entities.isEmpty {
                let reason = "nothing says of which record types these rights are"
                reading.leave(Self.outermost(of: index, in: reading), because: reason)
                continue
            }
            // "Create: ❌, Read: ❌"
            if rights.isEmpty {
                reading.use(index)
                continue
            }
            let said = "\(line.tokens[role].text): \(rights)"
            let words = Wording(Inlines(Inlines.Run(said, span: line.tokens[role].span)))
            guard let grants = GrantGrammar(words, words.tokens.indices, roles: roles).inList() else {
                continue
            }
            reading.add(grants, to: entities, at: line.tokens[role].span)
            reading.use(index)
        }
    }

    /// The list that stands for those in it where nothing is read.
    private static func outermost(of passage: Int, in reading: DocumentReading) -> Int {
        var list = passage
        while let container = reading.outline.passages[list].container,
            case .list = reading.outline.passages[container].block.kind
        {
            list = container
        }
        return list
    }

    /// Each item is a right, with "Yes" or "No" behind it or nothing; nil for other lists.
    private static func rights(in list: MarkdownList) -> String? {
        let lines = GrantStatement.lines(of: list)
        guard !lines.isEmpty, lines.count == list.items.count, lines.allSatisfy(isRight) else { return nil }
        return lines.filter { !isDenied($0) }
            .map { line in
                line.tokens.filter { $0.means(permissions) }.map(\.text).joined(separator: ", ")
            }
            .joined(separator: ", ")
    }

    /// "Read", "Create: Yes", "Can read and write", "Read access to all records".
    static func isRight(_ line: Wording) -> Bool {
        let words = line.tokens.drop { $0.means(.can) }
        guard let first = words.first, first.means(permissions), !first.means(.creator) else { return false }
        let answer = withoutDatabase(words.dropFirst().drop { $0.sign == .colon })
        if !answer.isEmpty, answer.allSatisfy(isAnswer) { return true }
        return answer.allSatisfy {
            [.comma, .slash, .plus, .ampersand, .stop].contains($0.sign)
                || $0.kind == .word && !$0.means(.no) && $0.means(permissions.union(around))
        }
    }

    private static let permissions: ConceptSet = [.read, .write, .create, .full, .access]
    private static let around: ConceptSet = [
        .and, .filler, .preposition, .every, .record, .type, .entityLabel,
    ]

    private static func isAnswer(_ token: Wording.Token) -> Bool {
        token.sign == .yes || token.sign == .no || token.means([.answerYes, .answerNo, .no])
    }

    /// "✅ Yes (private database only)": where the records are, which narrows nothing.
    private static func withoutDatabase(_ answer: ArraySlice<Wording.Token>) -> ArraySlice<Wording.Token> {
        guard let open = answer.firstIndex(where: { $0.sign == .open }), answer.last?.sign == .close,
            answer[(open + 1)...].dropLast().allSatisfy({
                $0.means([.private, .public, .shared, .database, .only])
            })
        else { return answer }
        return answer[..<open]
    }

    private static func isDenied(_ line: Wording) -> Bool {
        line.tokens.contains { $0.sign == .no || $0.means([.answerNo, .no]) }
    }

    /// The only role that the line above names.
    private static func role(in line: Wording) -> Int? {
        let roles = line.tokens.indices.filter { index in
            let token = line.tokens[index]
            return GrantGrammar.isSystemRole(token) || token.spells([.creator, .signedIn, .everyone])
                || token.means([.creator, .signedIn, .everyone])
        }
        // "all" of "all record types" is none.
        let certain = roles.count > 1 ? roles.filter { !line.tokens[$0].means(.every) } : roles
        // "Creator (record owner)", "World (everyone)": the same in other words.
        let isOne = [Concept.creator, .everyone, .signedIn].contains { role in
            certain.allSatisfy { line.tokens[$0].means([role]) }
        }
        return certain.count == 1 || isOne ? certain.first : nil
    }

    /// What is denied, or is so in development alone, is no right of the app's users.
    private static func refusal(of role: Int, in line: Wording) -> RefusedFact.Reason? {
        line.tokens.contains { $0.means(.development) }
            ? .possible : Wording.refusal(of: role..<role + 1, in: line.tokens[...])
    }

    /// The record types that the line names; else that of the section, or all where nothing but rights is spoken of.
    private func entities(of line: Wording, at passage: Int, in reading: DocumentReading) -> [Int] {
        let mentions = GrantMentions(line.tokens[...], reading)
        if !mentions.named.isEmpty { return mentions.named }
        if let scope = reading.scopes[passage], mentions.excepted.isEmpty { return [scope] }
        return reading.isOfSecurityAlone(passage) || GrantSubject(above: line, reading) != nil
            ? mentions.entities(of: Array(reading.schema.entities.indices)) : []
    }
}
