package import DocumentWording
package import SchemaDeclaration
import Vocabulary

/// A stretch of a `Wording`: the rule looks no further than its ends.
extension ArraySlice: PolarityText where Element == Wording.Token {
    package var tokenIndices: Range<Int> { indices }

    package func polarityMarks(at index: Int) -> PolarityMarks {
        let token = self[index]
        guard token.kind == .word else { return token.isRelease ? .version : [] }
        let text = token.text
        var marks = PolarityLexicon.shared.marks(of: WordHash.of(text)) { offset in
            let next = index + 1 + offset
            return next < endIndex && self[next].kind == .word ? WordHash.of(self[next].text) : nil
        }
        if token.means(.repeats) { marks.insert(.repetition) }
        if token.means(.version) || token.isVersionNumber { marks.insert(.version) }
        if let first = text.utf8.first, first >= 0xe0 {
            if token.means(.no) { marks.insert(.negation) }
            marks.formUnion(PolarityLexicon.marks(ofIdeographs: text, before: true).subtracting(.negation))
        }
        return marks
    }

    package func boundary(at index: Int) -> PolarityBoundary {
        switch self[index].sign {
        case .none, .yes, .no, .other, .plus, .ampersand, .equals, .greater: .none
        case .comma, .slash, .dash, .arrow: .clause
        case .colon: .colon
        case .stop, .semicolon: .sentence
        case .open: .open
        case .close: .close
        }
    }
}

extension Wording.Token {
    /// "2.0"
    fileprivate var isRelease: Bool { kind == .number && text.contains(".") }
}

extension Wording {
    /// Whether a sentence asserts a key or an index at a word of it, and else why not.
    package static func refusal(
        of words: Range<Int>, in sentence: ArraySlice<Token>, as family: FactFamily = .constraint
    ) -> RefusedFact.Reason? {
        // "To avoid duplicates" asks for a key.
        let isDenial = words.contains { sentence[$0].text.lowercased().hasPrefix("dup") }
        return RefusedFact.Reason(
            PolarityRule(sentence).polarity(of: words, as: family, isDenial: isDenial))
    }
}
