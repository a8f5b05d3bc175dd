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

    /// Why the sentence asks for no index: it denies one, or speaks of the past.
    let refusal: RefusedFact.Reason?

    init?(_ sentence: ArraySlice<Wording.Token>) {
        guard sentence.contains(where: Self.isTrigger) else { return nil }
        let paths = Self.paths(behindColonIn: sentence)
        for trigger in sentence.indices where Self.isTrigger(sentence[trigger]) {
            guard
                let names = Self.names(behind: trigger, in: sentence)
                    ?? paths.flatMap({ trigger < $0.lowerBound ? $0 : nil })
                    ?? Self.names(before: trigger, in: sentence)
            else { continue }
            self.names = names
            refusal = Wording.refusal(of: trigger..<trigger + 1, in: sentence)
            return
        }
        return nil
    }

    private static func isTrigger(_ token: Wording.Token) -> Bool {
        token.kind == .word && token.means([.index, .queryable, .sortable, .searchable])
    }

    /// "index on `date` (descending), `title`"
    private static func names(behind trigger: Int, in sentence: ArraySlice<Wording.Token>) -> Range<Int>? {
        var start = trigger + 1
        var isAimed = false
        while start < sentence.endIndex, sentence[start].kind != .code {
            let word = StatementVocabulary.lowercased(sentence[start].text)
            let aims = prepositions.contains(word) || sentence[start].sign == .colon
            guard aims || isConnector(sentence[start]) || sentence[start].sign == .open else { return nil }
            isAimed = isAimed || aims
            start += 1
        }
        guard isAimed, start < sentence.endIndex else { return nil }
        let end = sentence[start...].firstIndex { !isPartOfNames($0) } ?? sentence.endIndex
        return start..<end
    }

    /// "Make sure that the queryable indexes are there: `Trip.start`, `Stop.place`": nothing but paths is left.
    private static func paths(behindColonIn sentence: ArraySlice<Wording.Token>) -> Range<Int>? {
        guard let colon = sentence.lastIndex(where: { $0.sign == .colon }) else { return nil }
        let names = sentence[(colon + 1)...]
        guard names.first?.text.contains(".") == true, names.allSatisfy(isPartOfNames) else { return nil }
        return names.indices
    }

    /// "`start` and `end` must be queryable": nothing but names stands before the demand.
    private static func names(before trigger: Int, in sentence: ArraySlice<Wording.Token>) -> Range<Int>? {
        let before = sentence[..<trigger]
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
        token.kind == .word && token.means([.filler, .fields, .index, .by, .type, .is])
    }

    /// Of scripts that put them between names: "に", "在".
    private static func isParticle(_ token: Wording.Token) -> Bool {
        token.kind == .word && token.text.utf8.count <= 6 && (token.text.utf8.first ?? 0) >= 0xe0
    }

    private static func isDemand(_ token: Wording.Token) -> Bool {
        // "`date` にインデックスを追加する": what is to be made stands before the verb.
        token.means(.demand) || token.means(.create) && !token.means(.filler)
    }

    private static let prepositions: Set = [
        "on", "for", "over", "auf", "für", "über", "sur", "pour", "sobre", "en", "para", "em", "su", "per",
        "op", "voor",
        "için", "на", "по", "для",
    ]
}
