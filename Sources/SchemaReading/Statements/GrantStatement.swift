import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads who may do what with an entity's records, in sentences and in lists about security.
///
///     Only the creating user has read/write access.
///     - Owner: Read/Write
///     - Public: No Access
///     | Role | Permissions |
struct GrantStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index] else { continue }
            if reading.isMetadata[index] || reading.outline.passages[index].container != nil { continue }
            var isLabelled = false
            for sentence in wording.sentences where !reading.isStated(sentence, in: index) {
                let label = Self.behindLabel(sentence, of: wording)
                // "Permissions: World: read; Creator: write": a semicolon ends no list.
                isLabelled = label != nil || isLabelled && Self.beginsWithRole(sentence, of: wording)
                let grammar = GrantGrammar(wording, label ?? sentence)
                let grants =
                    isLabelled
                    ? grammar.behindLabel() : grammar.inProse { reading.hasField($0, in: entity) }
                reading.add(grants, to: [entity], at: wording.span(of: sentence))
            }
        }
        for (index, passage) in reading.outline.passages.enumerated() {
            guard let entity = reading.scopes[index],
                isAboutSecurity(index, in: reading) || Self.grants(passage.block, at: index, in: reading)
            else { continue }
            switch passage.block.kind {
            case .list(let list): read(Self.lines(of: list), at: index, of: entity, in: &reading)
            case .table(let table):
                let grants = GrantTable(table)
                // What names record types itself is about those, wherever it stands.
                if grants.namesSubject { continue }
                let lines = table.rows.flatMap { grants.lines(of: $0, withoutSubject: false) }
                read(lines, at: index, of: entity, in: &reading)
            case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: break
            }
        }
    }

    /// "Permissions: World: read · Creator: write": what follows the label; nil where there is none.
    private static func behindLabel(_ sentence: Range<Int>, of wording: Wording) -> Range<Int>? {
        guard let colon = sentence.prefix(longestLabel).first(where: { wording.tokens[$0].sign == .colon }),
            wording.tokens[sentence.lowerBound..<colon].contains(where: { $0.means(.security) }),
            wording.tokens[sentence.lowerBound..<colon].allSatisfy({
                $0.means([.security, .filler, .access])
            })
        else { return nil }
        return colon + 1..<sentence.upperBound
    }

    private static let longestLabel = 4

    /// "Creator: write"
    private static func beginsWithRole(_ sentence: Range<Int>, of wording: Wording) -> Bool {
        GrantGrammar(wording, sentence.lowerBound..<min(sentence.lowerBound + 2, sentence.upperBound)).hasRole
    }

    /// By what stands above, or by the first header of a table: "Role", "Permissions".
    private func isAboutSecurity(_ passage: Int, in reading: DocumentReading) -> Bool {
        if reading.topic(of: passage).contains(.security) { return true }
        guard !reading.isUsed[passage], case .table(let table) = reading.outline.passages[passage].block.kind
        else { return false }
        return GrantTable(table).isSurelyAboutSecurity
    }

    /// A list of which each item is a role and what it may do: "World: Read", "Creator: Read, Write".
    ///
    /// The line above says of which record types.
    static func grants(_ block: Block, at passage: Int, in reading: DocumentReading) -> Bool {
        guard case .list(let list) = block.kind, list.items.count > 1, passage > 0,
            let line = reading.outline.content(of: passage - 1).map(Wording.init),
            GrantSubject(above: line, reading) != nil
        else { return false }
        let lines = lines(of: list)
        return lines.count == list.items.count
            && lines.allSatisfy { line in
                line.tokens.count <= longestGrant && line.tokens.contains { $0.sign == .colon }
                    && line.tokens.first { $0.kind != .sign }.map {
                        $0.means([.creator, .signedIn, .everyone]) || $0.text.hasPrefix("_")
                    }
                        ?? false
                    && GrantGrammar(line, line.tokens.indices).inList() != nil
            }
    }

    private static let longestGrant = 10

    static func lines(of list: MarkdownList) -> [Wording] {
        list.items.compactMap { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind else { return nil }
            return Wording(content)
        }
    }

    private func read(_ lines: [Wording], at passage: Int, of entity: Int, in reading: inout DocumentReading)
    {
        var isUnderstood = false
        for line in lines where !line.tokens.isEmpty {
            guard let grants = GrantGrammar(line, line.tokens.indices).inList() else { continue }
            isUnderstood = true
            reading.add(grants, to: [entity], at: line.span(of: line.tokens.indices))
        }
        if isUnderstood { reading.use(passage) }
    }
}
