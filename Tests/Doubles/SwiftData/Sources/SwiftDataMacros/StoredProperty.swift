/// A stored property of a model class, as its source has it.
struct StoredProperty {
    /// Without back-ticks.
    let name: String
    let type: String
    let initialValue: String?

    /// The arguments of each attribute, by its name.
    let attributes: [String: String]

    var isOptional: Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }
    var isTransient: Bool { attributes["Transient"] != nil }

    /// The stored properties of a class, and whether it has an initialiser.
    static func members(of source: String) -> (properties: [StoredProperty], hasInitializer: Bool) {
        var parser = MemberParser(tokens: Token.tokens(of: source)[...])
        return parser.members()
    }

    /// The property that a declaration is.
    init?(declaration: String) {
        var parser = MemberParser(tokens: Token.tokens(of: declaration)[...])
        guard case .property(let property)? = parser.member() else { return nil }
        self = property
    }

    init(name: String, type: String, initialValue: String?, attributes: [String: String]) {
        self.name = name
        self.type = type
        self.initialValue = initialValue
        self.attributes = attributes
    }
}

private struct MemberParser {
    var tokens: ArraySlice<Token>

    enum Member {
        case property(StoredProperty)
        case initializer
        case other
    }

    mutating func members() -> ([StoredProperty], Bool) {
        while let token = tokens.first, token.text != "{" {
            tokens.removeFirst()
            if token.text == "(" { skip(to: ")") }
        }
        tokens = tokens.dropFirst()
        var properties: [StoredProperty] = []
        var hasInitializer = false
        while let member = member() {
            switch member {
            case .property(let property): properties.append(property)
            case .initializer: hasInitializer = true
            case .other: break
            }
        }
        return (properties, hasInitializer)
    }

    /// Nil at the end of the class.
    mutating func member() -> Member? {
        let attributes = attributes()
        var isStatic = false
        while let word = tokens.popFirst()?.text {
            switch word {
            case "}": return nil
            case "var", "let": return property(attributes, isStatic: isStatic)
            case "static", "class": isStatic = true
            case "init":
                skipBody()
                return .initializer
            case "func", "enum", "struct", "typealias", "extension", "subscript", "deinit":
                skipBody()
                return .other
            case "(": skip(to: ")")
            default: break
            }
        }
        return nil
    }

    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while tokens.first?.text == "@" {
            tokens.removeFirst()
            var name = tokens.popFirst()?.text ?? ""
            while tokens.first?.text == "." {
                tokens.removeFirst()
                name = tokens.popFirst()?.text ?? ""
            }
            attributes[String(name)] = tokens.first?.text == "(" ? group(to: ")") : ""
        }
        return attributes
    }

    private mutating func property(_ attributes: [String: String], isStatic: Bool) -> Member {
        guard let name = tokens.popFirst()?.text else { return .other }
        var type: String?
        var initialValue: String?
        if tokens.first?.text == ":" {
            tokens.removeFirst()
            type = expression()
        }
        if tokens.first?.text == "=" {
            tokens.removeFirst()
            initialValue = expression()
        }
        let isComputed = tokens.first?.text == "{" && tokens.first?.beginsLine == false
        if isComputed { skipBody() }
        guard !isStatic, !isComputed || initialValue != nil else { return .other }
        return .property(
            StoredProperty(
                name: name.filter { $0 != "`" }, type: type ?? "", initialValue: initialValue,
                attributes: attributes))
    }

    /// Up to what cannot belong to it any more.
    private mutating func expression() -> String {
        var text = ""
        while let token = tokens.first, !["=", "{", "}"].contains(token.text) || text.isEmpty {
            if token.beginsLine, !text.isEmpty, token.text != "." { break }
            switch token.text {
            case "(": text += group(to: ")")
            case "[": text += group(to: "]")
            default:
                tokens.removeFirst()
                text += token.text
                if token.text == "," || token.text == "any" || token.text == "as" { text += " " }
            }
        }
        return text
    }

    /// Brackets with all that is in them.
    private mutating func group(to end: Substring) -> String {
        var text = ""
        while let token = tokens.popFirst()?.text {
            switch token {
            case end:
                return text + token
            case "(" where !text.isEmpty:
                tokens = [Token(text: token, beginsLine: false)] + tokens
                text += group(to: ")")
            case "[" where !text.isEmpty:
                tokens = [Token(text: token, beginsLine: false)] + tokens
                text += group(to: "]")
            default: text += token == "," || token == ":" ? "\(token) " : token
            }
        }
        return text
    }

    private mutating func skip(to end: Substring) {
        var depth = 1
        while depth > 0, let token = tokens.popFirst()?.text {
            if ["(", "[", "{"].contains(token) { depth += 1 }
            if [")", "]", "}"].contains(token) { depth -= 1 }
        }
    }

    /// A declaration's head and its braces.
    private mutating func skipBody() {
        while let token = tokens.popFirst()?.text, token != "{" {
            if token == "(" { skip(to: ")") }
        }
        skip(to: "}")
    }
}
