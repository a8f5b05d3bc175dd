import SQLLanguage
import Templating

/// The tables that sync keeps its records in.
struct SynchronisationView: TemplateView {
    var synchronisation: Synchronisation

    static let keys: [TemplateKey<SynchronisationView>] = [
        .text(
            "records", "The table of the records' states, as SQL spells it.", \.synchronisation.records.quoted
        ),
        .text(
            "engines", "The table of the sync engines' states, as SQL spells it.",
            \.synchronisation.engines.quoted),
        .text(
            "redirects", "The table of merged duplicates, as SQL spells it.",
            \.synchronisation.redirects.quoted),
        .text(
            "survivorsIndex", "The index over the records that duplicates were merged into.",
            \.synchronisation.survivorsIndex.quoted),
        .text("namesIndex", "The index over record types and names.", \.synchronisation.namesIndex.quoted),
        .text(
            "statesIndex", "The index over the records that are to be sent.",
            \.synchronisation.statesIndex.quoted),
    ]
}
