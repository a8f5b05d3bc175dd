/// A named template whose type of view is forgotten, so that a target can list all of its templates.
package protocol ReplaceableTemplate: Sendable {
    var name: String { get }
    var sentence: String { get }
    var text: [UInt8] { get }
    var partials: [TemplatePartial] { get }

    /// The keys of the view that it lays out.
    var keys: TemplateKeyTable { get }

    /// Compiles it with a project's texts in the place of those that it has.
    func compile(with texts: [String: [UInt8]]) throws(TemplateError) -> CompiledReplacement
}

extension ReplaceableTemplate {
    /// Whether one of the names is its own or that of a partial.
    package func isReplaced(by names: some Collection<String>) -> Bool {
        names.contains { $0 == name } || partials.contains { names.contains($0.name) }
    }

    /// Two templates of one name may differ in their partials.
    var identity: String { ([name] + partials.map(\.name)).joined(separator: " ") }
}

/// A project's template, fit for its view.
package struct CompiledReplacement: Sendable {
    let template: any Sendable
    let usage: TemplateUsage

    /// Whether the template of ours showed the first line of the file, and this one does not.
    let losesHeadline: Bool
}

extension NamedTemplate: ReplaceableTemplate {
    package var keys: TemplateKeyTable { TemplateKeyTable(View.self) }

    package func compile(with texts: [String: [UInt8]]) throws(TemplateError) -> CompiledReplacement {
        var known = texts
        for partial in partials { known[partial.tag] = texts[partial.name] ?? partial.text }
        let template = try Template<View>(name: name, source: texts[name] ?? text, partials: known)
        let losesHeadline = isHeaded && !template.usage.uses(Self.headline, of: keys)
        return CompiledReplacement(
            template: template, usage: template.usage, losesHeadline: losesHeadline)
    }

    /// The key of the line with which every generated file begins.
    static var headline: String { "headline" }
}
