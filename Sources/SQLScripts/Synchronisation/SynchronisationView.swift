import SQLLanguage
import Templating

/// The tables that sync keeps its records in.
struct SynchronisationView: TemplateView {
    var synchronisation: Synchronisation

    static let keys: [TemplateKey<SynchronisationView>] = [
        .text("records", \.synchronisation.records.quoted),
        .text("engines", \.synchronisation.engines.quoted),
        .text("namesIndex", \.synchronisation.namesIndex.quoted),
        .text("statesIndex", \.synchronisation.statesIndex.quoted),
    ]
}
