import CodeReading
import Markdown
import SchemaEvidence
import TableReading

/// Tells why a block was not read where no recogniser has said so.
struct UnreadReasons {

    mutating func reason(for passage: Int, in reading: DocumentReading) -> String {
        switch reading.outline.passages[passage].block.kind {
        case .table(let table):
            if RelatingTable.relates(reading.outline.passages[passage].block, in: reading) {
                return RelatingTable.reason
            }
            if NamingTable.names(reading.outline.passages[passage].block, at: passage, in: reading) {
                return NamingTable.reason
            }
            let plan = ColumnPlan(header: table.header.cells.map(\.content.plainText))
            if plan.namesFields, plan.type == nil { return "no column gives the types of its fields" }
            return plan.type != nil || !DeclaringTable.declares(table)
                ? "no column names a field" : "its header does not say which columns name fields and types"
        case .list(let list):
            if reading.standing(of: passage).isOfSettings,
                DeclaringList.mayDeclare(list, in: reading)
            {
                return "its heading speaks of settings or notes, and of no record type"
            }
            guard DeclaringList.declares(list, at: passage, in: reading) else {
                return "it says nothing of fields, indexes, keys, relationships or permissions"
            }
            return reasonForFields(passage, in: reading)
        case .codeBlock(let code): return reason(for: code, passage, in: reading)
        case .html: return "lists, preformatted text and tables without a header are not read from HTML"
        case .heading, .paragraph, .blockQuote, .thematicBreak: return ""
        }
    }

    /// Whether a section's heading could be the name of an entity.
    mutating func namesEntity(_ section: Int, in reading: DocumentReading) -> Bool {
        guard let title = reading.standings[section].title else { return false }
        return title.isStored && title.strength > .words
    }

    /// Of a list whose items are fields.
    private mutating func reasonForFields(_ passage: Int, in reading: DocumentReading) -> String {
        let floor = reading.outline.sections[reading.outline.passages[passage].section].start
        guard let title = EntityNaming.find(for: passage, from: floor, in: reading)?.title else {
            return "no heading or line names the record type of its fields"
        }
        if !title.isStored { return "its heading says that it is not stored" }
        if case .other = ListLabel.find(for: passage, in: reading) {
            return "the line above it does not say that they are fields"
        }
        return title.strength > .words
            ? "its items are not written as fields with their types"
            : "nothing says that its heading names a record type"
    }

    /// Of a block below a heading of examples, or of something else than what is stored.
    static func asideReason(of passage: Int, in reading: DocumentReading) -> String? {
        let standing = reading.standing(of: passage)
        if standing.isExample { return "its heading says that it is an example" }
        return standing.isForeign ? "its heading speaks of no record types" : nil
    }

    private func reason(for code: CodeBlock, _ passage: Int, in reading: DocumentReading) -> String {
        if DeclaringCode.isDiagram(code) {
            let text = CodeText(code, file: reading.document.file)
            if MermaidClassReading.declare(text, isOfModels: true) != nil {
                return
                    "diagrams of classes are read only where they are models, and nothing else describes entities"
            }
            return MermaidDiagramReading.declare(text) == nil
                ? "of diagrams only those of entities and of classes that are models are read"
                : "diagrams are read only where nothing else describes entities"
        }
        if CodeLanguage.isMarkdown(code) { return "Markdown in a block of code is not read" }
        let isRead =
            CodeLanguage.isStructuredData(code) || CodeLanguage.isTypeScript(code)
            || CodeLanguage.isPlain(code)
            || code.language == "swift" || code.language == "sql" || CodeLanguage.isSQL(code)
        guard isRead else { return "its language is not read as a schema" }
        guard DeclaringCode.declares(code) else { return "it declares no types of fields" }
        if let reason = Self.asideReason(of: passage, in: reading) { return reason }
        return "nothing says that what it declares is a record type"
    }
}
