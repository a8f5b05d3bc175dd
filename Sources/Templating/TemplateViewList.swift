/// A list of views whose type only its key knows.
public struct TemplateViewList: Sendable {
    /// Hands out an element and whether it is the first and the last one.
    public typealias Body = (_ element: UnsafeRawPointer, _ isFirst: Bool, _ isLast: Bool) -> Void

    /// Fetched when a template uses the list, because a view may hold views of its own type.
    public let elements: @Sendable () -> TemplateKeyTable
    public let isEmpty: @Sendable (UnsafeRawPointer) -> Bool
    public let forEach: @Sendable (UnsafeRawPointer, Body) -> Void

    @inlinable
    public init(
        elements: @escaping @Sendable () -> TemplateKeyTable,
        isEmpty: @escaping @Sendable (UnsafeRawPointer) -> Bool,
        forEach: @escaping @Sendable (UnsafeRawPointer, Body) -> Void
    ) {
        self.elements = elements
        self.isEmpty = isEmpty
        self.forEach = forEach
    }
}
