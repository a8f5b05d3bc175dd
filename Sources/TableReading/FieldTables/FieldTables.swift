import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// The field tables of one document.
struct FieldTables {
    private var plans = ColumnPlans()

    /// The passage behind the last field table: a line that names the next entity stands below it.
    private var floor = 0

    /// The headers of typed tables: a table without types that has none but these is one, too.
    private var typedHeaders: Set<String> = []
    private var mentionsStore: Bool?
    private var isOfInterface: Bool?

    /// What headings name, found out where it matters.
    private var headings: Set<String>?
    private var untyped: [(passage: Int, table: Table, floor: Int)] = []

    mutating func readTyped(_ table: Table, at passage: Int, in reading: inout DocumentReading) {
        let plan = plans.plan(for: table, in: reading).typed(by: table).named(by: table)
            .related(by: table).attributed(by: table).grouped(by: table)
        guard plan.name != nil, !FactTable.holdsFacts(table) else { return }
        if plan.has(.foreign) {
            reading.leave(passage, because: "a column is about something else than fields")
        } else if plan.recordType != nil {
            return
        } else if plan.type == nil {
            untyped.append((passage, table, floor))
        } else if EnvironmentVariables.are(names(in: table, plan), at: passage, in: reading) {
            reading.leave(passage, because: EnvironmentVariables.reason)
        } else if plan.isOfRelationships || !TypeEvidence.holds(table, plan) {
            readReferences(table, plan, at: passage, in: &reading)
        } else if let titles = SharedFields.titles(above: passage, in: reading) {
            for title in titles {
                FieldRows.claim(table, plan, of: Claim(title, anchor: nil, from: passage), in: &reading)
            }
            floor = passage + 1
        } else if SharedFields.exceptions(above: passage, in: reading) != nil {
            reading.leave(passage, because: FieldOwners.reasonForNone)
        } else if let found = title(of: table, at: passage, plan, in: &reading) {
            typedHeaders.formUnion(table.header.cells.lazy.map(\.content.plainText))
            claim(table, plan, at: passage, of: found, in: &reading)
            floor = passage + 1
        }
    }

    /// `Trip?`, `[Stop]`: types that the document describes elsewhere, below the name of what is declared already or is the
    /// type of a field itself.
    private mutating func readReferences(
        _ table: Table, _ plan: ColumnPlan, at passage: Int, in reading: inout DocumentReading
    ) {
        guard plan.namesFields, let references = SwiftReferences(plan.type, of: table),
            areDescribed(references, reading),
            let found = EntityNaming.find(for: passage, from: floor, in: reading),
            case let name = found.title.name.value, found.title.isStored,
            reading.claims.names.contains(name)
                || !plan.isOfRelationships && reading.claims.typeNames.contains(name)
        else {
            // A table of relationships is a statement's to read.
            if !plan.isOfRelationships {
                reading.leave(passage, because: "its types are no types of fields")
            }
            return
        }
        claim(table, plan, at: passage, of: found, in: &reading)
        floor = passage + 1
    }

    private mutating func areDescribed(_ references: SwiftReferences, _ reading: DocumentReading) -> Bool {
        let named = headings ?? reading.standings.namesInHeadings
        headings = named
        return references.areOf { named.contains($0) || reading.claims.names.contains($0) }
    }

    /// Few, and only where the first could be one, because most tables are of fields.
    private func names(in table: Table, _ plan: ColumnPlan) -> [String] {
        guard let column = plan.name else { return [] }
        var names: [String] = []
        for row in table.rows {
            let found = FieldNameCell(row.cells[column]).names.map(\.value)
            if found.contains(where: { $0.utf8.contains { (0x61...0x7a).contains($0) } }) { return [] }
            names += found
        }
        return names
    }

    private func claim(
        _ table: Table, _ plan: ColumnPlan, at passage: Int, of found: EntityNaming.Found,
        in reading: inout DocumentReading
    ) {
        // `CD_Trip` is what Core Data calls the record type of its entity `Trip`.
        let plan = found.title.name.value.hasPrefix("CD_") ? plan.named(inCloudKitBy: table) : plan
        FieldRows.claim(
            table, plan, of: Claim(found.title, anchor: found.anchor, from: passage), in: &reading)
    }

