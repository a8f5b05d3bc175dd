internal import Diagnostics
internal import Output

extension DiagnosticReport {
    /// One object: `formatVersion` and `diagnostics`, each with id, severity, message, remedy, targets, source and
    /// related places. Columns are 1-based, in UTF-8 bytes of the file on disk; an end is exclusive.
    package func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("formatVersion", 1)
            json.key("diagnostics")
            json.array(entries) { json, entry in
                Self.write(&json, entry.diagnostic, entry.sources)
            }
        }
        json.newline()
        return json.bytes
    }

    private static func write(_ json: inout JSONWriter, _ diagnostic: Diagnostic, _ sources: SourceFiles) {
        json.object { json in
            json.member("id", diagnostic.id.rawValue)
            json.member("severity", diagnostic.severity.rawValue)
            json.member("message", diagnostic.message)
            json.member("remedy", diagnostic.remedy)
            json.key("targets")
            json.array(diagnostic.targets, .inline) { $0.string($1) }
            source(&json, diagnostic.span, sources)
            json.key("related")
            json.array(diagnostic.related) { json, related in
                json.object(.inline) { json in
                    json.member("message", related.message)
                    source(&json, related.span, sources)
                }
            }
        }
    }

    private static func source(_ json: inout JSONWriter, _ span: SourceSpan?, _ sources: SourceFiles) {
        json.key("source")
        guard let span else { return json.null() }
        let region = sources.region(of: span)
        json.object(.inline) { json in
            json.member("path", region.path)
            json.member("line", region.start.line)
            json.member("column", region.start.column)
            json.member("endLine", region.end.line)
            json.member("endColumn", region.end.column)
        }
    }
}
