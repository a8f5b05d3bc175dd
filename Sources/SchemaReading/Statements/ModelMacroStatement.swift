import Diagnostics
import Markdown
import SchemaModel
import SwiftReading
import Vocabulary

/// Reads SwiftData's macros for indexes and keys where a sentence, an item or a heading holds one.
///
///     Indexes: `#Index<Trip>([\.start], [\.owner, \.start])`
///     ### `#Index(owner, start)` on `Trip`
///     - `#Unique<Trip>([\.code])`
///
/// What is not read, because it names nothing that is known or is not stated, is told.
struct ModelMacroStatement: Recogniser {
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

    private static func holdsMacro(_ wording: Wording) -> Bool { wording.tokens.contains(where: isMacro) }

    private static func isMacro(_ token: Wording.Token) -> Bool {
        token.kind == .code && (token.text.hasPrefix("#Index") || token.text.hasPrefix("#Unique"))
    }

    private func read(_ wording: Wording, at passage: Int, in reading: inout DocumentReading) {
        for sentence in wording.sentences {
            let tokens = wording.tokens[sentence]
            let macros = tokens.indices.filter { Self.isMacro(tokens[$0]) && tokens[$0].text.contains("(") }
            if macros.isEmpty { continue }
            guard tokens.takesNothingBack, !wording.asks(sentence), reading.isMeant(passage) else {
                reading.reportRefused(.index, because: .unclear, at: tokens[macros[0]].span)
                continue
            }
            var isWhole = true
            for index in macros where !read(index, in: tokens, at: passage, of: &reading) {
                isWhole = false
                reading.report(
                    .indexUnread, .note, "this names no field that is known, so nothing is read from it",
                    at: tokens[index].span,
                    remedy: "name the model and its fields: #Index<Trip>([\\.start])")
            }
            if isWhole, reading.wordings[passage] != nil {
                reading.useAsMetadata(passage, sentence: sentence)
            }
        }
    }

    private func read(
        _ index: Int, in tokens: ArraySlice<Wording.Token>, at passage: Int, of reading: inout DocumentReading
    ) -> Bool {
        let macro = ModelMacro(tokens[index].text)
        let named = macro.model ?? Self.model(behind: index, in: tokens, reading)
        guard let entity = named.map(reading.entity(named:)) ?? reading.subject(of: passage),
            !macro.lists.isEmpty,
            macro.lists.allSatisfy({ list in
                !list.isEmpty && list.allSatisfy { reading.hasField($0, in: entity) }
            })
        else { return false }
        let span = tokens[index].span
        for list in macro.lists {
            if macro.isUnique {
                reading.schema.entities[entity].uniqueKeys.append(
                    DeclaredUniqueKey(fields: list, isConstraint: true, span: span))
            } else {
                let index = Index(kind: .queryable, fields: list.map { Index.Part(name: $0) })
                reading.schema.entities[entity].indexes.append(Declared(index, at: span))
            }
        }
        return true
    }

    /// "`#Index(start)` on `Trip`", "… of Trip"
    private static func model(
        behind macro: Int, in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> String? {
        let rest = tokens[(macro + 1)...].drop { $0.kind == .word && $0.means(.determiner) }
        guard let preposition = rest.first, preposition.means([.preposition, .filler, .by]),
            let name = rest.dropFirst().first(where: { !$0.means(.determiner) }), name.isName,
            name.isMarked || reading.entity(named: name.text) != nil
        else { return nil }
        return name.text
    }
}

/// A macro as its author wrote it, which need not be whole Swift: `#Index(start, owner)`.
private struct ModelMacro {
    let isUnique: Bool

    /// The name in angle brackets.
    private(set) var model: String?

    /// The fields of each index or key.
    private(set) var lists: [[String]] = []

    init(_ text: String) {
        isUnique = text.hasPrefix("#Unique")
        if let macro = SwiftReader().read(text).macros.first {
            model = macro.model
            lists = macro.lists
        }
        guard lists.isEmpty, let open = text.firstIndex(of: "("), text.last == ")" else { return }
        let names = text[text.index(after: open)...].dropLast().split(separator: ",").map(Self.name)
        if names.allSatisfy({ Identifier.isValid($0) }) { lists = [names] }
    }

    /// `\.start`, `\Trip.start`, `start`
    private static func name(of path: Substring) -> String {
        let text = path.trimming { $0 == " " }
        return text.hasPrefix("\\") ? String(text.drop { $0 != "." }.dropFirst()) : String(text)
    }
}
