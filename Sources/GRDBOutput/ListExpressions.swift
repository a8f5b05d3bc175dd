import SQLLanguage
import SwiftLanguage

/// A list of references, which is a table of its own, in requests of GRDB's.
struct ListExpressions {
    private let table: String
    private let owner: String
    private let target: String

    /// Of the record that has the list.
    private let key: String

    init(_ junction: SQLJunction, key: SQLColumn, _ grdb: GRDBNames) {
        func column(_ column: SQLColumn) -> String {
            "\(grdb["Column"])(\(SwiftLiteral.string(column.name.name)))"
        }
        table = "\(grdb["Table"])(\(SwiftLiteral.string(junction.name.name)))"
        owner = column(junction.owner)
        target = column(junction.target)
        self.key = column(key)
    }

    /// The rows of the list that lead to records of these names.
    func entries(with names: String) -> String { "\(table).filter(\(names).contains(\(target)))" }

    /// What is true of the records on whose lists those are.
    func owners(with names: String) -> String {
        "\(entries(with: names)).select(\(owner), as: String.self).contains(\(key))"
    }
}
