import SchemaDeclaration
import Testing

@testable import CodeReading

@Suite struct `Checks and changes of SQL tables` {
    private func table(_ sql: String) -> SQLDefinitions.Table? {
        SQLDefinitionParser.parse(Array(sql.utf8)).tables.first
    }

    @Test(arguments: [
        ("x int CHECK (x BETWEEN 1 AND 5)", 1...5), ("x int CHECK (x >= 0 AND x <= 23)", 0...23),
        ("x int CHECK (x >= 0 AND x < 24)", 0...23), ("x int CHECK (x > 0)", 1...Int64.max),
        ("x int CHECK (x >= -5)", -5...Int64.max), ("x int, CHECK (x BETWEEN 1 AND 5)", 1...5),
        ("x int, CONSTRAINT c CHECK (x < 10)", Int64.min...9),
        ("x int CHECK (x > 0 OR x IS NULL)", 1...Int64.max),
    ])
    func `a check bounds its column`(columns: String, bounds: ClosedRange<Int64>) {
        #expect(table("CREATE TABLE t (\(columns))")?.columns.first?.bounds == bounds)
    }

    @Test(arguments: [
        "x int CHECK (x BETWEEN 1 AND y)", "x int CHECK (x > y)", "x int CHECK (x > 0 OR y > 0)",
        "x int CHECK (NOT x > 0)", "x int CHECK (y > 0)", "x int CHECK (length(x) > 0)",
        "x int CHECK (x > 1.5)",
        "x int CHECK (x BETWEEN 5 AND 1)", "x int CHECK (x > 9223372036854775807)", "x int CHECK (x <> 3)",
    ])
    func `a check of something else bounds nothing`(columns: String) {
        #expect(table("CREATE TABLE t (\(columns))")?.columns.first?.bounds == nil)
    }

    @Test(arguments: [
        ("x text CHECK (x IN ('a', 'b'))", ["a", "b"]), ("x text CHECK (x IN ('a') OR x IS NULL)", ["a"]),
        ("x text CHECK (x::text IN ('a', 'b'))", ["a", "b"]), ("x text CHECK (x NOT IN ('a', 'b'))", []),
    ])
    func `a check lists values`(columns: String, values: [String]) {
        #expect(table("CREATE TABLE t (\(columns))")?.columns.first?.listedValues == values)
    }

    @Test(arguments: [
        ("ALTER TABLE t ADD COLUMN c int", ["a", "b", "c"]),
        ("ALTER TABLE t ADD c int, DROP COLUMN a", ["b", "c"]),
        ("ALTER TABLE t DROP COLUMN IF EXISTS a", ["b"]), ("ALTER TABLE t RENAME COLUMN a TO z", ["z", "b"]),
        ("ALTER TABLE t RENAME a TO z", ["z", "b"]), ("ALTER TABLE t DROP CONSTRAINT k", ["a", "b"]),
        ("ALTER TABLE u DROP COLUMN a", ["a", "b"]), ("ALTER TABLE t RENAME CONSTRAINT k TO l", ["a", "b"]),
    ])
    func `later statements change the columns`(statement: String, columns: [String]) {
        let table = table("CREATE TABLE t (a int, b int, CONSTRAINT k UNIQUE (b)); \(statement);")
        #expect(table?.columns.map(\.name) == columns)
        #expect(table?.uniqueKeys.map(\.columns) == [["b"]])
    }

    @Test func `keys go with a column or take its new name`() {
        let sql =
            "CREATE TABLE t (a int, b int, UNIQUE (a), UNIQUE (b)); ALTER TABLE t DROP a, RENAME b TO c;"
        #expect(table(sql)?.uniqueKeys.map(\.columns) == [["c"]])
    }

    @Test func `a table may be renamed`() {
        #expect(table("CREATE TABLE t (a int); ALTER TABLE t RENAME TO u;")?.name == "u")
    }

    @Test func `a primary key of several columns is a unique key`() throws {
        let sql = "CREATE TABLE t (x int, y int, PRIMARY KEY (x, y));"
        let read = try Reading("# Tables\n\n```sql\n\(sql)\n```\n")
        #expect(read.keys == ["x,y"])
        #expect(read.schema.entities.first?.primaryKey == nil)
    }
}
