/// What a piece of Swift declares: the stored properties and cases in it, and nothing of what it does.
///
/// Ranges are UTF-8 offsets in the text that was read.
package struct SwiftSource: Hashable, Sendable {
    /// Types in the order of the text; nested ones stand in the type around them.
    package var types: [SwiftTypeDeclaration]

    /// Properties outside any type, as a document shows a part of a class.
    package var loose: [SwiftPropertyGroup]

    /// `#Unique<Plan>([\.month])` and `#Index` outside any type.
    package var macros: [SwiftMacro] = []

    package init(types: [SwiftTypeDeclaration] = [], loose: [SwiftPropertyGroup] = []) {
        self.types = types
        self.loose = loose
    }
}

/// Properties that follow a comment such as `// Goal.swift - new`, which names the type that they belong to.
package struct SwiftPropertyGroup: Hashable, Sendable {
    /// The file's name without its extension; nil before the first such comment.
    package var file: String?
    package var properties: [SwiftProperty]

    package init(file: String?, properties: [SwiftProperty]) {
        self.file = file
        self.properties = properties
    }
}

/// A macro that names the keys or indexes of a model.
package struct SwiftMacro: Hashable, Sendable {
    /// `Unique` or `Index`.
    package var name: String

    /// The model in its angle brackets.
    package var model: String?
    package var lists: [[String]]
    package var range: Range<Int>
}

/// A type that Swift source declares.
package struct SwiftTypeDeclaration: Hashable, Sendable {
    package var kind: Kind
    package var name: String
    package var nameRange: Range<Int>

    /// Names of its attributes. For example: `Model`.
    package var attributes: [String]
    package var inheritedTypes: [String]
    package var properties: [SwiftProperty]
    package var cases: [SwiftEnumCase]
    package var nested: [SwiftTypeDeclaration]

    /// The properties in each `#Unique` macro.
    package var uniqueKeys: [[String]]

    /// The properties in each list of an `#Index` macro.
    package var indexes: [[String]]

    /// What stands where properties do, and is none: `Var title: String`, `var the-end: Date`.
    package var unread: [Range<Int>] = []

    /// The lines of its documentation comment, joined by spaces.
    package var documentation: String?

    /// The plain comment lines above it, without their marks.
    package var comments: [String]
    package var range: Range<Int>

    package enum Kind: Hashable, Sendable {
        case `class`, structure, enumeration, actor, `extension`, `protocol`
    }
}

/// A case of an enumeration in Swift source.
package struct SwiftEnumCase: Hashable, Sendable {
    package var name: String

    /// The literal's text without quotes, or nil where the case has none of its own.
    package var rawValue: String?
    package var hasAssociatedValues: Bool
}
