/// What stands before the keyword of a declaration: attributes and modifiers.
struct SwiftDeclarationHead {
    /// The first token, an attribute or modifier or the keyword itself.
    let start: Int
    private(set) var attributes: [SwiftAttribute] = []
    private(set) var modifiers: [String] = []

    /// The keyword, where one follows.
    private(set) var keyword: String?

    /// Where the keyword stands, or what stands in its place.
    private(set) var index: Int

    init(_ tokens: SwiftTokens, at start: Int) {
        self.start = start
        index = start
        while index < tokens.end {
            if tokens.isSign("@", at: index) {
                readAttribute(tokens)
            } else if let word = tokens.word(at: index), SwiftKeyword.modifiers.contains(word),
                let next = Self.behindModifier(tokens, at: index)
            {
                modifiers.append(word)
                index = next
            } else {
                break
            }
        }
        keyword = tokens.word(at: index).flatMap { isKeyword($0, tokens) ? $0 : nil }
    }

    /// `class` begins a class, and is a modifier before what a class has: `class var`, `class func`.
    private static func behindModifier(_ tokens: SwiftTokens, at index: Int) -> Int? {
        var next = index + 1
        if tokens.isSign("(", at: next), let close = tokens.partner(of: next) { next = close + 1 }
        if tokens.isWord("class", at: index) {
            guard let word = tokens.word(at: next), word != "class" else { return nil }
            return ["var", "let", "func", "subscript", "init"].contains(word)
                || SwiftKeyword.modifiers.contains(word) && !tokens[next].startsLine ? next : nil
        }
        // `open`, `package` and others are names, too: they are modifiers before another word of a declaration.
        let isFollowed =
            tokens.isSign("@", at: next)
            || tokens.word(at: next).map {
                SwiftKeyword.declarations.contains($0) || SwiftKeyword.contextual.contains($0)
                    || SwiftKeyword.modifiers.contains($0)
            } ?? false
        return isFollowed ? next : nil
    }

    private func isKeyword(_ word: String, _ tokens: SwiftTokens) -> Bool {
        if SwiftKeyword.declarations.contains(word) { return true }
        guard SwiftKeyword.contextual.contains(word), !tokens[index + 1].startsLine else { return false }
        return tokens.name(at: index + 1) != nil
    }

    // MARK: Attributes

    private mutating func readAttribute(_ tokens: SwiftTokens) {
        let nameStart = index + 1
        index = nameStart
        guard tokens.name(at: index) != nil else { return }
        index += 1
        while tokens.isSign(".", at: index), tokens[index].isJoined, tokens.name(at: index + 1) != nil {
            index += 2
        }
        if tokens.isSign("<", at: index), tokens[index].isJoined, let end = tokens.endOfGenerics(from: index)
        {
            index = end
        }
        let name = tokens.text(at: nameStart..<index)
        var arguments: [SwiftAttribute.Argument] = []
        if tokens.isSign("(", at: index), !tokens[index].startsLine, let close = tokens.partner(of: index) {
            if !Self.builtIn.contains(name) { arguments = Self.arguments(tokens, index + 1..<close) }
            index = close + 1
        }
        attributes.append(SwiftAttribute(name: name, arguments: arguments))
    }

    private static func arguments(_ tokens: SwiftTokens, _ list: Range<Int>) -> [SwiftAttribute.Argument] {
        tokens.elements(of: list).compactMap { element in
            let isLabelled = element.count > 1 && tokens.isSign(":", at: element.lowerBound + 1)
            let label = isLabelled ? tokens.name(at: element.lowerBound) : nil
            let value = label == nil ? element : element.lowerBound + 2..<element.upperBound
            return value.isEmpty ? nil : SwiftAttribute.Argument(label: label, text: tokens.text(at: value))
        }
    }

    /// What stands in the brackets of these is no list of arguments.
    private static let builtIn: Set = [
        "available", "objc", "backDeployed", "convention", "differentiable", "derivative", "transpose",
        "_specialize", "specialize", "_cdecl", "cdecl", "_silgen_name", "_dynamicReplacement",
        "_semantics", "_implements", "_documentation", "_originallyDefinedIn", "_effects", "abi", "attached",
        "freestanding", "lifetime", "_lifetime", "storageRestrictions", "_unavailableFromAsync", "_expose",
        "_extern", "_private", "_projectedValueProperty", "_swift_native_objc_runtime_base", "inline",
        "_optimize", "_nonSendable", "_typeEraser", "_objcImplementation", "_rawLayout", "_alignment",
        "_section", "exclusivity", "section", "implementation", "nonexhaustive",
    ]
}
