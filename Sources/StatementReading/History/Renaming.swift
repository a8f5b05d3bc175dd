import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// A line that tells what a thing was called and what it is called now.
struct Renaming {
    /// A name with the type that it is of: `Trip`, `Trip.title`.
    struct Name: Hashable {
        var owner: String?
        var name: String

        init(owner: String?, name: String) {
            self.owner = owner
            self.name = name
        }

        /// Nil for what is no name, and for a longer path.
        init?(_ text: some StringProtocol) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard let last = parts.last, parts.count <= 2,
                parts.allSatisfy({ Identifier.isValid(String($0)) })
            else {
                return nil
            }
            self.init(owner: parts.count == 2 ? String(parts[0]) : nil, name: String(last))
        }
    }

    var old: Name
    var new: Name
    let span: SourceSpan
    let passage: Int

    /// The sentence that tells it, where it is one.
    let sentence: Range<Int>?

    /// Whether the line can be about nothing but what the document describes.
    let isExpected: Bool
}

/// The names that a sentence tells to be an old one and a new one.
///
///     `Duty` was renamed to `Task`. Renamed `Task.name` to `title`. `Task` renamed from `Duty`
///     `Duty` → `Task`
struct RenamingGrammar {
    let wording: Wording
    let sentence: Range<Int>

    /// Whether the heading says that names were changed, so that an arrow between two is enough.
    let isUnderHeading: Bool

    /// The pairs, each with the old name first.
    func pairs() -> [(old: Int, new: Int)] {
        let verb = sentence.first { wording.tokens[$0].means(.renaming) }
        guard verb != nil || isUnderHeading, verb.map(isAsserted) ?? true else { return [] }
        let names = sentence.filter(isName)
        var pairs: [(old: Int, new: Int)] = []
        var position = 0
        while position + 1 < names.count {
            let (first, second) = (names[position], names[position + 1])
            guard joins(first + 1..<second, isTold: verb != nil) else {
                position += 1
                continue
            }
            let isFrom = wording.tokens[second - 1].means(.between)
            pairs.append(isFrom ? (second, first) : (first, second))
            position += 2
        }
        return pairs
    }

    /// In back-ticks or quotation marks; below a heading for it also words that an arrow joins.
    private func isName(_ index: Int) -> Bool {
        let token = wording.tokens[index]
        switch token.kind {
        case .code, .quotation: return Renaming.Name(token.text) != nil
        case .word:
            guard isUnderHeading, token.isName else { return false }
            return isArrow(index - 1) || isArrow(index + 1)
        case .number, .sign: return false
        }
    }

    private func isArrow(_ index: Int) -> Bool {
        sentence.contains(index) && wording.tokens[index].sign == .arrow
    }

    /// "→", "was renamed to", "is now".
    private func joins(_ words: Range<Int>, isTold: Bool) -> Bool {
        guard !words.isEmpty, words.count <= Self.longestJoin else { return false }
        var joins = isTold
        for token in wording.tokens[words] {
            if token.sign == .arrow { joins = true }
            if token.means([.nowadays, .renaming]) { joins = true }
            guard
                token.sign == .arrow || token.kind == .number
                    || token.kind == .word && token.means(Self.between)
            else { return false }
        }
        return joins
    }

    private static let longestJoin = 7
    private static let between: ConceptSet = [
        .renaming, .nowadays, .target, .preposition, .is, .can, .between, .determiner, .calledAs, .composedOf,
        .entityLabel, .recordTypeLabel, .record, .type, .fields, .since, .until, .formerName, .name,
        .functionWord,
    ]

    private func isAsserted(_ verb: Int) -> Bool {
        let rule = PolarityRule(wording.tokens[sentence])
        guard rule.polarity(of: verb..<verb + 1, as: .formerName) == .asserted else { return false }
        let polarity = rule.polarity(of: verb..<verb + 1, as: .constraint)
        return polarity == .asserted || polarity == .past
    }
}
