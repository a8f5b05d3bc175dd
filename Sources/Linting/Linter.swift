package import Diagnostics
package import SchemaModel

/// Judges a schema by profiles: the one entry to the room.
///
/// Purpose: what stores ask of a schema, before an app meets it. Input: a resolved schema, what its properties are as
/// yet, and its documents. Output: findings. Invariant: what a document allows is left out, and an allowance that is
/// not needed, not known or not explained is a finding itself.
package struct Linter: Sendable {
    private let sources: SourceFiles
    private let settings: LintSettings

    package init(sources: SourceFiles, settings: LintSettings = LintSettings()) {
        self.sources = sources
        self.settings = settings
    }

    package func lint(_ schema: Schema, current: [FieldPath: CurrentProperty] = [:]) -> LintOutcome {
        let documents = files(of: schema).map { (index: $0, lines: DocumentLines(sources.files[Int($0)])) }
        let queries = documents.flatMap { QueryReading.queries(in: $0.lines, file: $0.index, of: schema) }
        let linted = LintedSchema(schema, current: current, queries: queries)
        var outcome = LintOutcome()
        var findings: [Diagnostic] = []
        for entity in schema.entities {
            let profiles = profiles(for: entity)
            outcome.profiles.formUnion(profiles)
            for rule in rules(of: profiles) { findings += self.findings(of: rule, in: entity, linted) }
        }
        let rules = Set(rules(of: Array(outcome.profiles)).map { $0.id })
        let allowances = documents.flatMap { Allowance.all(in: $0.lines, file: $0.index) }
        outcome.diagnostics = AllowanceCheck(allowances, rules: rules, sources: sources).apply(to: findings)
        return outcome
    }

    private func files(of schema: Schema) -> [Int32] {
        let paths = Set(schema.documents.map(\.path))
        return sources.files.indices.filter { paths.contains(sources.files[$0].path) }.map { Int32($0) }
    }

    private func profiles(for entity: Entity) -> [LintProfile] {
        let profiles =
            settings.profiles.isEmpty
            ? [LintProfile.natural(for: entity)].compactMap(\.self) : settings.profiles
        return profiles.filter { $0.concerns(entity) }
    }

    /// Each once, in the order of the list, without those that are turned off.
    private func rules(of profiles: [LintProfile]) -> [any LintRule.Type] {
        lintRules.filter { rule in
            settings.severity(of: rule) != nil && profiles.contains { rule.profiles.contains($0) }
        }
    }

    private func findings(
        of rule: any LintRule.Type, in entity: Entity, _ schema: LintedSchema
    ) -> [Diagnostic] {
        guard let severity = settings.severity(of: rule) else { return [] }
        return rule.findings(in: entity, of: schema).map { finding in
            Diagnostic(
                rule.id, severity, finding.message, at: finding.span, remedy: finding.remedy,
                related: finding.related)
        }
    }
}

/// What judging a schema brought to light.
package struct LintOutcome: Sendable {
    package var diagnostics: [Diagnostic] = []

    /// Those by which some entity was judged.
    package var profiles: Set<LintProfile> = []
}
