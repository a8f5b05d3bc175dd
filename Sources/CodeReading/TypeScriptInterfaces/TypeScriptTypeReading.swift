import Diagnostics
import SchemaModel

/// Reads what a TypeScript type says of a field.
///
///     'open' | 'done' | null      string[]      Array<number>      Record<string, number>
struct TypeScriptTypeReading {
    private(set) var name = ""
    private(set) var isList = false
    private(set) var isOptional = false
    private(set) var listedValues: [String] = []

    private static let deepest = 8

    init(_ type: TypeScriptTypes.Expression, aliases: [String: TypeScriptTypes.Expression], in code: CodeText)
    {
        take(type.alternatives, aliases, code, depth: 0)
        if name.isEmpty { name = code.text(in: type.range) }
    }

    private mutating func take(
        _ alternatives: [ArraySlice<TypeScriptToken>], _ aliases: [String: TypeScriptTypes.Expression],
        _ code: CodeText, depth: Int
    ) {
        let kept = alternatives.filter { !Self.isNothing($0) }
        if kept.count < alternatives.count { isOptional = isOptional || !isList }
        guard depth < Self.deepest, let first = kept.first, let last = kept.last else { return }
        let whole = Self.range(first).lowerBound..<Self.range(last).upperBound
        let expression = TypeScriptTypes.Expression(alternatives: kept, range: whole)
        if let values = Self.literals(of: expression) {
            listedValues = values.texts
            name = values.areNumbers ? "Int64" : "String"
        } else if kept.count > 1 {
            name = code.text(in: whole)
        } else if let element = Self.element(of: first) {
            isList = true
            take(element, aliases, code, depth: depth + 1)
        } else if first.count == 1, let word = first.first?.name, let meant = aliases[word] {
            take(meant.alternatives, aliases, code, depth: depth + 1)
        } else {
            name = Self.name(of: first, in: code)
        }
    }

    /// `null`, `undefined`
    private static func isNothing(_ tokens: ArraySlice<TypeScriptToken>) -> Bool {
        tokens.count == 1 && tokens.contains { $0.isWord("null") || $0.isWord("undefined") }
    }

    /// The type between `Array<` and `>`, before `[]`, or in parentheses before it.
    private static func element(of tokens: ArraySlice<TypeScriptToken>) -> [ArraySlice<TypeScriptToken>]? {
        var tokens = tokens
        if tokens.first?.isWord("readonly") == true { tokens = tokens.dropFirst() }
        if tokens.count > 2, tokens.last?.isMark("]") == true, tokens.dropLast().last?.isMark("[") == true {
            return alternatives(in: withoutParentheses(tokens.dropLast(2)))
        }
        guard let outer = tokens.first?.name, ["Array", "ReadonlyArray", "Set"].contains(outer),
            tokens.dropFirst().first?.isMark("<") == true, tokens.last?.isMark(">") == true, tokens.count > 3
        else { return nil }
        return alternatives(in: tokens.dropFirst(2).dropLast())
    }

    private static func withoutParentheses(
        _ tokens: ArraySlice<TypeScriptToken>
    ) -> ArraySlice<TypeScriptToken> {
        guard tokens.count > 2, tokens.first?.isMark("(") == true, tokens.last?.isMark(")") == true else {
            return tokens
        }
        return tokens.dropFirst().dropLast()
    }

    private static func alternatives(
        in tokens: ArraySlice<TypeScriptToken>
    ) -> [ArraySlice<TypeScriptToken>] {
        var depth = 0
        return tokens.split { token in
            if TypeScriptParser.opens(token) { depth += 1 }
            if TypeScriptParser.closes(token) { depth -= 1 }
            return depth == 0 && token.isMark("|")
        }
    }

    /// The texts or numbers of a union that holds nothing else.
    static func literals(
        of type: TypeScriptTypes.Expression
    ) -> (texts: [String], areNumbers: Bool)? {
        var texts: [String] = []
        var numbers = 0
        for alternative in type.alternatives where !isNothing(alternative) {
            guard alternative.count == 1, let token = alternative.first else { return nil }
            switch token.kind {
            case .string(let text): texts.append(text)
            case .number(let text):
                texts.append(text)
                numbers += 1
            case .word, .mark, .arrow: return nil
            }
        }
        let isOfOneKind = numbers == 0 || numbers == texts.count && texts.allSatisfy { Int64($0) != nil }
        return !texts.isEmpty && isOfOneKind ? (texts, numbers > 0) : nil
    }

    // MARK: Names

    private static func name(of tokens: ArraySlice<TypeScriptToken>, in code: CodeText) -> String {
        let written = code.text(in: range(tokens))
        guard let first = tokens.first else { return written }
        let isGeneric = tokens.dropFirst().first?.isMark("<") ?? false
        if first.isMark("{") || isGeneric && ["Record", "Map", "Partial"].contains(first.name) {
            return "JSON"
        }
        return tokens.count == 1 ? names[written] ?? written : written
    }

    private static func range(_ tokens: ArraySlice<TypeScriptToken>) -> Range<Int> {
        (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    }

    /// A `number` may have a fraction, whatever its name looks like.
    private static let names = [
        "string": "String", "number": "Double", "boolean": "Bool", "bigint": "Int64", "Date": "Date",
        "object": "JSON", "Object": "JSON",
        "Buffer": "Data", "Uint8Array": "Data", "ArrayBuffer": "Data", "Blob": "Data",
    ]
}
