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
