import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads enumerations whose values stand behind or below their name, where something says what the name is: the
/// type or the note of a field, or a heading of enumerations.
///
///     **Rig**: `sloop`, `ketch`
///
///     - `Rig`: `sloop`, `ketch`
///
///     | Enum | Values |
///     | --- | --- |
///     | `Rig` | `sloop`, `ketch` |
///
///     ### Rig
///     `sloop`, `ketch`
package struct NamedEnumerationStatement: Recogniser {
    package init() {}

    package static let reason = "no heading, type or note says that it lists the values of enumerations"

    /// What one passage lists.
    private struct Candidate {
        let passage: Int
        let enumerations: [NamedEnumeration]

        /// Whether the passage, its header or a heading above says what it lists.
        let isStated: Bool

        /// Whether all of the passage is read.
        let isWhole: Bool

        /// Whether a header says that the other cells are values.
        var isTable = false
    }

    func read(_ reading: inout DocumentReading) {
        let candidates = reading.outline.passages.indices.compactMap { passage in
            reading.isUsed[passage] ? nil : Self.candidate(at: passage, in: reading)
        }
        guard !candidates.isEmpty else { return }
        let names = Set(candidates.lazy.flatMap(\.enumerations).map(\.name.text))
        let named = EnumerationMentions(of: names, in: reading.schema)
        var known = Set(reading.schema.enums.lazy.map(\.name.value))
        for candidate in candidates { read(candidate, named, besides: &known, in: &reading) }
    }

    private func read(
        _ candidate: Candidate, _ named: EnumerationMentions, besides known: inout Set<String>,
        in reading: inout DocumentReading
    ) {
        let enumerations = candidate.enumerations.filter { named.mayBe($0, isStated: candidate.isStated) }
        let isMeant = enumerations.contains { named.contains($0) }
        guard candidate.isStated || isMeant, !enumerations.isEmpty else {
            return leave(candidate, named, in: &reading)
        }
        for enumeration in enumerations
        where reading.entity(named: enumeration.name.text) == nil
            && known.insert(enumeration.name.text).inserted
        {
            reading.schema.enums.append(enumeration.declaration)
        }
        if candidate.isWhole, enumerations.count == candidate.enumerations.count {
            reading.useAsMetadata(candidate.passage)
        } else {
            reading.leave(candidate.passage, because: EnumerationHeading.reason)
        }
    }

    /// Lists and tables are listed as not read; a line has a note of its own.
    private func leave(
        _ candidate: Candidate, _ named: EnumerationMentions, in reading: inout DocumentReading
    ) {
        let standing = reading.standing(of: candidate.passage)
        guard candidate.isWhole, !standing.isExample, !standing.isForeign,
            candidate.enumerations.allSatisfy({
                ($0.areMarked || candidate.isTable) && named.mayBe($0, isStated: true)
            })
        else { return }
        if reading.wordings[candidate.passage] == nil {
            return reading.leave(candidate.passage, because: Self.reason)
        }
        for enumeration in candidate.enumerations {
            reading.report(
                .enumUnread, .note,
                "the values of '\(enumeration.name.text)' are not read: no field names it",
                at: enumeration.name.span,
                remedy:
                    "if it is an enumeration, write as the type of its field: Enum `\(enumeration.name.text)`"
            )
        }
    }

    // MARK: Candidates

    private static func candidate(at passage: Int, in reading: DocumentReading) -> Candidate? {
        switch reading.outline.passages[passage].block.kind {
        case .list(let list): return candidate(list, at: passage, in: reading)
        case .table(let table): return candidate(table, at: passage, in: reading)
        case .paragraph:
            guard let wording = reading.wordings[passage], !isItem(passage, in: reading) else { return nil }
            return candidate(wording, at: passage, in: reading)
        case .heading, .codeBlock, .blockQuote, .html, .thematicBreak: return nil
        }
    }

    private static func isItem(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let container = reading.outline.passages[passage].container,
            case .list = reading.outline.passages[container].block.kind
        else { return false }
        return true
    }

    /// "**Rig**: `sloop`, `ketch`", or the values alone below a heading that is the name.
    private static func candidate(
        _ wording: Wording, at passage: Int, in reading: DocumentReading
    ) -> Candidate? {
        let lines = wording.lines.map { NamedEnumeration(line: wording.tokens[$0]) }
        var enumerations = lines.compactMap { $0 }
        if enumerations.isEmpty {
            guard wording.tokens.contains(where: { $0.kind == .sign }),
                let values = NamedEnumeration.Values(wording.tokens[...])
                    ?? valuesOfFirstSentence(wording, at: passage, in: reading),
                values.areMarked,
                let name = name(above: passage, in: reading)
                    ?? EnumerationHeading.word(above: passage, in: reading),
                let own = NamedEnumeration(name, values.cases)
            else { return nil }
            enumerations = [own]
        } else if enumerations.count < lines.count {
            return nil
        }
        let isStated =
            EnumerationHeading.isOfEnumerations(above: passage, in: reading)
            || lines.allSatisfy { $0 == nil } && EnumerationHeading.word(above: passage, in: reading) != nil
        return Candidate(
            passage: passage, enumerations: enumerations, isStated: isStated, isWhole: true)
    }

    /// "`sloop`, `ketch`. Stored as text.": the sentences behind the values say more of them, and a list below may explain some.
    private static func valuesOfFirstSentence(
        _ wording: Wording, at passage: Int, in reading: DocumentReading
    ) -> NamedEnumeration.Values? {
        guard wording.sentences.count > 1, wording.tokens[...].takesNothingBack,
            var first = wording.sentences.first
        else { return nil }
        if wording.tokens[first].last?.sign == .stop { first = first.lowerBound..<first.upperBound - 1 }
        guard !first.isEmpty, let values = NamedEnumeration.Values(wording.tokens[first]) else { return nil }
        let names = Set(values.cases.map(\.name))
        let isOfValues = names.allSatisfy { name in
            !Identifier.isTypeName(name)
                && !reading.schema.entities.indices.contains { reading.hasField(name, in: $0) }
        }
        let others = wording.tokens[first.upperBound...].filter { $0.kind == .code || $0.kind == .quotation }
        guard isOfValues, others.allSatisfy({ names.contains($0.text) || Identifier.isTypeName($0.text) }),
            explainsOnly(names, behind: passage, in: reading)
        else { return nil }
        return values
    }

    /// Whether a list right below adds no case, and no value that is stored for one.
    private static func explainsOnly(
        _ names: Set<String>, behind passage: Int, in reading: DocumentReading
    ) -> Bool {
        let passages = reading.outline.passages
        guard passages.indices.contains(passage + 1),
            passages[passage + 1].section == passages[passage].section,
            case .list(let list) = passages[passage + 1].block.kind
        else { return true }
        let rows = CaseRows(list) { reading.entity(named: $0) != nil }
        guard let cases = rows.cases ?? rows.markedCases else { return true }
        return cases.allSatisfy { names.contains($0.name) && $0.rawValue == $0.name }
    }

    /// A line an item; or the cases of the name above.
    private static func candidate(
        _ list: MarkdownList, at passage: Int, in reading: DocumentReading
    ) -> Candidate? {
        let enumerations = list.items.compactMap { item -> NamedEnumeration? in
            guard item.blocks.count == 1, case .paragraph(let content)? = item.blocks.first?.kind else {
                return nil
            }
            return NamedEnumeration(line: Wording(content).tokens[...])
        }
        if enumerations.isEmpty {
            return cases(CaseRows(list) { reading.entity(named: $0) != nil }, at: passage, in: reading)
        }
        return Candidate(
            passage: passage, enumerations: enumerations,
            isStated: EnumerationHeading.isOfEnumerations(above: passage, in: reading),
            isWhole: enumerations.count == list.items.count)
    }

    /// "Enum | Values"; or the cases of the name above.
    private static func candidate(
        _ table: Table, at passage: Int, in reading: DocumentReading
    ) -> Candidate? {
        let header = table.header.cells.map { Wording($0.content) }
        let values = header.indices.first { $0 > 0 && header[$0].tokens.contains { $0.means(.valueList) } }
        guard let values else { return cases(CaseRows(table), at: passage, in: reading) }
        let enumerations = table.rows.compactMap { row in
            NamedEnumeration(name: Wording(row.cells[0].content), values: Wording(row.cells[values].content))
        }
        if enumerations.isEmpty { return nil }
        let isStated =
            header[0].tokens.contains { $0.means(.enumerationLabel) }
            || EnumerationHeading.isOfEnumerations(above: passage, in: reading)
        return Candidate(
            passage: passage, enumerations: enumerations, isStated: isStated,
            isWhole: enumerations.count == table.rows.count, isTable: true)
    }

    private static func cases(
        _ rows: CaseRows, at passage: Int, in reading: DocumentReading
    ) -> Candidate? {
        guard let name = name(above: passage, in: reading), let cases = rows.cases ?? rows.markedCases,
            let enumeration = NamedEnumeration(name, cases, areMarked: false)
        else { return nil }
        return Candidate(passage: passage, enumerations: [enumeration], isStated: false, isWhole: true)
    }

    /// The name that is all of the line above, or of the heading.
    private static func name(above passage: Int, in reading: DocumentReading) -> Wording.Token? {
        guard passage > 0 else { return nil }
        let section = reading.outline.passages[passage].section
        if reading.outline.passages[passage - 1].section == section, let line = reading.line(above: passage),
            let only = line.only, only.isMarked || line.tokens.last?.sign == .colon
        {
            return only
        }
        return reading.outline.sections[section].heading?.only
    }
}

extension DiagnosticID {
    static let enumUnread = DiagnosticID("enum.unread")
}
