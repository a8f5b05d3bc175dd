import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads the fields that all record types of a document have, said once for all of them.
///
///     ## Common fields
///     Every record type except `Tag` has:
///     | Field | Type |
///     | `updatedAt` | Date/Time |
///
///     Every record has `createdAt` (Date) and `updatedAt` (Date).
struct CommonFieldsRecogniser: Recogniser {
    static let reason = "no record type is described that its fields could be of"

    func read(_ reading: inout DocumentReading) {
        var seen: Set<String> = []
        let names = reading.schema.entities.map(\.name).filter { seen.insert($0.value).inserted }
        if names.isEmpty { return }
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard let exceptions = exceptions(to: passage.block, at: index, in: reading) else { continue }
            for name in names where !exceptions.contains(name.value) {
                let claim = Claim(EntityTitle(name: name, strength: .labelled), anchor: nil, from: index)
                declare(passage.block, in: claim, &reading)
            }
        }
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording else { continue }
            let isOfSchema = !reading.standing(of: index).own.isDisjoint(with: [
                .schema, .records, .models, .storage,
            ])
            for sentence in wording.sentences {
                let fields = Self.fields(mentionedIn: sentence, of: wording, isOfSchema: isOfSchema, reading)
                if fields.isEmpty { continue }
                let exceptions = Self.exceptions(in: wording.tokens[sentence])
                for name in names where !exceptions.contains(name.value) {
                    var claim = Claim(EntityTitle(name: name, strength: .labelled), anchor: nil, from: index)
                    claim.entity.fields = fields
                    reading.claim(claim)
                }
            }
        }
    }

    /// "Every record has `createdAt` (Date) and `updatedAt` (Date)": what stands behind the verb.
    private static func fields(
        mentionedIn sentence: Range<Int>, of wording: Wording, isOfSchema: Bool, _ reading: DocumentReading
    ) -> [DeclaredField] {
        let tokens = wording.tokens[sentence]
        guard let every = tokens.prefix(3).firstIndex(where: { $0.means(.every) }),
            let verb = tokens[every...].firstIndex(where: { $0.means(.has) }),
            tokens[every..<verb].contains(where: { $0.means([.record, .entityLabel, .recordTypeLabel]) }),
            tokens[every..<verb].allSatisfy(isOfSubject),
            Wording.refusal(of: verb..<verb + 1, in: tokens) == nil,
            !tokens.contains(where: { $0.means([.negation, .no]) })
        else { return [] }
        let typed = tokens[verb...].indices.compactMap {
            TypedMentionsRecogniser.field(at: $0, in: tokens, reading)
        }
        if !typed.isEmpty || !isOfSchema { return typed }
        let isOfAll =
            every == tokens.startIndex
            && !tokens[every..<verb].contains {
                $0.isName && $0.isMarked || NamingLine.startsAsType($0.text) && $0.senses.isEmpty
            }
        return isOfAll ? names(behind: verb, in: tokens) : []
    }

    /// "All records contain `version`, `source`, and bytes in `payload`": at least two names, one behind the other.
    private static func names(
        behind verb: Int, in tokens: ArraySlice<Wording.Token>
    ) -> [DeclaredField] {
        let list = tokens[(verb + 1)...].drop { $0.kind == .word && $0.means([.determiner, .fields]) }
            .prefix {
                $0.sign == .comma || $0.means(.and)
                    || $0.kind == .code && RelationshipGrammar.isFieldName($0.text)
            }
        let names = list.filter { $0.kind == .code && SystemField(named: $0.text) == nil }
        guard names.count > 1, list.first?.kind == .code, let last = list.last else { return [] }
        // "`createdAt` and `updatedAt` indexes", "`open`, `done` or `gone`": the words behind are about them.
        let next = tokens[list.endIndex...].first
        guard next.map({ $0.kind == .sign && $0.sign != .other }) ?? true || last.kind != .code else {
            return []
        }
        return names.map { DeclaredField(name: Declared($0.text, at: $0.span), span: $0.span) }
    }

    /// "Every record used to have" says what was.
    private static func isOfSubject(_ token: Wording.Token) -> Bool {
        token.kind == .sign || token.isName && (token.isMarked || NamingLine.startsAsType(token.text))
            || token.means([
                .every, .record, .entityLabel, .recordTypeLabel, .type, .filler, .cloudKit, .general,
                .exception,
            ])
    }

    /// "Every record type except `Tag` has".
    private static func exceptions(in tokens: ArraySlice<Wording.Token>) -> Set<String> {
        guard let exception = tokens.firstIndex(where: { $0.means(.exception) }) else { return [] }
        return Set(tokens[exception...].prefix { !$0.means(.has) }.lazy.filter { $0.isName }.map(\.text))
    }

    private func exceptions(to block: Block, at passage: Int, in reading: DocumentReading) -> Set<String>? {
        switch block.kind {
        case .table, .list: SharedFields.exceptions(above: passage, in: reading)
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: nil
        }
    }

    private func declare(_ block: Block, in claim: Claim, _ reading: inout DocumentReading) {
        switch block.kind {
        case .table(let table):
            let plan = ColumnPlan(header: table.header.cells.map(\.content.plainText)).typed(by: table)
            guard plan.name != nil, plan.type != nil, TypeEvidence.holds(table, plan) else { return }
            FieldRows.claim(table, plan, of: claim, in: &reading)
        case .list(let list):
            let items = FieldListItems(
                list, text: reading.document.source.text, file: reading.document.file)
            guard items.isHalfTyped else { return }
            var claim = claim
            claim.entity.fields = items.fields
            reading.claim(claim)
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: return
        }
    }
}
