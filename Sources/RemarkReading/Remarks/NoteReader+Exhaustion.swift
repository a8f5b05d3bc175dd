import Diagnostics
import SchemaDeclaration
import SchemaModel
import Vocabulary

extension NoteReader {
    /// The remarks, each with the stretch of the note that says nothing but facts, where there is one.
    func finished() -> [Remark] {
        if findings.isEmpty { return refusedRemarks() }
        let stretches = exhaustedStretches()
        let stretchesAtTokens =
            stretches.count > Self.fewStretches ? self.stretches(stretches, at: tokens) : nil
        return findings.map { finding in
            let quote = bytesOf(finding.quote)
            let near = stretchesAtTokens.map { $0[finding.covered.lowerBound] } ?? stretches
            let stretch = near.first { contains($0.tokens, finding.covered) }
            return Remark(
                finding.fact, quote: text(quote), in: place, at: place(of: stretch?.bytes ?? quote),
                isExhausted: stretch != nil)
        } + refusedRemarks()
    }

    /// So many are looked through one by one for each fact: hardly a note has more.
    private static let fewStretches = 8

    /// The stretches that hold each token, so that a long note takes no longer for each of its facts.
    private func stretches(_ stretches: [Stretch], at tokens: [NoteToken]) -> [[Stretch]] {
        var result = [[Stretch]](repeating: [], count: tokens.count + 1)
        for stretch in stretches {
            for token in stretch.tokens { result[token].append(stretch) }
        }
        return result
    }

    private func contains(_ stretch: Range<Int>, _ covered: Range<Int>) -> Bool {
        !covered.isEmpty && stretch.lowerBound <= covered.lowerBound
            && covered.upperBound <= stretch.upperBound
    }

    func bytesOf(_ range: Range<Int>) -> Range<Int> {
        Int(tokens[range.lowerBound].lower)..<Int(tokens[range.upperBound - 1].upper)
    }

    /// Exact where the note stands in the document as it is here, else the whole note.
    func place(of range: Range<Int>) -> SourceSpan {
        guard span.range.count == bytes.count else { return span }
        return SourceSpan(
            file: span.file, lower: span.lower + Int32(range.lowerBound),
            upper: span.lower + Int32(range.upperBound))
    }

    // MARK: Stretches

    private typealias Stretch = (tokens: Range<Int>, bytes: Range<Int>)

    /// Sentences, parentheses, and first or last clauses that hold only words which some fact uses up.
    private func exhaustedStretches() -> [Stretch] {
        var isSaid = [Bool](repeating: false, count: tokens.count)
        for finding in findings {
            for index in finding.covered { isSaid[index] = true }
        }
        for (index, token) in tokens.enumerated()
        where token.kind == .sign || roles(at: index).contains(.functionWord) {
            isSaid[index] = true
        }
        return sentences().flatMap { stretches(of: $0, isSaid: isSaid) }
    }

    private func sentences() -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var depth = 0
        for index in tokens.indices {
            if isSign(.open, at: index) { depth += 1 }
            if isSign(.close, at: index) { depth = max(0, depth - 1) }
            if depth == 0, isSign(.stop, at: index) {
                result.append(start..<index + 1)
                start = index + 1
            }
        }
        if start < tokens.count { result.append(start..<tokens.count) }
        return result
    }

    private func stretches(of sentence: Range<Int>, isSaid: [Bool]) -> [Stretch] {
        if sentence.allSatisfy({ isSaid[$0] }) { return [(sentence, bytesOf(sentence))] }
        let clauses = clauses(of: sentence)
        var result: [Stretch] = []
        for clause in clauses where clause.isParenthesis && clause.tokens.allSatisfy({ isSaid[$0] }) {
            result.append((clause.tokens, bytesOf(clause.tokens)))
        }
        if let last = tail(of: clauses, isSaid: isSaid) { result.append(last) }
        if let first = head(of: clauses, isSaid: isSaid) { result.append(first) }
        return result
    }

    private struct Clause {
        var tokens: Range<Int>
        var isParenthesis: Bool
    }

    /// A clause begins with the sign that separates it from the one before.
    private func clauses(of sentence: Range<Int>) -> [Clause] {
        var result: [Clause] = []
        let closings = closings(in: sentence)
        var start = sentence.lowerBound
        var index = start
        while index < sentence.upperBound {
            if let close = closings[index] {
                if start < index { result.append(Clause(tokens: start..<index, isParenthesis: false)) }
                result.append(Clause(tokens: index..<close + 1, isParenthesis: true))
                start = close + 1
                index = close + 1
                continue
            }
            if index > start, tokens[index].separatesClauses, !isSign(.stop, at: index) {
                result.append(Clause(tokens: start..<index, isParenthesis: false))
                start = index
            }
            index += 1
        }
        if start < sentence.upperBound {
            result.append(Clause(tokens: start..<sentence.upperBound, isParenthesis: false))
        }
        return result
    }

    /// For each opening parenthesis of a sentence the one that closes it.
    private func closings(in sentence: Range<Int>) -> [Int: Int] {
        var result: [Int: Int] = [:]
        var open: [Int] = []
        for index in sentence {
            if isSign(.open, at: index) { open.append(index) }
            if isSign(.close, at: index), let start = open.popLast() { result[start] = index }
        }
        return result
    }

    /// The last clauses, from a separating sign on; the full stop stays.
    private func tail(of clauses: [Clause], isSaid: [Bool]) -> Stretch? {
        var start: Int?
        for clause in clauses.reversed() {
            guard clause.tokens.allSatisfy({ isSaid[$0] }) else { break }
            start = clause.tokens.lowerBound
        }
        guard let start, var end = clauses.last?.tokens.upperBound, start > 0,
            tokens[start].separatesClauses, !isSign(.open, at: start)
        else { return nil }
        if isSign(.stop, at: end - 1) { end -= 1 }
        return start < end ? (start..<end, bytesOf(start..<end)) : nil
    }

    /// The first clauses, with the sign behind them.
    private func head(of clauses: [Clause], isSaid: [Bool]) -> Stretch? {
        var end: Int?
        for clause in clauses {
            guard !clause.isParenthesis, clause.tokens.allSatisfy({ isSaid[$0] }) else { break }
            end = clause.tokens.upperBound
        }
        guard let end, let start = clauses.first?.tokens.lowerBound, end < tokens.count,
            isSign(.semicolon, at: end) || isSign(.comma, at: end) || isSign(.dash, at: end)
                || isSign(.hyphen, at: end) || isSign(.colon, at: end) || isSign(.dot, at: end)
        else { return nil }
        return (start..<end, Int(tokens[start].lower)..<Int(tokens[end].upper))
    }
}
