/// A template of a target, under the name by which a project may replace it.
///
/// Purpose: one place that knows a template's name, its text and its partials. Input: what is embedded in the
/// executable, and what a project has instead. Output: what rendering appends. Invariant: without replacements it is
/// the embedded template, compiled once.
package struct NamedTemplate<View: TemplateView>: Sendable {
    package let name: String

    /// What it lays out, in one sentence.
    package let sentence: String
    package let text: [UInt8]
    package let partials: [TemplatePartial]
    private let embedded: Template<View>

    package init(_ name: String, _ sentence: String, partials: [TemplatePartial] = []) {
        self.init(name, sentence, EmbeddedTemplate.text(of: name), partials: partials)
    }

    /// One whose text is not the executable's.
    package init(_ name: String, _ sentence: String, _ text: [UInt8], partials: [TemplatePartial] = []) {
        self.name = name
        self.sentence = sentence
        self.text = text
        self.partials = partials
        let texts = Dictionary(uniqueKeysWithValues: partials.map { ($0.tag, $0.text) })
        embedded = Template(embedded: name, text, partials: texts)
    }

    /// What the views offer and no tag of the embedded template asks for.
    package var unusedKeys: [String] { embedded.unusedKeys }

    /// Whether it shows the line with which every generated file begins.
    var isHeaded: Bool { embedded.usage.uses(Self.headline, of: keys) }

    /// The project's template, else the embedded one.
    package func template(in replacements: TemplateReplacements) -> Template<View> {
        if replacements.isBlank { return embedded.blank }
        return replacements.template(of: self) ?? embedded
    }

    /// Appends what the template makes of a view.
    package func render(
        _ view: View, in replacements: TemplateReplacements = .none, into output: inout [UInt8]
    ) {
        template(in: replacements).render(view, into: &output)
    }
}

/// A template that others include.
package struct TemplatePartial: Sendable {
    /// What the tags that include it say. For example: `dedupe-union`, which is another text in each dialect.
    package let tag: String
    package let name: String
    package let text: [UInt8]

    package init(_ name: String, as tag: String? = nil) {
        self.init(name, EmbeddedTemplate.text(of: name), as: tag)
    }

    /// One whose text is not the executable's.
    package init(_ name: String, _ text: [UInt8], as tag: String? = nil) {
        self.tag = tag ?? name
        self.name = name
        self.text = text
    }
}
