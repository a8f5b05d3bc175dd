package import Diagnostics
package import Output
package import SchemaModel

/// What `gen.yml` asks for. All paths are relative to its folder, without `.` and `..` where they can be.
package struct Configuration: Sendable {
    package var schemas: [ConfiguredSchema]
    package var lint: ConfiguredLint

    /// Whom `gen breaking` asks about, each with the place that names it; nil for all.
    package var breakingLevels: [ConfiguredName]?

    package init(
        schemas: [ConfiguredSchema], lint: ConfiguredLint = ConfiguredLint(),
        breakingLevels: [ConfiguredName]? = nil
    ) {
        self.schemas = schemas
        self.lint = lint
        self.breakingLevels = breakingLevels
    }
}

/// How strictly `gen lint` takes its rules. Which rules and profiles there are is known to the room of the rules.
package struct ConfiguredLint: Sendable {
    /// By what schemas are judged, each with the place that names it.
    package var profiles: [ConfiguredName] = []
    package var severities: [ConfiguredSeverity] = []

    package init() {}
}

/// A name and the place that states it.
package struct ConfiguredName: Hashable, Sendable {
    package var name: String
    package var span: SourceSpan

    package init(_ name: String, at span: SourceSpan) {
        self.name = name
        self.span = span
    }
}

/// What the findings of a rule are taken for; nil where the rule is off.
package struct ConfiguredSeverity: Hashable, Sendable {
    package var rule: ConfiguredName
    package var severity: Diagnostic.Severity?

    package init(rule: ConfiguredName, severity: Diagnostic.Severity?) {
        self.rule = rule
        self.severity = severity
    }
}

/// One schema: its documents, what its reader gets wrong, and what to make of it.
package struct ConfiguredSchema: Sendable {
    package var name: String
    package var documents: [ConfiguredPath]
    package var overrides: [FieldOverride]
    package var outputs: [ConfiguredOutput]

    package init(
        name: String,
        documents: [ConfiguredPath],
        overrides: [FieldOverride] = [],
        outputs: [ConfiguredOutput] = []
    ) {
        self.name = name
        self.documents = documents
        self.overrides = overrides
        self.outputs = outputs
    }
}

/// A path and the place that names it; no place on the command line.
package struct ConfiguredPath: Hashable, Sendable {
    package var path: String
    package var span: SourceSpan?

    package init(_ path: String, at span: SourceSpan? = nil) {
        self.path = path
        self.span = span
    }
}

/// Where the files of a configuration's outputs go.
package enum OutputPlacement: Hashable, Sendable {
    /// Each output has a path.
    case paths

    /// One Swift file, which the command line names, takes them all. No output has a path.
    case singleFile

    /// Nothing is written, so that it does not matter.
    case nowhere
}

/// One target and where its files go.
package struct ConfiguredOutput: Sendable {
    package var target: any OutputTarget.Type

    /// Empty where a single file takes all outputs.
    package var path: ConfiguredPath
    package var options: OutputOptions

    /// The folder with the project's own templates for it; nil where those of `gen` lay it out.
    package var templates: ConfiguredPath?

    /// Where each field is named that an option speaks of. For example: the key `Card.theme` in `enumTypes`.
    package var fieldPlaces: [ConfiguredPath]

    /// Where each option is named that is stated.
    package var optionPlaces: [OutputOptions.Key: SourceSpan] = [:]

    package init(
        target: any OutputTarget.Type,
        path: ConfiguredPath,
        options: OutputOptions = OutputOptions(),
        fieldPlaces: [ConfiguredPath] = []
    ) {
        self.target = target
        self.path = path
        self.options = options
        self.fieldPlaces = fieldPlaces
    }
}
