import Diagnostics
package import SchemaModel
package import SchemaReading

extension SchemaResolver {
    /// Where the documents state what the schema says of an entity; what the evidence of its fields tells is left
    /// to that.
    package static func origins(of name: String, in declared: [DeclaredSchema]) -> EntityOrigins {
        var findings = Findings()
        guard
            let entity = EntityJoining.join(declared, findings: &findings).first(where: {
                $0.name.value == name
            })
        else { return EntityOrigins() }
        return EntityOrigins(
            facts: entity.declarations.flatMap { $0.origins } + entity.fields.flatMap { $0.entityOrigins },
            fields: Dictionary(entity.fields.map { ($0.name.value, $0.origins) }) { first, _ in first }
        )
    }
}

extension JoinedField {
    fileprivate var origins: [FactOrigin] {
        let facts = [
            type.map { FactOrigin(.type, at: $0.span) },
            optionality.map { FactOrigin(.optional, at: $0.span) },
            defaultText.map { FactOrigin(.default, at: $0.span) },
            note.map { FactOrigin(.documentation, at: $0.span) },
        ]
        return declarations.map { FactOrigin(.name, at: $0.name.span) } + facts.compactMap(\.self)
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

extension DeclaredEntity {
    fileprivate var origins: [FactOrigin] {
        let facts = [
            database.map { FactOrigin(.database, at: $0.span) },
            zone.map { FactOrigin(.zone, at: $0.span) },
            primaryKey.map { FactOrigin(.primaryKey, at: $0.span) },
            recordNameRule.map { FactOrigin(.recordName, at: $0.span) },
        ]
        return [FactOrigin(.name, at: name.span)] + facts.compactMap(\.self)
            + paragraphs.map { FactOrigin(.documentation, at: $0.span) }
            + relationships.map { FactOrigin(.relationship, at: $0.span) }
            + indexes.map { FactOrigin(.index, at: $0.span) }
            + uniqueKeys.map { FactOrigin(.uniqueKey, at: $0.span) }
            + grants.map { FactOrigin(.grant, at: $0.span) }
            + rows.map { FactOrigin(.row, at: $0.span) }
    }
}
