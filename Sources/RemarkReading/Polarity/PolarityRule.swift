package import SchemaDeclaration

/// The one rule by which all notes and statements tell what is asserted from what is denied, past, possible or an
/// example.
///
///     not unique · Avoid a unique constraint on · an index is not needed · Unique: no
///     was unique · unique before version 2
///     if photos are optional · consider an index · one per `year` is typical
///     e.g. "en", "de"
///
/// Words reach within their clause, and not beyond "and" or "but"; examples and conditions reach the values of their
/// sentence.
package struct PolarityRule<Text: PolarityText> {
    let text: Text

    /// How far a word that denies or asks reaches, in tokens.
    private static var reach: Int { 8 }
    private static var sentenceReach: Int { 64 }

    package init(_ text: Text) {
        self.text = text
    }

    package func polarity(of words: Range<Int>, as family: FactFamily, isDenial: Bool = false) -> Polarity {
        let before = clauseBefore(words.lowerBound)
        if isDenied(before, avoidable: Self.canBeAvoided(family) && !isDenial) { return .denied }
        if Self.canBeDeniedBehind(family), isDeniedBehind(words.upperBound, family) { return .denied }
        if isDenial, isTolerated(words.upperBound) { return .denied }
        if family != .formerName, family != .deletion {
            if has(.past, in: before) || isPastBehind(words.upperBound) { return .past }
            if family == .key, !isDenial, has(.removal, in: before) { return .past }
            if Self.isConstraint(family), isUnderLabel(words.lowerBound, of: [.removal, .past]) {
                return .past
            }
            if family == .grant, sentence(before: words.lowerBound, has: .past, endsAtColon: true) {
                return .past
            }
            if isExample(before, words.lowerBound, family) { return .example }
        }
        if isPossible(before, words, family) { return .possible }
        return Self.isConstraint(family) ? qualification(words.upperBound, family) ?? .asserted : .asserted
    }

    private static func isConstraint(_ family: FactFamily) -> Bool { family == .constraint || family == .key }

    private static func canBeAvoided(_ family: FactFamily) -> Bool {
        isConstraint(family) || family == .grant
    }

    private static func canBeDeniedBehind(_ family: FactFamily) -> Bool {
        isConstraint(family) || family == .mark || family == .grant
    }

    // MARK: Before

    /// The words of the clause that stand before an index, nearest first, to where another thought begins.
    private func clauseBefore(_ index: Int) -> [Int] {
        var words: [Int] = []
        var position = index - 1
        while words.count < Self.reach, text.tokenIndices.contains(position) {
            guard case .none = text.boundary(at: position),
                !text.polarityMarks(at: position).contains(.contrast)
            else { break }
            words.append(position)
            position -= 1
        }
        return words
    }

    private func has(_ marks: PolarityMarks, in words: [Int]) -> Bool {
        words.contains { !text.polarityMarks(at: $0).isDisjoint(with: marks) }
    }

    /// Beyond a condition a negation denies something else: "not shown when unique".
    private func isDenied(_ before: [Int], avoidable: Bool) -> Bool {
        for index in before {
            let marks = text.polarityMarks(at: index)
            if avoidable, marks.contains(.avoidance) { return true }
            if marks.contains(.negation) { return !isFollowed(index, by: [.only, .void]) }
            if marks.contains(.condition) { return false }
        }
        return false
    }

    /// "not only", "not null"
    private func isFollowed(_ negation: Int, by marks: PolarityMarks) -> Bool {
        text.tokenIndices.contains(negation + 1)
            && !text.polarityMarks(at: negation + 1).isDisjoint(with: marks)
    }

    private func isExample(_ before: [Int], _ index: Int, _ family: FactFamily) -> Bool {
        if has(.example, in: before) || Self.canBeDeniedBehind(family) && endsAsExample(index) { return true }
        guard family == .value || family == .defaultValue || family == .grant else { return false }
        return has(.comparison, in: Array(before.prefix(1)))
            || sentence(before: index, has: [.example, .pattern], endsAtColon: false)
    }

    private func isPossible(_ before: [Int], _ words: Range<Int>, _ family: FactFamily) -> Bool {
        switch family {
        case .constraint, .key:
            return has([.condition, .possibility, .undecided, .habit], in: before)
                || isHabitual(words.upperBound)
                || family == .key && (has(.limiting, in: before) || before.contains { isOnlyForSome($0) })
                || family == .key && isOfLaterVersion(before: words.lowerBound)
                || isUnderLabel(words.lowerBound, of: [.possibility, .undecided])
        case .grant:
            return has([.condition, .possibility, .habit], in: before)
                || sentence(before: words.lowerBound, has: .condition, endsAtColon: true)
        case .mark: return has([.condition, .possibility], in: before)
        case .value: return sentence(before: words.lowerBound, has: .condition, endsAtColon: true)
        case .kind, .defaultValue, .relation, .deletion, .formerName: return false
        }
    }

    /// "TODO: make `hull` unique", "Dropped: an index on `hull`": what the label says is not so yet, or no longer.
    private func isUnderLabel(_ index: Int, of marks: PolarityMarks) -> Bool {
        var position = index - 1
        let end = max(text.tokenIndices.lowerBound, index - Self.sentenceReach)
        while position > end {
            switch text.boundary(at: position) {
            case .sentence: return false
            case .colon: return has(marks, in: clauseBefore(position))
            case .none, .clause, .open, .close: position -= 1
            }
        }
        return false
    }

    /// Whether a word stands before an index in its sentence, outside of parentheses that are closed; a parenthesis
    /// goes on with what stands directly before it: "for example (`a`, `b`)".
    private func sentence(before index: Int, has mark: PolarityMarks, endsAtColon: Bool) -> Bool {
        var depth = 0
        var position = index - 1
        let end = max(text.tokenIndices.lowerBound, index - Self.sentenceReach)
        while position >= end {
            switch text.boundary(at: position) {
            case .sentence where depth == 0: return false
            case .colon where depth == 0 && endsAtColon: return false
            case .close: depth += 1
            case .open where depth == 0:
                return has(mark, in: Array((position - 2..<position).clamped(to: text.tokenIndices)))
            case .open: depth -= 1
            case .none where depth == 0 && !text.polarityMarks(at: position).isDisjoint(with: mark):
                return true
            case .none, .clause, .colon, .sentence: break
            }
            position -= 1
        }
        return false
    }

    // MARK: Behind

    /// "is not needed", "is not enforced", "benzersiz değil"; "Unique: no". Of keys "cannot be used", too.
    private func isDeniedBehind(_ end: Int, _ family: FactFamily) -> Bool {
        let needs: PolarityMarks = family == .key ? [.need, .service] : .need
        if text.tokenIndices.contains(end), case .colon = text.boundary(at: end) {
            return isNegation(end + 1) && endsClause(end + 2)
        }
        for index in clause(behind: end) {
            if text.polarityMarks(at: index).contains(.condition) { return false }
            guard isNegation(index) else { continue }
            if isFollowed(index, by: [.only, .void]) { return false }
            return endsClause(index + 1)
                || (index + 1...index + 3).contains {
                    text.tokenIndices.contains($0)
                        && !text.polarityMarks(at: $0).isDisjoint(with: needs)
                }
        }
        return false
    }

    private func isNegation(_ index: Int) -> Bool {
        text.tokenIndices.contains(index) && text.polarityMarks(at: index).contains(.negation)
    }

    private func endsClause(_ index: Int) -> Bool {
        guard text.tokenIndices.contains(index) else { return true }
        if case .none = text.boundary(at: index) { return text.polarityMarks(at: index).contains(.contrast) }
        return true
    }

    private func clause(behind end: Int) -> Range<Int> {
        var index = end
        while text.tokenIndices.contains(index), index - end < Self.reach, !endsClause(index) { index += 1 }
        return min(end, index)..<index
    }

    /// "until version 2", "before v2"
    private func isPastBehind(_ end: Int) -> Bool {
        clause(behind: end).contains { isDated($0, by: .limit) }
    }

    /// "From v3, `hull` is unique": not yet, for all that the words say.
    private func isOfLaterVersion(before index: Int) -> Bool {
        let first = max(text.tokenIndices.lowerBound, index - Self.sentenceReach)
        let start = (first..<index).last(where: endsSentence).map { $0 + 1 } ?? first
        return (start..<index).contains { isDated($0, by: .start) }
    }

    private func isDated(_ index: Int, by mark: PolarityMarks) -> Bool {
        text.polarityMarks(at: index).contains(mark)
            && (index + 1...index + 2).contains {
                text.tokenIndices.contains($0) && text.polarityMarks(at: $0).contains(.version)
            }
    }

    /// "Creator: write, for example", "write (for example)"
    private func endsAsExample(_ start: Int) -> Bool {
        var end = start
        while text.tokenIndices.contains(end), end - start < Self.sentenceReach, !endsSentence(end) {
            end += 1
        }
        var last = end - 1
        while last > start, case .close = text.boundary(at: last) { last -= 1 }
        guard last - 2 >= start, text.polarityMarks(at: last).contains(.example) else { return false }
        return (last - 2...last - 1).contains { index in
            switch text.boundary(at: index) {
            case .clause, .open: true
            case .none, .colon, .sentence, .close: false
            }
        }
    }

    private func endsSentence(_ index: Int) -> Bool {
        if case .sentence = text.boundary(at: index) { true } else { false }
    }

    /// "one per `year` is typical"
    private func isHabitual(_ end: Int) -> Bool { has(.habit, in: Array(clause(behind: end))) }

    /// "Duplicates are fine", but not "are not allowed".
    private func isTolerated(_ end: Int) -> Bool {
        let clause = clause(behind: end)
        return has(.tolerance, in: Array(clause)) && !has(.negation, in: Array(clause))
    }

    /// "(dropped)", "except for drafts", "only while it is open", "- open question": right behind a key, in brackets or
    /// as the first words of the next clause.
    private func qualification(_ end: Int, _ family: FactFamily) -> Polarity? {
        var (index, near, depth) = (end, Self.reach, 0)
        let last = end + Self.sentenceReach
        while text.tokenIndices.contains(index), near > 0, index < last {
            switch text.boundary(at: index) {
            case .sentence: return nil
            case .close where depth == 0: near = min(near, Self.nextWords)
            case .close: depth -= 1
            case .open: (depth, near) = (depth + 1, Self.reach)
            case .clause, .colon: near = depth > 0 ? near : min(near, Self.nextWords)
            case .none:
                let isNear = near > Self.nextWords || depth > 0
                let begins = isNear || near == Self.nextWords - 1
                if let polarity = qualification(by: index, family, isNear, begins) { return polarity }
                if text.polarityMarks(at: index).contains(.contrast) { near = min(near, Self.nextWords) }
            }
            (index, near) = (index + 1, near - 1)
        }
        return nil
    }

    /// How many tokens of the next clause say how the one before is meant, its comma included.
    private static var nextWords: Int { 3 }

    /// ", if set", but not ", set if possible": a condition is the key's where its clause begins with it.
    private func qualification(
        by index: Int, _ family: FactFamily, _ isNear: Bool, _ begins: Bool
    ) -> Polarity? {
        let marks = text.polarityMarks(at: index)
        if marks.contains(.removal) { return .past }
        if marks.contains(.undecided) { return .possible }
        guard family == .key else { return nil }
        if marks.contains(.repetition), !has(.negation, in: clauseBefore(index)) { return .possible }
        if isDated(index, by: .start) { return .possible }
        if marks.contains(.limiting), begins || !marks.contains(.condition) { return .possible }
        if marks.contains(.negation), isFollowed(index, by: .scope) { return .possible }
        return marks.contains(.only) && (isNear || isOnlyForSome(index)) ? .possible : nil
    }

    /// "only for open ones", "only while"
    private func isOnlyForSome(_ index: Int) -> Bool {
        text.polarityMarks(at: index).contains(.only) && isFollowed(index, by: [.scope, .limiting])
    }
}
