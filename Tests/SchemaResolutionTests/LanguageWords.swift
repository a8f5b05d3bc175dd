import Testing

/// What a language says in the notes, headers and types of one document.
struct LanguageWords: Sendable, CustomTestStringConvertible {
    let language: String
    let headers: (field: String, type: String, notes: String)
    let unique: String
    let required: String
    let optional: String
    let flag: String
    let byDefault: String
    let oneOf: String
    let index: String
    let reference: String
    let cascade: String
    let range: String
    let types: (text: String, integer: String, date: String)

    var testDescription: String { language }

    /// A table, a list, and notes in the language's words; what CloudKit and the app call by names stays as it is.
    var document: String {
        """
        # CloudKit

        ## `Trip`

        | \(headers.field) | \(headers.type) | \(headers.notes) |
        | --- | --- | --- |
        | `code` | String | \(unique) |
        | `title` | \(types.text) | \(required) |
        | `note` | String | \(optional) |
        | `done` | Int64 | \(flag) |
        | `count` | \(types.integer) | \(byDefault): 3 |
        | `state` | String | \(oneOf): `open`, `closed` |
        | `rank` | Int64 | \(index) |
        | `folder` | Reference | \(reference) `Folder`, \(cascade) |
        | `stars` | Int64 | \(range): 1–5 |

        ## `Folder`

        - `name`: \(types.text), \(required)
        - `size`: \(types.integer), \(optional)
        - `start`: \(types.date), \(optional)
        """
    }

    static let english = LanguageWords(
        language: "English", headers: ("Field", "Type", "Notes"), unique: "Unique", required: "Required",
        optional: "Optional", flag: "Boolean flag", byDefault: "Default", oneOf: "One of", index: "Index",
        reference: "Reference to", cascade: "cascade delete", range: "Range",
        types: ("Text", "Integer", "Date"))

