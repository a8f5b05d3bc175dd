import Markdown

/// Headings that say that entities are described below: "Data model", "CloudKit record types".
extension DocumentReading {
    /// Whether the heading of a passage, one above it, or the document's title says so, and none of them speaks of
    /// settings.
    func isBelowSchemaHeading(_ passage: Int) -> Bool {
        var headings = outline.sections.first { $0.heading != nil }.flatMap(\.heading).map { [$0] } ?? []
        var section: Int? = outline.passages[passage].section
        while let current = section {
            if let heading = outline.sections[current].heading { headings.append(heading) }
            section = outline.sections[current].parent
        }
        return headings.contains { Self.announcesSchema($0) && !Self.has(Self.messages, $0) }
            && !headings.contains { Self.has(Self.settings, $0) }
    }

    /// Whether the heading right above the one of a passage says so: "Record types" above "Trip".
    func isRightBelowSchemaHeading(_ passage: Int) -> Bool {
        let section = outline.sections[outline.passages[passage].section]
        guard let parent = section.parent, let heading = outline.sections[parent].heading else {
            return false
        }
        return Self.announcesSchema(heading) && !Self.has(Self.messages, heading)
            && !Self.has(Self.settings, heading)
    }

    private static func announcesSchema(_ heading: Wording) -> Bool {
        heading.tokens.indices.contains { index in
            let token = heading.tokens[index]
            if token.means([.database, .cloudKit, .coreData, .swiftData, .relational]) { return true }
            if schemas.contains(StatementVocabulary.lowercased(token.text)) { return true }
            guard let label = heading.label(at: index) else { return false }
            return label.count > 1 || isOfData(index, in: heading)
        }
    }

    /// "Entities", "Data models": "model" and "table" beside another word may be of anything.
    private static func isOfData(_ label: Int, in heading: Wording) -> Bool {
        if label > 0, kinds.contains(StatementVocabulary.lowercased(heading.tokens[label - 1].text)) {
            return true
        }
        return heading.tokens.allSatisfy {
            $0.kind == .sign || $0.kind == .number || $0.means([.entityLabel, .general, .filler, .step])
        }
    }

    private static func has(_ words: Set<String>, _ heading: Wording) -> Bool {
        heading.tokens.contains { words.contains(StatementVocabulary.lowercased($0.text)) }
    }

    private static let schemas: Set = [
        "schema", "schemas", "schemata", "schéma", "schémas", "esquema", "esquemas", "datenmodell",
        "datamodel", "スキーマ", "схема", "şema", "şeması", "스키마",
    ]

    private static let kinds: Set = ["data", "domain", "persistence", "persistent", "storage", "stored"]

    /// Places where values are kept that are no record's.
    private static let settings: Set = [
        "userdefaults", "nsuserdefaults", "user-defaults", "appstorage", "@appstorage", "scenestorage",
        "keychain", "plist", "info.plist", "entitlements", "environment", "yaml", "toml", "ini",
        "configuration", "config", "konfiguration", "configuración", "configuração", "configurazione",
    ]

    /// What has a schema, too, but stores nothing.
    private static let messages: Set = [
        "json", "graphql", "api", "rest", "event", "events", "message", "messages", "notification",
        "notifications", "analytics", "request", "requests", "response", "responses", "xml", "csv", "ui",
        "view", "views",
    ]
}
