package import SQLLanguage

/// What a database is asked, so that it tells what it has: a line for each fact, as an array in JSON.
package enum CatalogueQuery {
    /// It reads, and changes nothing.
    package static func text(_ dialect: SQLDialect) -> String {
        switch dialect {
        case .sqlite: sqlite
        case .postgresql: postgreSQL
        }
    }

    private static let sqlite = """
        SELECT json_array('table', name, sql) FROM sqlite_schema
        WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\';
        SELECT json_array('column', m.name, i.name, i.type, iif(i."notnull", '1', '0'), CAST(i.pk AS TEXT))
        FROM sqlite_schema m JOIN pragma_table_xinfo(m.name) i WHERE m.type = 'table' ORDER BY m.name, i.cid;
        SELECT json_array('index', m.name, l.name, iif(l."unique", '1', '0'), coalesce(i.name, '(expression)'))
        FROM sqlite_schema m JOIN pragma_index_list(m.name) l JOIN pragma_index_xinfo(l.name) i
        WHERE m.type = 'table' AND l.origin <> 'pk' AND i.key ORDER BY m.name, l.name, i.seqno;
        SELECT json_array('key', m.name, CAST(f.id AS TEXT), f."from", f."table", coalesce(f."to", ''), f.on_delete)
        FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq;
        SELECT json_array('trigger', tbl_name, name, sql) FROM sqlite_schema WHERE type = 'trigger';

        """

    private static let postgreSQL = """
        SET default_transaction_read_only = on;
        SELECT json_build_array('table', relname, '') FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p');
        SELECT json_build_array('column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
            CASE WHEN a.attnotnull THEN '1' ELSE '0' END,
            coalesce(array_position(k.conkey, a.attnum), 0)::text)
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p'
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname, a.attnum;
        SELECT json_build_array('index', c.relname, i.relname, CASE WHEN x.indisunique THEN '1' ELSE '0' END,
            coalesce(a.attname, '(expression)'))
        FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
        CROSS JOIN LATERAL unnest(x.indkey::smallint[]) WITH ORDINALITY AS n(number, place)
        LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = n.number AND n.number > 0
        WHERE c.relnamespace = current_schema()::regnamespace AND NOT x.indisprimary AND n.place <= x.indnkeyatts
        ORDER BY c.relname, i.relname, n.place;
        SELECT json_build_array('key', c.relname, k.oid::text, a.attname, t.relname, b.attname,
            CASE k.confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' WHEN 'd' THEN 'SET DEFAULT'
            WHEN 'r' THEN 'RESTRICT' ELSE 'NO ACTION' END)
        FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
        CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS n(own, other, place)
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = n.own
        JOIN pg_attribute b ON b.attrelid = t.oid AND b.attnum = n.other
        WHERE c.relnamespace = current_schema()::regnamespace AND k.contype = 'f' ORDER BY c.relname, k.oid, n.place;
        SELECT json_build_array('check', c.relname, k.conname) FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
        WHERE c.relnamespace = current_schema()::regnamespace AND k.contype = 'c';
        SELECT json_build_array('trigger', c.relname, t.tgname, p.prosrc)
        FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
        WHERE c.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal;

        """
}
