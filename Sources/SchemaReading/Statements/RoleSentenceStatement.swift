import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads sentences about a role that no other rule has read, and tells of those that it does not read.
///
///     Security Roles → `Trip` → tick **Read and Write** for the role `_icloud`.
///
/// It comes behind the other statements about rights.
struct RoleSentenceStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        let own = OwnRoles(reading)
        let told = reading.schema.diagnostics.filter { $0.id == .grantUnread }.compactMap(\.span)
            .sorted { $0.lower < $1.lower }
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.mayMean(Self.rights), !reading.standing(of: index).isExample else {
                continue
            }
            for sentence in wording.sentences {
                let tokens = wording.tokens[sentence]
                let roles = sentence.filter { Self.isRole($0, in: tokens, own) }
                let span = wording.span(of: sentence)
                let next = told.partitioningIndex { $0.upper > span.lower }
                if roles.isEmpty || next < told.count && told[next].lower < span.upper { continue }
                read(sentence, of: wording, to: roles, at: index, in: &reading)
            }
        }
    }

    /// `_icloud`, "the role `Editor`".
    private static func isRole(_ index: Int, in tokens: ArraySlice<Wording.Token>, _ own: OwnRoles) -> Bool {
        if GrantGrammar.isSystemRole(tokens[index]) { return true }
        guard tokens[index].kind == .code, let before = tokens[..<index].last, before.kind == .word else {
            return false
        }
        return before.means(.role) && own.mayBe(tokens[index])
    }

    private func read(
        _ sentence: Range<Int>, of wording: Wording, to roles: [Int], at passage: Int,
        in reading: inout DocumentReading
    ) {
        let tokens = wording.tokens[sentence]
        let span = wording.span(of: sentence)
        guard let role = roles.first, tokens.contains(where: { $0.kind == .word && $0.means(Self.rights) }),
            case let entities = entities(of: tokens, at: passage, in: reading),
            entities.contains(where: reading.hasRights), !isGranted(at: span, to: entities, in: reading)
        else { return }
        let marks = tokens.indices.map { tokens.polarityMarks(at: $0) }
        // A denial gives nothing; "Create the role `Editor`" gives it none of the rights.
        if !marks.allSatisfy({ $0.isDisjoint(with: Self.denials) }) || Self.createsRole(tokens) { return }
        let permissions = GrantPermissions(in: sentence, of: tokens, GrantPolarity(tokens))
        if permissions.isAbsent || permissions.refusal == .denied { return }
        let isCertain =
            roles.count == 1 && permissions.refusal == nil
            && marks.allSatisfy { $0.isDisjoint(with: Self.doubts) }
            && !GrantMentions(tokens, reading).named.isEmpty
            && tokens.contains { $0.kind == .word && $0.means([.select, .role, .security]) }
        guard isCertain else {
            return reading.reportRefused(.grant, because: permissions.refusal ?? .unknown, at: span)
        }
        let grant = Grant(role: tokens[role].text, permissions: permissions.granted)
        for entity in entities { reading.schema.entities[entity].grants.append(Declared(grant, at: span)) }
        reading.useAsMetadata(passage, sentence: sentence)
    }

    private static let rights: ConceptSet = [.read, .write, .create, .full]

    private static let denials: PolarityMarks = [.negation, .avoidance, .removal]
    private static let doubts: PolarityMarks = [.past, .condition, .possibility, .undecided, .example]

    private static func createsRole(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        let words = tokens.filter { $0.kind != .sign && !$0.means(.determiner) }
        return words.first?.means(.create) ?? false && words.dropFirst().first?.means(.role) ?? false
    }

    /// Those that the sentence names, or else the one that it stands under, or the only one.
    private func entities(
        of tokens: ArraySlice<Wording.Token>, at passage: Int, in reading: DocumentReading
    ) -> [Int] {
        let mentions = GrantMentions(tokens, reading)
        if !mentions.excepted.isEmpty || mentions.exceptsUnknown { return [] }
        if !mentions.named.isEmpty { return Set(mentions.named).sorted() }
        if let entity = reading.scopes[passage] { return [entity] }
        return reading.schema.entities.count == 1 ? [0] : []
    }

    /// Whether another rule has taken a right from these words.
    private func isGranted(at span: SourceSpan, to entities: [Int], in reading: DocumentReading) -> Bool {
        entities.contains { entity in
            reading.schema.entities[entity].grants.contains {
                $0.span.lower < span.upper && span.lower < $0.span.upper
            }
        }
    }
}