    private mutating func title(
        of table: Table, at passage: Int, _ plan: ColumnPlan, in reading: inout DocumentReading
    ) -> EntityNaming.Found? {
        let found = EntityNaming.find(for: passage, from: floor, in: reading)
        guard let found, doubt(about: found, table, at: passage, plan, reading) == nil else {
            if plan.namesFields, !isOfRequest(passage, reading) { reportUnnamed(table, in: &reading) }
            let reason = found.flatMap { doubt(about: $0, table, at: passage, plan, reading) }
            reading.leave(passage, because: reason ?? "no heading or line names its record type")
            return nil
        }
        guard found.title.isStored else {
            reading.leave(passage, because: "its heading says that it is not stored")
            return nil
        }
        if let name = reading.otherName(above: passage, of: found) {
            reading.leave(passage, because: DocumentReading.reasonForName(name))
            return nil
        }
        return found
    }

    /// Why a table is not read; nil where it is.
    ///
    /// Many documents have tables of names and types; the weaker the heading, the more must speak for a schema.
    private mutating func doubt(
        about found: EntityNaming.Found, _ table: Table, at passage: Int, _ plan: ColumnPlan,
        _ reading: DocumentReading
    ) -> String? {
        let isOfStore = plan.namesStore || speaksOfStore(reading)
        if found.title.strength < .labelled, !isOfStore, !TypeEvidence.isOfStore(table, plan),
            describesInterface(reading)
        {
            return "the document describes calls, and speaks of no store"
        }
        if plan.isOfKeys { return doubtAboutKeys(found, table, at: passage, plan, reading) }
        let isConvincing =
            switch found.title.strength {
            case .labelled, .marked: true
            case .word:
                plan.namesFields || plan.hasFieldColumn || isOfStore
                    || TypeEvidence.holdsThroughout(table, plan) && reading.standing(of: passage).isOfSchema
            case .words:
                plan.namesFields && speaksOfStore(reading)
                    && !reading.declaresStructure(found.title.name.value, above: passage)
            }
        return isConvincing ? nil : Self.unnamed
    }

    private static let unnamed = "nothing says that its heading names a record type"

    /// Settings and messages have keys, too: the headings must speak of what is stored, or a column of indexes does.
    private mutating func doubtAboutKeys(
        _ found: EntityNaming.Found, _ table: Table, at passage: Int, _ plan: ColumnPlan,
        _ reading: DocumentReading
    ) -> String? {
        guard found.title.strength > .words, let name = plan.name,
            plan.namesStore || plan.hasIndexColumn && speaksOfStore(reading)
                || reading.standing(of: passage).isOfSchema
        else { return Self.unnamed }
        guard TypeEvidence.holdsThroughout(table, plan) else {
            return "its types are not all types of fields"
        }
        return Self.oddName(in: table, name)
    }

    /// A cell in the column of names that holds none.
    private static func oddName(in table: Table, _ name: Int) -> String? {
        let cell = table.rows.lazy.map { $0.cells[name] }.first { FieldNameCell($0).names.isEmpty }
        return cell.map { "'\($0.content.plainText)' in its column of names is no name of a field" }
    }

    private mutating func speaksOfStore(_ reading: DocumentReading) -> Bool {
        if let known = mentionsStore { return known }
        let answer = reading.standings.speaksOfStore
        mentionsStore = answer
        return answer
    }

    /// A document about calls and their arguments, which never speaks of a store, has tables of fields of another
    /// kind: those of messages.
    private mutating func describesInterface(_ reading: DocumentReading) -> Bool {
        if let known = isOfInterface { return known }
        let answer = reading.describesInterface
        isOfInterface = answer
        return answer
    }

    /// A table under "Response" is no schema that only lacks a name.
    private func isOfRequest(_ passage: Int, _ reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        return reading.outline.sections[section].heading?.tokens.contains { $0.means(.elsewhere) } ?? false
    }

    private func reportUnnamed(_ table: Table, in reading: inout DocumentReading) {
        reading.report(
            .tableUnnamed, .warning, "no heading or line names the record type of this table",
            at: table.header.span, remedy: "put its name into the heading above, in back-ticks")
    }

    // MARK: Without a type column

    mutating func readUntyped(in reading: inout DocumentReading) {
        let dictionaries = dictionaryHeaders(in: reading)
        for (passage, table, floor) in untyped {
            let plan = plans.plan(for: table, in: reading)
            let isInDictionary = dictionaries.contains(table.header.cells.map(\.content.plainText))
            guard let found = EntityNaming.find(for: passage, from: floor, in: reading),
                found.title.isStored,
                isFieldTable(table, plan, found) || isInDictionary && isOfDictionary(table, plan, found),
                !isRepetition(table, plan, of: found.title.name.value, in: reading)
            else {
                reading.leave(
                    passage, because: reasonForUntyped(table, plan, at: passage, from: floor, reading))
                continue
            }
            claim(table, plan, at: passage, of: found, in: &reading)
        }
    }

