/// The tokens of a text, with which brackets belong together.
struct SwiftTokens {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [SwiftToken]
    let comments: [SwiftComment]

    /// For each bracket the other one of its pair, -1 for one that has none; the `<` and `>` of generics are some, too.
    private let partners: [Int32]

    init(bytes: UnsafeBufferPointer<UInt8>) {
        var lexer = SwiftLexer(bytes: bytes)
        lexer.run()
        self.bytes = bytes
        tokens = lexer.tokens
        comments = lexer.comments
        var pairing = BracketPairing(tokens, of: bytes)
        pairing.run()
        partners = pairing.partners
    }

    /// The index of the token behind the last one.
    var end: Int { tokens.count - 1 }

    subscript(index: Int) -> SwiftToken { tokens[min(index, tokens.count - 1)] }

    /// The bracket that closes the one at an index, or opens it.
    func partner(of index: Int) -> Int? {
        guard index < partners.count, partners[index] >= 0 else { return nil }
        return Int(partners[index])
    }

    // MARK: Text

    func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
        self[index].kind == .sign(UInt8(ascii: sign))
    }

    /// Two signs that stand together, such as `->`.
    func isPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at index: Int) -> Bool {
        isSign(first, at: index) && isSign(second, at: index + 1) && self[index + 1].isJoined
    }

    func isWord(_ word: StaticString, at index: Int) -> Bool {
        let token = self[index]
        guard token.kind == .word, Int(token.upper - token.lower) == word.utf8CodeUnitCount else {
            return false
        }
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return UnsafeBufferPointer(rebasing: bytes[Int(token.lower)..<Int(token.upper)])
            .elementsEqual(expected)
    }

    /// Whether a reserved word stands there with which a declaration begins.
    func beginsDeclaration(_ index: Int) -> Bool {
        self[index].kind == .word && SwiftKeyword.beginsDeclaration(bytes, self[index])
    }

    /// The word there, nil for any other token.
    func word(at index: Int) -> String? {
        let token = self[index]
        return token.kind == .word ? text(of: token) : nil
    }

    /// A name without its back-ticks; nil for any other token.
    func name(at index: Int) -> String? {
        let token = self[index]
        switch token.kind {
        case .word: return text(of: token)
        case .quotedName: return text(Int(token.lower) + 1..<Int(token.upper) - 1)
        case .dollarName, .integer, .fraction, .string, .regex, .sign, .end: return nil
        }
    }

    func text(of token: SwiftToken) -> String { text(Int(token.lower)..<Int(token.upper)) }

    /// From the first token to the last one, as written.
    func text(at range: Range<Int>) -> String { text(span(of: range)) }

    func span(of range: Range<Int>) -> Range<Int> {
        let start = Int(self[range.lowerBound].lower)
        return range.isEmpty ? start..<start : start..<Int(tokens[range.upperBound - 1].upper)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    // MARK: Lists

    /// The parts between the commas of a list, whose brackets are not in the range.
    func elements(of range: Range<Int>) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if isSign(",", at: index) {
                elements.append(start..<index)
                start = index + 1
            }
            index = behindBracket(at: index, upTo: range.upperBound)
        }
        if start < range.upperBound { elements.append(start..<range.upperBound) }
        return elements
    }

    /// Behind what a bracket encloses, or behind the token.
    func behindBracket(at index: Int, upTo end: Int) -> Int {
        guard let partner = partner(of: index), partner > index, partner < end else { return index + 1 }
        return partner + 1
    }

    /// Behind the generic arguments or parameters that open here; nil where no `>` closes them.
    func endOfGenerics(from open: Int) -> Int? {
        guard isSign("<", at: open) else { return nil }
        return partner(of: open).map { $0 + 1 }
    }
}
