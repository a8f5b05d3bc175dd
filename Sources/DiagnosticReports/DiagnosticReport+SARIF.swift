internal import Diagnostics
internal import Output

extension DiagnosticReport {
    /// A log of one run in OASIS SARIF 2.1.0, with a rule for each id that occurs.
    ///
    /// `version` is the tool's. Columns count Unicode scalars, as `columnKind` says (section 3.14.17).
    package func sarif(version: String) -> [UInt8] {
        let rules = ruleIDs
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.key("runs")
            json.array([self]) { json, report in
                json.object { json in
                    Self.writeTool(&json, version, rules)
                    json.member("columnKind", "unicodeCodePoints")
                    json.key("results")
                    json.array(report.entries) { json, entry in
                        Self.writeResult(&json, entry, ruleIndex: places[entry.diagnostic.id] ?? -1)
                    }
                }
            }
        }
        json.newline()
        return json.bytes
    }

    /// Each id once, sorted.
    private var ruleIDs: [DiagnosticID] {
        Set(entries.map(\.diagnostic.id)).sorted { $0.rawValue < $1.rawValue }
    }

    private static func writeTool(_ json: inout JSONWriter, _ version: String, _ rules: [DiagnosticID]) {
        json.key("tool")
        json.object { json in
            json.key("driver")
            json.object { json in
                json.member("name", "gen")
                json.member("version", version)
                json.key("rules")
                json.array(rules, write: writeRule)
            }
        }
    }

    private static func writeRule(_ json: inout JSONWriter, _ id: DiagnosticID) {
        json.object { json in
            json.member("id", id.rawValue)
            guard let page = DiagnosticPage.page(of: id.rawValue) else { return }
            message(&json, "shortDescription", page.title)
            message(&json, "fullDescription", page.meaning)
            message(&json, "help", page.remedy)
        }
    }

    private static func writeResult(_ json: inout JSONWriter, _ entry: Entry, ruleIndex: Int) {
        let diagnostic = entry.diagnostic
        json.object { json in
            json.member("ruleId", diagnostic.id.rawValue)
            json.member("ruleIndex", ruleIndex)
            json.member("level", level(of: diagnostic.severity))
            message(
                &json, "message", diagnostic.message + (diagnostic.remedy.map { "; \($0)" } ?? ""))
            if let span = diagnostic.span {
                json.key("locations")
                json.array([span]) { json, span in
                    json.object { location(&$0, span, entry.sources) }
                }
            }
            if diagnostic.related.isEmpty { return }
            json.key("relatedLocations")
            json.array(diagnostic.related) { json, related in
                json.object { json in
                    location(&json, related.span, entry.sources)
                    message(&json, "message", related.message)
                }
            }
        }
    }

    private static func level(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note, .remark: "note"
        }
    }

    private static func message(_ json: inout JSONWriter, _ key: String, _ text: String) {
        json.key(key)
        json.object(.inline) { $0.member("text", text) }
    }

    private static func location(_ json: inout JSONWriter, _ span: SourceSpan, _ sources: SourceFiles) {
        let region = sources.region(of: span)
        json.key("physicalLocation")
        json.object { json in
            json.key("artifactLocation")
            json.object(.inline) { $0.member("uri", uri(of: region.path)) }
            json.key("region")
            json.object(.inline) { json in
                json.member("startLine", region.start.line)
                json.member("startColumn", region.startScalar)
                json.member("endLine", region.end.line)
                json.member("endColumn", region.endScalar)
            }
        }
    }

    /// A path as a relative reference, or as a `file` URI where it is absolute (RFC 3986, section 2.1).
    private static func uri(of path: String) -> String {
        var uri = path.hasPrefix("/") ? "file://" : ""
        // A colon in the first part would look like a scheme.
        if !path.hasPrefix("/"), path.prefix(while: { $0 != "/" }).contains(":") { uri += "./" }
        for byte in path.utf8 {
            if isUnreserved(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return uri
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
            UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"):
            true
        default: false
        }
    }
}
