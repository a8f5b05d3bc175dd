package import DocumentWording
package import SchemaModel
import Vocabulary

extension Wording {
    /// The delete rule that its words name, if any.
    package var deleteRule: DeleteRule? { Self.deleteRule(in: tokens[...]) }

    package static func deleteRule(in tokens: ArraySlice<Token>) -> DeleteRule? {
        for (index, token) in zip(tokens.indices, tokens) {
            if token.means(.cascade) { return .cascade }
            if token.means(.nullify) { return .nullify }
            if token.means(.deny) { return .deny }
            let next = index + 1 < tokens.endIndex ? tokens[index + 1].text.lowercased() : ""
            if token.means(.delete), next == "self" { return .cascade }
            if token.means(.no), next == "action" { return .noAction }
        }
        return nil
    }
}
