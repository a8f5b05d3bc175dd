import Diagnostics
import Vocabulary

/// Lines that name several record types whose fields follow once for all.
///
///     Create the record types `Trip`, `Stop` with these fields:
///     `Trip` and `Stop` record types:
extension NamingLine {
    /// The names that stand in a series with one that was found, written as it is; without that one.
    ///
    /// A label leaves no doubt that all of them are meant: in the plural or right before the fields. "Unlike `Stop`, the
    /// record type `Trip` has" names one.
    static func series(around name: SourceSpan, in wording: Wording) -> [Wording.Token] {
        let tokens = wording.tokens
        guard let found = tokens.firstIndex(where: { $0.span == name }), isOfSeries(tokens[found]) else {
            return []
        }
        var names = [found]
        while let last = names.last, let next = next(behind: last, in: tokens) { names.append(next) }
        while let first = names.first, let next = previous(before: first, in: tokens) {
            names.insert(next, at: 0)
        }
        guard names.count > 1, names.allSatisfy({ tokens[$0].kind == tokens[found].kind }),
            isLabelledBefore(names, in: wording) || isLabelledBehind(names, in: wording)
        else { return [] }
        return names.filter { $0 != found }.map { tokens[$0] }
    }

    private static func isOfSeries(_ token: Wording.Token) -> Bool {
        token.isMarked && token.isName && startsAsType(token.text) && token.senses.isEmpty
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
        [.comma, .ampersand, .slash].contains(token.sign) || token.kind == .word && token.means(.and)
    }

    private static func isLabelledBefore(_ names: [Int], in wording: Wording) -> Bool {
        let tokens = wording.tokens
        let label = tokens.indices[..<names[0]].last { index in
            wording.label(at: index)?.upperBound == names[0]
                || wording.label(at: index)?.upperBound == names[0] - 1 && tokens[names[0] - 1].sign == .colon
        }
        guard label != nil, let word = tokens[..<names[0]].last(where: { $0.kind == .word }) else {
            return false
        }
        let behind = names[names.count - 1] + 1
        return word.text.last == "s" || behind == tokens.count
            || [.colon, .open].contains(tokens[behind].sign) || tokens[behind].means([.with, .fields, .has])
    }

    private static func isLabelledBehind(_ names: [Int], in wording: Wording) -> Bool {
        let last = names[names.count - 1]
        return last + 1 < wording.tokens.count && wording.tokens[last - 1].means(.and)
            && wording.label(at: last + 1) != nil
    }

    /// "Trip", and nothing else: a plain word that may name a record type.
    static func soleWord(_ wording: Wording) -> Wording.Token? {
        guard wording.tokens.count == 1, case let name = wording.tokens[0], name.kind == .word,
            !name.isMarked, startsAsType(name.text), !isGroup(name),
            TypeVocabulary.meaning(of: name.text) == nil, !AppTypeName.isOfProgram(name.text)
        else { return nil }
        return name
    }

    /// "Trip:", and nothing else.
    static func plain(_ wording: Wording) -> Wording.Token? {
        guard wording.tokens.count == 2, wording.tokens[1].sign == .colon, case let name = wording.tokens[0],
            name.kind == .word, name.senses.isEmpty, startsAsType(name.text),
            TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        return name
    }
}
