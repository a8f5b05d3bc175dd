/// The keys of one type of view.
public struct TemplateKeyTable: Sendable {
    private let type: any TemplateView.Type
    public let names: [String]

    /// What each key stands for, in the order of the names.
    public let sentences: [String]
    public let readers: [String: TemplateReader]

    public init<View: TemplateView>(_ view: View.Type) {
        let keys = View.keys
        type = view
        names = keys.map(\.name)
        sentences = keys.map(\.sentence)
        readers = Dictionary(keys.map { ($0.name, $0.reader) }) { first, _ in
            preconditionFailure("\(View.self) declares a key twice")
        }
    }

    /// The view's type, as messages call it: to ask for it takes longer than to compile a template.
    public var viewName: String { String(describing: type) }

    var view: ObjectIdentifier { ObjectIdentifier(type) }
}
