import Diagnostics
package import DocumentWording
package import SchemaDeclaration
import SchemaModel
import Vocabulary

/// A label or heading of nothing but a status, and perhaps since when: "Planned (v2):", "Dropped in 1.4", "Later".
/// A version alone leaves open whether it is out: "v2:".
package struct StatusLine {
    let isPlanned: Bool

    /// Whether the app still writes what it stands above.
    let isWritten: Bool
    private let hasVersion: Bool
    private let hasStatus: Bool
    private let isOfFields: Bool
    private let span: SourceSpan

    package init?(_ tokens: ArraySlice<Wording.Token>) {
        let words = tokens.filter { $0.kind != .sign }
        guard words.count <= Self.longest, tokens.allSatisfy({ $0.kind != .code && $0.kind != .quotation })
        else { return nil }
        let phrase = words.reduce("") { $0 + ($1.isSpaced && !$0.isEmpty ? " " : "") + $1.text }
        let isPlan = Lexicon.shared.concepts(of: phrase).contains(.planned)
        let status = isPlan ? words.first : words.first { $0.means(Self.statuses) }
        guard let first = status ?? words.first(where: { $0.isVersionNumber && !$0.isFirstVersion }),
            words.contains(where: { $0.kind == .word }),
            isPlan
                || words.allSatisfy({
                    $0.means(status == nil ? [.version] : Self.statuses.union(Self.around))
                        || $0.isVersionNumber
                })
        else { return nil }
        hasStatus = status != nil
        isPlanned = isPlan || words.contains { $0.means(.planned) }
        isWritten = words.contains { $0.means(.retired) }
        hasVersion = words.contains { $0.isVersionNumber || $0.means(.version) }
        isOfFields = words.contains { $0.means(.fields) }
        span = first.span
    }

    /// "#### Removed in 1.4", "#### Later"; but "Deleted" alone may be a type of records like any.
    var isHeading: Bool { hasStatus && (isPlanned || hasVersion) && !isOfFields }

    /// What it says of the fields in the list below it: planned, or that some version of the app wrote them.
    package func remark(in words: Wording) -> Remark {
        let text = words.noteText(of: words.tokens.indices.filter { words.tokens[$0].sign != .colon }.bounds)
        let fact: Remark.Fact =
            !hasStatus
            ? .refused(RefusedFact(.status, .unclear))
            : isPlanned ? .notStored : .retired(Retirement(words: text, isWritten: isWritten))
        return Remark(fact, quote: text, in: .prose, at: span)
    }

    private static let longest = 6
    private static let statuses: ConceptSet = [.planned, .retired, .outOfUse, .removed]
    private static let around: ConceptSet = [
        .fields, .since, .until, .preposition, .filler, .functionWord, .determiner, .version,
    ]
}

extension Wording.Token {
    /// "v1", "1.0": that one is out.
    fileprivate var isFirstVersion: Bool {
        let digits = text.utf8.drop { !Identifier.isDigit($0) }.prefix(while: Identifier.isDigit)
        return digits.elementsEqual("1".utf8) || digits.elementsEqual("0".utf8)
    }
}

extension [Int] {
    fileprivate var bounds: Range<Int> { (first ?? 0)..<(last.map { $0 + 1 } ?? 0) }
}
