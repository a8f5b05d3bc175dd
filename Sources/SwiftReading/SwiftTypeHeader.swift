/// What stands before the braces of a type: its name and what it inherits from.
struct SwiftTypeHeader {
    private(set) var declaration: SwiftTypeDeclaration

    /// The opening brace; nil where none stands.
    private(set) var body: Int?

    /// Behind the header.
    private(set) var end: Int

    /// Nil where the keyword is no type's, or no name follows.
    init?(_ tokens: SwiftTokens, _ head: SwiftDeclarationHead) {
        guard let kind = head.keyword.flatMap({ Self.kinds[$0] }),
            let name = Self.name(tokens, kind, at: head.index + 1)
        else { return nil }
        declaration = SwiftTypeDeclaration(
            kind: kind,
            name: tokens.name(at: name.lowerBound) ?? tokens.text(at: name),
            nameRange: tokens.span(of: name),
            attributes: head.attributes.map(\.name),
            inheritedTypes: [],
            properties: [],
            cases: [],
            nested: [],
            uniqueKeys: [],
            indexes: [],
            documentation: tokens.documentation(of: head.start),
            comments: tokens.lineComments(above: head.start),
            range: tokens.span(of: head.start..<name.upperBound))
        end = tokens.endOfGenerics(from: name.upperBound) ?? name.upperBound
        readInheritance(tokens)
        skipRequirements(tokens)
        body = tokens.isSign("{", at: end) ? end : nil
        declaration.range = declaration.range.lowerBound..<tokens.span(of: end - 1..<end).upperBound
    }

    private static let kinds: [String: SwiftTypeDeclaration.Kind] = [
        "class": .class, "struct": .structure, "enum": .enumeration, "actor": .actor, "protocol": .protocol,
        "extension": .extension,
    ]

    /// Of `Trip.Stop` the last part, of `[Trip]` all of it.
    private static func name(
        _ tokens: SwiftTokens, _ kind: SwiftTypeDeclaration.Kind, at start: Int
    ) -> Range<Int>? {
        if kind == .extension, tokens.isSign("[", at: start) {
            return SwiftTypeReading(tokens, at: start)?.range
        }
        guard tokens.name(at: start) != nil, !tokens.beginsDeclaration(start) else { return nil }
        var name = start
        while kind == .extension, tokens.isSign(".", at: name + 1), tokens.name(at: name + 2) != nil {
            name += 2
        }
        return name..<name + 1
    }

    private mutating func readInheritance(_ tokens: SwiftTokens) {
        guard tokens.isSign(":", at: end) else { return }
        end += 1
        while let type = SwiftTypeReading(tokens, at: end), !tokens.isWord("where", at: end) {
            declaration.inheritedTypes.append(tokens.text(at: type.range))
            end = type.range.upperBound
            guard tokens.isSign(",", at: end) else { return }
            end += 1
        }
    }

    /// `where Element: Codable`
    private mutating func skipRequirements(_ tokens: SwiftTokens) {
        guard tokens.isWord("where", at: end) else { return }
        while end < tokens.end, !tokens.isSign("{", at: end), !tokens.isSign("}", at: end),
            !tokens.beginsDeclaration(end)
        {
            end = tokens.behindBracket(at: end, upTo: tokens.end)
        }
    }
}
