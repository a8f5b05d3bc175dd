import Testing

@testable import CodeReading

@Suite("SQL definitions")
struct SQLDefinitionTests {
    private func parse(_ sql: String) -> SQLDefinitions { SQLDefinitionParser.parse(Array(sql.utf8)) }

    private func column(_ sql: String) -> SQLDefinitions.Column? {
        parse("CREATE TABLE t (\(sql)\n)").tables.first?.columns.first
    }

    @Test(arguments: [
        ("id uuid PRIMARY KEY", "uuid"),
        ("name character varying(80) NOT NULL", "character varying(80)"),
        ("at timestamp with time zone DEFAULT now()", "timestamp with time zone"),
        ("n double precision", "double precision"),
        ("price NUMERIC(10, 2) DEFAULT 0", "NUMERIC(10, 2)"),
        ("mood ENUM('a','b')", "ENUM('a','b')"),
    ])
    func readsTypesAsWritten(sql: String, type: String) {
        #expect(column(sql)?.type == type)
    }

    @Test func readsConstraintsOfAColumn() throws {
        let read = try #require(
            column("boss uuid NOT NULL UNIQUE REFERENCES hr.people (id) ON UPDATE CASCADE ON DELETE SET NULL")
        )
        #expect(read.isNotNull && read.isUnique && !read.isPrimaryKey)
        #expect(read.references == "people")
        #expect(read.onDelete == "SET NULL")
    }

    @Test(arguments: [
        ("a text DEFAULT 'x''y' NOT NULL", "'x''y'"),
        ("a uuid DEFAULT gen_random_uuid()", "gen_random_uuid()"),
        ("a text[] DEFAULT '{}'::text[]", "'{}'::text[]"),
        ("a int DEFAULT -1", "-1"),
        ("a timestamptz DEFAULT (now() + interval '1 day')", "(now() + interval '1 day')"),
    ])
    func readsDefaultsAsWritten(sql: String, text: String) {
        #expect(column(sql)?.defaultText == text)
    }

    @Test func readsKeysOfTheTable() throws {
        let table = try #require(
            parse(
                """
                create table if not exists `t` (
                  a int, b int, key text,
                  constraint k unique (a, b), unique key (b), key i (a), primary key (a),
                  foreign key (b) references u (id) on delete cascade
                ) engine=InnoDB;
                create unique index j on t (key desc);
                create unique index partial on t (a) where b > 0;
                create unique index lowered on t (lower(key));
                """
            ).tables.first)
        #expect(table.columns.map(\.name) == ["a", "b", "key"])
        #expect(table.primaryKey == ["a"])
        #expect(table.uniqueKeys.map(\.columns).filter { !$0.isEmpty } == [["a", "b"], ["b"], ["key"]])
        #expect(table.columns[1].references == "u")
        #expect(table.columns[1].onDelete == "CASCADE")
    }

    @Test func readsCommentsOfEveryDialect() {
        let table = parse(
            """
            CREATE TABLE t (
              a int, -- first
              b int COMMENT 'second',
              c int
            );
            COMMENT ON COLUMN public.t.c IS 'it''s third';
            COMMENT ON TABLE t IS 'whole';
            """
        ).tables.first
        #expect(table?.columns.map(\.comment) == ["first", "second", "it's third"])
        #expect(table?.comment == "whole")
    }

    @Test func readsListedValues() {
        #expect(column("s text CHECK (s IN ('a', 'b'))")?.listedValues == ["a", "b"])
        #expect(parse("CREATE TYPE mood AS ENUM ('sad', 'ok');").enums.map(\.values) == [["sad", "ok"]])
        #expect(column("n int CHECK (n > 0)")?.listedValues == [])
    }

    @Test func addsColumnsOfLaterStatements() {
        let table = parse("CREATE TABLE t (a int); ALTER TABLE ONLY t ADD COLUMN b text, ADD UNIQUE (b);")
            .tables.first
        #expect(table?.columns.map(\.name) == ["a", "b"])
        #expect(table?.uniqueKeys.map(\.columns) == [["b"]])
    }

    @Test(arguments: [
        "", ";;;", "CREATE", "CREATE TABLE", "CREATE TABLE t (", "CREATE TABLE t (a", "SELECT ')'", "'", "/*",
    ])
    func survivesFragments(sql: String) {
        _ = parse(sql)
    }

    @Test func pinsNamesToTheirPlaces() throws {
        let sql = "CREATE TABLE t (\n  \"full name\" text\n)"
        let named = try #require(parse(sql).tables.first?.columns.first)
        let name = Array(sql.utf8)[named.nameRange]
        #expect(String(decoding: name, as: UTF8.self) == "\"full name\"")
        #expect(named.name == "full name")
    }
}
