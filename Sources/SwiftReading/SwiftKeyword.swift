/// The words with which declarations begin.
enum SwiftKeyword {
    /// Reserved words: they are no names anywhere but behind a full stop.
    static func beginsDeclaration(_ bytes: UnsafeBufferPointer<UInt8>, _ token: SwiftToken) -> Bool {
        switch Int(token.upper - token.lower) {
        case 3...14: declarations.contains(text(bytes, token))
        default: false
        }
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ token: SwiftToken) -> String {
        String(
            decoding: UnsafeBufferPointer(rebasing: bytes[Int(token.lower)..<Int(token.upper)]), as: UTF8.self
        )
    }

    static let declarations: Set = [
        "var", "let", "class", "struct", "enum", "protocol", "extension", "func", "init", "deinit",
        "subscript",
        "typealias", "associatedtype", "import", "operator", "precedencegroup", "case",
    ]

    /// Those that are names as well, and begin a declaration where a name follows.
    static let contextual: Set = ["actor", "macro"]

    static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy", "weak",
        "unowned", "dynamic", "optional", "required", "override", "convenience", "mutating", "nonmutating",
        "indirect", "infix", "prefix", "postfix", "nonisolated", "isolated", "distributed", "borrowing",
        "consuming", "__consuming", "sending", "async", "class",
    ]

    /// What begins a statement whose conditions declare names of their own: `if let a`, `for case let b`.
    static let conditional: Set = ["if", "guard", "while", "for", "switch", "catch"]

    static let accessors: Set = [
        "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "unsafeAddress",
        "unsafeMutableAddress", "mutableAddress", "addressWithOwner", "mutableAddressWithOwner", "borrow",
        "mutate",
    ]
}
