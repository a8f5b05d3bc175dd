import DocumentWording
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// How an author means a role or a permission: asserted, denied, of the past, possible or an example.
///
///     `_world` cannot read, write or create · Not everyone can write · Previously, everyone could write
///     e.g. `_world` can write · If a deck is shared, everyone can write
///
/// "May" and "can" make nothing possible here: they are the words that grant.
struct GrantPolarity: PolarityText {
    private let tokens: ArraySlice<Wording.Token>

    init(_ tokens: ArraySlice<Wording.Token>) {
        self.tokens = tokens
    }

    var tokenIndices: Range<Int> { tokens.indices }

    func polarityMarks(at index: Int) -> PolarityMarks {
        var marks = tokens.polarityMarks(at: index)
        if tokens[index].kind == .word, tokens[index].means(.no) { marks.insert(.negation) }
        if tokens[index].means(.can) { marks.remove(.possibility) }
        return marks
    }

    func boundary(at index: Int) -> PolarityBoundary { tokens.boundary(at: index) }

    // MARK: Roles

    /// "Avoid `_world` write": the words before a role are about all that stands behind it.
    func polarity(ofRole index: Int) -> Polarity {
        PolarityRule(self).polarity(of: index..<index + 1, as: .grant)
    }

    // MARK: Permissions

    /// The permissions are one thought, which "no" before the first denies as a whole: "no read, write or create".
    func polarity(ofPermissions range: Range<Int>) -> Polarity {
        if isTakenBackInBrackets(near: range) { return .denied }
        // "Delete" is a permission of its own here, and denies none behind it.
        return PolarityRule(self).polarity(of: range, as: .grant, isDenial: true)
    }

    /// "can (not) read", "can read `Trip` (no longer)"; "(not write)" is about another right.
    private func isTakenBackInBrackets(near range: Range<Int>) -> Bool {
        let end = tokens[range.upperBound...].prefix(Self.reach).prefix {
            ![.comma, .semicolon].contains($0.sign) && !$0.means(.and)
        }.endIndex
        let start = max(tokens.startIndex, range.lowerBound - Self.longestBracket)
        return (start..<end).contains { open in
            guard tokens[open].sign == .open,
                let close = tokens[open...].prefix(Self.longestBracket).firstIndex(where: {
                    $0.sign == .close
                })
            else { return false }
            let inner = open + 1..<close
            return inner.contains { !polarityMarks(at: $0).isDisjoint(with: [.negation, .past, .removal]) }
                && !inner.contains { tokens[$0].means([.read, .write, .create, .access, .delete]) }
        }
    }

    /// With its signs: "(no longer)", "(not any more)".
    private static let longestBracket = 5

    /// Behind the permissions the record types may stand before the bracket.
    private static let reach = 12
}
