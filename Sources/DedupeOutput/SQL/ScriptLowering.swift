import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// Turns the plan into what the statements of one dialect say.
///
/// A class, because all that lowers a part of it holds it.
final class ScriptLowering {
    let request: OutputRequest
    let names: SQLNames
    let plan: DedupePlan

    /// What the documents describe.
    private let entities: Set<String>
    private let enums: Set<String>

    /// What a block of PostgreSQL's can stand in: nothing that the document names has it.
    private(set) lazy var quote = Self.quote(for: request.schema)

    init(_ request: OutputRequest, _ names: SQLNames, _ plan: DedupePlan) {
        self.request = request
        self.names = names
        self.plan = plan
        entities = Set(request.schema.entities.map(\.name))
        enums = Set(request.schema.enums.map(\.name))
    }

    func isDescribed(entity: String?) -> Bool { entity.map(entities.contains) ?? false }

    func isListed(enum name: String?) -> Bool { name.map(enums.contains) ?? false }

    var frame: FrameView {
        FrameView(
            headline: PlainText.line(request.headline), byBytes: byBytes,
            hasAlternatives: plan.entities.contains { $0.keys.count > 1 },
            hasLoops: plan.steps.contains(where: \.isLoop), tables: lockedTables,
            needsDates: plan.entities.contains {
                $0.isMerged && modificationDate(of: $0.index)?.mayBeNull != false
            })
    }

    /// What the script reads and writes.
    private var lockedTables: String {
        plan.entities.map(\.index).flatMap { index -> [String] in
            let table = names.tables[index]
            return [table.name.quoted] + table.fields.compactMap { $0.junction?.name.quoted }
        }.joined(separator: ", ")
    }

    /// The app's own date of the last change, else the one that CloudKit keeps, where the document describes it.
    func modificationDate(of index: Int) -> (column: SQLColumn, mayBeNull: Bool)? {
        let entity = request.schema.entities[index]
        guard let position = entity.modificationDatePosition,
            let column = names.tables[index].fields[position].column
        else { return nil }
        return (column, entity.mayLack(entity.fields[position]))
    }

    /// SQLite compares texts by their bytes unless told otherwise; a text of PostgreSQL's has the database's order.
    var byBytes: String { names.dialect == .postgresql ? " COLLATE \"C\"" : "" }

    /// SQLite's function, which a table of the same name hides.
    var jsonEach: String { names.hidesListFunction ? "temp.json_each" : "json_each" }

    private static func quote(for schema: Schema) -> String {
        var quote = "$dedupe$"
        while schema.entities.contains(where: { entity in
            entity.name.contains(bytesOf: quote)
                || entity.fields.contains { $0.name.contains(bytesOf: quote) }
        }) {
            quote = "$_" + quote.dropFirst()
        }
        return quote
    }

    /// What redirects call the records of an entity, as Swift does.
    func recordType(of entity: Int) -> String {
        let name = request.schema.entities[entity].recordType
        return names.dialect.literal(name.utf8.contains(0) ? name.replacing("\0", with: "\u{FFFD}") : name)
    }

    func identity(of entity: Int) -> IdentityColumn {
        IdentityColumn(names.tables[entity].key.column.type, in: names.dialect)
    }
}

// MARK: - Twins

extension ScriptLowering {
    func twins(of member: Int) -> TwinsView {
        let plan = plan.entities[member]
        let entity = request.schema.entities[plan.index]
        let table = names.tables[plan.index]
        let identity = identity(of: plan.index).text("\(table.name).\(table.key.column.name)")
        let fields = plan.keys.map { key in
            key.parts.map { entity.fields[$0.field].name }.joined(separator: " and ")
        }
        return TwinsView(
            title: PlainText.line("\(entity.name): \(fields.joined(separator: ", or ")).".shortened),
            table: table.name.quoted, recordType: recordType(of: plan.index), identity: identity,
            smallest: "min(\(identity)\(byBytes))",
            keys: plan.keys.map { key(for: $0, entity, table) })
    }

    private func key(for plan: KeyPlan, _ entity: Entity, _ table: SQLTable) -> TwinsView.KeyView {
        var parts: [String] = []
        var conditions: [String] = []
        for part in plan.parts {
            guard let column = table.fields[part.field].column else { continue }
            let name = column.name.quoted
            parts.append(value(of: column, name))
            let isKey = column.name == table.key.column.name
            conditions += self.conditions(
                on: column, name, mayBeNull: entity.fields[part.field].mayBeMissing && !isKey)
        }
        return TwinsView.KeyView(parts: parts.joined(separator: ", "), conditions: conditions)
    }

    /// What is compared. SQLite keeps decimals as texts, in which 1.50 is not 1.5.
    func value(of column: SQLColumn, _ name: String) -> String {
        guard names.dialect == .sqlite, column.type.meaning == .decimal else { return name }
        return "iif(\(name) LIKE '%.%' AND \(name) NOT LIKE '%e%', rtrim(rtrim(\(name), '0'), '.'), \(name))"
    }

    /// A part that is missing or empty makes no key, nor does one that is no number.
    func conditions(on column: SQLColumn, _ name: String, mayBeNull: Bool) -> [String] {
        switch column.type.meaning {
        case .string, .url, .reference, .enum: return ["\(name) <> ''"]
        case .data: return ["length(\(name)) > 0"]
        case .double, .decimal:
            if names.dialect == .postgresql { return ["\(name) <> 'NaN'"] }
        case .int, .bool, .date, .uuid, .asset, .location, .json: break
        }
        return mayBeNull ? ["\(name) IS NOT NULL"] : []
    }
}

extension String {
    /// No longer than a line's comment should be.
    fileprivate var shortened: String { utf8.count > 100 && count > 100 ? prefix(99) + "…" : self }
}

extension Entity {
    /// The field that holds the app's own date of the last change, else the one that CloudKit keeps.
    var modificationDatePosition: Int? {
        let own = modificationDateField?.name
        return fields.firstIndex { $0.name == own }
            ?? fields.firstIndex { systemField($0) == .modificationDate }
    }
}
