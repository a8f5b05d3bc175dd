import Templating

/// The setting that tables need whose deletions come back to them. It says the same of all.
struct RecursionView: TemplateView {
    static let keys: [TemplateKey<RecursionView>] = []
}
