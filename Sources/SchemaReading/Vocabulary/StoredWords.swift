/// Words by which a heading says that what it describes is not stored.
enum StoredWords {
    /// Behind a "not": "not persisted".
    static let stored: Set<String> = words(
        """
        stored persisted persistent synced saved gespeichert persistiert synchronisiert stocké stockée persisté
        guardado almacenado persistido salvo armazenado salvato memorizzato opgeslagen 保存 永続化 存储 持久化 儲存 同步
        saklanmaz хранится сохраняется
        """)

    /// By themselves.
    static let notStored: Set<String> = words(
        """
        transient computed in-memory facade dto view-model viewmodel ephemeral unpersisted non-persistent non-stored
        flüchtig berechnet éphémère calculé calculado transitorio calcolato berekend 計算 一時 内存 临时 計算屬性 瞬态
        geçici временный вычисляемый
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
