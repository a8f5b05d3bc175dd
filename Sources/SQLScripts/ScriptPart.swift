import SQLLanguage
import Templating

/// A piece of a script, in the order in which a database can run them.
enum ScriptPart {
    case table(TableView)
    case trigger(TriggerView)
    case recursion

    /// With the entities whose records are marked.
    case synchronisation(SynchronisationView, marked: [String])
    case ending(EndingView)

    func render(
        in templates: TemplateReplacements, into text: inout [UInt8], _ dialect: SQLDialect
    ) {
        switch self {
        case .table(let view): SQLTemplates.table(dialect).render(view, in: templates, into: &text)
        case .trigger(let view): SQLTemplates.trigger(dialect).render(view, in: templates, into: &text)
        case .recursion: SQLTemplates.recursion.render(RecursionView(), in: templates, into: &text)
        case .synchronisation(let view, _):
            SQLTemplates.synchronisation.render(view, in: templates, into: &text)
        case .ending(let view): SQLTemplates.ending.render(view, in: templates, into: &text)
        }
    }
}
