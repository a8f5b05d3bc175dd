/// Walks the declarations of a text, from the first token to the last and without recursion: the types that are
/// open stand on a stack.
struct DeclarationWalk {
    private let tokens: SwiftTokens
    private var index = 0
    private var open: [Open] = []
    private(set) var source = SwiftSource()

    /// The type whose file the last comment such as `// Goal.swift` names.
    private var file: String?

    private struct Open {
        var type: SwiftTypeDeclaration

        /// The closing brace; nil where none stands, so that all that follows is in the type.
        let close: Int?
    }

    /// Types within types that are nested deeper are passed over.
    private static let deepest = 50

    init(_ tokens: SwiftTokens) {
        self.tokens = tokens
    }

    mutating func run() {
        while index < tokens.end {
            if let last = open.last, last.close == index {
                closeType()
            } else {
                readStatement()
            }
        }
        while !open.isEmpty { closeType() }
    }

    private mutating func closeType() {
        var type = open.removeLast().type
        index = min(index + 1, tokens.end)
        type.range = type.range.lowerBound..<tokens.span(of: index - 1..<index).upperBound
        append(type)
    }

    private mutating func append(_ type: SwiftTypeDeclaration) {
        if open.isEmpty {
            source.types.append(type)
        } else {
            open[open.count - 1].type.nested.append(type)
        }
    }

    // MARK: Statements

    private mutating func readStatement() {
        if open.isEmpty { readFileName() }
        if tokens.isSign("#", at: index) { return readNumberSign() }
        let head = SwiftDeclarationHead(tokens, at: index)
        switch head.keyword {
        case "var", "let": readProperties(head)
        case "class", "struct", "enum", "actor", "protocol", "extension": readType(head)
        case "case": readCases(head)
        case nil: readOther(head)
        default: skipDeclaration(head)
        }
    }

    private mutating func readProperties(_ head: SwiftDeclarationHead) {
        let reading = BindingReading(tokens, head)
        index = reading.end
        if open.isEmpty {
            if let type = typeName(above: head) { file = type }
            addLoose(reading.properties)
        } else if reading.isWhole {
            open[open.count - 1].type.properties += reading.properties
        } else {
            noteUnread(from: head.start)
        }
    }

    /// What is no declaration: in a type it may be one that is misspelt.
    private mutating func readOther(_ head: SwiftDeclarationHead) {
        let start = head.start
        skipStatement(behind: head)
        if start < tokens.end, tokens[start].startsLine, declares(head.index) { noteUnread(from: start) }
    }

    /// Whether a line begins with two names and a colon, or with a name and one: "Var title: String", "title: String",
    /// "- title: String".
    private func declares(_ first: Int) -> Bool {
        let isItem = ["-", "+", "*"].contains { tokens.isSign($0, at: first) }
        let start = isItem ? first + 1 : first
        guard !open.isEmpty, tokens.name(at: start) != nil else { return false }
        let colon = tokens.name(at: start + 1) == nil ? start + 1 : start + 2
        return tokens.isSign(":", at: colon) && !tokens[colon].startsLine
    }

    private mutating func noteUnread(from start: Int) {
        switch open.last?.type.kind {
        case .class, .structure, .actor:
            open[open.count - 1].type.unread.append(tokens.span(of: start..<max(index, start + 1)))
        case .enumeration, .extension, .protocol, nil: return
        }
    }

    private mutating func addLoose(_ properties: [SwiftProperty]) {
        if let last = source.loose.indices.last, source.loose[last].file == file {
            source.loose[last].properties += properties
        } else {
            source.loose.append(SwiftPropertyGroup(file: file, properties: properties))
        }
    }

    private mutating func readType(_ head: SwiftDeclarationHead) {
        guard let header = SwiftTypeHeader(tokens, head) else {
            index = head.index + 1
            return
        }
        index = header.end
        guard let body = header.body else { return append(header.declaration) }
        let close = tokens.partner(of: body)
        if open.count < Self.deepest {
            index = body + 1
            open.append(Open(type: header.declaration, close: close))
        } else {
            index = close.map { $0 + 1 } ?? tokens.end
        }
    }

    private mutating func readCases(_ head: SwiftDeclarationHead) {
        index = head.index + 1
        guard !open.isEmpty else { return }
        open[open.count - 1].type.cases += SwiftMemberReading(tokens).cases(from: &index)
    }

