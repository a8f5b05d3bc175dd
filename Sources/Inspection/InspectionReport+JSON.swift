import Diagnostics
import Output
import SchemaModel

extension InspectionReport {
    /// The machine's form. Its keys, their order and their meaning are a contract: `formatVersion` counts changes.
    package func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("formatVersion")
            json.number(1)
            json.key("documents")
            json.array(schema.documents, write: write)
            json.key("entities")
            json.array(schema.entities, write: write)
            json.key("enums")
            json.array(schema.enums, write: write)
            json.key("unread")
            json.array(schema.unread, write: write)
            json.key("diagnostics")
            json.array(diagnostics, write: write)
        }
        json.newline()
        return json.bytes
    }

    private func write(_ json: inout JSONWriter, _ document: SchemaDocument) {
        json.object(.inline) { json in
            json.member("path", document.path)
            json.member("container", document.container)
            json.member("database", document.database?.rawValue)
            json.member("zone", document.zone)
        }
    }

    private func write(_ json: inout JSONWriter, _ entity: Entity) {
        json.object { json in
            json.member("name", entity.name)
            json.member("kind", entity.kind.rawValue)
            json.member("database", entity.database?.rawValue)
            json.member("zone", entity.zone)
            json.member("primaryKey", entity.primaryKey)
            json.member("recordName", entity.recordNameRule?.rawValue)
            json.member("doc", entity.documentation)
            source(&json, entity.span)
            json.key("fields")
            json.array(entity.fields, write: write)
            json.key("indexes")
            json.array(entity.indexes, write: write)
            json.key("uniqueKeys")
            json.array(entity.uniqueKeys, write: write)
            json.key("grants")
            json.array(entity.grants, write: write)
            json.key("rows")
            json.array(entity.rows, write: write)
        }
    }

    private func write(_ json: inout JSONWriter, _ field: Field) {
        json.object { json in
            json.member("name", field.name)
            json.member("stored", field.stored)
            json.member("type", field.type.rawValue)
            json.member("list", field.isList)
            json.key("optional")
            if let isOptional = field.isOptional { json.bool(isOptional) } else { json.null() }
            json.member("default", field.defaultValue?.written)
            json.member("references", field.references)
            json.member("inverse", field.inverse.map { "\($0.entity).\($0.field)" })
            json.member("onDelete", field.onDelete?.rawValue)
            json.member("enum", field.enumName)
            json.key("range")
            range(&json, field.range)
            json.member("encrypted", field.isEncrypted)
            json.member("doc", field.documentation)
            json.key("evidence")
            json.array(field.evidence) { $0.string("\($1.basis.rawValue): \($1.text)") }
            source(&json, field.span)
        }
    }

    private func range(_ json: inout JSONWriter, _ range: ClosedRange<Int64>?) {
        guard let range else { return json.null() }
        json.array([range.low, range.high], .inline) { json, end in
            if let end { json.number(end) } else { json.null() }
        }
    }

    private func write(_ json: inout JSONWriter, _ index: Index) {
        json.object(.inline) { json in
            json.member("kind", index.kind.rawValue)
            json.key("fields")
            json.array(index.fields) { json, part in
                json.object { json in
                    json.member("name", part.name)
                    json.member("descending", part.descending)
                }
            }
        }
    }

    private func write(_ json: inout JSONWriter, _ key: UniqueKey) {
        json.object(.inline) { json in
            json.key("fields")
            json.array(key.fields) { $0.string($1) }
            json.member("alternative", key.alternative)
        }
    }

    private func write(_ json: inout JSONWriter, _ grant: Grant) {
        json.object(.inline) { json in
            json.member("role", grant.role)
            json.key("permissions")
            json.array(grant.permissions) { $0.string($1.rawValue) }
        }
    }

    /// A field that two columns fill keeps its first value: a key stands once in an object.
    private func write(_ json: inout JSONWriter, _ row: Row) {
        var written: Set<String> = []
        json.object(.inline) { json in
            for value in row.values where written.insert(value.field).inserted {
                json.member(value.field, value.text)
            }
        }
    }

    /// Cases by the document's names of them; a listed value is its own name.
    private func write(_ json: inout JSONWriter, _ type: EnumType) {
        json.object(.inline) { json in
            json.member("name", type.name)
            json.member("rawType", type.rawType.rawValue)
            json.key("cases")
            json.array(type.cases) { $0.string($1.name) }
        }
    }

    private func write(_ json: inout JSONWriter, _ block: UnreadBlock) {
        json.object(.inline) { json in
            source(&json, block.span)
            json.member("what", block.what.rawValue)
            json.member("reason", block.reason)
        }
    }

    private func write(_ json: inout JSONWriter, _ diagnostic: Diagnostic) {
        json.object(.inline) { json in
            json.member("id", diagnostic.id.rawValue)
            json.member("severity", diagnostic.severity.rawValue)
            json.member("message", diagnostic.message)
            source(&json, diagnostic.span)
        }
    }

    private func source(_ json: inout JSONWriter, _ span: SourceSpan?) {
        json.key("source")
        guard let span else { return json.null() }
        let position = sources.position(of: span)
        json.object(.inline) { json in
            json.member("path", sources.path(of: span))
            json.key("line")
            json.number(position.line)
            json.key("column")
            json.number(position.column)
        }
    }
}
