import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads SwiftData's macros for indexes and keys where a sentence, an item or a heading holds them and nothing else.
///
///     Indexes: `#Index<Trip>([\.start], [\.owner, \.start])`
///     ### `#Index(owner, start)` on `Trip`
///     - `#Unique<Trip>([\.code])`
///
/// Any other word may deny it, put it off or say whose it is, so that such a macro is told and not read.
package struct ModelMacroStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            switch passage.block.kind {
            case .paragraph:
                guard let wording = reading.wordings[index], Self.holdsMacro(wording) else { continue }
                read(wording, at: index, in: &reading)
            case .heading(_, let content):
                guard case let wording = Wording(content), Self.holdsMacro(wording) else { continue }
                read(wording, at: index, in: &reading)
            case .list, .table, .codeBlock, .blockQuote, .html, .thematicBreak: continue
            }
        }
    }

    private static func holdsMacro(_ wording: Wording) -> Bool {
        wording.tokens.contains { $0.kind == .code && ModelMacro.begins($0.text) }
    }

    private func read(_ wording: Wording, at passage: Int, in reading: inout DocumentReading) {
        let sentences = wording.sentences
        for sentence in sentences {
            let tokens = wording.tokens[sentence]
            guard let first = tokens.first(where: { $0.kind == .code && ModelMacro.begins($0.text) }),
                let macro = ModelMacro(first.text)
            else { continue }
            // Another sentence may take it back.
            if sentences.count == 1, tokens.isPlainStatement, !wording.asks(sentence),
                let macros = Self.macros(in: tokens, reading),
                let entity = entity(of: macros, at: passage, in: reading)
            {
                for (macro, span) in macros.macros { add(macro, at: span, to: entity, in: &reading) }
                if reading.wordings[passage] != nil { reading.useAsMetadata(passage, sentence: sentence) }
            } else {
                report(macro, at: first.span, in: &reading)
            }
        }
    }

    // MARK: What it states

    private struct Statement {
        var macros: [(macro: ModelMacro, span: SourceSpan)] = []
        var owner: String?
    }

    /// Nil where a word stands among the macros that says anything else.
    private static func macros(in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading) -> Statement?
    {
        var statement = Statement()
        for index in tokens.indices {
            let token = tokens[index]
            if token.kind == .code, let macro = ModelMacro(token.text) {
                if token.isStruckThrough { return nil }
                statement.macros.append((macro, token.span))
            } else if token.isName, let before = tokens[..<index].last, before.kind == .word,
                before.means([.preposition, .filler, .by, .determiner]), !statement.macros.isEmpty,
                reading.entity(named: token.text) != nil, statement.owner == nil
            {
                statement.owner = token.text
            } else if token.means(withheld)
                || !(token.kind == .word && token.means(words) || signs.contains(token.sign))
            {
                return nil
            }
        }
        return statement
    }

    private static let words: ConceptSet = [
        .index, .key, .uniqueness, .compound, .and, .determiner, .preposition, .filler, .by, .entityLabel,
        .swiftData,
    ]

    /// "Optional:", "Deprecated:"
    private static let withheld: ConceptSet = [.optional, .planned, .retired, .removed, .wish]

    private static let signs: [Wording.Sign] = [.comma, .colon, .stop]

    /// The model that all of them are of: what they name themselves, or else the one that is described around them.
    private func entity(of statement: Statement, at passage: Int, in reading: DocumentReading) -> Int? {
        let named = Set(statement.macros.compactMap(\.macro.model) + [statement.owner].compactMap(\.self))
        let subject = reading.subject(of: passage)
        guard named.count < 2, reading.isAsserted(passage),
            let entity = named.first.map(reading.entity(named:)) ?? subject,
            subject == nil || subject == entity,
            isPlaced(passage, of: entity, in: reading),
            statement.macros.allSatisfy({ entry in
                !entry.macro.lists.isEmpty
                    && entry.macro.lists.allSatisfy { list in
                        !list.isEmpty && list.allSatisfy { reading.hasField($0, in: entity) }
                    }
            })
        else { return nil }
        return entity
    }

    /// Right below the heading of the model or one about indexes, and below no line that says more: "Missing indexes:".
    private func isPlaced(_ passage: Int, of entity: Int, in reading: DocumentReading) -> Bool {
        if let list = reading.outline.passages[passage].container, let line = reading.line(above: list),
            !line.tokens.allSatisfy({ $0.kind == .sign || $0.kind == .word && $0.means(Self.words) })
        {
            return false
        }
        let own = reading.outline.passages[passage].section
        let isHeading = reading.outline.sections[own].start == passage
        guard let section = isHeading ? reading.outline.sections[own].parent : own,
            let heading = reading.outline.sections[section].heading
        else { return false }
        if reading.standings[section].title?.name.value == reading.schema.entities[entity].name.value {
            return true
        }
        return heading.mayMean(.index) && heading.tokens[...].takesNothingBack
    }

    private func add(
        _ macro: ModelMacro, at span: SourceSpan, to entity: Int, in reading: inout DocumentReading
    ) {
        for list in macro.lists {
            if macro.isUnique {
                reading.schema.entities[entity].uniqueKeys.append(
                    DeclaredUniqueKey(fields: list, isConstraint: true, span: span))
            } else {
                let index = Index(kind: .queryable, fields: list.map { Index.Part(name: $0) })
                reading.schema.entities[entity].indexes.append(Declared(index, at: span))
            }
        }
    }

    private func report(_ macro: ModelMacro, at span: SourceSpan, in reading: inout DocumentReading) {
        let remedy = "write it alone below the model, in a line, an item or a block of Swift, if it holds"
        if macro.isUnique {
            reading.report(
                .keyUnread, .note, "no unique key is read from this macro", at: span, remedy: remedy)
        } else {
            reading.report(.indexUnread, .note, "no index is read from this macro", at: span, remedy: remedy)
        }
    }
}
