import Diagnostics
package import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads tables that stand with their columns in one pair of back-ticks each, where nothing else lists fields.
///
///     ### Tables
///     - `invites(code pk, space_id, created_at timestamptz)`
///     - `rates(base, day, rates jsonb)` — cached for a day
///     - `Berth { berthID, pier, length: Double? }`
///     - `@Model Quay { quayID, name: String }`
///
///     **Data model:** `Trip { id, title, stops[] }`, `Stop { id, place }`.
///
/// Functions are written so as well, but for those in braces: the heading must speak of tables or models, and a column
/// of the list have a type or a key's mark.
package struct CodeSignatureRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let known = reading.claims.names
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            if case .paragraph(let content) = reading.outline.passages[passage].block.kind {
                readParagraph(content, passage, besides: known, &reading)
                continue
            }
            guard case .list(let list) = reading.outline.passages[passage].block.kind,
                isOfTables(passage, reading)
            else {
                continue
            }
            let isOfModels = isOfModelsAlone(passage, reading)
            let found = list.items.map { item in
                (item: item, signature: CodeSignature(item).flatMap { isOfModels || $0.isPlain ? $0 : nil })
            }
            let signatures = found.compactMap(\.signature)
            let types = Set(signatures.flatMap(\.fields).compactMap(\.type?.name))
            let areMost = signatures.count * 2 > list.items.count && signatures.contains(where: \.hasMark)
            guard areMost || signatures.contains(where: { $0.kind != nil }) else { continue }
            for signature in signatures where !known.contains(signature.name.value) {
                read(signature, passage, besides: types, &reading)
            }
            let areBraced = signatures.allSatisfy(\.isBraced)
            for (item, signature) in found where signature == nil && (!areBraced || Self.startsWithCode(item))
            {
                reading.report(
                    .fieldsUnread, .note, "no table with its columns is read from this item",
                    at: item.blocks.first?.span ?? item.span,
                    remedy: "write it as the others are, if it is one")
            }
        }
    }

    private func read(
        _ signature: CodeSignature, _ passage: Int, besides types: Set<String>,
        _ reading: inout DocumentReading
    ) {
        if signature.mayBeEnumeration { return readCases(of: signature, besides: types, &reading) }
        var claim = Claim(EntityTitle(name: signature.name, strength: .labelled), anchor: nil, from: passage)
        claim.entity.fields = signature.fields
        claim.entity.kind = signature.kind
        claim.isMetadata = true
        claim.diagnostics = signature.diagnostics
        reading.claim(claim)
    }

    /// "Status { open, closed }" beside "Trip { id, status: Status }" is the enumeration of its field; alone it is told.
    private func readCases(
        of signature: CodeSignature, besides types: Set<String>, _ reading: inout DocumentReading
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

    // MARK: Paragraphs

    /// Below such a heading, or behind a label that says as much: signatures in braces, and what follows the last.
    private func readParagraph(
        _ content: Inlines, _ passage: Int, besides known: Set<String>, _ reading: inout DocumentReading
    ) {
        guard content.runs.contains(where: { $0.style.contains(.code) && $0.text.last == "}" }),
            let tokens = reading.wordings[passage]?.tokens,
            let first = tokens.firstIndex(where: { $0.kind == .code }),
            isOfModels(tokens[..<first], passage, reading)
        else { return }
        let signatures = signatures(of: content, tokens[first...])
        let types = Set(signatures.flatMap(\.fields).compactMap(\.type?.name))
        for signature in signatures
        where !known.contains(signature.name.value) && !reading.claims.names.contains(signature.name.value) {
            read(signature, passage, besides: types, &reading)
        }
    }

    /// None where one does not follow the other, one names the same type again, or the words behind take them back.
    private func signatures(of content: Inlines, _ tokens: ArraySlice<Wording.Token>) -> [CodeSignature] {
        let listed = tokens.prefix {
            $0.kind == .code || [.comma, .semicolon, .stop].contains($0.sign) || $0.means(.and)
        }
        let count = listed.count { $0.kind == .code }
        let runs = content.runs.filter { $0.style.contains(.code) }
        if runs.contains(where: { $0.style.contains(.struckThrough) }) { return [] }
        let found = runs.prefix(count).map { CodeSignature(bracedIn: $0) }
        let signatures = found.compactMap(\.self)
        guard signatures.count == found.count, Set(signatures.map(\.name.value)).count == found.count,
            let last = listed.lastIndex(where: { $0.kind == .code }),
            CodeSignature.isStated(before: tokens[(last + 1)...])
        else { return [] }
        return signatures
    }

    /// "Data model (SwiftData):"; or nothing, where the heading says it.
    private func isOfModels(
        _ label: ArraySlice<Wording.Token>, _ passage: Int, _ reading: DocumentReading
    ) -> Bool {
        if label.isEmpty {
            return reading.outline.passages[passage].container == nil && isOfTables(passage, reading)
                && isOfModelsAlone(passage, reading)
        }
        return label.last?.sign == .colon && reading.standings.speaksOfStore && reading.isAsserted(passage)
            && Self.areOfModels(label) && label.takesNothingBack
            && label.contains { $0.means([.entityLabel, .record, .relational]) }
    }

    // MARK: Headings

    /// Whether a heading speaks of models, tables or record types and stores, and of nothing else: "View models" are none.
    private func isOfModelsAlone(_ passage: Int, _ reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return section.heading.map { Self.areOfModels($0.tokens[...]) } ?? false
    }

    package static func areOfModels(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        tokens.allSatisfy { $0.kind != .word || $0.means(modelWords) }
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
