/// What a piece of SQL defines: the tables of `CREATE TABLE`, and what other statements say about them.
struct SQLDefinitions: Hashable {
    var tables: [Table] = []

    /// `CREATE TYPE mood AS ENUM ('sad', 'ok')`.
    var enums: [Enumeration] = []

    struct Table: Hashable {
        var name: String
        var nameRange: Range<Int>
        var comment: String?
        var columns: [Column] = []
        var primaryKey: [String] = []
        var uniqueKeys: [Key] = []
        var indexes: [Key] = []
    }

    struct Key: Hashable {
        var columns: [String]
        var range: Range<Int>

        /// Those of an index that are looked through from the end.
        var descending: Set<String> = []
    }

    struct Column: Hashable {
        var name: String
        var nameRange: Range<Int>

        /// As written, without constraints. For example: `character varying(80)`.
        var type: String
        var typeRange: Range<Int>
        var isList = false
        var isNotNull = false
        var isPrimaryKey = false
        var isUnique = false

        /// The expression as written.
        var defaultText: String?
        var references: String?

        /// `CASCADE`, `SET NULL`, `RESTRICT`, `NO ACTION` or `SET DEFAULT`.
        var onDelete: String?

        /// The texts of `CHECK (x IN ('a', 'b'))`, or of MySQL's `ENUM('a', 'b')`.
        var listedValues: [String] = []

        /// Of `CHECK (x BETWEEN 1 AND 5)`, `CHECK (x >= 0 AND x <= 23)`; an end may be open.
        var bounds: ClosedRange<Int64>?
        var comment: String?
        var range: Range<Int>
    }

    struct Enumeration: Hashable {
        var name: String
        var nameRange: Range<Int>
        var values: [String]
    }
}
