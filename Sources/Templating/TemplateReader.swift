/// Reads a key's value from the view that a pointer leads to.
///
/// The view's type is forgotten here so that one loop renders every template without boxes or casts. That is safe
/// because the compiler takes a reader and the frame that it reads from the same `TemplateKeyTable`.
public enum TemplateReader: Sendable {
    case text(@Sendable (UnsafeRawPointer) -> String)
    case flag(@Sendable (UnsafeRawPointer) -> Bool)
    case texts(@Sendable (UnsafeRawPointer) -> [String])
    case views(TemplateViewList)
}
