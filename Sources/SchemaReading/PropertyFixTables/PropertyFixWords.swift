/// The words by which fixes are asked for, in the languages of `HeaderWords`.
enum PropertyFixWords {
    /// Headers over what shall be. A table of bare names must have one of these.
    static let fixHeaders = set(
        """
        fix fixes remedy resolution correction solution lösung korrektur behebung abhilfe solución corrección arreglo
        solução correção soluzione correzione oplossing correctie 修正 修正内容 修正方法 対応 対策 修复 修復 解决方案 解決方案
        수정 düzeltme çözüm исправление решение
        """)

    /// Headers that may stand over what shall be: only where the rows hold declarations.
    static let changeHeaders = set(
        """
        change changes changed after new action target todo required recommended recommendation proposed proposal
        migration änderung änderungen anpassung nachher neu soll maßnahme changement après modification cambio
        después mudança alteração depois modifica dopo wijziging aanpassing na 変更 変更後 变更 变更后 修改 修改后 變更
        變更後 変更内容 변경 değişiklik изменение после
        """)

    /// Headers over what is wrong or was.
    static let issueHeaders = set("issue problem current before old today existing status ist vorher")

    static let removal = set(
        """
        remove removes removing drop drops delete deletes strip discard omit entferne entfernen entfällt lösche löschen
        streichen weglassen supprimer retirer enlever quitar eliminar borrar remover excluir rimuovere eliminare togliere
        verwijder verwijderen schrappen 削除 除去 移除 删除 去掉 刪除 去除 제거 삭제 kaldır kaldırılacak удалить убрать
        """)

    static let defaultValue = set(
        """
        default defaults initial initialise initialize standardwert standard vorgabe vorgabewert défaut
        predeterminado defecto padrão predefinito standaardwaarde デフォルト デフォルト値 既定値 初期値 默认 默认值 預設
        預設值 기본값 varsayılan умолчанию
        """)

    static let optional = set("optional nullable optionals opsiyonel опциональным 可选 可選 任意 オプショナル")
    static let required = set("non-optional nonoptional non-nullable required mandatory not-null 必須 必填")
    static let unique = set(
        "unique uniqueness eindeutig einmalig unicité único única unico uniek 一意 唯一 benzersiz")
    static let rename = set(
        "rename umbenennen renommer renombrar renomear rinominare hernoemen 改名 重命名 переименовать")
    static let type = set("type typ tipo 型 类型 類型 тип change convert store use make")

    /// "property", "field" and words without weight around a removal.
    static let property = set(
        """
        property field attribute column it entirely completely whole the this from model eigenschaft feld attribut
        propriété champ propiedad campo propriedade proprietà eigenschap veld
        """)

    /// What says that nothing is to be done.
    static let nothing = set(
        "ok okay none already nothing fine keep unchanged bereits keine nichts déjà ya già já なし 无 無 - — – ✓ ✅"
    )

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
