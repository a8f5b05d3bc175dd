/// The words of Spark SQL that are no names unless they stand in back-ticks.
package enum SparkKeywords {
    /// Those that Spark 4 reserves where `spark.sql.ansi.enforceReservedKeywords` is set, and those that cannot stand for
    /// a table elsewhere, because a join may follow. `sql_keywords()` of Spark lists them.
    package static let reserved: Set<String> = Set(
        """
        all and anti any as asensitive at authorization between both call case cast check collate collation collations
        column condition constraint
        create cross current_catalog current_date current_path current_schema current_time current_timestamp
        current_user cursor declare distinct else end escape except execute exists false fetch filter for foreign from
        full global grant group having in inner insert intersect into is join lateral leading left like limit localtime minus
        natural not null offset on only or order outer overlaps primary recursive references right select semi
        session_user set setminus some sql sqlexception sqlstate table then time to trailing true union unique unknown
        update user using values when where with within
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
