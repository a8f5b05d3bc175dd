import Diagnostics
import SchemaModel

/// Names of entities become names of files: what can be none is an error, whatever the target.
enum EntityNameCheck {
    /// So that every suffix that a target adds still fits into the 255 bytes that file systems allow.
    private static let longestName = 200

    /// A name that is refused already gets no second message.
    static func diagnostics(for schema: Schema, besides known: [Diagnostic]) -> [Diagnostic] {
        let refused = Set(known.lazy.filter { $0.severity == .error }.compactMap(\.span))
        return schema.entities.compactMap { entity in
            if refused.contains(entity.span) { return nil }
            return problem(of: entity.name).map {
                Diagnostic(
                    .entityUnusable, .error, $0, at: entity.span,
                    remedy: "give it a name of letters and digits")
            }
        }
    }

    private static func problem(of name: String) -> String? {
        let isPath = name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
        if isPath || name.isEmpty || name == "." || name == ".." {
            return "'\(name)' cannot be the name of a type or a file"
        }
        guard name.utf8.count > longestName else { return nil }
        return "the name '\(name.prefix(40))…' is longer than \(longestName) bytes"
    }
}

extension DiagnosticID {
    fileprivate static let entityUnusable = DiagnosticID("entity.unusable")
}
