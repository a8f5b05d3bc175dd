/// One key of a view and how its value is read.
///
/// Public, for only that is inlined across rooms: where the view's type and the property are known, a reader reads its
/// one property; elsewhere it would copy the whole view first.
public struct TemplateKey<View>: Sendable {
    public let name: String

    /// What it stands for, in one sentence, for who writes a template.
    public let sentence: String
    public let reader: TemplateReader

    @inlinable
    public init(name: String, sentence: String, reader: TemplateReader) {
        self.name = name
        self.sentence = sentence
        self.reader = reader
    }

    /// The line that every generated file shows at its beginning.
    @inlinable
    public static func headline(_ value: @escaping @Sendable (View) -> String) -> Self {
        text(
            "headline", "The line with which every generated file begins, without its comment mark.", value)
    }

    /// `{{name}}`; as a section, present unless empty.
    @inlinable
    public static func text(
        _ name: String, _ sentence: String, _ value: @escaping @Sendable (View) -> String
    ) -> Self {
        Self(
            name: name, sentence: sentence,
            reader: .text { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// `{{#name}}` and `{{^name}}`.
    @inlinable
    public static func flag(
        _ name: String, _ sentence: String, _ value: @escaping @Sendable (View) -> Bool
    ) -> Self {
        Self(
            name: name, sentence: sentence,
            reader: .flag { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// `{{#name}}{{.}}{{/name}}`.
    @inlinable
    public static func texts(
        _ name: String, _ sentence: String, _ value: @escaping @Sendable (View) -> [String]
    ) -> Self {
        Self(
            name: name, sentence: sentence,
            reader: .texts { value($0.assumingMemoryBound(to: View.self).pointee) })
    }

    /// A section over other views, in whose templates the outer view's keys stay in reach.
    @inlinable
    public static func views<Element: TemplateView>(
        _ name: String,
        _ sentence: String,
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
        return Self(name: name, sentence: sentence, reader: .views(list))
    }

    /// The same over views that are made one by one while they are laid out: never are all of them in memory.
    @inlinable
    public static func views<Element: TemplateView>(
        _ name: String,
        _ sentence: String,
        count: @escaping @Sendable (View) -> Int,
        _ value: @escaping @Sendable (View, Int) -> Element
    ) -> Self {
        let list = TemplateViewList(
            elements: { TemplateKeyTable(Element.self) },
            isEmpty: { count($0.assumingMemoryBound(to: View.self).pointee) == 0 },
            forEach: { pointer, body in
                let view = pointer.assumingMemoryBound(to: View.self).pointee
                let count = count(view)
                for index in 0..<count {
                    withUnsafePointer(to: value(view, index)) {
                        body(UnsafeRawPointer($0), index == 0, index == count - 1)
                    }
                }
            }
        )
        return Self(name: name, sentence: sentence, reader: .views(list))
    }
}
