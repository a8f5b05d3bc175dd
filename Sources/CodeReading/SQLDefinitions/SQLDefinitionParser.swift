/// Reads the definitions in SQL of any common dialect, and passes over what it does not know.
struct SQLDefinitionParser {
    private let text: [UInt8]
    private let tokens: [SQLToken]
    private var index = 0
    private var definitions = SQLDefinitions()

    static func parse(_ text: [UInt8]) -> SQLDefinitions {
        let (tokens, comments) = SQLLexer.tokens(of: text)
        var parser = SQLDefinitionParser(text: text, tokens: tokens)
        parser.statements()
        return SQLComments(text: text, comments: comments).attached(to: parser.definitions)
    }

    /// Nothing but columns, a line each, as they stand between the brackets of `CREATE TABLE`.
    static func columns(_ text: [UInt8], of name: String) -> SQLDefinitions.Table {
        let (tokens, comments) = SQLLexer.tokens(of: text)
        var table = SQLDefinitions.Table(name: name, nameRange: 0..<0)
        var start = tokens.startIndex
        for index in tokens.indices {
            let end = index + 1
            let isLast =
                end == tokens.endIndex
                || text[tokens[index].range.upperBound..<tokens[end].range.lowerBound].contains(0x0a)
            guard isLast else { continue }
            var line = tokens[start..<end]
            if line.last?.isMark(",") == true { line = line.dropLast() }
            SQLTableElementParser.parse(line, of: text, into: &table)
            start = end
        }
        let definitions = SQLDefinitions(tables: [table])
        return SQLComments(text: text, comments: comments).attached(to: definitions).tables[0]
    }

    private init(text: [UInt8], tokens: [SQLToken]) {
        self.text = text
        self.tokens = tokens
    }

    private mutating func statements() {
        while index < tokens.count {
            if skip("CREATE") {
                createStatement()
            } else if skip("COMMENT", "ON") {
                commentStatement()
            } else if skip("ALTER", "TABLE") {
                alterStatement()
            } else if isBareTable {
                createTable()
                if skip(mark: ")") { continue }
            }
            skipStatement()
        }
    }

    private mutating func createStatement() {
        let isUnique = skip("UNIQUE")
        while skip("TEMP") || skip("TEMPORARY") || skip("UNLOGGED") || skip("OR", "REPLACE") {}
        if skip("TABLE") { return createTable() }
        if skip("INDEX") { return createIndex(isUnique: isUnique) }
        if skip("TYPE") { return createType() }
    }

    /// `trips (` with a column and its type in the next line: a table without the words before it.
    private var isBareTable: Bool {
        guard index + 3 < tokens.count, tokens[index].name != nil, tokens[index + 1].isMark("("),
            tokens[index + 2].name != nil, tokens[index + 3].name != nil
        else { return false }
        let gap = tokens[index + 1].range.upperBound..<tokens[index + 2].range.lowerBound
        return text[gap].contains(0x0a)
    }

    private mutating func createTable() {
        skipIfNotExists()
        guard let name = qualifiedName(), skip(mark: "(") else { return }
        var table = SQLDefinitions.Table(name: name.text, nameRange: name.range)
        repeat { SQLTableElementParser.parse(element(), of: text, into: &table) } while skip(mark: ",")
        definitions.tables.append(table)
    }

    /// The tokens up to the next comma or closing bracket of this level.
    private mutating func element() -> ArraySlice<SQLToken> {
        let start = index
        var depth = 0
        while let token = current {
            if token.isMark("(") { depth += 1 }
            if token.isMark(")") { depth -= 1 }
            if depth < 0 || depth == 0 && token.isMark(",") || token.isMark(";") { break }
            index += 1
        }
        return tokens[start..<index]
    }

    private mutating func createIndex(isUnique: Bool) {
        while let token = current, !token.isKeyword("ON"), !token.isMark(";") { index += 1 }
        guard skip("ON"), let name = qualifiedName() else { return }
        if skip("USING") { index += 1 }
        let start = current?.range.lowerBound ?? 0
        let first = index
        guard let columns = parenthesised(), let table = tableIndex(name.text) else { return }
        var key = SQLDefinitions.Key(columns: columns, range: start..<(previousEnd ?? start))
        key.descending = descending(among: columns, in: tokens[first..<index])
        // A partial index makes nothing unique outside its condition.
        if isUnique, current?.isKeyword("WHERE") != true {
            definitions.tables[table].uniqueKeys.append(key)
        } else {
            definitions.tables[table].indexes.append(key)
        }
    }

