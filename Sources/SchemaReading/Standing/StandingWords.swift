/// The words by which headings say what stands below them, as far as the languages' files do not have them yet.
enum StandingWords {
    /// Chapters about how a program is built, tested and used.
    static let program: Set = [
        "services", "service", "controllers", "viewmodels", "screens", "components", "widgets", "interface",
        "navigation", "architecture", "networking", "networks", "errors", "error", "tests", "testing",
        "mocks",
        "helpers", "utilities", "extensions", "protocols", "managers", "endpoints", "commands", "command",
        "cli",
        "function", "functions", "method", "methods", "funktion", "funktionen", "fonction", "fonctions",
        "función", "funciones", "função", "funções", "関数", "函数", "export", "import", "built",
        "implementation", "dienste", "ansichten", "architektur", "netzwerk",
        "fehler", "schnittstelle", "vues", "erreurs", "servicios", "vistas", "errores", "pruebas", "serviços",
        "erros", "testes", "servizi", "viste", "errori", "サービス", "ビュー", "テスト", "エラー", "服务", "视图",
        "测试", "错误", "сервисы", "тесты", "ошибки",
    ]

    /// Fields that are no more, or that only the app computes.
    static let gone: Set = [
        "removed", "dropped", "deleted", "former", "obsolete", "eliminated", "derived", "calculated",
        "computed",
        "transient", "unsynced", "unstored", "local-only", "entfernt", "entfernte", "gelöschte", "ehemalige",
        "berechnete", "abgeleitete", "lokale", "supprimés", "supprimées", "calculées", "dérivées",
        "eliminados",
        "eliminadas", "calculados", "calculadas", "removidos", "removidas", "rimossi", "rimosse", "calcolate",
        "削除された", "計算", "已删除", "已移除", "计算", "удалённые", "вычисляемые",
    ]

    /// Groups of one type's fields: below its heading they name no type of their own.
    static let groups: Set = [
        "basics", "basic", "core", "identity", "identification", "identifiers", "information", "info",
        "details",
        "metadata", "system", "timestamps", "dates", "timing", "scheduling", "money", "pricing", "finances",
        "financial",
        "content", "tracking", "audit", "auditing", "sync", "syncing", "relations", "relationships",
        "references",
        "appearance", "display", "general", "misc", "miscellaneous", "statistics", "stats", "counters",
        "flags",
        "ownership", "dimensions", "measurements", "properties", "attributes", "main", "other", "additional",
        "grundlagen", "allgemein", "allgemeines", "zeitstempel", "beziehungen", "metadaten", "geld",
        "généralités", "informations", "métadonnées", "dates", "información", "fechas", "metadatos", "datas",
        "metadados", "informazioni", "metadati", "基本信息", "系统", "系統", "システム", "基本情報", "基本", "メタデータ", "元数据",
    ]

    /// Rules about fields that stand elsewhere.
    static let rulesOfFields: Set = [
        "constraint", "constraints", "validation", "validations", "rule", "rules", "limit", "limits",
        "checks",
        "invariants", "requirements", "validierung", "regeln", "einschränkungen", "prüfungen", "contraintes",
        "règles", "validación", "restricciones", "reglas", "validação", "restrições", "regras", "vincoli",
        "validazione", "regole", "制約", "検証", "约束", "校验", "验证", "验证规则", "驗證", "驗證規則", "規則", "规则",
        "ограничения", "проверки",
    ]

    /// "Relevant fields": which fields, and not whose.
    static let whichFields: Set = [
        "relevant", "available", "all", "existing", "current", "remaining", "own", "stored", "mandatory",
        "possible",
        "several", "various", "these", "those", "following", "supported", "removed", "dropped", "deleted",
        "former",
        "obsolete", "derived", "calculated", "computed", "transient", "local", "synced", "unsynced",
        "relevante",
        "verfügbare", "alle", "vorhandene", "entfernte", "pertinents", "disponibles", "relevantes",
        "disponíveis",
    ]

    /// "This record type": what a sentence below its heading is about.
    static let this: Set = [
        "this", "dieser", "diese", "dieses", "ce", "cette", "este", "esta",
        "questo", "questa", "deze", "dit",
        "denna", "detta", "dette", "denne", "tämä", "ten", "ta", "to", "bu", "この", "该", "这个", "此", "이", "ini",
    ]

    /// "That field", "these fields": those that were named right before.
    static let those: Set = [
        "that", "these", "those", "diesen", "ces", "estos", "estas", "questi", "queste", "эти",
    ]

    static let data: Set = [
        "data", "daten", "données", "datos", "dados", "dati", "データ", "数据", "資料", "данные", "данных",
    ]

    static let structures: Set = [
        "structure", "structures", "struktur", "strukturen", "estructura", "estructuras", "estrutura",
        "estruturas",
        "struttura", "strutture", "構造", "结构", "結構", "структура", "структуры",
    ]

    static let dataStructures: Set = ["datenstruktur", "datenstrukturen", "データ構造", "数据结构", "資料結構"]

    /// What stands beside an example of how not to do it.
    static let wrong: Set = [
        "❌", "🚫", "wrong", "bad", "incorrect", "avoid", "don't", "don’t", "falsch", "faux", "incorrecto",
        "errado",
        "sbagliato", "错误", "錯誤", "неправильно",
    ]

    /// What stands beside an example of how to do it.
    static let right: Set = [
        "✅", "correct", "right", "good", "richtig", "correcto", "correto", "corretto", "正确", "正確",
        "правильно",
    ]
}
