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
