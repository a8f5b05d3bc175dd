package import DocumentWording
package import Markdown
import RemarkReading
import SchemaDeclaration
package import SchemaEvidence
import Vocabulary

/// Which columns of a table hold what, found out once for each different header.
package struct ColumnPlan {
    package let roles: [ColumnRole?]
    package let name: Int?
    package let type: Int?
    package let recordType: Int?

    /// Whether the header of the types names a store: "CloudKit type".
    let namesStore: Bool

    /// Whether the names stand in a column "Key": CloudKit's own word, and that of any other store of values.
    let isOfKeys: Bool

    /// Whether each of several platforms has its names, and so its types, side by side.
    var isOfPlatforms = false

    /// Whether its rows are relationships, so that their types are other record types.
    var isOfRelationships = false

    /// What letters stand for kinds of index.
    var letters = IndexLetters.usual

    /// What a lock means.
    var lock = LockMark.absent

    /// How many rows say "UK": of several each may be meant, or all together.
    private(set) var uniqueMarks = 0

    /// The columns whose headers say that code or a store has the names in them: "物理名", "Key".
    let codeNames: [Int]

    package init(header: [String]) {
        let roles = Self.mapped(header.map(HeaderVocabulary.role(of:)), header)
        let key = roles.contains(.type) ? HeaderVocabulary.keyColumn(in: header, roles) : nil
        self.init(
            roles: roles.enumerated().map { $0.offset == key ? .anyName : $0.element }, isOfKeys: key != nil,
            namesStore: zip(header, roles).contains { $1 == .type && Self.namesStore($0) },
            codeNames: header.indices.filter { HeaderVocabulary.isOfCodeNames(header[$0]) })
    }

    /// "Column | Type | CloudKit field | CloudKit type": where names and types are CloudKit's, others are another store's.
    private static func mapped(_ roles: [ColumnRole?], _ header: [String]) -> [ColumnRole?] {
        func isOfCloudKit(_ column: Int) -> Bool {
            header[column].split(separator: " ").contains { $0.means(.cloudKit) }
        }
        let roles = withNumbersFirst(
            withOneRecordType(withRecordTypesFirst(withoutDatabase(roles, header), header), header), header)
        guard let name = roles.indices.first(where: { roles[$0] == .fieldName && isOfCloudKit($0) }),
            let type = roles.indices.first(where: { roles[$0] == .type && isOfCloudKit($0) })
        else { return roles }
        return roles.enumerated().map { column, role in
            let isOther = role == .type && column != type || role?.isName == true && column != name
            return isOther ? nil : role
        }
    }

    /// "Record type | DB | Fields": "DB" has the names only where no other column does.
    private static func withoutDatabase(_ roles: [ColumnRole?], _ header: [String]) -> [ColumnRole?] {
        guard roles.count(where: { $0 == .fieldName }) > 1 else { return roles }
        return zip(roles, header).map { $0 == .fieldName && $1.lowercased().means(.database) ? nil : $0 }
    }

    /// "Field | Type | Idx": numbers of rows stand before the names, and what stands behind them is an index.
    private static func withNumbersFirst(_ roles: [ColumnRole?], _ header: [String]) -> [ColumnRole?] {
        guard let name = roles.firstIndex(where: { $0?.isName ?? false }) else { return roles }
        return roles.enumerated().map { column, role in
            let isIndex = role == .rowNumber && column > name && header[column].means(.indexColumn)
            return isIndex ? .indexed : role
        }
    }

    /// "CKRecord type | Fields": before the fields stands what has them; behind them it is the type of each.
    private static func withRecordTypesFirst(_ roles: [ColumnRole?], _ header: [String]) -> [ColumnRole?] {
        guard roles.first == .type, roles.dropFirst().contains(where: { $0?.isName ?? false }),
            header[0].split(separator: " ").contains(where: { $0.means(.recordTypeLabel) })
        else { return roles }
        return [.recordType] + roles.dropFirst()
    }

    /// "Model | Record type": the models are the app's, and the record types are what is stored.
    private static func withOneRecordType(_ roles: [ColumnRole?], _ header: [String]) -> [ColumnRole?] {
        let columns = roles.indices.filter { roles[$0] == .recordType }
        guard columns.count > 1,
            let stored = columns.first(where: { column in
                header[column].split(separator: " ").contains {
                    $0.means([.cloudKit, .record, .recordTypeLabel])
                }
            })
        else { return roles }
        return roles.enumerated().map { $1 == .recordType && $0 != stored ? nil : $1 }
    }

    private static func namesStore(_ header: String) -> Bool {
        header.split(separator: " ").contains {
            $0.means([.cloudKit, .coreData, .swiftData, .relational])
        }
    }

    private init(roles: [ColumnRole?], isOfKeys: Bool, namesStore: Bool, codeNames: [Int]) {
        self.namesStore = namesStore
        self.codeNames = codeNames
        self.roles = roles
        self.isOfKeys = isOfKeys
        name = roles.firstIndex(of: .fieldName) ?? roles.firstIndex(of: .anyName)
        type = roles.firstIndex(of: .type)
        recordType = roles.firstIndex(of: .recordType)
    }

    /// Where no header says so, the column is of types whose cells all are such; or else the one of Swift types.
    package func typed(by table: Table) -> ColumnPlan {
        guard type == nil, namesFields, table.rows.count > 1 else { return self }
        if let swift = column(.swiftType) {
            let plan = typed(by: swift)
            return TypeEvidence.holds(table, plan) ? plan : self
        }
        let column = roles.indices.first { column in
            roles[column] == nil && table.rows.allSatisfy { Self.isType($0.cells[column]) }
        }
        return column.map { typed(by: $0) } ?? self
    }

    /// "CKRecord type | Field" with "String | title": the first column has types of fields after all.
    func typed(firstBy table: Table) -> ColumnPlan {
        guard roles.first == .recordType, type == nil, !table.rows.isEmpty,
            HeaderVocabulary.role(of: table.header.cells[0].content.plainText) == .type,
            table.rows.contains(where: { Self.isType($0.cells[0]) })
        else { return self }
        return setting(.type, at: 0)
    }

    /// Where what people call the fields stands in the column of names, the fields are in another whose cells all are
    /// names as code has them: "項目名 | 物理名", "Field | Column".
    func named(inCodeBy table: Table) -> ColumnPlan {
        guard let name, !table.rows.isEmpty else { return self }
        let others = roles.indices.filter {
            $0 != name && (roles[$0]?.isName == true || codeNames.contains($0))
        }
        guard !others.isEmpty,
            table.rows.count(where: { Self.isLabel($0.cells[name]) }) * 2 > table.rows.count
        else { return self }
        guard let column = others.first(where: { Self.areCodeNames($0, in: table) }) else { return self }
        return setting(nil, at: name).setting(.fieldName, at: column)
    }

    /// "Property | CloudKit field | Type": of a record type that mirrors a model the fields are CloudKit's.
    func named(inCloudKitBy table: Table) -> ColumnPlan {
        let column = roles.indices.first { column in
            column != name && roles[column] == .fieldName
                && table.header.cells[column].content.plainText.split(separator: " ").contains {
                    $0.means(.cloudKit)
                }
        }
        guard let name, let column, Self.areCodeNames(column, in: table) else { return self }
        return setting(nil, at: name).setting(.fieldName, at: column)
    }

    /// "Yes" in a column "Key" is no name: each is another.
    private static func areCodeNames(_ column: Int, in table: Table) -> Bool {
        let cells = table.rows.map { $0.cells[column] }
        return cells.allSatisfy(isCodeName) && Set(cells.map(\.content.plainText)).count == cells.count
            && !cells.contains { AnswerWords.answer(in: $0) != nil }
    }

    private static func isCodeName(_ cell: TableCell) -> Bool {
        let names = FieldNameCell(cell).names
        return !names.isEmpty && names.allSatisfy { $0.value.utf8.allSatisfy { $0 < 0x80 } }
    }

    /// In back-ticks even words of another script are names.
    private static func isLabel(_ cell: TableCell) -> Bool {
        !cell.content.runs.contains { $0.style.contains(.code) } && !isCodeName(cell)
    }

    /// Where no header says so, the names are those of the first of several platforms: "iOS | Postgres / SQLite | Type".
    func named(by table: Table) -> ColumnPlan {
        guard name == nil, let type else { return self }
        let platforms = roles.indices.filter { column in
            roles[column] == nil
                && HeaderVocabulary.isOfPlatform(table.header.cells[column].content.plainText)
        }
        guard platforms.count > 1, let first = platforms.first, first < type,
            table.rows.allSatisfy({ !FieldNameCell($0.cells[first]).names.isEmpty })
        else { return self }
        var plan = setting(.fieldName, at: first)
        plan.isOfPlatforms = true
        return plan
    }

    /// Where no header says so, the column before the fields is of record types that holds nothing but marked names, of
    /// which some stand for several fields: "Location", "Where".
    func grouped(by table: Table) -> ColumnPlan {
        guard recordType == nil, type != nil, namesFields, let name, name > 0, roles[name - 1] == nil else {
            return self
        }
        let names = table.rows.map { Wording($0.cells[name - 1].content).tokens }
        let areNames = names.allSatisfy { words in
            words.isEmpty
                || words.count == 1 && words[0].isMarked && words[0].isName
                    && Identifier.isTypeName(words[0].text)
        }
        guard areNames, let first = names.first, !first.isEmpty,
            Set(names.lazy.compactMap { $0.first?.text }).count < names.count
        else { return self }
        return setting(.recordType, at: name - 1)
    }

    /// Where no header says so, the column is of attributes whose cells hold nothing else: `@Attribute(.unique)`, "PK".
    func attributed(by table: Table) -> ColumnPlan {
        guard name != nil else { return self }
        let column = roles.indices.first { column in
            roles[column] == nil && table.rows.contains { Self.isAttribute($0.cells[column]) }
                && table.rows.allSatisfy {
                    Self.isAttribute($0.cells[column]) || Self.saysRelationship($0.cells[column])
                        || AnswerWords.answer(in: $0.cells[column]) == .no
                }
        }
        guard let column else { return self }
        var plan = setting(.options, at: column)
        plan.uniqueMarks = table.rows.count { Self.saysUnique($0.cells[column]) }
        return plan
    }

    private static func isAttribute(_ cell: TableCell) -> Bool {
        let text = cell.content.plainText
        return ["@Attribute", "@Relationship", "@Transient"].contains { text.hasPrefix($0) }
            || ["PK", "UK", "FK", "UNIQUE"].contains(text.prefix { $0.isLetter })
    }

    /// "Inverse relationship", among attributes.
    private static func saysRelationship(_ cell: TableCell) -> Bool {
        let words = Wording(cell.content).tokens.filter { $0.kind != .sign }
        return !words.isEmpty && words.allSatisfy { $0.means([.inverse, .relationship]) }
    }

    /// "UK", "FK, UK"
    static func saysUnique(_ cell: TableCell) -> Bool {
        cell.content.plainText.split { !$0.isLetter }.contains("UK")
    }

    /// Where no header says so, the column is of indexes whose cells all name kinds of index and nothing else.
    package func indexed(by table: Table) -> ColumnPlan {
        guard !table.rows.isEmpty else { return self }
        let column = roles.indices.first { column in
            roles[column] == nil
                && table.rows.allSatisfy {
                    let words = IndexWords(Wording($0.cells[column].content).tokens[...], letters: .none)
                    return words.isComplete && !words.kinds.isEmpty
                }
        }
        return column.map { setting(.indexed, at: $0) } ?? self
    }

    private func typed(by column: Int) -> ColumnPlan { setting(.type, at: column) }

    func setting(_ role: ColumnRole?, at column: Int) -> ColumnPlan {
        var typed = roles
        typed[column] = role
        var plan = ColumnPlan(
            roles: typed, isOfKeys: isOfKeys, namesStore: namesStore, codeNames: codeNames)
        plan.letters = letters
        plan.lock = lock
        plan.isOfPlatforms = isOfPlatforms
        plan.isOfRelationships = isOfRelationships
        plan.uniqueMarks = uniqueMarks
        return plan
    }

    private static func isType(_ cell: TableCell) -> Bool {
        guard let type = TypeSpelling(cell)?.type else { return false }
        return TypeVocabulary.meaning(of: type.name) != nil
    }

    package func has(_ role: ColumnRole) -> Bool { roles.contains(role) }

    package func column(_ role: ColumnRole) -> Int? { roles.firstIndex(of: role) }

    /// Whether the name column's header means fields and nothing else.
    package var namesFields: Bool { name.map { roles[$0] == .fieldName } ?? false }

    /// Whether some column is one that only tables of fields have.
    var hasFieldColumn: Bool { roles.contains { $0?.isOfFields ?? false } }

    package var hasIndexColumn: Bool {
        has(.indexed) || has(.queryable) || has(.sortable) || has(.searchable)
    }
}

/// The plans of a document's tables: most tables of a document share one header.
package struct ColumnPlans {
    package init() {}

    private var plans: [[String]: ColumnPlan] = [:]

    package mutating func plan(for table: Table, in reading: DocumentReading? = nil) -> ColumnPlan {
        let header = table.header.cells.map(\.content.plainText)
        if let known = plans[header] { return known.typed(firstBy: table).named(inCodeBy: table) }
        var plan = ColumnPlan(header: header)
        if let reading {
            plan.letters = reading.letters
            plan.lock = reading.lock
        }
        plans[header] = plan
        return plan.typed(firstBy: table).named(inCodeBy: table)
    }
}
