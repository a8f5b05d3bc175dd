package import Diagnostics
package import SchemaModel

/// A fact, what it is, and what makes it so.
package struct StatedFact: Hashable, Sendable {
    /// For example: `type`. Empty for what is about the thing as a whole.
    package let name: String

    /// For example: `bool, stored as INT64`.
    package let value: String

    /// Why it is so where no place says it.
    package let reason: String
    package let places: [Place]

    package init(_ name: String, _ value: String, reason: String = "", places: [Place] = []) {
        self.name = name
        self.value = value
        self.reason = reason
        self.places = places
    }

    /// Name and value in one line. For example: `type: bool, stored as INT64`.
    package var title: String { name.isEmpty ? value : "\(name): \(value)" }

    /// A place in a document that makes a fact so, and how.
    package struct Place: Hashable, Sendable {
        package let span: SourceSpan

        /// For example: `guessed: named 'isDone'`.
        package let words: String

        package init(_ span: SourceSpan, _ words: String) {
            self.span = span
            self.words = words
        }
    }
}

extension Sequence<FactOrigin> {
    func places(of fact: Fact, _ words: String) -> [StatedFact.Place] {
        filter { $0.fact == fact }.map {
            StatedFact.Place($0.span, $0.isOverruled ? "overruled: \(words)" : words)
        }
    }
}

extension Evidence {
    /// What happened, and why. For example: `guessed: named 'isDone'`.
    package var words: String {
        switch basis {
        case .declared: "stated: \(text)"
        case .denied: "denied: \(text)"
        case .inferred: "guessed: \(text)"
        case .overridden: "overridden \(text)"
        }
    }
}
