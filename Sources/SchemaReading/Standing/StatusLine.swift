import Diagnostics
import SchemaModel
import Vocabulary

/// A label or heading of nothing but a status, and perhaps since when: "Planned (v2):", "Dropped in 1.4", "Later".
struct StatusLine {
    let isPlanned: Bool

    /// Whether the app still writes what it stands above.
    let isWritten: Bool
    private let hasVersion: Bool
    private let isOfFields: Bool
    private let span: SourceSpan

    init?(_ tokens: ArraySlice<Wording.Token>) {
        let words = tokens.filter { $0.kind != .sign }
        guard let first = words.first(where: { $0.means(Self.statuses) }), words.count <= Self.longest,
            tokens.allSatisfy({ $0.kind != .code && $0.kind != .quotation }),
            words.allSatisfy({ $0.means(Self.statuses.union(Self.around)) || Self.isVersion($0) })
        else { return nil }
        isPlanned = words.contains { $0.means(.planned) }
        isWritten = words.contains { $0.means(.retired) }
        hasVersion = words.contains(where: Self.isVersion)
        isOfFields = words.contains { $0.means(.fields) }
        span = first.span
    }

    /// "#### Removed in 1.4", "#### Later"; but "Deleted" alone may be a type of records like any.
    var isHeading: Bool { (isPlanned || hasVersion) && !isOfFields }

    /// What it says of the fields in the list below it: planned, or that some version of the app wrote them.
    func remark(in words: Wording) -> Remark {
        let text = words.noteText(of: words.tokens.indices.filter { words.tokens[$0].sign != .colon }.bounds)
        let fact: Remark.Fact =
            isPlanned ? .notStored : .retired(Retirement(words: text, isWritten: isWritten))
        return Remark(fact, quote: text, in: .prose, at: span)
    }

    private static let longest = 6
    private static let statuses: ConceptSet = [.planned, .retired, .outOfUse, .removed]
    private static let around: ConceptSet = [
        .fields, .since, .until, .preposition, .filler, .functionWord, .determiner,
    ]

    private static func isVersion(_ token: Wording.Token) -> Bool {
        isVersionNumber(token) || token.text.lowercased() == "version"
    }

    /// "v2", "2.0"; but "Version" may be a record type.
    static func isVersionNumber(_ token: Wording.Token) -> Bool {
        if token.kind == .number { return true }
        let (letter, number) = (token.text.utf8.first, token.text.utf8.dropFirst())
        return letter.map { $0 | 0x20 } == UInt8(ascii: "v") && number.contains(where: Identifier.isDigit)
            && number.allSatisfy { Identifier.isDigit($0) || $0 == UInt8(ascii: ".") }
    }
}

extension [Int] {
    fileprivate var bounds: Range<Int> { (first ?? 0)..<(last.map { $0 + 1 } ?? 0) }
}
