package import Markdown
import Vocabulary

/// Yes and no as the cells of a column say them.
///
/// Words count before marks: a check mark may stand in every cell, or be damaged.
package enum AnswerWords {
    package enum Answer: Hashable, Sendable {
        case yes, no
    }

    package static func answer(_ word: String) -> Answer? {
        let concepts = Lexicon.shared.concepts(of: word)
        if !concepts.isDisjoint(with: [.answerYes, .tickYes]) { return .yes }
        return concepts.isDisjoint(with: [.answerNo, .tickNo]) ? nil : .no
    }

    /// What a cell says, or nil where it says something else. Blank and dash are no.
    package static func answer(in wording: Wording) -> Answer? {
        // What is left of a damaged mark may stand before the word.
        let words = wording.tokens.lazy.filter { $0.kind == .word || $0.kind == .code }
        if let first = words.first {
            // Scripts without spaces may be cut within the word: "は|い".
            if let byte = first.text.utf8.first, byte >= 0xe3,
                let answer = answer(words.map(\.text).joined())
            {
                return answer
            }
            return words.prefix(2).lazy.compactMap { answer($0.text) }.first
        }
        if let number = wording.tokens.first(where: { $0.kind == .number }) {
            return number.text == "1" ? .yes : number.text == "0" ? .no : nil
        }
        for token in wording.tokens {
            if token.sign == .yes { return .yes }
            if token.sign == .no || token.sign == .dash { return .no }
        }
        return wording.tokens.allSatisfy { $0.text == "-" } ? .no : nil
    }

    /// "✅ leave it ticked" below "Optional": the mark that words which mean nothing stand behind.
    package static func mark(before words: Wording) -> Answer? {
        guard words.tokens.allSatisfy({ $0.kind == .sign || $0.senses.isEmpty }) else { return nil }
        return switch words.tokens.first?.sign {
        case .yes: .yes
        case .no: .no
        default: nil
        }
    }

    /// What a whole cell says: a dot or a plus that stands there alone is a tick, too.
    package static func answer(in cell: TableCell) -> Answer? {
        let text = cell.content.plainText.unicodeScalars.filter { $0 != "\u{fe0f}" && $0 != " " }
        if text.count == 1, let mark = text.first, ticks.contains(mark) { return .yes }
        return answer(in: Wording(cell.content))
    }

    private static let ticks: Set<Unicode.Scalar> = ["•", "●", "⬤", "■", "◼", "◉", "+", "*", "🔒", "🔐", "🔑"]
}
