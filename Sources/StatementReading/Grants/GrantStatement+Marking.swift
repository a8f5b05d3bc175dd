import DocumentWording
import Vocabulary

extension GrantStatement {
    /// "For it enable only **Authenticated — Create**: nobody reads them.": from the first role to what explains it.
    ///
    /// Before it stands nothing but what to click, and behind it nothing but roles and rights, for "Mark all — read" is of an
    /// app's own. Nil where there is more.
    static func behindMarking(_ sentence: Range<Int>, of wording: Wording) -> Range<Int>? {
        let tokens = wording.tokens[sentence]
        guard let first = tokens.indices.dropLast(2).first(where: { tokens[$0].means(roles) }),
            tokens[first].isStrong || tokens[first].text.first?.isUppercase == true,
            tokens[first + 1].sign == .dash, tokens[first + 2].means(rights),
            case let lead = tokens[..<first], lead.contains(where: { $0.means(.marking) }),
            lead.allSatisfy({ $0.kind == .word && $0.means(labels.union([.only])) }), !wording.asks(sentence)
        else { return nil }
        let end = tokens[first...].firstIndex { $0.sign == .colon } ?? tokens.endIndex
        guard
            tokens[first..<end].allSatisfy({ $0.kind == .sign || $0.means(roles.union(rights).union([.and])) }
            ),
            !tokens[end...].contains(where: { $0.means(roles) })
        else { return nil }
        return first..<end
    }

    private static let roles: ConceptSet = [.creator, .signedIn, .everyone]
    private static let rights: ConceptSet = [.read, .write, .create]
}
