/// The words by which headings say what stands below them.
enum StandingWords {
    static let schemas: Set = [
        "schema", "schemas", "schemata", "schéma", "schémas", "esquema", "esquemas", "datenmodell",
        "datamodel", "スキーマ", "схема", "şema", "şeması", "스키마",
    ]

    /// What makes a "model" one of stored data.
    static let kindsOfModel: Set = ["data", "domain", "persistence", "persistent", "storage", "stored"]

    static let stored: Set = [
        "entity", "entities", "entität", "entitäten", "entité", "entités", "entidad", "entidades", "entità",
        "recordtype", "recordtypes", "schema", "schemas", "stored", "persisted", "datenmodell",
        "datenmodelle", "database", "datenbank", "collections",
    ]

    static let recordTypes: Set = [
        "recordtype", "recordtypes", "ckrecord", "datensatztyp", "datensatztypen", "记录类型", "記錄類型",
        "レコードタイプ", "レコード型",
    ]

    static let storage: Set = [
        "persistence", "storage", "stored", "local", "persistenz", "speicherung", "persistance", "stockage",
        "persistencia", "persistência",
    ]

    /// Places where values are kept that are no record's.
    static let settings: Set = [
        "userdefaults", "nsuserdefaults", "user-defaults", "appstorage", "@appstorage", "scenestorage",
        "keychain", "plist", "info.plist", "entitlements", "environment", "yaml", "toml", "ini",
        "configuration", "config", "konfiguration", "configuración", "configuração", "configurazione",
    ]

    /// What has a schema, too, but stores nothing.
    static let messages: Set = [
        "json", "graphql", "api", "rest", "event", "events", "message", "messages", "notification",
        "notifications", "analytics", "request", "requests", "response", "responses", "xml", "csv", "ui",
        "view", "views",
    ]

    static let variables: Set = [
        "environment", "env", "variable", "variables", "configuration", "secrets", "umgebung",
        "umgebungsvariablen", "konfiguration", "environnement", "entorno", "ambiente", "环境变量", "環境変数",
    ]

    static let example: Set = [
        "example", "examples", "sample", "samples", "template", "beispiel", "beispiele", "vorlage", "exemple",
        "exemples", "ejemplo", "ejemplos", "exemplo", "exemplos", "esempio", "esempi", "voorbeeld",
        "voorbeelden",
        "örnek", "пример", "примеры", "例", "サンプル", "示例", "範例", "样例",
    ]

    /// Words of settings, notes and rules: what they are about is hardly a record type, but may be one as well.
    ///
    /// "Configuration variables" may hold fields of a record with the settings; "Request parameters" never do.
    static let maybeOfRecords: Set = [
        "variable", "variables", "constants", "options", "flags", "note", "notes", "usage", "history",
        "rules",
        "migration", "hinweise", "notizen", "regeln", "remarques", "règles", "notas", "reglas", "regras",
    ]
}
