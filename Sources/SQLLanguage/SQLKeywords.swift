/// The words that are no names unless they stand in quotes.
package enum SQLKeywords {
    /// All keywords of SQLite: many could go without quotes, but not in every version. `true` and `false` are none of
    /// its list, and yet values wherever no column of that name is in sight.
    package static let sqlite = words(
        """
        abort action add after all alter always analyze and as asc attach autoincrement before begin between
        by cascade case cast check collate column commit conflict constraint create cross current
        current_date current_time current_timestamp database default deferrable deferred delete desc detach
        distinct do drop each else end escape except exclude exclusive exists explain fail false filter first
        following for foreign from full generated glob group groups having if ignore immediate in index
        indexed initially inner insert instead intersect into is isnull join key last left like limit match
        materialized natural no not nothing notnull null nulls of offset on or order others outer over
        partition plan pragma preceding primary query raise range recursive references regexp reindex
        release rename replace restrict returning right rollback row rows savepoint select set table temp
        temporary then ties to transaction trigger true unbounded union unique update using vacuum values view
        virtual when where window with within without
        """)

    /// What `quote_ident` puts in quotes: every keyword but the unreserved ones, up to PostgreSQL 18.
    package static let postgreSQL = words(
        """
        all analyse analyze and any array as asc asymmetric authorization between bigint binary bit boolean
        both case cast char character check coalesce collate collation column concurrently constraint create
        cross current_catalog current_date current_role current_schema current_time current_timestamp
        current_user dec decimal default deferrable desc distinct do else end except exists extract false
        fetch float for foreign freeze from full grant graph_table greatest group grouping having ilike in
        initially inner inout int integer intersect interval into is isnull join json json_array
        json_arrayagg json_exists json_object json_objectagg json_query json_scalar json_serialize
        json_table json_value lateral leading least left like limit localtime localtimestamp merge_action
        national natural nchar none normalize not notnull null nullif numeric offset on only or order out
        outer overlaps overlay placing position precision primary real references returning right row select
        session_user setof similar smallint some substring symmetric system_user table tablesample then time
        timestamp to trailing treat trim true union unique user using values varchar variadic verbose when
        where window with xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse
        xmlpi xmlroot xmlserialize xmltable
        """)

    /// The length of `current_timestamp`.
    static let longest = 17

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
