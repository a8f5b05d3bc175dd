import Diagnostics
import DocumentWording
import Vocabulary

/// Lines that name several record types whose fields follow once for all.
///
///     Create the record types `Trip`, `Stop` with these fields:
///     `Trip` and `Stop` record types:
extension NamingLine {
    /// The names that stand in a series with one that was found, written as it is; without that one.
    ///
    /// The line must say nothing else: "Unlike the record types `Stop`, `Place`, `Trip` has" and "No `Trip` and `Stop`
    /// record types" are about other things than those to create.
    static func series(around name: SourceSpan, in wording: Wording) -> [Wording.Token] {
        let tokens = wording.tokens
        guard let found = tokens.firstIndex(where: { $0.span == name }), isOfSeries(tokens[found]) else {
            return []
        }
        var first = found
        var last = found
        while last - found < longestSeries, let next = next(behind: last, in: tokens) { last = next }
        while found - first < longestSeries, let next = previous(before: first, in: tokens) { first = next }
        let names = (first...last).filter { isOfSeries(tokens[$0]) }
        guard names.count > 1, names.allSatisfy({ tokens[$0].kind == tokens[found].kind }),
            let line = labelled(first..<last + 1, in: wording),
            tokens[..<line.lowerBound].allSatisfy(introduces),
            tokens[line.upperBound...].allSatisfy(announces)
        else { return [] }
        return names.filter { $0 != found }.map { tokens[$0] }
    }

    /// In tokens: more names than a person would write in a line.
    private static let longestSeries = 48

    private static func isOfSeries(_ token: Wording.Token) -> Bool {
        token.isMarked && token.isName && !token.isStruckThrough && token.senses.isEmpty
            && isOfModel(token.text)
    }

    /// ", `Stop`", "and `Stop`", ", and `Stop`"
    private static func next(behind index: Int, in tokens: [Wording.Token]) -> Int? {
        var next = index + 1
        while next < tokens.count, next - index < 3, joins(tokens[next]) { next += 1 }
        return next > index + 1 && next < tokens.count && isOfSeries(tokens[next]) ? next : nil
    }

    private static func previous(before index: Int, in tokens: [Wording.Token]) -> Int? {
        var previous = index - 1
        while previous >= 0, index - previous < 3, joins(tokens[previous]) { previous -= 1 }
        return previous < index - 1 && previous >= 0 && isOfSeries(tokens[previous]) ? previous : nil
    }

    private static func joins(_ token: Wording.Token) -> Bool {
        [.comma, .ampersand].contains(token.sign) || token.kind == .word && token.means(.and)
    }

    /// The names with the label in the plural before or behind them: "record types `Trip`, `Stop`".
    private static func labelled(_ names: Range<Int>, in wording: Wording) -> Range<Int>? {
        if let label = wording.label(at: names.upperBound), isPlural(label, in: wording) {
            return names.lowerBound..<label.upperBound
        }
        let tokens = wording.tokens
        let end =
            names.lowerBound > 0 && tokens[names.lowerBound - 1].sign == .colon
            ? names.lowerBound - 1 : names.lowerBound
        let start = (max(0, end - 3)..<end).first { wording.label(at: $0)?.upperBound == end }
        guard let start, isPlural(start..<end, in: wording) else { return nil }
        return start..<names.upperBound
    }

    /// Scripts without a plural in "s" have the label alone.
    private static func isPlural(_ label: Range<Int>, in wording: Wording) -> Bool {
        let word = wording.tokens[label.upperBound - 1].text
        return word.last == "s" || Identifier.isOfOtherScript(word)
    }

    /// "1. Create the"
    private static func introduces(_ token: Wording.Token) -> Bool {
        switch token.kind {
        case .sign, .number: true
        case .word:
            !token.means([.no, .negation, .removal, .removed, .delete])
                && (token.means([.create, .filler, .determiner, .step])
                    || Identifier.isOfOtherScript(token.text))
        case .code, .quotation: false
        }
    }

    /// "with these fields:"
    private static func announces(_ token: Wording.Token) -> Bool {
        switch token.kind {
        case .sign: true
        case .word:
            !token.means([.no, .negation, .removal, .removed])
                && (token.means([.with, .has, .fields, .determiner, .filler])
                    || Identifier.isOfOtherScript(token.text))
        case .number, .code, .quotation: false
        }
    }
}
