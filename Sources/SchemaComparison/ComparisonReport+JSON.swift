package import Diagnostics
import Output
import SchemaModel

extension ComparisonReport {
    /// The machine's form. `formatVersion` counts changes of its keys and their meaning.
    package func json(sources: SourceFiles) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("formatVersion")
            json.number(1)
            json.key("changes")
            json.array(entries) { json, entry in write(&json, entry, sources) }
        }
        json.newline()
        return json.bytes
    }

    private func write(_ json: inout JSONWriter, _ entry: Entry, _ sources: SourceFiles) {
        json.object { json in
            json.member("kind", entry.subject.kind)
            json.member("name", entry.subject.name)
            json.key("changes")
            json.array(entry.sentences) { json, sentence in json.string(sentence) }
            json.member("verdict", entry.verdict?.rawValue)
            json.key("old")
            write(&json, entry.old, sources)
            json.key("new")
            write(&json, entry.new, sources)
            json.key("consequences")
            json.array(entry.consequences, write: write)
        }
    }

    private func write(_ json: inout JSONWriter, _ consequence: Consequence) {
        json.object { json in
            json.member("level", consequence.level.rawValue)
            json.member("verdict", consequence.verdict.rawValue)
            json.member("message", consequence.message)
            json.member("remedy", consequence.remedy)
            json.member("allowed", consequence.permission)
        }
    }

    private func write(_ json: inout JSONWriter, _ span: SourceSpan?, _ sources: SourceFiles) {
        guard let span else { return json.null() }
        let position = sources.position(of: span)
        json.object(.inline) { json in
            json.member("path", sources.path(of: span))
            json.member("line", position.line)
            json.member("column", position.column)
        }
    }
}

extension ChangeSubject {
    fileprivate var kind: String {
        switch self {
        case .entity: "entity"
        case .field: "field"
        case .enumType: "enum"
        case .role: "role"
        case .table: "table"
        case .trigger: "trigger"
        }
    }
}
