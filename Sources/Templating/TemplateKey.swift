/// One key of a view and how its value is read.
package struct TemplateKey<View>: Sendable {
    package let name: String
    package let reader: TemplateReader

    @inlinable
    package init(name: String, reader: TemplateReader) {
        self.name = name
        self.reader = reader
    }

    /// `{{name}}`; as a section, present unless empty.
    @inlinable
    package static func text(_ name: String, _ value: @escaping @Sendable (View) -> String) -> Self {
        Self(name: name, reader: .text { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// `{{#name}}` and `{{^name}}`.
    @inlinable
    package static func flag(_ name: String, _ value: @escaping @Sendable (View) -> Bool) -> Self {
        Self(name: name, reader: .flag { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// `{{#name}}{{.}}{{/name}}`.
    @inlinable
    package static func texts(_ name: String, _ value: @escaping @Sendable (View) -> [String]) -> Self {
        Self(name: name, reader: .texts { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// A section over other views, in whose templates the outer view's keys stay in reach.
    @inlinable
    package static func views<Element: TemplateView>(
        _ name: String,
        _ value: @escaping @Sendable (View) -> [Element]
    ) -> Self {
        let list = TemplateViewList(
            elements: { TemplateKeyTable(Element.self) },
            isEmpty: { value($0.assumingMemoryBound(to: View.self).pointee).isEmpty },
            forEach: { view, body in
                value(view.assumingMemoryBound(to: View.self).pointee).withUnsafeBufferPointer { elements in
                    guard let first = elements.baseAddress else { return }
                    for index in 0..<elements.count {
                        body(UnsafeRawPointer(first + index), index == 0, index == elements.count - 1)
                    }
                }
            }
        )
        return Self(name: name, reader: .views(list))
    }
}

/// Reads a key's value from the view that a pointer leads to.
///
/// The view's type is forgotten here so that one loop renders every template without boxes or casts. That is safe
/// because the compiler takes a reader and the frame that it reads from the same `TemplateKeyTable`.
package enum TemplateReader: Sendable {
    case text(@Sendable (UnsafeRawPointer) -> String)
    case flag(@Sendable (UnsafeRawPointer) -> Bool)
    case texts(@Sendable (UnsafeRawPointer) -> [String])
    case views(TemplateViewList)
}

/// A list of views whose type only its key knows.
package struct TemplateViewList: Sendable {
    /// Hands out an element and whether it is the first and the last one.
    package typealias Body = (_ element: UnsafeRawPointer, _ isFirst: Bool, _ isLast: Bool) -> Void

    /// Fetched when a template uses the list, because a view may hold views of its own type.
    package let elements: @Sendable () -> TemplateKeyTable
    package let isEmpty: @Sendable (UnsafeRawPointer) -> Bool
    package let forEach: @Sendable (UnsafeRawPointer, Body) -> Void

    @inlinable
    package init(
        elements: @escaping @Sendable () -> TemplateKeyTable,
        isEmpty: @escaping @Sendable (UnsafeRawPointer) -> Bool,
        forEach: @escaping @Sendable (UnsafeRawPointer, Body) -> Void
    ) {
        self.elements = elements
        self.isEmpty = isEmpty
        self.forEach = forEach
    }
}

/// The keys of one type of view.
package struct TemplateKeyTable: Sendable {
    /// The view's type, as messages call it.
    package let viewName: String
    package let names: [String]
    package let readers: [String: TemplateReader]

    package init<View: TemplateView>(_ view: View.Type) {
        let keys = View.keys
        viewName = String(describing: view)
        names = keys.map(\.name)
        readers = Dictionary(keys.map { ($0.name, $0.reader) }) { first, _ in
            preconditionFailure("\(View.self) declares a key twice")
        }
    }
}
