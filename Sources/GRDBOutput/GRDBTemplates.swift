import Templating

/// The layouts of the generated files, compiled once.
enum GRDBTemplates {
    static let record = NamedTemplate<RecordView>(
        "grdb-record", "The file of one type.")
    static let schema = NamedTemplate<SchemaView>(
        "grdb-schema", "The file that creates the tables.")
    static let support = NamedTemplate<SupportView>(
        "grdb-support", "The file that all types share.")
    static let synchronisation = NamedTemplate<SynchronisationView>(
        "grdb-synchronisation", "The file for who synchronizes, with the option `sync`.",
        partials: [
            TemplatePartial("grdb-synchronisation-cloudkit")
        ])

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] {
        record.unusedKeys + schema.unusedKeys + support.unusedKeys + synchronisation.unusedKeys
    }
}
