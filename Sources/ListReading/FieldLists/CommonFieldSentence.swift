import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// A sentence that says which fields all record types have.
///
///     Every record has `createdAt` (Date) and `updatedAt` (Date).
///     All records share these fields: `id`, `source` and `changedAt`.
struct CommonFieldSentence {
    private let tokens: ArraySlice<Wording.Token>
    private let every: Int
    private let verb: Int

    /// Nil where it speaks of something else, or denies.
    init?(_ tokens: ArraySlice<Wording.Token>) {
        guard let every = tokens.prefix(3).firstIndex(where: { $0.means(.every) }),
            let verb = tokens[every...].firstIndex(where: { $0.means([.has, .shares]) }),
            tokens[every..<verb].contains(where: { $0.means([.record, .entityLabel, .recordTypeLabel]) }),
            tokens[every..<verb].allSatisfy(Self.isOfSubject),
            Wording.refusal(of: verb..<verb + 1, in: tokens) == nil,
            !tokens.contains(where: { $0.means([.negation, .no]) })
        else { return nil }
        self.tokens = tokens
        self.every = every
        self.verb = verb
    }

    /// "Every record used to have" says what was.
    private static func isOfSubject(_ token: Wording.Token) -> Bool {
        token.kind == .sign || token.isName && (token.isMarked || Identifier.isTypeName(token.text))
            || token.means([
                .every, .record, .entityLabel, .recordTypeLabel, .type, .filler, .cloudKit, .general,
                .exception, .furtherPart,
            ])
    }

    /// The record types that it is not about: "Every record type except `Tag` has".
    var exceptions: Set<String> {
        guard let exception = tokens.firstIndex(where: { $0.means(.exception) }) else { return [] }
        return Set(tokens[exception...].prefix { !$0.means(.has) }.lazy.filter { $0.isName }.map(\.text))
    }

    /// The fields with their types; or, where a schema is described, names alone.
    func fields(isOfSchema: Bool, _ reading: DocumentReading) -> [DeclaredField] {
        guard tokens.isPlainStatement else { return [] }
        let typed = tokens[verb...].indices.compactMap {
            TypedMentionsRecogniser.field(at: $0, in: tokens, reading)
        }
        if !typed.isEmpty || !isOfSchema || !isOfAll { return typed }
        let names = colon.map(names(behindColon:)) ?? names(behindVerb: verb)
        return names.map { DeclaredField(name: Declared($0.text, at: $0.span), span: $0.span) }
    }

    /// The names in back-ticks that may be fields, where a schema is described and the sentence speaks of nothing but fields.
    var mentioned: [Wording.Token] {
        let speaksOfFields =
            tokens[verb...].contains { $0.means(.fields) }
            || tokens[(verb + 1)...].first?.kind == .code && tokens.last?.kind == .code
        guard isOfAll, speaksOfFields else { return [] }
        return tokens[verb...].filter(Self.isField)
    }

    private var isOfAll: Bool {
        every == tokens.startIndex
            && !tokens[(every + 1)..<verb].contains {
                $0.isName && $0.isMarked || Identifier.isTypeName($0.text) && $0.senses.isEmpty
            }
    }

    private static func isField(_ token: Wording.Token) -> Bool {
        token.kind == .code && Identifier.isFieldName(token.text)
            && SystemField(named: token.text) == nil
    }

    // MARK: Names alone

    /// "All records contain `version`, `source`, and bytes in `payload`": at least two names, one behind the other.
    private func names(behindVerb verb: Int) -> [Wording.Token] {
        let list = tokens[(verb + 1)...].drop { $0.kind == .word && $0.means([.determiner, .fields]) }
            .prefix {
                $0.sign == .comma || $0.means(.and)
                    || $0.kind == .code && Identifier.isFieldName($0.text)
            }
        let names = list.filter(Self.isField)
        guard names.count > 1, list.first?.kind == .code, let last = list.last,
            !tokens[list.endIndex...].contains(where: { $0.means([.only, .exception]) })
        else { return [] }
        // "`createdAt` and `updatedAt` indexes", "`open`, `done` or `gone`": the words behind are about them.
        let next = tokens[list.endIndex...].first
        let ends = next.map { $0.kind == .sign && $0.sign != .other } ?? true
        return ends || last.kind != .code ? names : []
    }

    /// The colon of "share these fields:"; any other word between says what kind of fields they are, or that they are values.
    private var colon: Int? {
        guard let colon = tokens[verb...].firstIndex(where: { $0.sign == .colon }),
            case let words = tokens[(verb + 1)..<colon], words.contains(where: { $0.means(.fields) }),
            words.allSatisfy({
                $0.kind == .word && !$0.means([.optional, .required])
                    && $0.means([.fields, .determiner, .same, .inCommon, .filler, .general])
            })
        else { return nil }
        return colon
    }

    /// At least two names up to the end of the sentence, and nothing else.
    private func names(behindColon colon: Int) -> [Wording.Token] {
        let list = tokens[(colon + 1)...]
        let names = list.filter(Self.isField)
        let isWhole = list.allSatisfy { Self.isField($0) || $0.sign == .comma || $0.means(.and) }
        return isWhole && names.count > 1 ? names : []
    }
}
