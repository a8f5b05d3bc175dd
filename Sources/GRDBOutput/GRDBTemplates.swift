import Templates
import Templating

/// The layouts of the generated files, compiled once.
enum GRDBTemplates {
    static let record = NamedTemplate<RecordView>(
        "grdb-record", "The file of one type.", EmbeddedTemplates.grdbRecord)
    static let schema = NamedTemplate<SchemaView>(
        "grdb-schema", "The file that creates the tables.", EmbeddedTemplates.grdbSchema)
    static let support = NamedTemplate<SupportView>(
        "grdb-support", "The file that all types share.", EmbeddedTemplates.grdbSupport)
    static let synchronisation = NamedTemplate<SynchronisationView>(
        "grdb-synchronisation", "The file for who synchronizes, with the option `sync`.",
        EmbeddedTemplates.grdbSynchronisation,
        partials: [
            TemplatePartial("grdb-synchronisation-cloudkit", EmbeddedTemplates.grdbSynchronisationCloudKit)
        ])

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] {
        record.unusedKeys + schema.unusedKeys + support.unusedKeys + synchronisation.unusedKeys
    }
}