    /// `start DESC`, `title COLLATE NOCASE DESC`: the column before the word.
    private func descending(among columns: [String], in tokens: ArraySlice<SQLToken>) -> Set<String> {
        var found: Set<String> = []
        var last: String?
        for token in tokens {
            if token.isKeyword("DESC"), let last { found.insert(last) }
            if let name = token.name, columns.contains(name) { last = name }
        }
        return found
    }

    private mutating func createType() {
        guard let name = qualifiedName(), skip("AS", "ENUM"), skip(mark: "(") else { return }
        var values: [String] = []
        while let token = current, !token.isMark(")"), !token.isMark(";") {
            if case .string(let value) = token.kind { values.append(value) }
            index += 1
        }
        definitions.enums.append(.init(name: name.text, nameRange: name.range, values: values))
    }

    private mutating func commentStatement() {
        let isTable = skip("TABLE")
        guard isTable || skip("COLUMN"), let path = namePath(), skip("IS"),
            case .string(let comment) = current?.kind
        else { return }
        if isTable, let table = tableIndex(path.last ?? "") {
            definitions.tables[table].comment = comment
        } else if path.count > 1, let table = tableIndex(path[path.count - 2]),
            let column = definitions.tables[table].columns.firstIndex(where: { $0.name == path.last })
        {
            definitions.tables[table].columns[column].comment = comment
        }
    }

    private mutating func alterStatement() {
        while skip("ONLY") || skip("IF", "EXISTS") {}
        guard let name = qualifiedName(), let table = tableIndex(name.text) else { return }
        repeat {
            if skip("ADD") {
                _ = skip("COLUMN")
                skipIfNotExists()
                SQLTableElementParser.parse(element(), of: text, into: &definitions.tables[table])
            } else if skip("DROP") {
                dropColumn(of: table)
            } else if skip("RENAME") {
                rename(table)
            } else {
                return
            }
        } while skip(mark: ",")
    }

    /// Behind `DROP`; a dropped constraint or default is no column.
    private mutating func dropColumn(of table: Int) {
        let isNamed = skip("COLUMN")
        _ = skip("IF", "EXISTS")
        let element = element()
        guard let name = element.first?.name, isNamed || element.count == 1 else { return }
        definitions.tables[table].drop(name)
    }

    /// `TO name`, `COLUMN old TO new`, `old TO new`.
    private mutating func rename(_ table: Int) {
        if skip("TO") {
            guard let name = qualifiedName() else { return }
            definitions.rename(table, to: name.text)
            return
        }
        _ = skip("COLUMN")
        guard let old = current?.name, old.uppercased() != "CONSTRAINT" else { return }
        index += 1
        guard skip("TO"), let new = current?.name else { return }
        index += 1
        definitions.tables[table].rename(old, to: new)
    }

    private func tableIndex(_ name: String) -> Int? {
        definitions.tables.firstIndex { $0.name.lowercased() == name.lowercased() }
    }

    private mutating func parenthesised() -> [String]? {
        guard skip(mark: "(") else { return nil }
        let columns = SQLTableElementParser.columnNames(in: element())
        var all = columns
        while skip(mark: ",") { all += SQLTableElementParser.columnNames(in: element()) }
        return skip(mark: ")") ? all : nil
    }

    private mutating func qualifiedName() -> (text: String, range: Range<Int>)? {
        guard let path = namePath(), let last = path.last else { return nil }
        return (last, tokens[index - 1].range)
    }

    /// `public.posts` is two names.
    private mutating func namePath() -> [String]? {
        var path: [String] = []
        repeat {
            guard let name = current?.name else { return nil }
            path.append(name)
            index += 1
        } while skip(mark: ".")
        return path
    }

    private mutating func skipIfNotExists() { _ = skip("IF", "NOT", "EXISTS") }

    private mutating func skipStatement() {
        while let token = current {
            if token.isMark(";") { index += 1; return }
            // A definition without a semicolon before it, as documents often show them.
            if token.isKeyword("CREATE"), index > 0, !tokens[index - 1].isMark(",") { return }
            index += 1
        }
    }

    private var current: SQLToken? { index < tokens.count ? tokens[index] : nil }

    private var previousEnd: Int? { index > 0 ? tokens[index - 1].range.upperBound : nil }

    private mutating func skip(_ keywords: String...) -> Bool {
        guard index + keywords.count <= tokens.count,
            zip(tokens[index...], keywords).allSatisfy({ $0.isKeyword($1) })
        else { return false }
        index += keywords.count
        return true
    }

    private mutating func skip(mark: Unicode.Scalar) -> Bool {
        guard current?.isMark(mark) == true else { return false }
        index += 1
        return true
    }
}
