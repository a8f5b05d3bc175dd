import Foundation
package import SQLLanguage

extension DatabaseCatalogue {
    /// What a database answers to `CatalogueQuery`; nil where that is something else.
    package init?(answer: [UInt8], _ dialect: SQLDialect) {
        self.init(dialect)
        for line in answer.split(separator: UInt8(ascii: "\n")) {
            guard let fact = try? JSONDecoder().decode([String].self, from: Data(line)), fact.count > 2 else {
                return nil
            }
            add(fact)
        }
        for key in tables.keys { tables[key]?.orderPrimaryKey() }
    }

    /// What belongs to a table comes behind it.
    private mutating func add(_ fact: [String]) {
        let (table, rest) = (key(fact[1]), Array(fact[2...]))
        switch (fact[0], rest.count) {
        case ("table", _):
            tables[table] = Table(name: fact[1])
            tables[table]?.checks = CheckNames.all(in: rest[0])
        case ("column", 4): tables[table]?.addColumn(rest)
        case ("index", 3): tables[table]?.addIndex(rest)
        case ("key", 5): tables[table]?.addForeignKey(rest)
        case ("check", _): tables[table]?.checks.insert(rest[0])
        case ("trigger", 2): tables[table]?.triggers[rest[0]] = TriggerText(catalogue: rest[1])
        default: break
        }
    }
}

extension DatabaseCatalogue.Table {
    fileprivate mutating func addColumn(_ fact: [String]) {
        columns.append(
            DatabaseCatalogue.Column(name: fact[0], type: fact[1], isRequired: fact[2] == "1"))
        if fact[3] != "0" { primaryKey.append(fact[3] + " " + fact[0]) }
    }

    /// Until all columns are known, each part of the key has its place before its name.
    fileprivate mutating func orderPrimaryKey() {
        let parts = primaryKey.map { $0.split(separator: " ", maxSplits: 1) }
        primaryKey = parts.sorted { (Int($0[0]) ?? 0) < (Int($1[0]) ?? 0) }.map { String($0.last ?? "") }
    }

    fileprivate mutating func addIndex(_ fact: [String]) {
        if let last = indexes.indices.last, indexes[last].name == fact[0] {
            indexes[last].columns.append(fact[2])
        } else {
            indexes.append(
                DatabaseCatalogue.Index(name: fact[0], columns: [fact[2]], isUnique: fact[1] == "1"))
        }
    }

    fileprivate mutating func addForeignKey(_ fact: [String]) {
        if let last = foreignKeys.indices.last, foreignKeyNumber == fact[0] {
            foreignKeys[last].columns.append(fact[1])
            foreignKeys[last].targets.append(fact[3])
        } else {
            foreignKeys.append(
                DatabaseCatalogue.ForeignKey(
                    columns: [fact[1]], table: fact[2], targets: [fact[3]], deleteRule: fact[4]))
        }
        foreignKeyNumber = fact[0]
    }
}
