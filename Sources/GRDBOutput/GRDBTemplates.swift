import Templates
import Templating

/// The layouts of the generated files, compiled once.
enum GRDBTemplates {
    static let record = Template<RecordView>(embedded: "grdb-record", EmbeddedTemplates.grdbRecord)
    static let schema = Template<SchemaView>(embedded: "grdb-schema", EmbeddedTemplates.grdbSchema)
    static let support = Template<SupportView>(embedded: "grdb-support", EmbeddedTemplates.grdbSupport)
    static let synchronisation = Template<SynchronisationView>(
        embedded: "grdb-synchronisation", EmbeddedTemplates.grdbSynchronisation)

    /// What the views offer for nothing: a test wants none.
    static var unusedKeys: [String] {
        record.unusedKeys + schema.unusedKeys + support.unusedKeys + synchronisation.unusedKeys
    }
}
