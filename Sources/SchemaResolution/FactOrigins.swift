import Diagnostics
package import SchemaDeclaration
package import SchemaModel

extension SchemaResolver {
    /// Where the documents state what the schema says of an entity; what the evidence of its fields tells is left
    /// to that.
    package static func origins(of name: String, in declared: [DeclaredSchema]) -> EntityOrigins {
        var findings = Findings()
        let entities = EntityJoining.join(declared, findings: &findings)
        return entities.first { $0.name.value == name }.map(EntityOrigins.init) ?? EntityOrigins()
    }

    /// The same of every entity, by their names.
    package static func origins(in declared: [DeclaredSchema]) -> [String: EntityOrigins] {
        var findings = Findings()
        let entities = EntityJoining.join(declared, findings: &findings)
        return Dictionary(entities.map { ($0.name.value, EntityOrigins($0)) }) { first, _ in first }
    }
}

extension EntityOrigins {
    fileprivate init(_ entity: JoinedEntity) {
        self.init(
            facts: entity.declarations.flatMap { $0.origins } + entity.singleOrigins
                + entity.fields.flatMap { $0.entityOrigins },
            fields: Dictionary(entity.fields.map { ($0.name.value, $0.origins) }) { first, _ in first }
        )
    }
}

extension SchemaResolver {
    /// What properties are as yet, where the documents say it beside what they shall be: only `gen lint` asks.
    package static func currentProperties(in declared: [DeclaredSchema]) -> [FieldPath: CurrentProperty] {
        var properties: [FieldPath: CurrentProperty] = [:]
        for entity in declared.lazy.flatMap(\.entities) {
            for field in entity.fields {
                guard let current = field.current else { continue }
                let path = FieldPath(entity: entity.name.value, field: field.name.value)
                if properties[path] == nil { properties[path] = current }
            }
        }
        return properties
    }
}

extension JoinedField {
    fileprivate var origins: [FactOrigin] {
        declarations.map { FactOrigin(.name, at: $0.name.span) }
            + Self.origins(.type, declarations.compactMap(\.type).map { Declared($0.written, at: $0.span) })
            + Self.origins(.optional, [optionality].compactMap(\.self) + declarations.compactMap(\.mark))
            + Self.origins(
                .default, [defaultText].compactMap(\.self) + declarations.compactMap(\.defaultText))
            + (note.map { [FactOrigin(.documentation, at: $0.span)] } ?? [])
    }

    /// The first is believed; of the others those that say otherwise are told.
    fileprivate static func origins<Value: Hashable>(
        _ fact: Fact, _ stated: [Declared<Value>]
    ) -> [FactOrigin] {
        guard let first = stated.first else { return [] }
        return [FactOrigin(fact, at: first.span)]
            + stated.filter { $0.value != first.value }.map {
                FactOrigin(fact, at: $0.span, isOverruled: true)
            }
    }

    /// Words about the field that state a fact of the whole entity.
    fileprivate var entityOrigins: [FactOrigin] {
        remarks.compactMap { remark in
            if remark.fact == .primaryKey { return FactOrigin(.primaryKey, at: remark.span) }
            if case .index = remark.fact { return FactOrigin(.index, at: remark.span) }
            return nil
        }
    }
}

extension JoinedEntity {
    /// Of the facts of which an entity has one.
    fileprivate var singleOrigins: [FactOrigin] {
        JoinedField.origins(.database, declarations.compactMap(\.database))
            + JoinedField.origins(.zone, declarations.compactMap(\.zone))
            + JoinedField.origins(.primaryKey, declarations.compactMap(\.primaryKey))
            + JoinedField.origins(.recordName, declarations.compactMap(\.recordNameRule))
            + JoinedField.origins(.originalName, declarations.compactMap(\.originalName))
            + JoinedField.origins(.retirement, declarations.compactMap(\.retirement))
    }
}

extension DeclaredEntity {
    fileprivate var origins: [FactOrigin] {
        [FactOrigin(.name, at: name.span)]
            + paragraphs.map { FactOrigin(.documentation, at: $0.span) }
            + relationships.map { FactOrigin(.relationship, at: $0.span) }
            + indexes.map { FactOrigin(.index, at: $0.span) }
            + uniqueKeys.map { FactOrigin(.uniqueKey, at: $0.span) }
            + grants.map { FactOrigin(.grant, at: $0.span) }
            + rows.map { FactOrigin(.row, at: $0.span) }
    }
}