    /// A function, an import and whatever else declares no property: up to the end of its braces, or of its line.
    private mutating func skipDeclaration(_ head: SwiftDeclarationHead) {
        index = head.index + 1
        while index < tokens.end, tokens.partner(of: index).map({ $0 > index }) ?? true {
            if tokens.isSign("{", at: index) { return skipBraces() }
            if tokens.isSign(";", at: index) { return }
            if tokens[index].startsLine, isBeginning(at: index) { return }
            index = tokens.behindBracket(at: index, upTo: tokens.end)
        }
    }

    /// Whether a declaration, a condition or a macro begins.
    private func isBeginning(at index: Int) -> Bool {
        if tokens.isSign("@", at: index) || tokens.isSign("#", at: index) || tokens.isSign("}", at: index) {
            return true
        }
        return tokens.word(at: index).map {
            SwiftKeyword.declarations.contains($0) || SwiftKeyword.modifiers.contains($0)
                || SwiftKeyword.contextual.contains($0)
        } ?? false
    }

    /// Without their end they hold all that follows.
    private mutating func skipBraces() {
        index = tokens.partner(of: index).map { $0 + 1 } ?? tokens.end
    }

    /// Whatever is no declaration.
    private mutating func skipStatement(behind head: SwiftDeclarationHead) {
        index = head.index
        if let word = tokens.word(at: index), SwiftKeyword.conditional.contains(word) {
            return skipCondition()
        }
        let expression = SwiftExpressionReading(tokens, at: index)
        if !expression.range.isEmpty {
            index = expression.range.upperBound
        } else if expression.prefixEnd > index {
            // Signs without an operand are passed at once, or each of many would look through all behind it.
            index = expression.prefixEnd
        } else if tokens.isSign("{", at: index) {
            skipBraces()
        } else if index < tokens.end, open.last?.close != index {
            index = tokens.behindBracket(at: index, upTo: tokens.end)
        }
    }

    /// `guard let a = b, let c else { … }`: the names before the braces are none of a type.
    private mutating func skipCondition() {
        index += 1
        while index < tokens.end, open.last?.close != index {
            if tokens.isSign("{", at: index) { return skipBraces() }
            if tokens[index].startsLine, !tokens.isSign(",", at: index - 1), isBeginning(at: index) { return }
            index = tokens.behindBracket(at: index, upTo: tokens.end)
        }
    }

    // MARK: Number signs

    private mutating func readNumberSign() {
        switch tokens.word(at: index + 1) {
        case "if": skipLine()
        case "else", "elseif": skipOtherBranches()
        case "endif": index += 2
        default: readMacro()
        }
    }

    private mutating func skipLine() {
        repeat { index += 1 } while index < tokens.end && !tokens[index].startsLine
    }

    /// Of the branches of a condition the first is read.
    private mutating func skipOtherBranches() {
        var depth = 1
        while index < tokens.end, depth > 0 {
            if tokens.isSign("#", at: index), tokens[index + 1].isJoined {
                if tokens.isWord("if", at: index + 1) { depth += 1 }
                if tokens.isWord("endif", at: index + 1) { depth -= 1 }
            }
            index += 1
        }
        if depth == 0 { index += 1 }
    }

    private mutating func readMacro() {
        if let macro = SwiftMemberReading(tokens).macro(at: &index) {
            guard !open.isEmpty else { return source.macros.append(macro) }
            if macro.name == "Unique" {
                open[open.count - 1].type.uniqueKeys += macro.lists
            } else {
                open[open.count - 1].type.indexes += macro.lists
            }
        } else {
            let expression = SwiftExpressionReading(tokens, at: index)
            index = max(index + 1, expression.range.upperBound)
        }
    }

    // MARK: Names in comments

    /// The `Goal` of a comment line `// Goal.swift - what changes`, the last one before a statement.
    private mutating func readFileName() {
        for comment in tokens.lineComments(above: index) {
            guard let end = comment.firstRange(of: ".swift") else { continue }
            let name = comment[..<end.lowerBound]
            if !name.isEmpty, name.allSatisfy(Self.isPartOfName) { file = String(name) }
        }
    }

    /// The `Goal` of a comment that says nothing else, above a property that can only be one of a model.
    private func typeName(above head: SwiftDeclarationHead) -> String? {
        guard head.attributes.contains(where: { $0.name == "NSManaged" }) else { return nil }
        return tokens.lineComments(above: head.start).last {
            $0.first?.isUppercase ?? false && $0.allSatisfy(Self.isPartOfName)
        }
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
