package import DocumentWording
import RemarkReading
import Vocabulary

/// The grammar of a line that says one thing of several fields.
///
///     Encrypted fields: `name`, `phone` · `name` and `phone` are stored encrypted · `Trip.phone`: encrypted
///     All fields are encrypted · Every field of `Trip` except `day` is optional
package struct FieldMarkGrammar {
    package enum Subject: Hashable {
        case names([String])

        /// All fields of the record type that is named, or of the one that the line stands under, but for some.
        case all(of: String?, except: [String])
    }

    package let mark: FieldMark
    package let subject: Subject

    /// Nil where the tokens say nothing of fields, or leave a doubt.
    package init?(_ tokens: ArraySlice<Wording.Token>) {
        let found = tokens.indices.first { index in
            tokens[index].kind == .word && FieldMark.allCases.contains { tokens[index].means($0.concept) }
        }
        guard let found, let mark = FieldMark.allCases.first(where: { tokens[found].means($0.concept) }),
            Wording.refusal(of: found..<found + 1, in: tokens) == nil,
            let subject = Self.behindLabel(mark, in: tokens) ?? Self.before(found, in: tokens)
        else { return nil }
        self.mark = mark
        self.subject = subject
    }

    // MARK: Labels

    /// What a line is a label of: "Encrypted fields:", "Verschlüsselte Felder", "Encryption".
    package static func label(_ wording: Wording) -> FieldMark? { label(wording) { $0.labels } }

    /// Whether fields stand below a heading that says of them no more than a mark: "Required", "Optional fields".
    static func isOfMarkedFields(_ heading: Wording) -> Bool { label(heading) { [$0.concept] } != nil }

    private static func label(_ wording: Wording, _ words: (FieldMark) -> ConceptSet) -> FieldMark? {
        // Asked for each sentence of a paragraph, of which a few words tell enough.
        let tokens = Array(wording.tokens.lazy.filter { $0.kind != .sign }.prefix(longestLabel + 1))
        guard tokens.count <= longestLabel, tokens.allSatisfy({ $0.kind == .word }) else { return nil }
        return FieldMark.allCases.first { mark in
            tokens.contains { $0.means(words(mark)) }
                && tokens.allSatisfy { $0.means(words(mark)) || $0.means(besideMark) || isLead($0) }
        }
    }

    /// "Add", but not "deprecated".
    private static func isLead(_ token: Wording.Token) -> Bool {
        token.means(.filler) && !token.means([.retired, .planned, .outOfUse, .removed, .transient])
    }

    private static let longestLabel = 6

    /// "Add these optional fields:".
    private static let besideMark: ConceptSet = [
        .fields, .rawValueWord, .those, .this, .determiner, .extra,
    ]

    /// "Encrypted fields: `name`, `Trip.phone`": nothing but names stands behind.
    private static func behindLabel(_ mark: FieldMark, in tokens: ArraySlice<Wording.Token>) -> Subject? {
        guard let colon = tokens.firstIndex(where: { $0.sign == .colon }),
            tokens[..<colon].contains(where: { $0.means(mark.concept) }),
            tokens[..<colon].allSatisfy({
                $0.kind == .sign || $0.means(mark.concept) || $0.means([.fields, .rawValueWord])
            })
        else { return nil }
        let names = names(in: tokens[(colon + 1)...])
        return names.isEmpty ? nil : .names(names)
    }

    // MARK: Sentences

    /// "`name` and `phone` are encrypted", "All fields except `day` are encrypted": nothing follows that narrows it.
    private static func before(_ mark: Int, in tokens: ArraySlice<Wording.Token>) -> Subject? {
        guard tokens[(mark + 1)...].allSatisfy({ $0.kind == .sign && $0.sign != .open || $0.means(filling) })
        else { return nil }
        let words = clause(of: tokens[..<mark])
        // "Is `name` encrypted?" asks.
        guard words.dropFirst().contains(where: { $0.means(.is) || $0.sign == .colon || $0.sign == .dash })
        else { return nil }
        if words.contains(where: { $0.means(.every) }) { return all(words) }
        let names = names(in: words)
        return names.isEmpty ? nil : .names(names)
    }

    /// "`day` is a Date, and `name` is": behind the verb of another part, from the name on.
    private static func clause(of words: ArraySlice<Wording.Token>) -> ArraySlice<Wording.Token> {
        guard let last = words.lastIndex(where: { $0.means(.is) }),
            let other = words[..<last].lastIndex(where: { $0.means(.is) }),
            let join = words[other..<last].firstIndex(where: { $0.sign == .comma || $0.means(.and) }),
            let name = words[join..<last].firstIndex(where: { $0.kind == .code }),
            // "`day` is unique, and `name` is" says more than this grammar reads.
            !names(in: words[..<join]).isEmpty
        else { return words }
        return words[name...]
    }

    /// "All fields of `Trip` except `day` and `name` are".
    private static func all(_ words: ArraySlice<Wording.Token>) -> Subject? {
        let exception = words.firstIndex { $0.means(.exception) } ?? words.endIndex
        let owner = words[..<exception].filter { $0.kind == .code }
        guard words[..<exception].contains(where: { $0.means([.fields, .every]) }), owner.count <= 1,
            words[..<exception].allSatisfy({
                $0.kind == .code || $0.kind == .sign || $0.means([.every, .fields]) || $0.means(filling)
            })
        else { return nil }
        let exceptions = exception < words.endIndex ? names(in: words[(exception + 1)...]) : []
        if exception < words.endIndex, exceptions.isEmpty { return nil }
        return .all(of: owner.first?.text, except: exceptions)
    }

    /// The names, where nothing else stands there.
    private static func names(in tokens: ArraySlice<Wording.Token>) -> [String] {
        let isPlain = tokens.allSatisfy {
            $0.kind == .code || $0.kind == .sign && $0.sign != .open || $0.means(.and) || $0.means(filling)
        }
        return isPlain ? tokens.filter { $0.kind == .code }.map(\.text) : []
    }

    private static let filling: ConceptSet = [
        .is, .filler, .fields, .functionWord, .stored, .determiner, .preposition, .demand, .auxiliary,
    ]
}
