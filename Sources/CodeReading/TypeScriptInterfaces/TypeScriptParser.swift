/// Reads the interfaces and types in a piece of TypeScript, and passes over everything else.
struct TypeScriptParser {
    private let tokens: [TypeScriptToken]
    private let comments: TypeScriptComments
    private var index = 0
    private var types = TypeScriptTypes()

    static func parse(_ text: [UInt8]) -> TypeScriptTypes {
        let lexer = TypeScriptLexer(text)
        var parser = TypeScriptParser(
            tokens: lexer.tokens, comments: TypeScriptComments(lexer.comments, in: text))
        while parser.index < parser.tokens.count { parser.statement() }
        return parser.types
    }

    private init(tokens: [TypeScriptToken], comments: TypeScriptComments) {
        self.tokens = tokens
        self.comments = comments
    }

    private mutating func statement() {
        if skip("interface") { return interface() }
        if skip("enum") { return enumeration() }
        if skip("type") { return alias() }
        index += 1
    }

    private mutating func interface() {
        guard var declared = named() else { return }
        if skip("extends") {
            repeat {
                guard let base = current?.name else { return }
                declared.bases.append(base)
                index += 1
                if current?.isMark("<") == true { declared.isOpen = true }
                skipTypeArguments()
            } while skip(",")
        }
        guard skip("{") else { return }
        members(of: &declared)
        types.interfaces.append(declared)
    }

    /// The name of an interface or object type; type parameters make it one of no record.
    private mutating func named() -> TypeScriptTypes.Interface? {
        guard case .word(let name)? = current?.kind else { return nil }
        let range = tokens[index].range
        var first = index - 1
        while first > 0, tokens[first - 1].isWord("export") || tokens[first - 1].isWord("declare") {
            first -= 1
        }
        var declared = TypeScriptTypes.Interface(name: name, nameRange: range)
        declared.comment = comments.comment(above: tokens[first].range.lowerBound)
        index += 1
        if current?.isMark("<") == true { declared.isOpen = true }
        skipTypeArguments()
        return declared
    }

    // MARK: Members

    /// Behind the opening brace, up to the one that closes it.
    private mutating func members(of declared: inout TypeScriptTypes.Interface) {
        while let token = current, !token.isMark("}") {
            if skip(";") || skip(",") { continue }
            let start = index
            if let member = member() {
                declared.members.append(member)
            } else {
                index = start
                skipBehaviour(of: &declared)
            }
        }
        index += 1
    }

    /// A method or a function has a name; all else leaves open what the interface holds.
    private mutating func skipBehaviour(of declared: inout TypeScriptTypes.Interface) {
        let start = index
        let isMarked = ["readonly", "get", "set", "async"].contains(tokens[start].name)
        let named = isMarked && start + 1 < tokens.count && tokens[start + 1].name != nil ? start + 1 : start
        _ = expression()
        if index == start { index += 1 }
        guard let name = tokens[named].name, index > start + 1 else {
            declared.isOpen = true
            return
        }
        declared.methods.append(.init(name: name, range: tokens[named].range))
    }

    /// Nil for a method, a function and an index signature.
    private mutating func member() -> TypeScriptTypes.Member? {
        if current?.isWord("readonly") == true, index + 1 < tokens.count, tokens[index + 1].name != nil {
            index += 1
        }
        guard let token = current, let name = token.name else { return nil }
        index += 1
        let isOptional = skip("?")
        guard skip(":") else { return nil }
        let type = expression()
        let end = type.range.upperBound
        guard !type.alternatives.contains(where: { $0.contains { $0.kind == .arrow } }) else { return nil }
        _ = skip(";") || skip(",")
        return TypeScriptTypes.Member(
            name: name, nameRange: token.range, isOptional: isOptional, type: type,
            comment: comments.comment(behind: end) ?? comments.comment(above: token.range.lowerBound),
            range: token.range.lowerBound..<end)
    }

    /// A type up to the sign or line end that closes it.
    private mutating func expression() -> TypeScriptTypes.Expression {
        let start = index
        var alternatives: [ArraySlice<TypeScriptToken>] = []
        var first = index
        var depth = 0
        while let token = current {
            if depth == 0, index > start, token.startsLine, !continues(at: index) { break }
            if Self.opens(token) { depth += 1 }
            if Self.closes(token) { depth -= 1 }
            if depth < 0 || depth == 0 && (token.isMark(";") || token.isMark(",")) { break }
            index += 1
            guard depth == 0, token.isMark("|") else { continue }
            alternatives.append(tokens[first..<index - 1])
            first = index
        }
        alternatives.append(tokens[first..<index])
        let end = index > 0 ? tokens[index - 1].range.upperBound : 0
        let lower = index > start ? tokens[start].range.lowerBound : end
        return TypeScriptTypes.Expression(
            alternatives: alternatives.filter { !$0.isEmpty }, range: lower..<end)
    }

    /// `| 'next'` on a line of its own, and what stands behind a bar.
    private func continues(at index: Int) -> Bool {
        [tokens[index], tokens[index - 1]].contains { $0.isMark("|") || $0.isMark("&") }
    }

    // MARK: Aliases and enumerations

    /// `type Trip = { … }` is an interface.
    private mutating func alias() {
        guard var declared = named(), skip("=") else { return }
        if skip("{") {
            members(of: &declared)
            // `{ … } & Other` and `{ … } | Other` are more than the members.
            declared.isOpen =
                declared.isOpen || current?.isMark("&") == true || current?.isMark("|") == true
            types.interfaces.append(declared)
            return
        }
        let type = expression()
        if let values = TypeScriptTypeReading.literals(of: type), !values.texts.isEmpty {
            types.enums.append(
                .init(
                    name: declared.name, nameRange: declared.nameRange,
                    cases: values.texts.map { ($0, $0) }, isInteger: values.areNumbers))
        } else if !declared.isBehaviour {
            types.aliases[declared.name] = type
        }
    }

    private mutating func enumeration() {
        guard let declared = named(), skip("{") else { return }
        var cases: [(name: String, rawValue: String)] = []
        var isInteger = true
        while let token = current, !token.isMark("}") {
            index += 1
            guard let name = token.name else { continue }
            var rawValue = String(cases.count)
            if skip("="), let value = current {
                if case .string(let text) = value.kind { (rawValue, isInteger) = (text, false) }
                if case .number(let text) = value.kind { rawValue = text }
                index += 1
            }
            cases.append((name, rawValue))
        }
        index += 1
        if !cases.isEmpty {
            types.enums.append(
                .init(
                    name: declared.name, nameRange: declared.nameRange, cases: cases, isInteger: isInteger))
        }
    }

    // MARK: Tokens

    private var current: TypeScriptToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func skip(_ word: String) -> Bool {
        guard let token = current,
            token.isWord(word) || word.utf8.count == 1 && token.kind == .mark(word.utf8.first ?? 0)
        else { return false }
        index += 1
        return true
    }

    private mutating func skipTypeArguments() {
        guard current?.isMark("<") == true else { return }
        var depth = 0
        while let token = current {
            index += 1
            if token.isMark("<") { depth += 1 }
            if token.isMark(">") { depth -= 1 }
            if depth == 0 || token.isMark("{") { return }
        }
    }

    static func opens(_ token: TypeScriptToken) -> Bool {
        token.isMark("(") || token.isMark("[") || token.isMark("{") || token.isMark("<")
    }

    static func closes(_ token: TypeScriptToken) -> Bool {
        token.isMark(")") || token.isMark("]") || token.isMark("}") || token.isMark(">")
    }
}
