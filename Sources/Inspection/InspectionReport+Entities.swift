import Diagnostics
import Output
import SchemaModel

extension InspectionReport {
    /// All about one entity.
    func section(_ entity: Entity) -> String {
        let blocks = [
            headline(entity) + prose(entity),
            fieldTable(entity),
            evidence(entity),
            facts(entity),
            rowTable(entity),
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func headline(_ entity: Entity) -> String {
        let facts = [
            entity.kind.rawValue,
            entity.originalName.map { "originally \($0)" },
            entity.retirement == nil ? nil : "retired",
            entity.database.map { "\($0.rawValue) database" },
            entity.zone.map { "zone \($0)" },
            entity.primaryKey.map { "primary key \($0)" },
            entity.recordNameRule.map { "record name is a \($0.rawValue)" },
        ].compactMap { $0 }
        return "\(entity.name) (\(facts.joined(separator: ", "))) \(place(of: entity.span))\n"
    }

    private func prose(_ entity: Entity) -> String {
        guard let documentation = entity.documentation else { return "" }
        return TextWrapping.lines(of: documentation, width: 96).map { $0.isEmpty ? "\n" : "  \($0)\n" }
            .joined()
    }

    private func fieldTable(_ entity: Entity) -> String {
        var table = TextTable(["line", "field", "stored", "type", "optional", "default", "more"])
        for field in entity.fields {
            let line = String(sources.position(of: field.span).line)
            table.add([
                line, field.name, field.stored, type(field), optional(field),
                field.defaultValue?.written ?? "",
                more(field),
            ])
        }
        return table.isEmpty ? "  no fields\n" : table.text(indentedBy: 2)
    }

    /// The meaning, marked where it was guessed or overridden.
    private func type(_ field: Field) -> String {
        let name = field.isList ? "[\(field.type.rawValue)]" : field.type.rawValue
        let isGuessed = field.evidence.contains { $0.basis == .inferred }
        let isOverridden = field.evidence.contains { $0.basis == .overridden }
        return name + (isGuessed ? " ?" : "") + (isOverridden ? " !" : "")
    }

    private func optional(_ field: Field) -> String {
        switch field.isOptional {
        case true?: "optional"
        case false?: "required"
        case nil: ""
        }
    }

    private func more(_ field: Field) -> String {
        let facts = [
            field.references.map { "→ \($0)" },
            field.inverse.map { "inverse \($0.entity).\($0.field)" },
            field.onDelete.map { "on delete \($0.rawValue)" },
            field.enumName.map { "enum \($0)" },
            field.range.map(Self.ends(of:)),
            field.isEncrypted ? "encrypted" : nil,
            field.originalName.map { "originally \($0)" },
            field.earlierKey.map { "earlier key \($0)" },
            field.retirement == nil ? nil : "retired",
        ]
        return (facts + field.attributeOptions.names).compactMap { $0 }.joined(separator: ", ")
    }

    /// As Swift writes it: `1...5`, `0...`, `...9`.
    private static func ends(of range: ClosedRange<Int64>) -> String {
        let ends = [range.low, range.high].map { end in end.map { "\($0)" } ?? "" }
        return ends.joined(separator: "...")
    }

    /// Why guesses were made; what the document declares can be read there.
    private func evidence(_ entity: Entity) -> String {
        var table = TextTable(["", "", ""])
        for field in entity.fields {
            for evidence in field.evidence {
                switch evidence.basis {
                case .declared, .denied: break
                case .inferred: table.add(["?", field.name, evidence.text])
                case .overridden: table.add(["!", field.name, evidence.text])
                }
            }
        }
        return table.isEmpty ? "" : table.text(indentedBy: 2)
    }

    private func facts(_ entity: Entity) -> String {
        var lines = entity.uniqueKeys.map { key in
            (key.alternative ? "or unique: " : "unique: ") + key.fields.joined(separator: " + ")
        }
        for kind in Index.Kind.allCases {
            let fields = entity.indexes.filter { $0.kind == kind }.map { index in
                index.fields.map { $0.descending ? "\($0.name) descending" : $0.name }.joined(
                    separator: " + ")
            }
            if !fields.isEmpty { lines.append("\(kind.rawValue): " + fields.joined(separator: ", ")) }
        }
        lines += entity.grants.map { grant in
            "\(grant.role) may " + grant.permissions.map { $0.rawValue.lowercased() }.joined(separator: ", ")
        }
        return lines.map { "  \($0)\n" }.joined()
    }

    private func rowTable(_ entity: Entity) -> String {
        let columns = entity.rows.reduce(into: [String]()) { columns, row in
            for value in row.values where !columns.contains(value.field) { columns.append(value.field) }
        }
        if columns.isEmpty { return "" }
        var table = TextTable(columns)
        for row in entity.rows {
            table.add(columns.map { column in row.values.first { $0.field == column }?.text ?? "" })
        }
        return "  records of its own:\n" + table.text(indentedBy: 4)
    }
}
