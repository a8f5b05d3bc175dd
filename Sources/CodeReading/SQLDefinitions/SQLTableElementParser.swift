/// Reads one element between the brackets of `CREATE TABLE`: a column or a constraint of the table.
struct SQLTableElementParser {
    private let text: [UInt8]
    private var rest: ArraySlice<SQLToken>

    static func parse(
        _ tokens: ArraySlice<SQLToken>, of text: [UInt8], into table: inout SQLDefinitions.Table
    ) {
        var parser = SQLTableElementParser(text: text, rest: tokens)
        parser.element(of: &table)
    }

    /// The columns that a list names, without sort orders and lengths; none where a part is an expression.
    static func columnNames(in tokens: ArraySlice<SQLToken>) -> [String] {
        var names: [String] = []
        for part in tokens.split(whereSeparator: { $0.isMark(",") }) {
            guard let name = part.first?.name else { continue }
            if isCall(part) { return [] }
            names.append(name)
        }
        return names
    }

    /// `lower(name)`, but not the length in `name(20)`.
    private static func isCall(_ part: ArraySlice<SQLToken>) -> Bool {
        guard part.dropFirst().first?.isMark("(") == true else { return false }
        if case .number? = part.dropFirst(2).first?.kind { return false }
        return true
    }

    private mutating func element(of table: inout SQLDefinitions.Table) {
        let start = rest.first?.range.lowerBound ?? 0
        let end = rest.last?.range.upperBound ?? start
        if skip("CONSTRAINT") { rest = rest.dropFirst() }
        if skip("PRIMARY", "KEY") {
            table.primaryKey = bracketedNames()
        } else if skip("FOREIGN", "KEY") {
            foreignKey(of: &table)
        } else if isKey("UNIQUE") {
            skipKeyName()
            table.uniqueKeys.append(.init(columns: bracketedNames(), range: start..<end))
        } else if isKey("INDEX") || isKey("KEY") {
            skipKeyName()
            table.indexes.append(.init(columns: bracketedNames(), range: start..<end))
        } else if skip("CHECK") {
            check(brackets(), of: &table)
        } else if !isAt("EXCLUDE"), !isAt("LIKE"), let name = rest.first?.name {
            column(name, range: start..<end, of: &table)
        }
    }

    private func check(_ condition: ArraySlice<SQLToken>, of table: inout SQLDefinitions.Table) {
        guard let check = SQLCheck(condition),
            let index = table.columns.firstIndex(where: { $0.name == check.column })
        else { return }
        table.columns[index].add(check)
    }

