import DocumentWording
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// A sentence that asks for indexes.
///
///     Add an index on `date`
///     Create query indexes for `Trip.start`/`end` and `Stop.place`
///     `Trip.start` must be queryable
///     `date` にインデックスを追加する
///
/// The names stand right behind "index on", or are all that stands before the demand: "index built from all `vector`
/// values" asks for nothing.
struct IndexSentence {
    /// The words that name fields.
    let names: Range<Int>

    /// The words that say of which kinds the indexes are; behind them other names may have others.
    let words: Range<Int>

    /// Why the sentence asks for no index: it denies one, or speaks of the past.
    let refusal: RefusedFact.Reason?

    init?(_ sentence: ArraySlice<Wording.Token>) {
        guard sentence.contains(where: Self.isTrigger) else { return nil }
        for trigger in sentence.indices where Self.isTrigger(sentence[trigger]) {
            if Self.isQualified(trigger, in: sentence) { continue }
            if let names = Self.names(behind: trigger, in: sentence) {
                let end = Self.nextDemand(behind: names.lowerBound, in: sentence) ?? sentence.endIndex
                self.names = names.clamped(to: names.lowerBound..<end)
                words = sentence.startIndex..<end
            } else if let names = Self.names(before: trigger, in: sentence) {
                self.names = names
                let next = sentence[trigger...].firstIndex { $0.kind == .code }
                words = trigger..<(next ?? sentence.endIndex)
            } else {
                continue
            }
            refusal =
                Wording.refusal(of: trigger..<trigger + 1, in: sentence)
                ?? (Self.isDenied(behind: names.upperBound, in: sentence) ? .denied : nil)
                ?? (Self.isOptional(behind: names.upperBound, in: sentence) ? .possible : nil)
            return
        }
        return nil
    }

    /// "An index on `day` should not be added", "… is to be avoided": what is said of the index as a whole.
    private static func isDenied(behind names: Int, in sentence: ArraySlice<Wording.Token>) -> Bool {
        let clause = sentence[names...].prefix { $0.sign != .comma }
        guard let verb = clause.first, verb.means([.demand, .wish, .is, .auxiliary, .can]) else {
            return false
        }
        return clause.indices.prefix(4).contains {
            !sentence.polarityMarks(at: $0).isDisjoint(with: [.negation, .avoidance, .removal])
        }
    }

    /// "A sortable index on `day` is optional".
    private static func isOptional(behind names: Int, in sentence: ArraySlice<Wording.Token>) -> Bool {
        let clause = sentence[names...].prefix { $0.sign != .comma }.prefix(4)
        return clause.first?.means(.is) == true && clause.contains { $0.means([.optional, .optionalClause]) }
    }

    /// "`day` should be queryable in v2", "should be searchable in the app": a wish counts where nothing goes on behind it.
    private static func isQualified(_ trigger: Int, in sentence: ArraySlice<Wording.Token>) -> Bool {
        guard let wish = sentence[..<trigger].lastIndex(where: { $0.means(.wish) }) else { return false }
        let isNext = sentence[wish..<trigger].dropFirst().allSatisfy {
            $0.means([.is, .auxiliary, .functionWord, .and, .queryable, .sortable, .searchable])
        }
        let rest = sentence[(trigger + 1)...].drop {
            $0.means([.and, .queryable, .sortable, .searchable]) || $0.sign == .comma
        }
        return !isNext || rest.first.map { $0.kind != .code } ?? false
    }

    private static func isTrigger(_ token: Wording.Token) -> Bool {
        token.kind == .word && token.means([.index, .queryable, .sortable, .searchable])
    }

    /// "index on `date` (descending), `title`"
    private static func names(behind trigger: Int, in sentence: ArraySlice<Wording.Token>) -> Range<Int>? {
        var start = trigger + 1
        var isAimed = false
        while start < sentence.endIndex, sentence[start].kind != .code {
            let aims = isAim(sentence[start]) || sentence[start].sign == .colon
            guard aims || isConnector(sentence[start]) || sentence[start].sign == .open else { return nil }
            isAimed = isAimed || aims
            start += 1
        }
        guard isAimed, start < sentence.endIndex else { return nil }
        let end = sentence[start...].firstIndex { !isPartOfNames($0) } ?? sentence.endIndex
        return start..<end
    }

    /// "a queryable index on `a`, and a sortable index on `b`": where the words begin that ask for the next one.
    private static func nextDemand(behind start: Int, in sentence: ArraySlice<Wording.Token>) -> Int? {
        let next = sentence.indices[(start + 1)...].first { index in
            isTrigger(sentence[index]) && names(behind: index, in: sentence) != nil
        }
        guard let next else { return nil }
        return sentence[start..<next].lastIndex { $0.means(.and) || $0.sign == .comma }
    }

    /// "`start` and `end` must be queryable": nothing but names stands before the demand.
    private static func names(before trigger: Int, in sentence: ArraySlice<Wording.Token>) -> Range<Int>? {
        // "`a` must be queryable, and `b` sortable": what stands before another kind has that one.
        let other = sentence[..<trigger].lastIndex(where: isTrigger).flatMap { earlier in
            sentence[earlier..<trigger].contains { $0.kind == .code } ? earlier : nil
        }
        let before = sentence[(other.map { $0 + 1 } ?? sentence.startIndex)..<trigger].drop {
            other != nil && ($0.means(.and) || $0.sign == .comma)
        }
        guard sentence.contains(where: isDemand) else { return nil }
        let names = before.prefix { !isDemand($0) }
        guard names.contains(where: { $0.kind == .code }),
            names.allSatisfy({ isPartOfNames($0) || isConnector($0) || isParticle($0) })
        else { return nil }
        return names.indices
    }

    private static func isPartOfNames(_ token: Wording.Token) -> Bool {
        switch token.kind {
        case .code: true
        case .sign: [.comma, .plus, .slash, .ampersand, .open, .close].contains(token.sign)
        case .word:
            token.means([.and, .ascending, .descending, .queryable, .sortable, .searchable])
        case .number, .quotation: false
        }
    }

    private static func isConnector(_ token: Wording.Token) -> Bool {
        token.kind == .word && token.means([.filler, .fields, .index, .by, .type, .is, .required])
    }

    /// Of scripts that put them between names: "に", "在".
    private static func isParticle(_ token: Wording.Token) -> Bool {
        token.kind == .word && token.text.utf8.count <= 6 && (token.text.utf8.first ?? 0) >= 0xe0
    }

    private static func isDemand(_ token: Wording.Token) -> Bool {
        // "`date` にインデックスを追加する": what is to be made stands before the verb.
        token.means([.demand, .wish]) || token.means(.create) && (token.text.utf8.first ?? 0) >= 0xe3
    }

    /// "on", "for": before the field that an index is of.
    static func isAim(_ token: Wording.Token) -> Bool {
        prepositions.contains(StatementVocabulary.lowercased(token.text))
    }

    private static let prepositions: Set = [
        "on", "for", "over", "auf", "für", "über", "sur", "pour", "sobre", "en", "para", "em", "su", "per",
        "op", "voor",
        "için", "на", "по", "для", "为",
    ]
}
