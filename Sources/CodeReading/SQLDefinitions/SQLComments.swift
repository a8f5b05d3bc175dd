/// Gives comments to what they stand beside: behind a column on its line, or in the line above a table.
struct SQLComments {
    let text: [UInt8]
    let comments: [(offset: Int, text: String)]

    func attached(to definitions: SQLDefinitions) -> SQLDefinitions {
        var definitions = definitions
        var unread = comments[...]
        for table in definitions.tables.indices {
            for column in definitions.tables[table].columns.indices {
                let range = definitions.tables[table].columns[column].range
                unread = unread.drop { $0.offset < range.lowerBound }
                guard let comment = unread.first, isSameLine(range.upperBound, comment.offset),
                    definitions.tables[table].columns[column].comment == nil
                else { continue }
                definitions.tables[table].columns[column].comment = comment.text
            }
        }
        return definitions
    }

    private func isSameLine(_ one: Int, _ other: Int) -> Bool {
        one <= other && !text[one..<other].contains(0x0A)
    }
}