    /// `KEY` opens a constraint unless a type follows it: then it is a column of that name.
    private mutating func isKey(_ keyword: String) -> Bool {
        guard isAt(keyword) else { return false }
        let second = rest.dropFirst().first
        let third = rest.dropFirst(2).first
        guard
            second?.isMark("(") == true || second?.isKeyword("KEY") == true
                || second?.isKeyword("INDEX") == true
                || third?.isMark("(") == true && keyword != "UNIQUE" && rest.last?.isMark(")") == true
                || keyword == "UNIQUE" && third?.isMark("(") == true
        else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func skipKeyName() {
        while let token = rest.first, token.name != nil { rest = rest.dropFirst() }
    }

    private mutating func foreignKey(of table: inout SQLDefinitions.Table) {
        let columns = bracketedNames()
        guard columns.count == 1, let target = reference() else { return }
        guard let index = table.columns.firstIndex(where: { $0.name == columns[0] }) else { return }
        table.columns[index].references = target.table
        table.columns[index].onDelete = target.onDelete
    }

    private mutating func column(_ name: String, range: Range<Int>, of table: inout SQLDefinitions.Table) {
        guard let nameToken = rest.first else { return }
        rest = rest.dropFirst()
        let typeTokens = rest.prefix(typeLength)
        rest = rest.dropFirst(typeTokens.count)
        let nameEnd = nameToken.range.upperBound
        let typeRange =
            (typeTokens.first?.range.lowerBound ?? nameEnd)..<(typeTokens.last?.range.upperBound ?? nameEnd)
        var column = SQLDefinitions.Column(
            name: name, nameRange: nameToken.range, type: slice(typeRange), typeRange: typeRange, range: range
        )
        if typeTokens.first?.isKeyword("ENUM") == true { column.listedValues = strings(in: typeTokens) }
        if let list = typeTokens.firstIndex(where: { $0.isMark("[") || $0.isKeyword("ARRAY") }) {
            column.isList = true
            let end = typeTokens[..<list].last?.range.upperBound ?? typeRange.lowerBound
            column.type = slice(typeRange.lowerBound..<end)
        }
        while !rest.isEmpty { constraint(of: &column) }
        table.columns.append(column)
    }

    /// How many tokens the type has: up to the first word that begins a constraint.
    private var typeLength: Int {
        var depth = 0
        for (count, token) in rest.enumerated() {
            if token.isMark("(") { depth += 1 } else if token.isMark(")") { depth -= 1 }
            if depth == 0, case .word(let word) = token.kind, Self.constraintWords.contains(word.uppercased())
            {
                return count
            }
        }
        return rest.count
    }

    private mutating func constraint(of column: inout SQLDefinitions.Column) {
        if skip("NOT", "NULL") {
            column.isNotNull = true
        } else if skip("PRIMARY", "KEY") {
            column.isPrimaryKey = true
        } else if skip("UNIQUE") {
            column.isUnique = true
        } else if skip("DEFAULT") {
            column.defaultText = expression()
        } else if skip("COMMENT"), case .string(let comment) = rest.first?.kind {
            column.comment = comment
        } else if skip("CHECK") {
            if let check = SQLCheck(brackets()), check.column == column.name { column.add(check) }
        } else if isAt("REFERENCES"), let target = reference() {
            column.references = target.table
            column.onDelete = target.onDelete
        } else {
            rest = rest.dropFirst()
        }
    }

    private mutating func reference() -> (table: String, onDelete: String?)? {
        guard skip("REFERENCES"), var table = rest.first?.name else { return nil }
        rest = rest.dropFirst()
        while rest.first?.isMark(".") == true, let name = rest.dropFirst().first?.name {
            table = name
            rest = rest.dropFirst(2)
        }
        if rest.first?.isMark("(") == true { _ = brackets() }
        var onDelete: String?
        while isAt("ON") || isAt("MATCH") {
            if skip("ON", "DELETE") {
                onDelete = action()
            } else {
                rest = rest.dropFirst(2)
                if !isAt("ON") { _ = action() }
            }
        }
        return (table, onDelete)
    }

    private mutating func action() -> String? {
        for action in [["CASCADE"], ["RESTRICT"], ["SET", "NULL"], ["SET", "DEFAULT"], ["NO", "ACTION"]] {
            if zip(rest, action).allSatisfy({ $0.isKeyword($1) }), rest.count >= action.count {
                rest = rest.dropFirst(action.count)
                return action.joined(separator: " ")
            }
        }
        return nil
    }

    /// One value, with the brackets of a call and the cast behind it.
    private mutating func expression() -> String {
        let start = rest.first?.range.lowerBound ?? 0
        var end = start
        var depth = 0
        var isFirst = true
        while let token = rest.first {
            if depth == 0, !isFirst, case .word(let word) = token.kind,
                Self.constraintWords.contains(word.uppercased())
            {
                break
            }
            if token.isMark("(") { depth += 1 } else if token.isMark(")") { depth -= 1 }
            end = token.range.upperBound
            rest = rest.dropFirst()
            isFirst = false
        }
        return slice(start..<end)
    }

    private mutating func bracketedNames() -> [String] { Self.columnNames(in: brackets()) }

    /// The tokens between a pair of brackets, which are passed over.
    private mutating func brackets() -> ArraySlice<SQLToken> {
        guard rest.first?.isMark("(") == true else { return [] }
        let whole = rest
        var depth = 0
        while let token = rest.first {
            if token.isMark("(") { depth += 1 } else if token.isMark(")") { depth -= 1 }
            rest = rest.dropFirst()
            if depth == 0 { return whole[whole.startIndex + 1..<rest.startIndex - 1] }
        }
        return []
    }

    private func strings(in tokens: ArraySlice<SQLToken>) -> [String] {
        tokens.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
    }

    private func isAt(_ keyword: String) -> Bool { rest.first?.isKeyword(keyword) == true }

    private mutating func skip(_ keywords: String...) -> Bool {
        guard rest.count >= keywords.count, zip(rest, keywords).allSatisfy({ $0.isKeyword($1) }) else {
            return false
        }
        rest = rest.dropFirst(keywords.count)
        return true
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private static let constraintWords: Set = [
        "AS", "AUTOINCREMENT", "AUTO_INCREMENT", "CHECK", "COLLATE", "COMMENT", "CONSTRAINT", "DEFAULT",
        "DEFERRABLE", "GENERATED", "NOT", "NULL", "ON", "PRIMARY", "REFERENCES", "UNIQUE",
    ]
}

extension SQLDefinitions.Column {
    /// Of several bounds each may give one end.
    fileprivate mutating func add(_ check: SQLCheck) {
        if !check.listedValues.isEmpty { listedValues = check.listedValues }
        if let other = check.bounds { bounds = bounds.map { other.clamped(to: $0) } ?? other }
    }
}
