/// The name of a table, column, index or constraint. In an interpolated text it stands as SQL spells it.
package struct SQLIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// Without quotes.
    package let name: String

    /// With quotes where the dialect needs them.
    package let quoted: String

    package init(_ name: String, in dialect: SQLDialect) {
        self.name = name
        quoted = dialect.quoted(name)
    }

    package var description: String { quoted }
}