    static let all = [
        LanguageWords(
            language: "German", headers: ("Feld", "Typ", "Beschreibung"), unique: "Eindeutig",
            required: "Erforderlich", optional: "Optional", flag: "Wahrheitswert", byDefault: "Standardwert",
            oneOf: "Eines von", index: "Indiziert", reference: "Verweis auf", cascade: "Löschweitergabe",
            range: "Bereich", types: ("Zeichenkette", "Ganzzahl", "Datum")),
        LanguageWords(
            language: "French", headers: ("Champ", "Type", "Remarques"), unique: "Clé unique",
            required: "Obligatoire", optional: "Facultatif", flag: "Booléen", byDefault: "Par défaut",
            oneOf: "Valeurs possibles", index: "Indexé", reference: "Référence à",
            cascade: "suppression en cascade", range: "Plage", types: ("Texte", "Entier", "Horodatage")),
        LanguageWords(
            language: "Spanish", headers: ("Campo", "Tipo", "Descripción"), unique: "Único",
            required: "Obligatorio", optional: "Opcional", flag: "Booleano", byDefault: "Por defecto",
            oneOf: "Valores posibles", index: "Indexado", reference: "Referencia a",
            cascade: "eliminación en cascada", range: "Rango", types: ("Texto", "Entero", "Fecha")),
        LanguageWords(
            language: "Portuguese", headers: ("Campo", "Tipo", "Descrição"), unique: "Chave única",
            required: "Obrigatório", optional: "Opcional", flag: "Valor lógico", byDefault: "Padrão",
            oneOf: "Valores possíveis", index: "Indexado", reference: "Referência a",
            cascade: "exclusão em cascata", range: "Intervalo", types: ("Texto", "Inteiro", "Data e hora")),
        LanguageWords(
            language: "Italian", headers: ("Campo", "Tipo", "Descrizione"), unique: "Univoco",
            required: "Obbligatorio", optional: "Facoltativo", flag: "Valore booleano",
            byDefault: "Valore predefinito", oneOf: "Valori ammessi", index: "Indicizzato",
            reference: "Riferimento a", cascade: "eliminazione a cascata", range: "Intervallo",
            types: ("Testo", "Intero", "Data e ora")),
        LanguageWords(
            language: "Dutch", headers: ("Veld", "Type", "Beschrijving"), unique: "Uniek",
            required: "Verplicht", optional: "Optioneel", flag: "Booleaanse waarde", byDefault: "Standaard",
            oneOf: "Mogelijke waarden", index: "Geïndexeerd", reference: "Verwijzing naar",
            cascade: "cascade verwijderen", range: "Bereik", types: ("Tekst", "Geheel getal", "Datum")),
        LanguageWords(
            language: "Turkish", headers: ("Alan", "Tür", "Açıklama"), unique: "Benzersiz",
            required: "Zorunlu", optional: "İsteğe bağlı", flag: "Mantıksal değer", byDefault: "Varsayılan",
            oneOf: "Olası değerler", index: "İndeks", reference: "Referans:", cascade: "basamaklı silme",
            range: "Aralık", types: ("Metin", "Tamsayı", "Tarih")),
        LanguageWords(
            language: "Russian", headers: ("Поле", "Тип", "Описание"), unique: "Уникальное",
            required: "Обязательно", optional: "Необязательно", flag: "Логическое значение",
            byDefault: "По умолчанию", oneOf: "Допустимые значения", index: "Индексируется",
            reference: "Ссылается на", cascade: "каскадное удаление", range: "Диапазон",
            types: ("Строка", "Целое число", "Дата")),
        LanguageWords(
            language: "Polish", headers: ("Pole", "Typ", "Uwagi"), unique: "Unikalne",
            required: "Wymagane", optional: "Opcjonalne", flag: "Wartość logiczna", byDefault: "Domyślnie",
            oneOf: "Możliwe wartości", index: "Indeksowane", reference: "Odwołanie do",
            cascade: "usuwanie kaskadowe", range: "Zakres",
            types: ("Tekst", "Liczba całkowita", "Data i czas")),
        LanguageWords(
            language: "Arabic", headers: ("الحقل", "النوع", "ملاحظات"), unique: "فريد",
            required: "مطلوب", optional: "اختياري", flag: "قيمة منطقية", byDefault: "القيمة الافتراضية",
            oneOf: "القيم الممكنة", index: "مفهرس", reference: "مرجع إلى", cascade: "حذف متتالي",
            range: "نطاق", types: ("نص", "عدد صحيح", "تاريخ")),
        // Drawn out, vocalised, with an Arabic comma's neighbours and with marks of direction around the names.
        LanguageWords(
            language: "Arabic with marks", headers: ("الحقـل\u{200f}", "النَّوع", "\u{2067}ملاحظات\u{2069}"),
            unique: "فَريد", required: "مطلـــوب", optional: "اختيارِي", flag: "قيمة منطقية\u{200f}",
            byDefault: "القيمة الافتراضية", oneOf: "القيم الممكنة", index: "مُفهرس",
            reference: "\u{202b}مرجع إلى\u{202c}", cascade: "حذف متتالي", range: "نطاق",
            types: ("نص", "عدد صحيح", "تاريخ")),
        LanguageWords(
            language: "Japanese", headers: ("フィールド", "型", "説明"), unique: "一意", required: "必須",
            optional: "任意", flag: "真偽値", byDefault: "デフォルト", oneOf: "取りうる値", index: "インデックス",
            reference: "参照:", cascade: "連鎖削除", range: "範囲", types: ("文字列", "整数", "日時")),
        LanguageWords(
            language: "Chinese", headers: ("字段", "类型", "说明"), unique: "唯一", required: "必填",
            optional: "可选", flag: "布尔值", byDefault: "默认值", oneOf: "可选值", index: "索引",
            reference: "引用", cascade: "级联删除", range: "范围", types: ("字符串", "整数", "日期")),
        LanguageWords(
            language: "Korean", headers: ("필드", "타입", "설명"), unique: "고유", required: "필수",
            optional: "선택", flag: "불리언 값", byDefault: "기본값", oneOf: "가능한 값", index: "인덱스",
            reference: "참조:", cascade: "연쇄 삭제", range: "범위", types: ("문자열", "정수", "날짜")),
    ]
}
