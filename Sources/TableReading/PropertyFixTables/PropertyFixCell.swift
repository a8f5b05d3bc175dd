import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SwiftReading
import Vocabulary

/// Reads the cell that says what shall be, clause by clause.
///
///     Remove `@Attribute(.unique)`
///     Add `@Relationship(inverse: \Stop.trip)`, make optional
///     Add default `0.0` on the declaration
struct PropertyFixCell {
    private(set) var fixes: [PropertyFix] = []

    /// Clauses that say nothing that is understood.
    private(set) var unread: [SourceSpan] = []

    private let runs: Runs

    init(_ cell: TableCell) {
        runs = cell.content.runs
        let tokens = Wording(cell.content).tokens
        for clause in Self.clauses(of: tokens) { read(clause) }
    }

    private typealias Clause = ArraySlice<Wording.Token>

    /// Clauses end at commas, semicolons, full stops, plus signs and "and".
    private static func clauses(of tokens: [Wording.Token]) -> [Clause] {
        tokens.split { token in
            switch token.sign {
            case .comma, .semicolon, .stop, .plus, .ampersand: true
            case .none: token.kind == .word && token.means(.and)
            case .colon, .open, .close, .slash, .equals, .dash, .arrow, .greater, .yes, .no, .other: false
            }
        }
    }

    private mutating func read(_ clause: Clause) {
        guard let first = clause.first, let last = clause.last else { return }
        let before = fixes.count
        let words = Words(clause)
        for token in clause where token.kind == .code { readCode(token, words) }
        if fixes.count == before { readWords(clause, words) }
        if fixes.count == before { unread.append(first.span.joined(with: last.span)) }
    }

    /// What the words of a clause ask for.
    private struct Words {
        private let words: [Wording.Token]

        init(_ clause: Clause) {
            words = clause.filter { $0.kind != .code }
        }

        func mean(_ any: ConceptSet) -> Bool { words.contains { $0.spells(any) } }
        var isRemoval: Bool { mean([.removal]) }
        var isOnlyRemoval: Bool { words.allSatisfy { $0.spells([.removal, .fields, .fixFiller]) } }
        var isDefault: Bool { mean([.defaultValue, .initial]) }

        /// A dash or tick says that nothing is to be done, too.
        var isNothing: Bool {
            mean([.nothingToDo]) || words.contains { $0.sign == .dash || $0.sign == .yes }
        }
    }

    // MARK: Code

    private mutating func readCode(_ token: Wording.Token, _ words: Words) {
        let code = text(of: token)
        let text = token.text
        if text.hasPrefix("@"), !PropertyFixPlan.isDeclaration(text) {
            readAttribute(text, words, at: token.span)
        } else if PropertyFixPlan.isDeclaration(text) {
            let property = SwiftReader().read(text).loose.first?.properties.first
            if let property, !words.isRemoval { fixes.append(.declaration(property, code)) }
        } else if words.isDefault {
            fixes.append(.defaultText(words.isRemoval ? nil : Self.value(text), at: token.span))
        } else if text.hasPrefix("=") {
            fixes.append(.defaultText(Self.value(text), at: token.span))
        } else if words.mean([.rename]), Identifier.isValid(text) {
            fixes.append(.rename(text, at: token.span))
        } else if words.mean([.inverse]), Identifier.isValid(text) {
            fixes.append(.inverse(text, at: token.span))
        } else if text.hasPrefix(".unique") {
            fixes.append(.unique(!words.isRemoval, at: token.span))
        } else if !words.isRemoval, let type = Self.type(text) {
            fixes.append(.type(type, code))
        }
    }

    private func text(of token: Wording.Token) -> CodeText {
        for run in runs where run.style.contains(.code) && run.span == token.span { return CodeText(run) }
        return CodeText(Inlines.Run(token.text, .code, span: token.span))
    }

    private mutating func readAttribute(_ text: String, _ words: Words, at span: SourceSpan) {
        let source = SwiftReader().read(text + " var x: Int")
        guard let property = source.loose.first?.properties.first, let attribute = property.attributes.first
        else { return }
        if attribute.name == "Attribute", attribute.has(member: "unique") {
            fixes.append(.unique(!words.isRemoval, at: span))
        } else if words.isRemoval {
            fixes.append(.noAttribute(named: attribute.name))
        } else {
            fixes.append(.attribute(property, at: span))
        }
    }

    /// `= 0.0` is `0.0`; the default `nil` is none.
    private static func value(_ text: String) -> String? {
        let value = text.drop { $0 == "=" || $0 == " " }
        return value.isEmpty || value == "nil" ? nil : String(value)
    }

    /// A type that is known, or one marked as optional: `Decimal`, `String?`, `[Tag]?`.
    private static func type(_ text: String) -> SwiftTypeName? {
        guard let first = text.unicodeScalars.first, first == "[" || first.properties.isUppercase,
            let property = SwiftReader().read("var x: " + text).loose.first?.properties.first,
            let type = property.type, type.written.utf8.count == text.utf8.count
        else { return nil }
        let isKnown = TypeVocabulary.meaning(of: type.name) != nil
        guard isKnown || type.isOptional else { return nil }
        var moved = type
        moved.range = 0..<text.utf8.count
        return moved
    }

    // MARK: Words

    private mutating func readWords(_ clause: Clause, _ words: Words) {
        guard let first = clause.first, let last = clause.last else { return }
        let span = first.span.joined(with: last.span)
        if words.isDefault {
            let value = words.isRemoval ? nil : Self.plainValue(clause)
            if words.isRemoval || value != nil { fixes.append(.defaultText(value, at: span)) }
        } else if words.mean([.inverse]) {
            let name = clause.last { $0.kind == .word && Self.beginsWithCapital($0.text) && $0.isName }
            fixes.append(name.map { .inverse($0.text, at: $0.span) } ?? .nothing)
        } else if words.mean([.required]) {
            fixes.append(.optional(false, at: span))
        } else if words.mean([.optional]) {
            fixes.append(.optional(!words.isRemoval, at: span))
        } else if words.mean([.unique, .uniqueness]) {
            fixes.append(.unique(!words.isRemoval, at: span))
        } else if words.isRemoval, words.isOnlyRemoval {
            fixes.append(.removal)
        } else if words.isNothing {
            fixes.append(.nothing)
        }
    }

    /// The number, truth value or quoted text in "Default to 0".
    private static func plainValue(_ clause: Clause) -> String? {
        guard let index = clause.indices.last(where: { isValue(clause[$0]) }) else { return nil }
        if index > clause.startIndex, clause[index - 1].kind == .sign, clause[index - 1].sign != .colon,
            clause[index - 1].sign != .equals
        {
            return nil
        }
        return clause[index].kind == .quotation ? "\"\(clause[index].text)\"" : clause[index].text
    }

    private static func isValue(_ token: Wording.Token) -> Bool {
        token.kind == .number || token.kind == .quotation || ["true", "false"].contains(token.text)
    }

    private static func beginsWithCapital(_ text: String) -> Bool {
        text.unicodeScalars.first?.properties.isUppercase ?? false
    }
}
