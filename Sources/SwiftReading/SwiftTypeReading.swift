/// Finds where a type ends, and what it is made of.
struct SwiftTypeReading {
    private let tokens: SwiftTokens

    /// The type's tokens.
    let range: Range<Int>

    /// Whether it is one name, list or tuple with the marks behind it, and nothing that is composed of several.
    let isSimple: Bool

    /// Nil where no type stands.
    init?(_ tokens: SwiftTokens, at start: Int, upTo limit: Int? = nil) {
        let limit = limit ?? tokens.end
        var end = start
        var parts = 0
        var isSimple = true
        while true {
            let prefix = Self.behindPrefixes(tokens, at: end)
            if prefix > end { isSimple = false }
            guard prefix < limit, let behind = Self.behindPart(tokens, at: prefix, upTo: limit) else { break }
            parts += 1
            end = behind
            guard end < limit, let next = Self.behindConnection(tokens, at: end) else { break }
            isSimple = false
            end = next
        }
        guard parts > 0 else { return nil }
        self.tokens = tokens
        range = start..<end
        self.isSimple = isSimple
    }

    /// `inout`, `some`, `any`, `~`, `@escaping`
    private static func behindPrefixes(_ tokens: SwiftTokens, at start: Int) -> Int {
        var index = start
        while index < tokens.end {
            if tokens.isSign("~", at: index) {
                index += 1
            } else if tokens.isSign("@", at: index), tokens.name(at: index + 1) != nil {
                index += 2
                if tokens.isSign("(", at: index), tokens[index].isJoined,
                    let close = tokens.partner(of: index)
                {
                    index = close + 1
                }
            } else if let word = tokens.word(at: index), prefixes.contains(word),
                mayBeginType(tokens, at: index + 1)
            {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    private static let prefixes: Set = [
        "inout", "some", "any", "each", "repeat", "borrowing", "consuming", "sending", "isolated",
        "nonisolated",
        "_const", "__owned", "__shared",
    ]

    private static func mayBeginType(_ tokens: SwiftTokens, at index: Int) -> Bool {
        if tokens[index].startsLine { return false }
        switch tokens[index].kind {
        case .word: return !tokens.beginsDeclaration(index)
        case .quotedName: return true
        case .sign(let sign): return "([@~".utf8.contains(sign)
        case .dollarName, .integer, .fraction, .string, .regex, .end: return false
        }
    }

    /// A name, list or tuple, with members, arguments and marks behind it.
    private static func behindPart(_ tokens: SwiftTokens, at start: Int, upTo limit: Int) -> Int? {
        var index: Int
        switch tokens[start].kind {
        case .word:
            if tokens.beginsDeclaration(start) { return nil }
            index = start + 1
        case .quotedName: index = start + 1
        case .sign(let sign):
            guard sign == UInt8(ascii: "(") || sign == UInt8(ascii: "["),
                let close = tokens.partner(of: start)
            else { return nil }
            index = close + 1
        case .dollarName, .integer, .fraction, .string, .regex, .end: return nil
        }
        while index < limit {
            if tokens.isSign("<", at: index), tokens[index].isJoined,
                let end = tokens.endOfGenerics(from: index)
            {
                index = end
            } else if tokens.isSign(".", at: index), tokens.name(at: index + 1) != nil {
                index += 2
            } else if tokens.isSign("?", at: index) || tokens.isSign("!", at: index), tokens[index].isJoined {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    /// `&`, `->`, `async throws ->`
    private static func behindConnection(_ tokens: SwiftTokens, at start: Int) -> Int? {
        if tokens.isSign("&", at: start) { return start + 1 }
        var index = start
        while let word = tokens.word(at: index), ["async", "throws", "rethrows"].contains(word) {
            index += 1
            if tokens.isSign("(", at: index), let close = tokens.partner(of: index) { index = close + 1 }
        }
        return tokens.isPair("-", ">", at: index) ? index + 2 : nil
    }

    // MARK: The innermost type

    /// Takes optional and list marks off, from the outside to the inside.
    var name: SwiftTypeName {
        var name = SwiftTypeName(
            name: "", isList: false, isOptional: false, written: tokens.text(at: range),
            range: tokens.span(of: range))
        var inner = self
        for _ in 0..<Self.deepest {
            guard let next = inner.unwrapped(&name) else { break }
            inner = next
        }
        name.name = tokens.text(at: inner.range)
        return name
    }

    /// Nobody writes more marks around a type.
    private static let deepest = 16

    private func unwrapped(_ name: inout SwiftTypeName) -> SwiftTypeReading? {
        guard isSimple, let last = range.last else { return nil }
        if tokens.isSign("?", at: last) || tokens.isSign("!", at: last) {
            if !name.isList { name.isOptional = true }
            return part(range.lowerBound..<last)
        }
        if tokens.isSign("[", at: range.lowerBound) {
            let inner = range.lowerBound + 1..<last
            guard !name.isList, tokens.partner(of: range.lowerBound) == last,
                Self.colon(in: inner, tokens) == nil
            else {
                return nil
            }
            name.isList = true
            return part(inner)
        }
        return argument(&name)
    }

    /// The `Tag` of `Array<Tag>`, `Set<Tag>` and `Optional<Tag>`.
    private func argument(_ name: inout SwiftTypeName) -> SwiftTypeReading? {
        let open = range.lowerBound + 1
        guard !name.isList, tokens.isSign("<", at: open),
            tokens.endOfGenerics(from: open) == range.upperBound,
            let generic = tokens.word(at: range.lowerBound)
        else { return nil }
        switch generic {
        case "Optional": name.isOptional = true
        case "Array", "Set": name.isList = true
        default: return nil
        }
        guard let inner = part(open + 1..<range.upperBound - 1) else {
            // More than one argument.
            if generic == "Optional" { name.isOptional = false } else { name.isList = false }
            return nil
        }
        return inner
    }

    private func part(_ range: Range<Int>) -> SwiftTypeReading? {
        guard !range.isEmpty,
            let inner = SwiftTypeReading(tokens, at: range.lowerBound, upTo: range.upperBound),
            inner.range == range
        else { return nil }
        return inner
    }

    /// The colon of `Key: Value`, outside of brackets.
    static func colon(in range: Range<Int>, _ tokens: SwiftTokens) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens.isSign(":", at: index) { return index }
            index = tokens.behindBracket(at: index, upTo: range.upperBound)
        }
        return nil
    }
}
