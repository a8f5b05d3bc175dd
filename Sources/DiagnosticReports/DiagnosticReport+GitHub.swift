internal import Diagnostics

extension DiagnosticReport {
    /// A workflow command a finding: `::error file=Schema.md,line=34,col=18,...,title=type.unknown::message`.
    ///
    /// GitHub Actions documents the form under "Workflow commands": a value's `%`, line ends, `:` and `,` are escaped.
    package func github() -> [UInt8] {
        var text = ""
        for entry in entries { text += Self.command(for: entry.diagnostic, entry.sources) + "\n" }
        return Array(text.utf8)
    }

    private static func command(for diagnostic: Diagnostic, _ sources: SourceFiles) -> String {
        var properties: [(String, String)] = []
        if let span = diagnostic.span {
            let region = sources.region(of: span)
            properties = [
                ("file", region.path), ("line", String(region.start.line)),
                ("endLine", String(region.end.line)), ("col", String(region.startScalar)),
                ("endColumn", String(region.endScalar)),
            ]
        }
        properties.append(("title", diagnostic.id.rawValue))
        let values = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
        let message = diagnostic.message + (diagnostic.remedy.map { "; \($0)" } ?? "")
        return "::\(level(of: diagnostic.severity)) \(values)::\(escaped(message))"
    }

    private static func level(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note, .remark: "notice"
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func escapedProperty(_ text: String) -> String {
        var value = ""
        for scalar in escaped(text).unicodeScalars {
            switch scalar {
            case ":": value += "%3A"
            case ",": value += "%2C"
            default: value.unicodeScalars.append(scalar)
            }
        }
        return value
    }
}
