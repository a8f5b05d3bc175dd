/// One key of a view and how its value is read.
///
/// What makes one is always inlined where the view's type and the property are known: so each reader reads its one
/// property, and does not copy the whole view for it.
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
    @inline(__always)
    package static func text(_ name: String, _ value: @escaping @Sendable (View) -> String) -> Self {
        Self(name: name, reader: .text { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// `{{#name}}` and `{{^name}}`.
    @inlinable
    @inline(__always)
    package static func flag(_ name: String, _ value: @escaping @Sendable (View) -> Bool) -> Self {
        Self(name: name, reader: .flag { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// `{{#name}}{{.}}{{/name}}`.
    @inlinable
    @inline(__always)
    package static func texts(_ name: String, _ value: @escaping @Sendable (View) -> [String]) -> Self {
        Self(name: name, reader: .texts { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// A section over other views, in whose templates the outer view's keys stay in reach.
    @inlinable
    @inline(__always)
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