    private mutating func reasonForUntyped(
        _ table: Table, _ plan: ColumnPlan, at passage: Int, from floor: Int, _ reading: DocumentReading
    ) -> String {
        if DeclaringTable.declares(table) { return "its header names no column of types" }
        let isLabelled =
            EntityNaming.find(for: passage, from: floor, in: reading)?.title.strength == .labelled
        // Below "Trip Record Type" a table of names needs no types, if all are names.
        if isLabelled, plan.namesFields, let name = plan.name, let odd = Self.oddName(in: table, name) {
            return odd
        }
        return "no column gives a type"
    }

    /// Headers that more than one of the tables below names in back-ticks has: those of a data dictionary.
    private mutating func dictionaryHeaders(in reading: DocumentReading) -> Set<[String]> {
        var seen: Set<[String]> = []
        var headers: Set<[String]> = []
        for (passage, table, floor) in untyped {
            let plan = plans.plan(for: table, in: reading)
            guard let found = EntityNaming.find(for: passage, from: floor, in: reading),
                isOfDictionary(table, plan, found),
                speaksOfStore(reading) || namesColumns(table, plan)
            else { continue }
            let header = table.header.cells.map(\.content.plainText)
            if !seen.insert(header).inserted { headers.insert(header) }
        }
        return headers
    }

    /// Below the entity's name in back-ticks, each row begins with one in back-ticks and describes it.
    private func isOfDictionary(_ table: Table, _ plan: ColumnPlan, _ found: EntityNaming.Found) -> Bool {
        guard plan.namesFields, let name = plan.name, found.title.strength == .marked,
            plan.roles.allSatisfy({ $0 == .fieldName || $0 == .notes }), plan.roles.count == 2
        else { return false }
        return table.rows.allSatisfy { row in
            FieldNameCell(row.cells[name]).names.count == 1
                && row.cells[name].content.runs.allSatisfy { $0.style.contains(.code) }
        }
    }

    /// A column is of a table, where a field may be of a message.
    private func namesColumns(_ table: Table, _ plan: ColumnPlan) -> Bool {
        guard let name = plan.name else { return false }
        return Wording(table.header.cells[name].content).tokens.contains { $0.spells([.tableColumn]) }
    }

    /// Without a type column other evidence must be strong: every name is one, and the heading or the columns
    /// leave no doubt.
    private func isFieldTable(_ table: Table, _ plan: ColumnPlan, _ found: EntityNaming.Found) -> Bool {
        guard plan.namesFields, let name = plan.name, found.title.strength > .words else { return false }
        // "Source | Relationship | Destination": what is related, and no field.
        if plan.roles.count(where: { $0 == .reference }) > 1 { return false }
        let names = table.rows.map { FieldNameCell($0.cells[name]).names }
        guard names.allSatisfy({ !$0.isEmpty }) else { return false }
        // `device.version`: where something goes in another structure.
        if names.allSatisfy({ $0.allSatisfy { $0.value.contains(".") } }) { return false }
        // "trips | title, start": a row an entity.
        if table.rows.count > 1, table.rows.allSatisfy({ FieldNameCell($0.cells[name]).names.count > 1 }) {
            return false
        }
        return found.title.strength == .labelled || plan.hasFieldColumn && !plan.hasIndexColumn
            || table.header.cells.allSatisfy { typedHeaders.contains($0.content.plainText) }
    }

    /// Whether all its fields are declared elsewhere: then it says something else about them.
    private func isRepetition(
        _ table: Table, _ plan: ColumnPlan, of entity: String, in reading: DocumentReading
    ) -> Bool {
        guard let name = plan.name else { return false }
        let known = Set(
            reading.declaredEntities.lazy.filter { $0.name.value == entity }.flatMap(\.fields).map(
                \.name.value))
        if known.isEmpty { return false }
        return table.rows.allSatisfy { row in
            FieldNameCell(row.cells[name]).names.allSatisfy { known.contains($0.value) }
        }
    }
}

extension DiagnosticID {
    static let tableUnnamed = DiagnosticID("table.unnamed")
}
