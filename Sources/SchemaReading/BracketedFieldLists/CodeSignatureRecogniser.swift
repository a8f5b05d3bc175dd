import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads tables that stand with their columns in one pair of back-ticks each, where nothing else lists fields.
///
///     ### Tables
///     - `invites(code pk, space_id, created_at timestamptz)`
///     - `rates(base, day, rates jsonb)` — cached for a day
///     - `Berth { berthID, pier, length: Double? }`
///
/// Functions are written so as well, but for those in braces: the heading must speak of tables or models, and a column
/// of the list have a type or a key's mark.
struct CodeSignatureRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        let known = reading.claims.names
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .list(let list) = reading.outline.passages[passage].block.kind,
                isOfTables(passage, reading)
            else {
                continue
            }
            let isOfModels = isOfModelsAlone(passage, reading)
            let found = list.items.map { item in
                (item: item, signature: CodeSignature(item).flatMap { $0.isBraced && !isOfModels ? nil : $0 })
            }
            let signatures = found.compactMap(\.signature)
            let types = Set(signatures.flatMap(\.fields).compactMap(\.type?.name))
            guard signatures.count * 2 > list.items.count, signatures.contains(where: \.hasMark) else {
                continue
            }
            for signature in signatures where !known.contains(signature.name.value) {
                if signature.mayBeEnumeration {
                    read(signature, besides: types, &reading)
                    continue
                }
                var claim = Claim(
                    EntityTitle(name: signature.name, strength: .labelled), anchor: nil, from: passage)
                claim.entity.fields = signature.fields
                claim.isMetadata = true
                claim.diagnostics = signature.diagnostics
                reading.claim(claim)
            }
            let areBraced = signatures.allSatisfy(\.isBraced)
            for (item, signature) in found where signature == nil && (!areBraced || Self.startsWithCode(item))
            {
                reading.report(
                    .fieldsUnread, .note, "no table with its columns is read from this item", at: item.span,
                    remedy: "write it as the others are, if it is one")
            }
        }
    }

    /// "Status { open, closed }" beside "Trip { id, status: Status }" is the enumeration of its field; alone it is told.
    private func read(
        _ signature: CodeSignature, besides types: Set<String>, _ reading: inout DocumentReading
    ) {
        guard types.contains(signature.name.value) else {
            return reading.report(
                .fieldsUnread, .note,
                "nothing tells whether fields or cases stand in the braces of '\(signature.name.value)': they are not read",
                at: signature.name.span, remedy: "give at least one of them its type: title: String")
        }
        let cases = signature.fields.map { EnumType.Case(name: $0.name.value, rawValue: $0.name.value) }
        reading.schema.enums.append(DeclaredEnum(name: signature.name, rawType: nil, cases: cases))
    }

    /// Whether a heading speaks of models, tables or record types and stores, and of nothing else: "View models" are none.
    private func isOfModelsAlone(_ passage: Int, _ reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return section.heading?.tokens.allSatisfy { $0.kind != .word || $0.means(Self.modelWords) } ?? false
    }

    private static let modelWords: ConceptSet = [
        .entityLabel, .record, .relational, .type, .general, .filler, .functionWord, .data, .dataWord,
        .schema, .structure, .swiftData, .coreData, .cloudKit, .database, .storage, .stored, .and, .with,
    ]

    private static func startsWithCode(_ item: MarkdownList.Item) -> Bool {
        guard case .paragraph(let content)? = item.blocks.first?.kind else { return false }
        return content.runs.first?.style.contains(.code) ?? false
    }

    private func isOfTables(_ passage: Int, _ reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        guard let heading = section.heading, reading.standings.speaksOfStore,
            case let standing = reading.standing(of: passage), !standing.isExample, !standing.isForeign
        else { return false }
        guard standing.own.isDisjoint(with: [.calls, .program, .gone]),
            heading.tokens.indices.allSatisfy({
                heading.tokens[...].polarityMarks(at: $0).isDisjoint(
                    with: PolarityMarks.unstated.union(.past))
                    && !heading.tokens[$0].spells([.programChapter, .fieldRules, .removed])
            })
        else { return false }
        return heading.tokens.contains { $0.means([.entityLabel, .record, .relational]) }
    }
}

/// `invites(code pk, space_id, created_at timestamptz)`
private struct CodeSignature {
    let name: Declared<String>
    private(set) var fields: [DeclaredField] = []

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var isBraced = false

    /// Whether a column has a type, or a mark such as "pk"; in braces it needs none.
    private(set) var hasMark = false

    /// Whether no column has a type or a mark.
    var mayBeEnumeration: Bool { isBraced && ModelLines.mayBeCases(fields) }

    init?(_ item: MarkdownList.Item) {
        guard case .paragraph(let content)? = item.blocks.first?.kind, let run = content.runs.first,
            run.style.contains(.code), !run.style.contains(.struckThrough),
            run.text.last == ")" || run.text.last == "}", case let code = CodeText(run),
            Self.isStated(content)
        else { return nil }
        if let model = ModelLines.model(in: code), let entity = model.entities.first {
            name = entity.name
            fields = entity.fields
            diagnostics = model.diagnostics
            hasMark = true
            isBraced = true
            return
        }
        guard code.bytes.last == UInt8(ascii: ")"), let open = code.bytes.firstIndex(of: UInt8(ascii: "(")),
            Identifier.isValid(code.text(in: 0..<open)),
            !code.text(in: 0..<open).means([.unique, .index, .primaryKey])
        else { return nil }
        name = Declared(code.text(in: 0..<open), at: code.span(0..<open))
        for part in FieldLineParser.parts(of: code.bytes, in: open + 1..<code.bytes.count - 1) {
            guard add(part, of: code) else { return nil }
        }
        guard fields.count > 1 else { return nil }
    }

    /// Whether what stands behind the signature does not take it back.
    private static func isStated(_ content: Inlines) -> Bool {
        let behind = Wording(content).tokens[...].dropFirst()
        // "`Trip { id }` → `Trip { id, title }`": one form and another.
        if behind.contains(where: { $0.kind == .code && $0.text.last == "}" }) { return false }
        return behind.indices.prefix(8).allSatisfy {
            behind.polarityMarks(at: $0).isDisjoint(with: PolarityMarks.unstated.union(.past))
                && !behind[$0].means([.removed, .planned])
        }
    }

    private mutating func add(_ part: Range<Int>, of code: CodeText) -> Bool {
        let end = code.bytes[part].firstIndex(of: 0x20) ?? part.upperBound
        guard RelationshipGrammar.isFieldName(code.text(in: part.lowerBound..<end)) else { return false }
        var field = DeclaredField(
            name: Declared(code.text(in: part.lowerBound..<end), at: code.span(part.lowerBound..<end)),
            span: code.span(part))
        defer { fields.append(field) }
        guard end < part.upperBound else { return true }
        let rest = code.text(in: end + 1..<part.upperBound)
        let span = code.span(end + 1..<part.upperBound)
        if let spelling = TypeSpelling(rest, at: span), TypeVocabulary.meaning(of: spelling.type.name) != nil
        {
            field.type = spelling.type
            field.remarks = spelling.remarks
        } else {
            field.remarks = NoteReading.remarks(in: rest, at: span, place: .type)
        }
        hasMark = true
        return field.type != nil || !field.remarks.isEmpty
    }
}
