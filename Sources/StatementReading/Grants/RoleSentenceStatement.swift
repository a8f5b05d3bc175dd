import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Tells of sentences about a role and its rights that no rule has read: whatever verb they have, it may give rights, or
/// take them away.
///
///     Security Roles → `Trip` → tick **Read and Write** for the role `_icloud`.
///
/// It comes behind the statements that read rights.
package struct RoleSentenceStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let own = OwnRoles(reading)
        let told = reading.schema.diagnostics.filter { $0.id == .grantUnread }.compactMap(\.span)
        let granted = reading.schema.entities.flatMap { $0.grants.map(\.span) }
        let read = (told + granted).sorted { $0.lower < $1.lower }
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.mayMean(Self.rights), !reading.standing(of: index).isExample else {
                continue
            }
            let roles = Self.words(forRolesAt: index, in: reading)
            for sentence in wording.sentences {
                let tokens = wording.tokens[sentence]
                let span = wording.span(of: sentence)
                let next = read.partitioningIndex { $0.upper > span.lower }
                let isRead = next < read.count && read[next].lower < span.upper
                if isRead
                    || !sentence.contains(where: {
                        Self.isRole($0, in: tokens, own)
                            || tokens[$0].means(roles) && Self.speaksOfRecords(tokens)
                    })
                {
                    continue
                }
                tell(sentence, of: wording, at: index, in: &reading)
            }
        }
    }

    /// Below "Security roles" alone "signed-in users" are a role; in a list that is read, or listed as a whole, nothing more is told.
    private static func words(forRolesAt passage: Int, in reading: DocumentReading) -> ConceptSet {
        let isSettled =
            reading.outline.passages[passage].container
            .map { reading.reasons[$0] != nil || reading.isUsed[$0] } ?? false
        return !isSettled && reading.isOfSecurityAlone(passage) ? [.signedIn, .everyone, .creator] : []
    }

    /// "Signed-in users need read on all records", "Read: owner", but not "Everyone can read our terms".
    private static func speaksOfRecords(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        tokens.prefix(3).contains { $0.sign == .colon }
            || tokens.contains {
                $0.means([.record, .type, .entityLabel, .recordTypeLabel]) && $0.kind == .word
            }
    }

    /// `_icloud`, "the role `Editor`", "the `Editor` role".
    private static func isRole(_ index: Int, in tokens: ArraySlice<Wording.Token>, _ own: OwnRoles) -> Bool {
        if GrantGrammar.isSystemRole(tokens[index]) { return true }
        guard tokens[index].kind == .code else { return false }
        // "The role `Harbour`", "the `Harbour` role", but not "`SyncEngine` role: it writes all".
        let isBehind = tokens[..<index].last.map(Self.saysRole) ?? false
        let isBefore =
            !AppTypeName.isOfProgram(tokens[index].text)
            && tokens[(index + 1)...].first.map(Self.saysRole) ?? false
        return (isBehind || isBefore) && own.mayBe(tokens[index])
    }

    private static func saysRole(_ token: Wording.Token) -> Bool { token.kind == .word && token.means(.role) }

    private func tell(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) {
        let tokens = wording.tokens[sentence]
        guard tokens.contains(where: { $0.kind == .word && $0.means(Self.rights) }),
            case let entities = entities(of: tokens, at: passage, in: reading),
            entities.contains(where: reading.hasRights)
        else { return }
        // A denial gives nothing; what stands in brackets tells why.
        let denies = tokens.outsideBrackets(tokens.indices).contains {
            !tokens.polarityMarks(at: $0).isDisjoint(with: Self.denials)
        }
        if denies || Self.asksReader(tokens) { return }
        let permissions = GrantPermissions(in: sentence, of: tokens, GrantPolarity(tokens))
        guard !permissions.isAbsent, permissions.refusal != .denied,
            reading.isOfSecurityAlone(passage)
                || tokens.contains(where: { $0.kind == .word && $0.means([.select, .role, .security]) })
                || !GrantMentions(tokens, reading).named.isEmpty
        else { return }
        reading.reportRefused(
            .grant, because: permissions.refusal ?? .unclear, at: wording.span(of: sentence))
    }

    private static let rights: ConceptSet = [.read, .write, .create, .full]

    private static let denials: PolarityMarks = [.negation, .avoidance, .removal]

    /// "Create the security role `Editor`", "Read the notes on the role": the verb is what the reader is to do.
    private static func asksReader(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        let words = tokens.filter { $0.kind != .sign }
        return words.first?.means(rights) ?? false && words.dropFirst().first?.means(.determiner) ?? false
    }

    /// Those that the sentence names, or else the one that it stands under, or the only one.
    private func entities(
        of tokens: ArraySlice<Wording.Token>, at passage: Int, in reading: DocumentReading
    ) -> [Int] {
        let mentions = GrantMentions(tokens, reading)
        if !mentions.excepted.isEmpty || mentions.exceptsUnknown { return [] }
        if !mentions.named.isEmpty { return Set(mentions.named).sorted() }
        if let entity = reading.scopes[passage] { return [entity] }
        if reading.isOfSecurityAlone(passage) { return Array(reading.schema.entities.indices) }
        return reading.schema.entities.count == 1 ? [0] : []
    }
}
