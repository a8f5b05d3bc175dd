import Diagnostics
import Output
import SQLLanguage
import SQLScripts
import SchemaModel

/// What has to happen to a database of an older reading, so that it is one of the newer.
struct MigrationPlan {
    let dialect: SQLDialect
    let old: SQLBlueprint
    let new: SQLBlueprint

    /// Tables of both readings, in the order of the newer.
    private(set) var tables: [TableMigration] = []

    /// Tables that only the newer reading has.
    private(set) var added: [SQLBlueprint.Table] = []

    /// Tables that only the older reading has, and that stay.
    private(set) var kept: [SQLBlueprint.Table] = []

    /// Tables that only the older reading has, and that go.
    private(set) var dropped: [SQLBlueprint.Table] = []

    private(set) var diagnostics: [Diagnostic] = []

    init(from old: OutputRequest, to new: OutputRequest, _ dialect: SQLDialect, allowsLoss: Bool) {
        self.dialect = dialect
        self.old = SQLBlueprint(old, dialect: dialect)
        self.new = SQLBlueprint(new, dialect: dialect)
        let renames = Self.renames(from: old.schema, to: new.schema)
        let formerNames = Dictionary(
            new.schema.renamedEntities(since: old.schema).map { ($1.name, $0) },
            uniquingKeysWith: { first, _ in first })
        let retargeted = Self.retargeted(from: old.schema, to: new.schema, renames, formerNames)
        let known = Dictionary(self.old.tables.map { ($0.subject, $0) }) { first, _ in first }
        var used: Set<SQLTableSubject> = []
        for table in self.new.tables {
            guard let other = known[table.subject.renamed(by: renames, formerNames)] else {
                added.append(table)
                continue
            }
            used.insert(other.subject)
            tables.append(
                TableMigration(
                    other, table, renames: renames[table.subject.entity] ?? [:],
                    retargeted: retargeted[table.subject] ?? [], allowsLoss: allowsLoss, in: dialect))
        }
        let leaving = self.old.tables.filter { !used.contains($0.subject) }
        kept = allowsLoss ? [] : leaving
        dropped = allowsLoss ? leaving : []
        report(old.schema, new.schema)
    }

    /// By entity, the older name of each renamed field.
    private static func renames(from old: Schema, to new: Schema) -> [String: [String: String]] {
        let known = Dictionary(old.entities.map { ($0.name, $0) }) { first, _ in first }
        let formerNames = new.renamedEntities(since: old)
        let byName = Dictionary(formerNames.map { ($1.name, $0) }) { first, _ in first }
        let renames = new.entities.compactMap { entity in
            (known[entity.name] ?? byName[entity.name].flatMap { known[$0] }).map { other in
                (entity.name, entity.renamedFields(since: other).map { ($1.name, $0) })
            }
        }
        return Dictionary(
            renames.map { ($0, Dictionary($1) { first, _ in first }) },
            uniquingKeysWith: { first, _ in first })
    }

    /// By table, the fields whose references lead to records of another type: what they hold names none of those.
    private static func retargeted(
        from old: Schema, to new: Schema, _ renames: [String: [String: String]],
        _ formerNames: [String: String]
    ) -> [SQLTableSubject: Set<String>] {
        let pairs = new.entities.map { entity in
            let fields = entity.fields.filter { field in
                let former = FieldPath(
                    entity: formerNames[entity.name] ?? entity.name,
                    field: renames[entity.name]?[field.name] ?? field.name)
                guard field.type == .reference, let target = field.references,
                    let before = old.field(at: former), before.type == .reference
                else { return false }
                return before.references.map { $0 != formerNames[target] ?? target } ?? false
            }
            return (SQLTableSubject.entity(entity.name), Set(fields.map(\.name)))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    // MARK: Findings

    private mutating func report(_ old: Schema, _ new: Schema) {
        let places = MigrationPlaces(old: old, new: new)
        for table in kept { diagnostics.append(.kept(table, places)) }
        for table in dropped { diagnostics.append(.dropped(table, places)) }
        for table in tables {
            for column in table.columns where column.isRefused && !table.kept.isEmpty {
                diagnostics.append(.refused(column, table, places))
            }
            for column in table.columns where column.lacksValues {
                diagnostics.append(.valueless(column, table, places))
            }
            diagnostics += RowRefusals(of: table, in: self, places).diagnostics
            let refused = Set(table.columns.filter(\.isRefused).map(\.column.content))
            for column in table.kept where !refused.contains(column.content) {
                diagnostics.append(.kept(column, table, places))
            }
            for column in table.dropped { diagnostics.append(.dropped(column, table, places)) }
            reportCollisions(table, places)
        }
    }

    /// A column cannot take the name of one that stays.
    private mutating func reportCollisions(_ table: TableMigration, _ places: MigrationPlaces) {
        for column in table.columns where !column.isRefused && column.source?.name != column.column.name {
            guard table.kept.contains(where: { $0.name == column.column.name }) else { continue }
            diagnostics.append(.occupied(column, table, places))
        }
    }
}

extension SQLTableSubject {
    /// That of the older reading.
    fileprivate func renamed(
        by renames: [String: [String: String]], _ formerNames: [String: String]
    ) -> SQLTableSubject {
        switch self {
        case .entity(let name): .entity(formerNames[name] ?? name)
        case .list(let path):
            .list(
                FieldPath(
                    entity: formerNames[path.entity] ?? path.entity,
                    field: renames[path.entity]?[path.field] ?? path.field))
        }
    }

    var entity: String {
        switch self {
        case .entity(let name): name
        case .list(let path): path.entity
        }
    }
}
