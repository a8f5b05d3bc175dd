import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// What is called a database and is none of CloudKit's: "Database: secret".
struct UnknownDatabases {
    private static let databases = ["private", "public", "shared"]

    /// Once it is known what store each entity belongs to.
    func report(in reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.mayMean(.database) else { continue }
            for sentence in wording.sentences { report(sentence, of: wording, at: index, in: &reading) }
        }
        for (cell, entity) in DatabaseTableStatement.databaseCells(in: reading) {
            report(cell, of: entity, in: &reading)
        }
    }

    /// Below a record type any word is meant for a database; elsewhere only one that is nearly one of CloudKit's.
    private func report(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) {
        guard let colon = DatabaseStatement.labelEnd(in: sentence, of: wording),
            let label = wording.tokens[sentence.lowerBound..<colon].last, label.means(.database),
            case let values = wording.tokens[(colon + 1)..<sentence.upperBound], values.count == 1,
            let value = values.first, value.isName, value.database == nil, !value.means(.standard)
        else { return }
        let isOfCloudKit = reading.scopes[passage].map { reading.schema.entities[$0].kind == .cloudKit }
        guard isOfCloudKit == true || Self.meant(by: value.text) != nil else { return }
        reading.reportUnknownDatabase(value.text, meant: Self.meant(by: value.text), at: value.span)
    }

    private static func meant(by word: String) -> String? { suggestion(for: word, among: databases) }

    /// A cell of a column of databases that names none, and no other store.
    private func report(_ cell: TableCell, of entity: Int, in reading: inout DocumentReading) {
        let wording = Wording(cell.content)
        guard [nil, .cloudKit].contains(reading.schema.entities[entity].kind),
            AnswerWords.answer(in: cell) == nil,
            wording.tokens.contains(where: { $0.kind == .word || $0.kind == .code }),
            !wording.tokens.contains(where: { $0.database != nil || $0.means(Self.stores) }),
            !DeviceOnlyWords.isDevice(wording)
        else { return }
        let text = cell.content.plainText
        reading.reportUnknownDatabase(text, meant: Self.meant(by: text), at: cell.span)
    }

    /// Words that say which store it is, and not which of CloudKit's databases.
    private static let stores: ConceptSet = [
        .cloudKit, .coreData, .swiftData, .relational, .standard, .platform,
    ]
}

extension DocumentReading {
    fileprivate mutating func reportUnknownDatabase(_ name: String, meant: String?, at span: SourceSpan) {
        report(
            .databaseUnread, .warning, "'\(name)' is no database of CloudKit, and is left out", at: span,
            remedy: meant.map { "did you mean '\($0)'?" } ?? "write private, public or shared")
    }
}

extension DiagnosticID {
    static let databaseUnread = DiagnosticID("database.unread")
}
