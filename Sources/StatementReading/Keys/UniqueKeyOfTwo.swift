import DocumentWording
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// A sentence that says of two records that they do not share something.
///
///     No two boats share a `hull`
///     Two boats never have the same `hull` and `date`
///     No two boats of the same `owner` share a `name`
struct UniqueKeyOfTwo {
    private let tokens: ArraySlice<Wording.Token>

    /// What stands behind "two", to the end of the sentence.
    private let rest: Range<Int>
    private let isField: (String) -> Bool

    /// Nil where it says nothing of the kind.
    init?(_ tokens: [Wording.Token], _ sentence: Range<Int>, isField: @escaping (String) -> Bool) {
        let words = tokens[sentence]
        guard let two = words.firstIndex(where: { $0.means(.two) || $0.text == "2" }),
            let denial = words.firstIndex(where: { $0.means([.no, .negation]) }), denial - two <= 6,
            let same = words[two...].firstIndex(where: { $0.means([.same, .shares]) }),
            !words.indices.contains(where: { words.polarityMarks(at: $0).contains(.past) }),
            Wording.refusal(of: min(two, denial)..<same + 1, in: words) == nil
        else { return nil }
        self.tokens = words
        rest = two + 1..<sentence.upperBound
        self.isField = isField
    }

    /// Behind the last name.
    var end: Int { rest.last { tokens[$0].kind == .code }.map { $0 + 1 } ?? rest.upperBound }

    /// One key of all fields that it names; several where "or" stands between them.
    func keys(in wording: Wording) -> [DeclaredUniqueKey] {
        let names = rest.filter { tokens[$0].kind == .code }
        guard let first = names.first, let last = names.last,
            names.allSatisfy({ isField(tokens[$0].text) && isWhole($0) }), !hasScope, endsThought(last + 1)
        else { return [] }
        let isEither = (first..<last).contains { tokens[$0].means(.or) && !tokens[$0].means(.filler) }
        let span = wording.span(of: first..<last + 1)
        let fields = names.map { tokens[$0].text }
        return isEither
            ? fields.map { DeclaredUniqueKey(fields: [$0], span: span) }
            : [DeclaredUniqueKey(fields: fields, span: span)]
    }

    /// "The month of `day`": no field.
    private func isWhole(_ name: Int) -> Bool {
        let of = name - 1
        guard of > rest.lowerBound, tokens[of].means(.composedOf), !tokens[of].means([.by, .with]) else {
            return true
        }
        return tokens[of - 1].means([.same, .fields, .record, .entityLabel, .functionWord, .together])
            || !rest.prefix { $0 < of }.contains { tokens[$0].means([.same, .shares]) }
    }

    /// "share a `hull` label": what stands behind the name makes it something else.
    private func endsThought(_ index: Int) -> Bool {
        guard rest.contains(index) else { return true }
        return tokens[index].kind == .sign
            || tokens[index].means([.within, .per, .and, .or, .condition, .negation, .fields, .can])
    }

    /// "within one harbour", "per harbour": what the key is of besides is no field.
    private var hasScope: Bool {
        rest.contains { index in
            (tokens[index].means(.within) || tokens[index].means(.per))
                && !rest.clamped(to: index + 1..<index + 3).contains { tokens[$0].kind == .code }
        }
    }
}
