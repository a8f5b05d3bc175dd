/// What a piece of TypeScript declares: interfaces, object types, aliases and enumerations.
struct TypeScriptTypes {
    var interfaces: [Interface] = []
    var aliases: [String: Expression] = [:]
    var enums: [Enumeration] = []

    struct Interface {
        var name: String
        var nameRange: Range<Int>

        /// The interfaces whose members it has, too.
        var bases: [String] = []
        var members: [Member] = []

        /// The comment right above.
        var comment: String?

        /// Its methods and the members that are functions.
        var methods: [Method] = []

        /// Whether it has open keys, takes type arguments, or is more than its members: then these do not tell
        /// what it holds.
        var isOpen = false

        /// A record holds no functions: what has some may describe something else.
        var isBehaviour: Bool { isOpen || !methods.isEmpty }
    }

    struct Method {
        var name: String
        var range: Range<Int>
    }

    struct Member {
        var name: String
        var nameRange: Range<Int>

        /// Whether `?` stands behind the name.
        var isOptional: Bool
        var type: Expression
        var comment: String?
        var range: Range<Int>
    }

    /// `type Status = 'open' | 'done'`, `enum Status { Open = 'open' }`
    struct Enumeration {
        var name: String
        var nameRange: Range<Int>
        var cases: [(name: String, rawValue: String)]
        var isInteger: Bool
    }

    /// A type as written: the alternatives between its bars.
    struct Expression {
        var alternatives: [ArraySlice<TypeScriptToken>]
        var range: Range<Int>
    }
}
