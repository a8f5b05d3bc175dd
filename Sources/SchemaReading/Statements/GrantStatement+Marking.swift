import Vocabulary

extension GrantStatement {
    /// "For it enable only **Authenticated — Create**: nobody reads them.": from the first role to what explains it. Before it
    /// stands nothing but what to click; nil where there is more.
    static func behindMarking(_ sentence: Range<Int>, of wording: Wording) -> Range<Int>? {
        let tokens = wording.tokens[sentence]
        let first = tokens.indices.dropLast(2).first { tokens[$0].means(roles) }
        guard let first, tokens[first + 1].sign == .dash, tokens[first + 2].means(rights),
            case let lead = tokens[..<first], lead.contains(where: { $0.means(.marking) }),
            lead.allSatisfy({ $0.kind == .word && $0.means(labels.union([.only])) })
        else { return nil }
        let end = tokens[first...].firstIndex { $0.sign == .colon } ?? tokens.endIndex
        return first..<end
    }

    private static let roles: ConceptSet = [.creator, .signedIn, .everyone]
    private static let rights: ConceptSet = [.read, .write, .create]
}
