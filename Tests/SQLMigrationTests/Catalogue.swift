import SQLLanguage

/// What a database says of itself, in lines that do not depend on how it came about, and all its rows.
struct DatabaseState: Hashable {
    let catalogue: [String]
    let rows: String

    private static let border = "-- rows --"

    /// What a database answered to the query, behind whatever it was asked before.
    init(_ output: String, _ dialect: SQLDialect) {
        let parts = output.split(separator: Self.border + "\n", omittingEmptySubsequences: false)
        catalogue = parts.first.map { Self.lines(String($0), dialect).sorted() } ?? []
        rows = parts.dropFirst().joined()
    }

    static func query(_ dialect: SQLDialect) -> String {
        switch dialect {
        case .sqlite: sqlite + "SELECT '\(border)';\n.dump\n"
        case .postgresql: postgreSQL + "SELECT '\(border)';\n" + postgreSQLRows
        }
    }

    private static let postgreSQLRows = """
        SELECT table_name, replace(query_to_xml(
            format('SELECT t::text FROM %I.%I t ORDER BY 1', current_schema(), table_name), true, true, '')::text, E'\\n', ' ')
        FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1;

        """

    private static let sqlite = """
        SELECT 'column', m.name, i.name, i.type, i."notnull", i.dflt_value, i.pk
        FROM sqlite_schema m JOIN pragma_table_info(m.name) i WHERE m.type = 'table' ORDER BY 2, 3;
        SELECT 'key', m.name, f."from", f."table", f."to", f.on_delete
        FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table' ORDER BY 2, 3;
        SELECT type, name, tbl_name, replace(sql, char(10), ' ') FROM sqlite_schema
        WHERE type <> 'table' AND sql IS NOT NULL ORDER BY 1, 2;
        SELECT 'table', name, replace(sql, char(10), ' ') FROM sqlite_schema WHERE type = 'table' ORDER BY 2;

        """

    private static let postgreSQL = """
        SELECT 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
            pg_get_expr(d.adbin, d.adrelid), col_description(c.oid, a.attnum)
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' ORDER BY 2, 3;
        SELECT 'table', relname, obj_description(oid, 'pg_class') FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY 2;
        SELECT 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = current_schema()::regnamespace AND conrelid <> 0 AND contype <> 't' ORDER BY 2, 3;
        SELECT 'index', tablename, indexname, replace(indexdef, current_schema() || '.', '') FROM pg_indexes
        WHERE schemaname = current_schema() ORDER BY 2, 3;
        SELECT 'trigger', c.relname, t.tgname, replace(pg_get_triggerdef(t.oid), current_schema() || '.', '')
        FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE c.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal ORDER BY 2, 3;
        SELECT 'function', proname, prosrc FROM pg_proc
        WHERE pronamespace = current_schema()::regnamespace ORDER BY 2;

        """

    /// The lines, with the constraints of SQLite's tables instead of their text: a column that was added has its own
    /// with it.
    private static func lines(_ output: String, _ dialect: SQLDialect) -> [String] {
        let lines = output.split(separator: "\n").map(String.init)
        guard dialect == .sqlite else { return lines }
        return lines.flatMap { line in
            let parts = line.split(separator: "|", maxSplits: 2).map(String.init)
            return parts.first == "table" && parts.count == 3
                ? constraints(of: parts[2]).sorted().map { "\(parts[1])|\($0)" } : [line]
        }
    }

    private static func constraints(of statement: String) -> [String] {
        statement.split(separator: "CONSTRAINT ").dropFirst().map { text in
            var depth = 0
            var isQuoted = false
            var result = ""
            for character in text {
                if character == "'" { isQuoted.toggle() }
                if !isQuoted, character == "(" { depth += 1 }
                if !isQuoted, character == ")" { depth -= 1 }
                if depth < 0 || depth == 0 && character == "," { break }
                result.append(character)
            }
            return result.split(separator: " ").joined(separator: " ")
        }
    }
}
