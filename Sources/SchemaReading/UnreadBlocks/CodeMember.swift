import DocumentWording

/// What a line between the braces of a type is, in whatever language the code is written.
enum CodeMember {
    case field, method, other

    /// In a type that says that it is stored, a property with a value needs no type: `dynamic var name = ""`.
    init(_ text: some StringProtocol, isOfStore: Bool = false) {
        var tokens = Self.tokens(text)[...]
        let holdsValue = isOfStore && tokens.contains { $0 == "var" || $0 == "let" } && tokens.last != "{"
        Self.dropModifiers(&tokens)
        guard let first = tokens.first, Self.isName(first) else {
            self = .other
            return
        }
        let word = first.lowercased()
        if Self.behaviour.contains(word) {
            self = .method
        } else if Self.statements.contains(word) {
            self = .other
        } else {
            let isValue = holdsValue && tokens.dropFirst().first == "="
            self = isValue ? .field : Self.member(tokens.dropFirst())
        }
    }

    /// By what stands behind the first name.
    private static func member(_ tokens: ArraySlice<String>) -> CodeMember {
        var rest = tokens
        dropTypeMarks(&rest)
        guard let next = rest.first else { return .other }
        switch next {
        case ":": return typed(rest.dropFirst())
        case "(": return .method
        case "=": return isFieldCall(rest.dropFirst()) ? .field : .other
        default: break
        }
        guard isName(next) else { return .other }
        rest = rest.dropFirst()
        // `String place()` is a method, `place varchar(80)` a field.
        guard rest.first == "(", let argument = rest.dropFirst().first else {
            return isComputed(rest) ? .other : .field
        }
        return argument.utf8.first.map(Identifier.isDigit) ?? false ? .field : .method
    }

    /// `place: String`, `place: z.string()`, but not `onMove: () => void`.
    private static func typed(_ type: ArraySlice<String>) -> CodeMember {
        guard let first = type.first, first != ":" else { return .other }
        for (one, other) in zip(type, type.dropFirst()) where other == ">" && (one == "=" || one == "-") {
            return .method
        }
        return first != "{" && isComputed(type) ? .other : .field
    }

    /// `{ get; set; }` is stored, every other block behind a type computes the value; braces behind a colon or an
    /// equals sign are a value or a type.
    private static func isComputed(_ tokens: ArraySlice<String>) -> Bool {
        guard let open = tokens.firstIndex(of: "{"), open > tokens.startIndex,
            !["=", "(", "[", ",", "{", "@"].contains(tokens[open - 1])
        else { return false }
        return !["get", "set", "private", "init"].contains(tokens[(open + 1)...].first)
    }

    /// `models.CharField(`, `Column(`, `relationship(`
    private static func isFieldCall(_ tokens: ArraySlice<String>) -> Bool {
        guard let called = tokens.first?.lowercased(), tokens.dropFirst().first == "(" else { return false }
        return ["field", "column", "relationship", "foreignkey"].contains(where: called.hasSuffix)
    }

    // MARK: Tokens

    private static func isName(_ token: String) -> Bool {
        token.utf8.first.map { Identifier.isWordByte($0) && !Identifier.isDigit($0) || $0 >= 0x80 } ?? false
    }

    /// Words with the full stops in them, and single signs.
    private static func tokens(_ text: some StringProtocol) -> [String] {
        var tokens: [String] = []
        var word: [UInt8] = []
        for byte in text.utf8.prefix(longest) {
            if Identifier.isWordByte(byte) || byte >= 0x80 || byte == 0x2e && !word.isEmpty {
                word.append(byte)
                continue
            }
            if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
            word = []
            if byte > 0x20, !quotes.contains(byte) { tokens.append(String(UnicodeScalar(byte))) }
        }
        if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
        return tokens
    }

    private static let longest = 400
    /// PHP begins its names with a dollar sign.
    private static let quotes = Set("\"'`$".utf8)

    /// `private final`, `@Column(name: "a")`, and the signs that diagrams put before a member.
    private static func dropModifiers(_ tokens: inout ArraySlice<String>) {
        while let first = tokens.first {
            if first == "@" {
                tokens = tokens.dropFirst(2)
                dropBrackets(&tokens)
            } else if ["+", "-", "#", "~", "*"].contains(first) || modifiers.contains(first.lowercased()) {
                // `val id`, but a field may be called `required`.
                guard let next = tokens.dropFirst().first, isName(next) || next == "(" || next == "@" else {
                    return
                }
                tokens = tokens.dropFirst()
                if next == "(" { dropBrackets(&tokens) }
            } else {
                return
            }
        }
    }

    private static func dropBrackets(_ tokens: inout ArraySlice<String>) {
        guard tokens.first == "(" else { return }
        let close = tokens.firstIndex(of: ")") ?? tokens.endIndex - 1
        tokens = tokens[(close + 1)...]
    }

    /// `<String>`, `[]`, `*`, `?` behind a type or name.
    private static func dropTypeMarks(_ tokens: inout ArraySlice<String>) {
        while let first = tokens.first {
            if first == "<", let close = tokens.firstIndex(of: ">") {
                tokens = tokens[(close + 1)...]
            } else if ["?", "!", "*", "&", "[", "]", ">"].contains(first) {
                tokens = tokens.dropFirst()
            } else {
                return
            }
        }
    }

    private static let modifiers: Set = [
        "public", "private", "protected", "internal", "fileprivate", "final", "val", "var", "let", "const",
        "readonly", "static", "pub", "late", "lateinit", "required", "optional", "repeated", "open",
        "override", "weak", "lazy", "unowned", "mutable", "virtual", "transient", "volatile", "external",
        "nonisolated", "dynamic", "property",
    ]

    private static let behaviour: Set = [
        "func", "fun", "fn", "def", "function", "init", "constructor", "subscript", "deinit", "void", "async",
        "mutating", "defmodule", "operator", "get", "set",
    ]

    private static let statements: Set = [
        "return", "if", "else", "for", "while", "switch", "case", "import", "throw", "throws", "await", "try",
        "guard",
        "yield", "super", "self", "this", "do", "end", "class", "struct", "enum", "interface", "type",
        "typealias", "extension", "protocol", "primary", "foreign", "unique", "constraint", "check", "key",
        "index", "indexes", "extends", "implements", "where", "in", "is", "not", "and", "or", "default",
        "select", "insert", "delete", "update", "use", "using", "with", "package", "new", "print", "pass",
    ]
}
