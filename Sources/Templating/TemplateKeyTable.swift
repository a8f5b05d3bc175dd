/// The keys of one type of view.
package struct TemplateKeyTable: Sendable {
    private let type: any TemplateView.Type
    package let names: [String]
    package let readers: [String: TemplateReader]

    package init<View: TemplateView>(_ view: View.Type) {
        let keys = View.keys
        type = view
        names = keys.map(\.name)
        readers = Dictionary(keys.map { ($0.name, $0.reader) }) { first, _ in
            preconditionFailure("\(View.self) declares a key twice")
        }
    }

    /// The view's type, as messages call it: to ask for it takes longer than to compile a template.
    package var viewName: String { String(describing: type) }

    var view: ObjectIdentifier { ObjectIdentifier(type) }
}
