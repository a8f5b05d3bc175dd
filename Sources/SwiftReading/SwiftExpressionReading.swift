/// Finds where an expression ends, without a tree of what it is made of.
struct SwiftExpressionReading {
    private let tokens: SwiftTokens
    private var index: Int

    /// How many choices `a ? b : c` wait for their colon.
    private var openChoices = 0

    /// Behind the type of the last `as` or `is`.
    private var castEnd = 0

    /// Where operators that take two operands stand, `as` and `?` of a choice among them.
    private(set) var operators: [Int] = []

    /// The expression's tokens; empty where none stands.
    private(set) var range: Range<Int>

    /// Behind the signs and words before the first operand, whether or not an operand follows.
    private(set) var prefixEnd: Int

    init(_ tokens: SwiftTokens, at start: Int) {
        self.tokens = tokens
        index = start
        range = start..<start
        prefixEnd = start
        skipPrefixes()
        prefixEnd = index
        var end = start
        while readOperand() {
            end = index
            let goesOn = readOperator()
            end = max(end, castEnd)
            if !goesOn { break }
        }
        range = start..<end
        operators.removeAll { $0 >= end }
    }

    // MARK: Operands

    private mutating func readOperand() -> Bool {
        skipPrefixes()
        guard index < tokens.end, readPrimary() else { return false }
        while readPostfix() {}
        return true
    }

    /// `-`, `!`, `&`, `try?`, `await`
    private mutating func skipPrefixes() {
        while index < tokens.end {
            if let word = tokens.word(at: index), Self.prefixes.contains(word),
                !tokens.isSign(".", at: index + 1)
            {
                index += 1
                if tokens.isSign("?", at: index) || tokens.isSign("!", at: index), tokens[index].isJoined {
                    index += 1
                }
            } else if isOperator(at: index), tokens[index + 1].isJoined {
                index += 1
            } else {
                break
            }
        }
    }

    private static let prefixes: Set = [
        "try", "await", "copy", "consume", "borrow", "unsafe", "each", "repeat", "any", "some",
    ]

