/// What a template may say: a `Sendable` value with every name, type and quotation already decided.
package protocol TemplateView: Sendable {
    /// Every key that a template may use on it. A key that is not here does not compile.
    static var keys: [TemplateKey<Self>] { get }
}

/// One key of a view and how its value is read.
package struct TemplateKey<View>: Sendable {
    package let name: String
    package let value: Value

    package enum Value: Sendable {
        /// `{{name}}`; as a section, present unless empty.
        case text(@Sendable (View) -> String)

        /// `{{#name}}` and `{{^name}}`.
        case flag(@Sendable (View) -> Bool)

        /// `{{#name}}{{.}}{{/name}}`.
        case texts(@Sendable (View) -> [String])
        case views(AnyViews<View>)
    }

    package static func text(_ name: String, _ value: @escaping @Sendable (View) -> String) -> Self {
        Self(name: name, value: .text(value))
    }

    package static func flag(_ name: String, _ value: @escaping @Sendable (View) -> Bool) -> Self {
        Self(name: name, value: .flag(value))
    }

    package static func texts(_ name: String, _ value: @escaping @Sendable (View) -> [String]) -> Self {
        Self(name: name, value: .texts(value))
    }

    /// A section over other views, in whose templates the outer view's keys stay in reach.
    package static func views<Element: TemplateView>(
        _ name: String,
        _ value: @escaping @Sendable (View) -> [Element]
    ) -> Self {
        Self(name: name, value: .views(AnyViews(value)))
    }
}

/// A list of views of a type that only the key knows.
package struct AnyViews<View>: Sendable {
    package init<Element: TemplateView>(_ value: @escaping @Sendable (View) -> [Element]) {}
}
