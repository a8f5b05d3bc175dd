import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// A name and the values that stand behind it, as the enumerations of a document are often listed.
///
///     **Rig**: `sloop`, `ketch`
struct NamedEnumeration {
    let name: Wording.Token
    let cases: [EnumType.Case]

    /// Whether each value is in back-ticks or quotation marks.
    let areMarked: Bool

    init?(_ name: Wording.Token, _ cases: [EnumType.Case], areMarked: Bool = true) {
        guard Self.isTypeName(name), cases.count > 1, Set(cases.map(\.name)).count == cases.count else {
            return nil
        }
        self.name = name
        self.cases = cases
        self.areMarked = areMarked
    }

    /// A line: the name, a colon or dash, the values.
    init?(line: ArraySlice<Wording.Token>) {
        guard line.count > 3, let name = line.first else { return nil }
        let sign = line[line.startIndex + 1].sign
        guard sign == .colon || name.isMarked && (sign == .dash || sign == .equals),
            let values = Values(line.dropFirst(2))
        else { return nil }
        self.init(name, values.cases, areMarked: values.areMarked)
    }

    /// A row: the name in one cell, the values in another.
    init?(name: Wording, values: Wording) {
        guard let only = name.only, let values = Values(values.tokens[...]) else { return nil }
        self.init(only, values.cases, areMarked: values.areMarked)
    }

    var declaration: DeclaredEnum {
        let isOfIntegers = cases.allSatisfy { Int64($0.rawValue) != nil }
        return DeclaredEnum(
            name: Declared(name.text, at: name.span), rawType: isOfIntegers ? .int : .string, cases: cases)
    }

    private static func isTypeName(_ token: Wording.Token) -> Bool {
        token.isName && (token.text.unicodeScalars.first?.properties.isUppercase ?? false)
            && TypeVocabulary.meaning(of: token.text) == nil
    }
}

extension NamedEnumeration {
    /// Values one behind the other, and nothing else but signs, "and", "or" and what stands in brackets.
    struct Values {
        private(set) var cases: [EnumType.Case] = []
        private(set) var areMarked = true

        init?(_ tokens: ArraySlice<Wording.Token>) {
            var depth = 0
            var mayHaveNumber = false
            for token in tokens {
                if token.sign == .open { depth += 1 }
                if token.sign == .close { depth -= 1 }
                if depth > 0 || token.sign == .close { continue }
                if token.kind == .number, mayHaveNumber, !cases.isEmpty {
                    cases[cases.count - 1].rawValue = token.text
                    mayHaveNumber = false
                } else if token.kind == .sign {
                    guard Self.isSeparator(token.sign) else { return nil }
                    mayHaveNumber = token.sign == .equals
                } else if !add(token) {
                    return nil
                }
            }
            // "in `Kinds.swift`": a word beside code is no value.
            guard cases.count > 1, areMarked || marked == 0 else { return nil }
        }

        private mutating func add(_ token: Wording.Token) -> Bool {
            if token.kind == .word, token.means([.and, .or]) { return true }
            guard token.kind != .number, !token.text.contains(where: \.isWhitespace) else { return false }
            let isMarked = token.kind == .code || token.kind == .quotation
            // Two words without a comma between them are prose.
            guard
                isMarked
                    || Identifier.isValid(token.text) && (cases.isEmpty || token.isBehindSign(in: lastEnd))
            else { return false }
            areMarked = areMarked && isMarked
            if isMarked { marked += 1 }
            cases.append(EnumType.Case(name: token.text, rawValue: token.text))
            lastEnd = token.span.upper
            return true
        }

        private var lastEnd: Int32 = 0
        private var marked = 0

        private static func isSeparator(_ sign: Wording.Sign) -> Bool {
            switch sign {
            case .comma, .semicolon, .slash, .equals, .stop, .other, .dash, .ampersand, .close: true
            case .none, .colon, .open, .plus, .arrow, .greater, .yes, .no: false
            }
        }
    }
}

extension Wording.Token {
    /// Whether more than a space stands between it and the end of the value before.
    fileprivate func isBehindSign(in end: Int32) -> Bool { span.lower > end + 1 }
}

extension Wording {
    /// The one word that is no sign; nil where there are more.
    var only: Token? {
        let words = tokens.filter { $0.kind != .sign }
        return words.count == 1 ? words[0] : nil
    }
}
