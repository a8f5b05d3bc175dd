/// The words that cannot stand alone where a name is declared and used.
enum SwiftKeywords {
    /// Reserved everywhere, or read as something else at the start of an expression or after a dot.
    static let needBackticks: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "async", "await", "borrow", "break",
        "case", "catch", "class", "consume", "continue", "copy", "default", "defer", "deinit", "discard",
        "do",
        "dynamicType", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some",
        "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true", "try",
        "typealias", "unsafe", "var", "where", "while", "yield",
    ]
}
