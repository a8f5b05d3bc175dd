package import DocumentWording
package import SchemaDeclaration
import Vocabulary

/// A stretch of a `Wording`: the rule looks no further than its ends.
extension ArraySlice: PolarityText where Element == Wording.Token {
    package var tokenIndices: Range<Int> { indices }

    package func polarityMarks(at index: Int) -> PolarityMarks {
        guard self[index].kind == .word else { return self[index].isRelease ? .version : [] }
        var marks = PolarityLexicon.shared.marks(of: self[index].hash) { offset in
            let next = index + 1 + offset
            return next < endIndex && self[next].kind == .word ? self[next].hash : nil
        }
        if self[index].means(.repeats) { marks.insert(.repetition) }
        if self[index].means(.version) || self[index].isVersionNumber { marks.insert(.version) }
        if let first = self[index].text.utf8.first, first >= 0xe0 {
            if self[index].means(.no) { marks.insert(.negation) }
            marks.formUnion(
                PolarityLexicon.marks(ofIdeographs: self[index].text, before: true).subtracting(.negation))
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