    private mutating func readPrimary() -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .word:
            if tokens.beginsDeclaration(index) { return false }
            if tokens.isWord("if", at: index) || tokens.isWord("switch", at: index) { return readChoice() }
            index += 1
            if tokens.isSign("<", at: index), let end = tokens.endOfGenerics(from: index),
                mayFollowGenerics(end)
            {
                index = end
            }
        case .quotedName, .dollarName, .integer, .fraction, .string, .regex:
            index += 1
        case .sign(let sign): return readPrimary(sign)
        case .end: return false
        }
        return true
    }

    private mutating func readPrimary(_ sign: UInt8) -> Bool {
        switch sign {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            guard let close = tokens.partner(of: index) else { return false }
            index = close + 1
        case UInt8(ascii: "."):
            // The dots of "..." on a line of its own lead to nothing below them.
            guard !tokens[index + 1].startsLine,
                tokens.name(at: index + 1) != nil || tokens[index + 1].kind == .integer
            else { return false }
            index += 2
        case UInt8(ascii: "\\"):
            index += 1
            readKeyPath()
        case UInt8(ascii: "#"):
            guard tokens.name(at: index + 1) != nil, tokens[index + 1].isJoined, !isCondition(at: index)
            else {
                return false
            }
            index += 2
            if let end = tokens.endOfGenerics(from: index) { index = end }
        default: return false
        }
        return true
    }

    /// `#if` and its like.
    private func isCondition(at index: Int) -> Bool {
        ["if", "else", "elseif", "endif"].contains(tokens.word(at: index + 1) ?? "")
    }

    /// `\Trip.days`, `\.days[0]?.title`, `\.self`
    private mutating func readKeyPath() {
        if tokens.name(at: index) != nil { index += 1 }
        if let end = tokens.endOfGenerics(from: index) { index = end }
        while index < tokens.end, tokens[index].isJoined {
            if tokens.isSign(".", at: index), tokens.name(at: index + 1) != nil {
                index += 2
            } else if tokens.isSign("?", at: index) || tokens.isSign("!", at: index)
                || tokens.isSign(".", at: index)
            {
                index += 1
            } else if tokens.isSign("[", at: index), let close = tokens.partner(of: index) {
                index = close + 1
            } else {
                break
            }
        }
    }

    /// `if a { b } else if c { d } else { e }`, `switch a { … }`
    private mutating func readChoice() -> Bool {
        repeat {
            index += 1
            while index < tokens.end, !tokens.isSign("{", at: index) {
                index = tokens.behindBracket(at: index, upTo: tokens.end)
                if tokens[index].startsLine, tokens.beginsDeclaration(index) { return true }
            }
            guard let close = tokens.partner(of: index) else { return true }
            index = close + 1
            guard tokens.isWord("else", at: index) else { return true }
            index += 1
        } while tokens.isWord("if", at: index)
        if tokens.isSign("{", at: index), let close = tokens.partner(of: index) { index = close + 1 }
        return true
    }

    private func mayFollowGenerics(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.startsLine { return true }
        switch token.kind {
        case .sign(let sign): return "()[]{}.,;:?!=".utf8.contains(sign)
        case .end: return true
        case .word, .quotedName, .dollarName, .integer, .fraction, .string, .regex: return false
        }
    }

    // MARK: What follows an operand

    private mutating func readPostfix() -> Bool {
        let token = tokens[index]
        guard case .sign(let sign) = token.kind else { return readLabelledClosure() }
        switch sign {
        case UInt8(ascii: "."):
            guard !tokens.isSign(".", at: index + 1) else { return false }
            // The dots of "..." on a line of its own lead to nothing below them.
            guard !tokens[index + 1].startsLine,
                tokens.name(at: index + 1) != nil || tokens[index + 1].kind == .integer
            else { return false }
            index += 2
            if tokens.isSign("<", at: index), let end = tokens.endOfGenerics(from: index),
                mayFollowGenerics(end)
            {
                index = end
            }
        case UInt8(ascii: "("), UInt8(ascii: "["):
            guard !token.startsLine, let close = tokens.partner(of: index) else { return false }
            index = close + 1
        case UInt8(ascii: "{"):
            guard !isOfProperty, let close = tokens.partner(of: index) else { return false }
            index = close + 1
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            guard token.isJoined, !tokens.isPair("?", "?", at: index), !tokens.isPair("!", "=", at: index)
            else {
                return false
            }
            index += 1
        default: return false
        }
        return true
    }

    /// `first: { … }` behind the closure of a call.
    private mutating func readLabelledClosure() -> Bool {
        guard index > 0, tokens.isSign("}", at: index - 1), tokens.name(at: index) != nil,
            tokens.isSign(":", at: index + 1), tokens.isSign("{", at: index + 2), !tokens[index].startsLine,
            let close = tokens.partner(of: index + 2)
        else { return false }
        index = close + 1
        return true
    }

    /// Braces behind a literal, and braces with observers, are those of the property.
    private var isOfProperty: Bool {
        let word = tokens.word(at: index + 1) ?? ""
        if ["willSet", "didSet"].contains(word) || tokens.isSign("@", at: index + 1) { return true }
        if tokens[index].startsLine { return true }
        switch tokens[index - 1].kind {
        case .integer, .fraction, .string, .regex: return true
        case .sign(let sign): return "])}".utf8.contains(sign) ? sign != UInt8(ascii: ")") : false
        case .word, .quotedName, .dollarName, .end: return false
        }
    }

    // MARK: Operators

    /// False where the expression ends.
    private mutating func readOperator() -> Bool {
        while tokens.isWord("as", at: index) || tokens.isWord("is", at: index) {
            guard readCast() else { return false }
        }
        if tokens.isSign(":", at: index), openChoices > 0 {
            openChoices -= 1
            index += 1
            return true
        }
        guard isOperator(at: index) else { return false }
        var next = index + 1
        while isOperator(at: next), tokens[next].isJoined { next += 1 }
        // White space on both sides or on none: `a -b` begins something else.
        guard tokens[index].isJoined == tokens[next].isJoined else { return false }
        if tokens.isSign("?", at: index), next == index + 1 { openChoices += 1 }
        operators.append(index)
        index = next
        return true
    }

    private mutating func readCast() -> Bool {
        var next = index + 1
        if tokens.isSign("?", at: next) || tokens.isSign("!", at: next) { next += 1 }
        guard let type = SwiftTypeReading(tokens, at: next) else { return false }
        operators.append(index)
        index = type.range.upperBound
        castEnd = index
        return true
    }

    private func isOperator(at index: Int) -> Bool {
        guard case .sign(let sign) = tokens[index].kind else { return false }
        if sign == UInt8(ascii: ".") {
            return tokens.isPair(".", ".", at: index) || index > 0 && tokens.isPair(".", ".", at: index - 1)
        }
        return "+-*/%<>=&|^~!?".utf8.contains(sign)
    }
}
