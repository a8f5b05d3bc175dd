import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Every fact that a pattern finds goes through here: it is a finding, or a refusal with a reason.
extension NoteReader {
    struct Refusal {
        var fact: Remark.Fact
        var quote: Range<Int>
        var reason: RefusedFact.Reason
    }

    mutating func find(_ fact: Remark.Fact, quote: Range<Int>, covering covered: Range<Int>? = nil) {
        let polarity = PolarityRule(self).polarity(of: quote, as: fact.family)
        if let reason = RefusedFact.Reason(polarity) {
            refuse(fact, quote: quote, because: reason)
        } else if fact == .boolean, isDeniedBoolean(quote) {
            refuse(fact, quote: quote, because: .denied)
        } else {
            accept(Finding(fact: fact, quote: quote, covered: covered ?? quote))
        }
    }

    /// "not a flag (0/1) but a count"
    private func isDeniedBoolean(_ quote: Range<Int>) -> Bool {
        refusals.contains { refusal in
            refusal.fact == .boolean && refusal.reason == .denied
                && !(refusal.quote.upperBound..<max(refusal.quote.upperBound, quote.lowerBound)).contains {
                    boundary(at: $0) == .sentence
                }
        }
    }

    /// What the refusals are to tell: those that look like a key, an index or a default.
    func refusedRemarks() -> [Remark] {
        refusals.compactMap { refusal in
            guard let subject = refusal.fact.refusedSubject, subject.isTold(refusal.reason) else {
                return nil
            }
            let range = bytesOf(refusal.reason == .denied ? denial(of: refusal.quote) : refusal.quote)
            return Remark(
                .refused(RefusedFact(subject, refusal.reason)), quote: text(range), in: place,
                at: place(of: range))
        }
    }
}

extension NoteReader {
    /// The words with what denies them, where that stands before them: "not indexed".
    private func denial(of words: Range<Int>) -> Range<Int> {
        var index = words.lowerBound - 1
        while index >= 0, case .none = boundary(at: index) {
            if polarityMarks(at: index).contains(.negation) { return index..<words.upperBound }
            index -= 1
        }
        return words
    }
}

extension NoteReader: PolarityText {
    var tokenIndices: Range<Int> { tokens.indices }

    func polarityMarks(at index: Int) -> PolarityMarks {
        let token = tokens[index]
        guard token.kind == .word else { return [] }
        var marks = PolarityLexicon.shared.marks(of: token.hash) { offset in
            let next = index + 1 + offset
            return next < tokens.count ? tokens[next].hash : nil
        }
        let roles = roles(at: index)
        if roles.contains(.repeats) { marks.insert(.repetition) }
        if roles.contains(.version) || isVersion(index) { marks.insert(.version) }
        // "es." is an example, and "es" a word of several languages.
        let isEnded = index + 1 < tokens.count && bytes[Int(tokens[index + 1].lower)] == UInt8(ascii: ".")
        if isEnded, roles.contains(.forExample), roles.contains(.abbreviation) { marks.insert(.example) }
        // Of these scripts a denial stands within the word that it denies.
        if bytes[Int(token.lower)] >= 0xe0 {
            marks.formUnion(
                PolarityLexicon.marks(ofIdeographs: text(token.range), before: true).subtracting(.negation))
        }
        return marks
    }

    func boundary(at index: Int) -> PolarityBoundary {
        let token = tokens[index]
        guard token.separatesClauses || token.sign == .close else { return .none }
        switch token.sign {
        case .stop, .semicolon: return .sentence
        case .colon: return .colon
        case .open: return .open
        case .close: return .close
        case .none, .comma, .openBracket, .closeBracket, .slash, .bar, .equals, .dash, .hyphen, .arrow, .dot,
            .ellipsis, .wave, .atLeast, .atMost, .above, .below, .other:
            return .clause
        }
    }
}

extension RefusedFact.Subject {
    /// Ranges and values are often examples or conditions, which nobody takes for more than that.
    fileprivate func isTold(_ reason: RefusedFact.Reason) -> Bool {
        switch self {
        case .range, .values, .formerName, .status: reason == .reversed || reason == .repeated
        case .uniqueKey, .primaryKey, .index, .defaultValue, .encryption, .deleteRule, .grant,
            .furtherField:
            true
        }
    }
}

extension Remark.Fact {
    var family: FactFamily {
        switch self {
        case .unique: .key
        case .primaryKey, .index: .constraint
        case .optional, .encrypted, .encryptedSince, .retired, .merge, .list, .notStored, .deviceOnly,
            .attributeOptions,
            .unkeptArgument:
            .mark
        case .boolean, .uuid, .json, .url, .rawValue: .kind
        case .listedValues, .range, .integerRange: .value
        case .defaultText: .defaultValue
        case .references, .identifies, .toMany, .inverse: .relation
        case .onDelete: .deletion
        case .originalName, .earlierKey, .refused: .formerName
        }
    }

    fileprivate var refusedSubject: RefusedFact.Subject? {
        switch self {
        case .unique: .uniqueKey
        case .primaryKey: .primaryKey
        case .index: .index
        case .defaultText: .defaultValue
        case .encrypted: .encryption
        case .onDelete: .deleteRule
        case .range, .integerRange: .range
        case .listedValues: .values
        case .boolean, .uuid, .json, .url, .rawValue, .references, .identifies, .toMany, .inverse, .optional,
            .encryptedSince, .retired,
            .earlierKey, .originalName,
            .attributeOptions, .merge, .unkeptArgument, .list, .notStored, .deviceOnly, .refused:
            nil
        }
    }
}
