/// A property as declared.
package struct SwiftProperty: Hashable, Sendable {
    package var name: String
    package var nameRange: Range<Int>

    /// Nil where it has neither an annotation nor a default that tells.
    package var type: SwiftTypeName?

    /// The default's expression as written.
    package var defaultText: String?
    package var isStored: Bool

    /// Whether its type is written down, not left to the default.
    package var isAnnotated: Bool
    package var isStatic: Bool
    package var attributes: [SwiftAttribute]

    /// Its documentation comment, or else the comment behind it on its line.
    package var comment: String?

    /// The whole declaration without the comments around.
    package var range: Range<Int>

    package func attribute(named name: String) -> SwiftAttribute? {
        attributes.first { $0.name == name }
    }
}

/// A type taken apart: `[Tag]?` has the name `Tag`, is a list and is optional.
package struct SwiftTypeName: Hashable, Sendable {
    /// The innermost type as written.
    package var name: String
    package var isList: Bool
    package var isOptional: Bool

    /// The whole type as written.
    package var written: String
    package var range: Range<Int>
}

/// For example `@Relationship(deleteRule: .cascade, inverse: \Entry.card)`.
package struct SwiftAttribute: Hashable, Sendable {
    package var name: String
    package var arguments: [Argument]

    package struct Argument: Hashable, Sendable {
        package var label: String?
        package var text: String
    }

    /// Whether an unlabelled argument is the member, as in `@Attribute(.unique)`.
    package func has(member: String) -> Bool {
        arguments.contains { $0.label == nil && $0.text == "." + member }
    }

    package func value(of label: String) -> String? {
        arguments.first { $0.label == label }?.text
    }
}
