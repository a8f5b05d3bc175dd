/// What the value of a property without an annotation says of its type: literals, calls of initialisers, and the
/// constants of types that everybody knows.
struct InitialValue {
    private let tokens: SwiftTokens
    private let value: SwiftExpressionReading

    init(_ tokens: SwiftTokens, _ value: SwiftExpressionReading) {
        self.tokens = tokens
        self.value = value
    }

    /// Lists of lists are looked into so deep.
    private static let deepest = 8

    /// Nil for a value whose type stands elsewhere: `makeTitle()`, `Kind.first`.
    var type: SwiftTypeName? {
        guard let written = Self.spelling(of: value, in: tokens, depth: 0) else { return nil }
        var text = written
        var name = text.withUTF8 { bytes in
            let tokens = SwiftTokens(bytes: bytes)
            return SwiftTypeReading(tokens, at: 0)?.name
        }
        name?.range = tokens.span(of: value.range)
        return name
    }

    /// The type as an annotation would spell it.
    private static func spelling(of range: Range<Int>, in tokens: SwiftTokens, depth: Int) -> String? {
        guard !range.isEmpty, depth < deepest else { return nil }
        let value = SwiftExpressionReading(tokens, at: range.lowerBound)
        return value.range == range ? spelling(of: value, in: tokens, depth: depth) : nil
    }

    private static func spelling(
        of value: SwiftExpressionReading, in tokens: SwiftTokens, depth: Int
    ) -> String? {
        if value.range.isEmpty { return nil }
        return value.operators.isEmpty
            ? spelling(ofOperand: value.range, in: tokens, depth: depth) : cast(value, in: tokens)
    }

    private static func spelling(ofOperand range: Range<Int>, in tokens: SwiftTokens, depth: Int) -> String? {
        let first = range.lowerBound
        let last = range.upperBound - 1
        if let name = literal(range, in: tokens) { return name }
        if last > first, depth < deepest, tokens.isSign("!", at: last) {
            let inner = spelling(ofOperand: first..<last, in: tokens, depth: depth + 1)
            return inner.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        }
        if tokens.isSign("[", at: first), tokens.partner(of: first) == last {
            return collection(first + 1..<last, in: tokens, depth: depth)
        }
        return constant(range, in: tokens) ?? call(range, in: tokens)
    }

    // MARK: Literals

    /// `true`, `"a"`, `1`, `-1.5`
    private static func literal(_ range: Range<Int>, in tokens: SwiftTokens) -> String? {
        let last = range.upperBound - 1
        switch tokens[last].kind {
        case .integer, .fraction:
            let signs = range.lowerBound..<last
            guard signs.allSatisfy({ if case .sign = tokens[$0].kind { true } else { false } }) else {
                return nil
            }
            return tokens[last].kind == .integer ? "Int" : "Double"
        case .string: return range.count == 1 ? "String" : nil
        case .word:
            let isTruth = tokens.isWord("true", at: last) || tokens.isWord("false", at: last)
            return range.count == 1 && isTruth ? "Bool" : nil
        case .quotedName, .dollarName, .regex, .sign, .end: return nil
        }
    }

    /// A list, or a dictionary, whose values are all of one type.
    private static func collection(_ range: Range<Int>, in tokens: SwiftTokens, depth: Int) -> String? {
        let elements = tokens.elements(of: range)
        let pairs = elements.compactMap { element in
            SwiftTypeReading.colon(in: element, tokens).map {
                (key: element.lowerBound..<$0, value: $0 + 1..<element.upperBound)
            }
        }
        if pairs.isEmpty { return common(elements, in: tokens, depth: depth).map { "[\($0)]" } }
        guard pairs.count == elements.count, let key = common(pairs.map(\.key), in: tokens, depth: depth),
            let value = common(pairs.map(\.value), in: tokens, depth: depth)
        else { return nil }
        return "[\(key): \(value)]"
    }

    /// The one type that all values have.
    private static func common(_ values: [Range<Int>], in tokens: SwiftTokens, depth: Int) -> String? {
        var common: String?
        for value in values {
            guard let type = spelling(of: value, in: tokens, depth: depth + 1), common ?? type == type else {
                return nil
            }
            common = type
        }
        return common
    }

