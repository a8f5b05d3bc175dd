package import Diagnostics
package import SchemaModel

/// Where a schema comes from and what becomes of it: for the outputs that show a schema to people.
package struct SchemaProvenance: Sendable {
    /// What the spans of the schema lead to.
    package let sources: SourceFiles

    /// Where the documents state the facts of each entity, by the entities' names.
    package let origins: [String: EntityOrigins]

    /// What reading the documents brought to light.
    package let findings: [Diagnostic]

    /// What the targets beside the output make of the schema; all targets where it stands alone.
    package var targets: [Target] = []

    package init(sources: SourceFiles, origins: [String: EntityOrigins], findings: [Diagnostic]) {
        self.sources = sources
        self.origins = origins
        self.findings = findings
    }

    /// Nothing is known but the schema itself.
    package static let unknown = SchemaProvenance(sources: SourceFiles(), origins: [:], findings: [])

    /// What one target makes of a schema.
    package struct Target: Sendable {
        package let name: String

        /// In the order of the schema's entities.
        package let entities: [EntityExplanation]

        /// What it says of the schema, remarks too.
        package let findings: [Diagnostic]

        package init(name: String, entities: [EntityExplanation], findings: [Diagnostic]) {
            self.name = name
            self.entities = entities
            self.findings = findings
        }
    }
}
