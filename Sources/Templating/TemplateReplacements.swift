/// A project's own templates for one target, compiled: who holds them can render with them.
package struct TemplateReplacements: Sendable {
    private var compiled: [String: any Sendable] = [:]

    /// The embedded templates stand.
    package static let none = TemplateReplacements()

    /// Nothing is laid out: for who wants what a target says of a schema, and none of its files.
    package static let blank = TemplateReplacements(isBlank: true)

    let isBlank: Bool

    package var isEmpty: Bool { compiled.isEmpty }

    private init(isBlank: Bool = false) {
        self.isBlank = isBlank
    }

    func template<View>(of template: NamedTemplate<View>) -> Template<View>? {
        if compiled.isEmpty { return nil }
        return compiled[template.identity] as? Template<View>
    }

    /// Compiles what replaces a target's templates. `texts` are the project's, by name.
    package static func compile(
        _ texts: [String: [UInt8]], for templates: [any ReplaceableTemplate]
    ) -> Outcome {
        var outcome = Outcome()
        for template in templates where template.isReplaced(by: texts.keys) {
            do throws(TemplateError) {
                let replacement = try template.compile(with: texts)
                outcome.replacements.compiled[template.identity] = replacement.template
                outcome.used.formUnion(replacement.usage.partials.filter { texts[$0] != nil })
                if texts[template.name] != nil, replacement.losesHeadline {
                    outcome.withoutHeadline.append(template.name)
                }
            } catch {
                if !outcome.errors.contains(error) { outcome.errors.append(error) }
            }
            outcome.used.formUnion(
                ([template.name] + template.partials.map(\.name)).filter { texts[$0] != nil })
        }
        return outcome
    }

    /// What became of a project's templates.
    package struct Outcome: Sendable {
        /// Not to be rendered with where there are errors.
        package fileprivate(set) var replacements = TemplateReplacements()
        package fileprivate(set) var errors: [TemplateError] = []

        /// The texts that replace something or are included by what does.
        package fileprivate(set) var used: Set<String> = []

        /// The templates of whole files that do not show the line with which every generated file begins.
        package fileprivate(set) var withoutHeadline: [String] = []
    }
}
