import Markdown

/// Headings that say of the code right below that it shows records, entities or the data model.
enum RecordHeading {
    /// "Record Types", "Entities", "Data Model", "Schema"; "Models" alone may be those of views.
    static func stands(above passage: Int, in outline: DocumentOutline) -> Bool {
        let heading = outline.sections[outline.passages[passage].section].heading?.tokens ?? []
        let words = heading.filter { $0.kind == .word }.map { $0.text.lowercased() }
        if heading.contains(where: { $0.means([.record, .cloudKit]) }) { return true }
        if !stored.isDisjoint(with: words) { return true }
        return words.contains("data") && heading.contains { $0.means(.entityLabel) }
    }

    /// "CloudKit Records", "记录类型": of record types, and not only of models.
    static func speaksOfRecordTypes(_ heading: Wording) -> Bool {
        heading.tokens.contains {
            $0.means(.record) || recordTypes.contains(StatementVocabulary.lowercased($0.text))
        }
    }

    private static let recordTypes: Set = [
        "recordtype", "recordtypes", "ckrecord", "datensatztyp", "datensatztypen", "记录类型", "記錄類型",
        "レコードタイプ", "レコード型",
    ]

    private static let stored: Set = [
        "entity", "entities", "entität", "entitäten", "entité", "entités", "entidad", "entidades", "entità",
        "recordtype", "recordtypes", "schema", "schemas", "stored", "persisted", "datenmodell",
        "datenmodelle", "database", "datenbank", "collections",
    ]
}