    /// `0 as Int64`, `nil as String?`
    private static func cast(_ value: SwiftExpressionReading, in tokens: SwiftTokens) -> String? {
        guard value.operators.count == 1, tokens.isWord("as", at: value.operators[0]) else { return nil }
        var start = value.operators[0] + 1
        let isConditional = tokens.isSign("?", at: start)
        if isConditional || tokens.isSign("!", at: start) { start += 1 }
        return tokens.text(at: start..<value.range.upperBound) + (isConditional ? "?" : "")
    }

    // MARK: Constants

    /// `Date.now`, `Int.max`: static members that have the type they stand on.
    private static func constant(_ range: Range<Int>, in tokens: SwiftTokens) -> String? {
        let first = range.lowerBound
        guard range.count == 3, tokens.isSign(".", at: first + 1), let base = tokens.name(at: first),
            let member = tokens.name(at: first + 2), constants[base]?.contains(member) == true
        else { return nil }
        return base
    }

    private static let constants: [String: Set<String>] = {
        let integers = [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        ]
        let fractions = ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"]
        let ofIntegers = integers.map { ($0, Set(["zero", "min", "max"])) }
        let ofFractions = fractions.map {
            ($0, Set(["zero", "pi", "infinity", "nan", "greatestFiniteMagnitude", "leastNonzeroMagnitude"]))
        }
        let dates = ("Date", Set(["now", "distantPast", "distantFuture"]))
        return Dictionary(uniqueKeysWithValues: ofIntegers + ofFractions + [dates])
    }()

    // MARK: Calls

    /// `Date()`, `[String]()`, `Set<Int>()`, `URL(string: "…")`.
    private static func call(_ range: Range<Int>, in tokens: SwiftTokens) -> String? {
        guard let (callee, arguments) = parts(of: range, in: tokens) else { return nil }
        let isInitialiser =
            callee.count > 2 && tokens.isWord("init", at: callee.upperBound - 1)
            && tokens.isSign(".", at: callee.upperBound - 2)
        let base = isInitialiser ? callee.lowerBound..<callee.upperBound - 2 : callee
        guard let type = typeName(base, in: tokens, depth: 0) else { return nil }
        return canFail(arguments, of: tokens.text(at: callee), in: tokens) ? type + "?" : type
    }

    /// What is called, and what stands in the brackets; closures may stand behind them, or in their place.
    private static func parts(
        of range: Range<Int>, in tokens: SwiftTokens
    ) -> (callee: Range<Int>, arguments: Range<Int>)? {
        var end = range.upperBound
        while end > range.lowerBound + 1, tokens.isSign("}", at: end - 1),
            let open = tokens.partner(of: end - 1)
        {
            end = open
            // `first: { … }`
            if tokens.isSign(":", at: end - 1), end - 2 > range.lowerBound { end -= 2 }
        }
        guard end > range.lowerBound else { return nil }
        if tokens.isSign(")", at: end - 1), let open = tokens.partner(of: end - 1), open > range.lowerBound {
            return (range.lowerBound..<open, open + 1..<end - 1)
        }
        return end < range.upperBound ? (range.lowerBound..<end, end..<end) : nil
    }

    private static func typeName(_ callee: Range<Int>, in tokens: SwiftTokens, depth: Int) -> String? {
        let first = callee.lowerBound
        if tokens.isSign("[", at: first), tokens.partner(of: first) == callee.upperBound - 1 {
            let inner = first + 1..<callee.upperBound - 1
            if SwiftTypeReading.colon(in: inner, tokens) != nil { return tokens.text(at: callee) }
            guard depth < deepest, tokens.elements(of: inner).count == 1 else { return nil }
            return typeName(inner, in: tokens, depth: depth + 1).map { "[\($0)]" }
        }
        if tokens.isSign(">", at: callee.upperBound - 1) { return tokens.text(at: callee) }
        guard callee.count == 1, let name = tokens.name(at: first), name.first?.isUppercase == true,
            !["Array", "Set", "Dictionary", "Optional"].contains(name)
        else { return nil }
        return name
    }

    /// Initialisers that give nil for a text or number which is none of theirs.
    private static func canFail(_ arguments: Range<Int>, of callee: String, in tokens: SwiftTokens) -> Bool {
        guard let first = tokens.elements(of: arguments).first, !first.isEmpty else { return false }
        if first.count > 1, tokens.isSign(":", at: first.lowerBound + 1),
            let label = tokens.name(at: first.lowerBound)
        {
            return ["string", "uuidString", "rawValue", "base64Encoded", "exactly"].contains(label)
        }
        let isString = first.count == 1 && tokens[first.lowerBound].kind == .string
        return isString && (constants[callee] != nil || callee == "Bool")
    }
}
