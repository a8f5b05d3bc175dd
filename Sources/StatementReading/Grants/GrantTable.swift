import DocumentWording
package import Markdown
import Vocabulary

/// A table of who may do what: each row becomes lines of roles and permissions, as the grammar of grants reads them.
///
///     | Record type | Role | Create | Read | Write |
///     | --- | --- | --- | --- | --- |
///     | `Trip` | `_creator` | ✓ | ✓ | ✓ |
package struct GrantTable {
    let table: Table
    private let header: [Wording]

    /// The columns whose headers are roles: "`_world`", "Creator".
    private let roles: Set<Int>

    /// The columns whose headers are permissions: "Read", "Write".
    private let permissions: Set<Int>

    /// The column that names record types, by its header or because it is the first.
    let subject: Int

    /// Whether the header says that the column is one of record types.
    let namesSubject: Bool

    package init(_ table: Table, _ ownRoles: OwnRoles? = nil) {
        self.table = table
        let header = table.header.cells.map { Wording($0.content) }
        self.header = header
        roles = Set(
            header.indices.filter {
                GrantGrammar(header[$0], header[$0].tokens.indices, roles: ownRoles).hasRole
            })
        permissions = Set(
            header.indices.filter { column in
                header[column].tokens.contains { $0.means([.read, .write, .create]) }
            })
        let named = table.header.cells.firstIndex {
            HeaderVocabulary.role(of: $0.content.plainText) == .recordType
        }
        subject = named ?? 0
        namesSubject = named != nil
    }

    /// Whether the header leaves no doubt: roles, permissions, or a column of each.
    var isAboutSecurity: Bool {
        securityWords > 0 || roles.count > 1 || namesSubject && permissions.count > 1
    }

    /// In a table about one record type, no other column says of what.
    var isSurelyAboutSecurity: Bool { table.header.cells.count > 1 && securityWords > 1 }

    /// Whether each row is a record type's, a role's, and what it may do.
    package var grants: Bool { namesSubject && isAboutSecurity && !permissions.isEmpty }

    /// "| Role | `Trip` | `Stop` |": whether the rows are roles.
    var isByRole: Bool { !namesSubject && (header.first?.tokens.contains { $0.means(.role) } ?? false) }

    /// Whether each row begins with a role, and with nothing else.
    func rowsAreRoles(_ ownRoles: OwnRoles) -> Bool {
        !table.rows.isEmpty
            && table.rows.allSatisfy { row in
                let words = Wording(row.cells[0].content)
                return words.tokens.count <= 4
                    && GrantGrammar(words, words.tokens.indices, roles: ownRoles).hasRole
            }
    }

    /// The headers beside those of roles whose cells are permissions, and that name no role.
    func unknownRoles(_ ownRoles: OwnRoles) -> [UnknownRole] {
        if roles.isEmpty { return [] }
        return header.indices.compactMap { column in
            guard column != subject, !roles.contains(column), !permissions.contains(column) else {
                return nil
            }
            return table.rows.lazy.compactMap { row in
                var line = header[column]
                line.append(Wording(row.cells[column].content))
                return GrantGrammar(line, line.tokens.indices, roles: ownRoles).unknownRole
            }
            .first
        }
    }

    private var securityWords: Int {
        header.count { title in title.tokens.contains { $0.means(.security) } }
    }

    /// A line a column where the headers name roles, else one of all cells.
    func lines(of row: TableRow, withoutSubject: Bool) -> [Wording] {
        let columns = row.cells.indices.filter { !withoutSubject || $0 != subject }
        let ofRoles = columns.filter { roles.contains($0) && !permissions.contains($0) }
        if withoutSubject, !ofRoles.isEmpty {
            return ofRoles.map { column in
                var line = header[column]
                line.append(Wording(row.cells[column].content))
                line.spellOut(GrantStatement.spelledRights)
                return line
            }
        }
        var line = columns.reduce(into: Wording(Inlines([]))) { line, column in
            if let words = words(in: row.cells[column], column) { line.append(words) }
        }
        line.spellOut(GrantStatement.spelledRights)
        return [line]
    }

    /// The cell's words, or the header's in the place of a "yes"; nil for a "no".
    private func words(in cell: TableCell, _ column: Int) -> Wording? {
        let words = Wording(cell.content)
        guard permissions.contains(column) else { return words }
        return switch AnswerWords.answer(in: words) {
        case .yes: header[column]
        case .no: nil
        case nil: words
        }
    }
}
