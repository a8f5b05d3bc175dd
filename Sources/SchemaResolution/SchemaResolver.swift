package import Diagnostics
package import SchemaDeclaration
package import SchemaModel

/// Turns declarations into the schema: the one entry to the room.
///
/// Purpose: join what several places say of one thing, resolve names, normalise types, report conflicts. Input:
/// the declarations of all documents of one schema, and the configuration's overrides. Output: a `Schema` and
/// findings. Invariant: whatever was guessed has evidence that says so.
package struct SchemaResolver: Sendable {
    private let overrides: [FieldOverride]

    package init(overrides: [FieldOverride] = []) {
        self.overrides = overrides
    }

    package func resolve(_ declared: [DeclaredSchema], name: String) -> Resolution {
        var findings = Findings()
        let declared = declared.count > 1 ? declared.map(\.withOwnStore) : declared
        let joined = EntityJoining.join(declared, findings: &findings)
        let enums = EnumCollection(declared: declared, entities: joined, findings: &findings)
        let names = EntityNames(joined)
        let marks = OptionalMarks(declared: declared, entities: joined, findings: &findings)
        let structures = declared.reduce(into: Set<String>()) { $0.formUnion($1.structures) }
        let context = ResolutionContext(
            names: names, enums: enums, structures: structures, marksOptional: marks.areUsed)
        var entities = joined.map { entity in
            EntityResolution(entity: entity, context: context)
                .resolve(findings: &findings)
        }
        FormerEntityNames(joined).resolve(&entities, findings: &findings)
        FieldOverriding(overrides: overrides).apply(to: &entities, findings: &findings)
        DeviceTables.mark(&entities, findings: &findings)
        TargetlessReferences.report(entities, declared: joined, findings: &findings)
        InversePairing(names: names).pair(
            &entities, declared: joined, findings: &findings)
        UniqueKeyResolution.resolve(&entities, declared: joined, findings: &findings)
        let schema = Schema(
            name: name,
            documents: declared.map(Self.document),
            entities: entities,
            enums: enums.used(by: entities),
            unread: declared.flatMap(\.unread)
        )
        RecordBoundaries(schema).report(&findings)
        return Resolution(schema: schema, diagnostics: findings.diagnostics)
    }

    private static func document(_ declared: DeclaredSchema) -> SchemaDocument {
        SchemaDocument(
            path: declared.path,
            container: declared.container?.value,
            database: declared.database?.value,
            zone: declared.zone?.value
        )
    }

    package struct Resolution: Sendable {
        package let schema: Schema
        package let diagnostics: [Diagnostic]

        package init(schema: Schema, diagnostics: [Diagnostic]) {
            self.schema = schema
            self.diagnostics = diagnostics
        }
    }
}
