import SQLLanguage

/// What a trigger does, whatever its lines and quotation marks: in SQLite all of it, in PostgreSQL the body of the
/// function that it calls.
struct TriggerText: Hashable, Sendable {
    private let text: String

    /// As the catalogue of a database has it.
    init(catalogue text: String) {
        let words = text.filter { $0 != "\"" }.split { $0.isWhitespace }
        let joined = words.joined(separator: " ")
        self.text = joined.last == ";" ? String(joined.dropLast()) : joined
    }

    /// That of the statements that make it.
    init(script: String, _ dialect: SQLDialect) {
        switch dialect {
        case .sqlite:
            let start = script.firstRange(of: "CREATE TRIGGER ")?.lowerBound ?? script.startIndex
            self.init(catalogue: String(script[start...]))
        case .postgresql:
            self.init(catalogue: Self.body(of: script))
        }
    }

    /// Between the two quotes that a function's body stands in: `AS $$ … $$;`.
    private static func body(of script: String) -> String {
        guard let start = script.firstRange(of: " AS $")?.upperBound,
            let mark = script[start...].firstIndex(of: "$")
        else { return script }
        let quote = "$" + script[start...mark]
        let body = script[script.index(after: mark)...]
        return body.firstRange(of: quote).map { String(body[..<$0.lowerBound]) } ?? script
    }
}
