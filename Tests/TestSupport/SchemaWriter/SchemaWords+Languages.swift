import SchemaModel

extension SchemaWords {
    package static let english = SchemaWords(
        language: "English", field: "Field", type: "Type", required: "Required", optional: "Optional",
        defaultValue: "Default", notes: "Notes", yes: "Yes", no: "No", optionalMark: "optional",
        defaultNote: "Default", valuesNote: "One of", referenceNote: "Reference to",
        types: [.string: "Text", .int: "Integer", .bool: "Boolean"])

    package static let all = [
        english,
        SchemaWords(
            language: "German", field: "Feld", type: "Typ", required: "Erforderlich", optional: "Optional",
            defaultValue: "Standardwert", notes: "Beschreibung", yes: "Ja", no: "Nein",
            optionalMark: "optional", defaultNote: "Standard", valuesNote: "Mögliche Werte",
            referenceNote: "Verweis auf", types: [.string: "Zeichenkette", .int: "Ganzzahl", .date: "Datum"]),
        SchemaWords(
            language: "French", field: "Champ", type: "Type", required: "Requis", optional: "Facultatif",
            defaultValue: "Valeur par défaut", notes: "Description", yes: "Oui", no: "Non",
            optionalMark: "facultatif", defaultNote: "Par défaut", valuesNote: "Valeurs possibles",
            referenceNote: "Référence à", types: [.string: "Texte", .int: "Entier", .bool: "Booléen"]),
        SchemaWords(
            language: "Spanish", field: "Campo", type: "Tipo", required: "Obligatorio", optional: "Opcional",
            defaultValue: "Valor por defecto", notes: "Descripción", yes: "Sí", no: "No",
            optionalMark: "opcional", defaultNote: "Por defecto", valuesNote: "Valores posibles",
            referenceNote: "Referencia a", types: [.string: "Texto", .int: "Entero", .date: "Fecha"]),
        SchemaWords(
            language: "Portuguese", field: "Campo", type: "Tipo", required: "Obrigatório",
            optional: "Opcional", defaultValue: "Valor padrão", notes: "Descrição", yes: "Sim", no: "Não",
            optionalMark: "opcional", defaultNote: "Padrão", valuesNote: "Valores possíveis",
            referenceNote: "Referência a", types: [.string: "Texto", .int: "Inteiro", .bool: "Booleano"]),
        SchemaWords(
            language: "Italian", field: "Campo", type: "Tipo", required: "Obbligatorio",
            optional: "Facoltativo", defaultValue: "Valore predefinito", notes: "Descrizione", yes: "Sì",
            no: "No", optionalMark: "facoltativo", defaultNote: "Predefinito",
            valuesNote: "Valori possibili", referenceNote: "Riferimento a",
            types: [.string: "Testo", .int: "Intero", .bool: "Booleano"]),
        SchemaWords(
            language: "Dutch", field: "Veld", type: "Type", required: "Verplicht", optional: "Optioneel",
            defaultValue: "Standaardwaarde", notes: "Omschrijving", yes: "Ja", no: "Nee",
            optionalMark: "optioneel", defaultNote: "Standaard", valuesNote: "Mogelijke waarden",
            referenceNote: "Verwijzing naar", types: [.string: "Tekst", .int: "Geheel getal"]),
        SchemaWords(
            language: "Turkish", field: "Alan", type: "Tür", required: "Zorunlu", optional: "İsteğe bağlı",
            defaultValue: "Varsayılan değer", notes: "Açıklama", yes: "Evet", no: "Hayır",
            optionalMark: "isteğe bağlı", defaultNote: "Varsayılan", valuesNote: "Olası değerler",
            referenceNote: "Referans:", types: [.string: "Metin", .int: "Tamsayı", .date: "Tarih"]),
        SchemaWords(
            language: "Russian", field: "Поле", type: "Тип", required: "Обязательно",
            optional: "Необязательно", defaultValue: "По умолчанию", notes: "Описание", yes: "Да", no: "Нет",
            optionalMark: "необязательно", defaultNote: "По умолчанию", valuesNote: "Возможные значения",
            referenceNote: "Ссылка на", types: [.string: "Строка", .int: "Целое число", .date: "Дата"]),
        SchemaWords(
            language: "Japanese", field: "フィールド", type: "型", required: "必須", optional: "任意",
            defaultValue: "デフォルト値", notes: "説明", yes: "はい", no: "いいえ", optionalMark: "任意",
            defaultNote: "デフォルト値", valuesNote: "取りうる値", referenceNote: "参照先",
            types: [.string: "文字列", .int: "整数", .bool: "真偽値"]),
        SchemaWords(
            language: "Chinese", field: "字段", type: "类型", required: "必填", optional: "可选",
            defaultValue: "默认值", notes: "说明", yes: "是", no: "否", optionalMark: "可选",
            defaultNote: "默认值", valuesNote: "取值", referenceNote: "引用",
            types: [.string: "字符串", .int: "整数", .date: "日期"]),
        SchemaWords(
            language: "Polish", field: "Pole", type: "Typ", required: "Wymagane", optional: "Opcjonalne",
            defaultValue: "Wartość domyślna", notes: "Opis", yes: "Tak", no: "Nie",
            optionalMark: "opcjonalne", defaultNote: "Domyślnie", valuesNote: "Możliwe wartości",
            referenceNote: "Odwołanie do", types: [.string: "Tekst", .int: "Liczba całkowita"]),
        SchemaWords(
            language: "Arabic", field: "الحقل", type: "النوع", required: "مطلوب", optional: "اختياري",
            defaultValue: "القيمة الافتراضية", notes: "الوصف", yes: "نعم", no: "لا",
            optionalMark: "اختياري", defaultNote: "القيمة الافتراضية", valuesNote: "القيم الممكنة",
            referenceNote: "مرجع إلى", types: [.string: "نص", .int: "عدد صحيح", .date: "تاريخ"]),
        SchemaWords(
            language: "Korean", field: "필드", type: "타입", required: "필수", optional: "선택",
            defaultValue: "기본값", notes: "설명", yes: "예", no: "아니요", optionalMark: "선택 사항",
            defaultNote: "기본값", valuesNote: "가능한 값", referenceNote: "참조:",
            types: [.string: "문자열", .int: "정수", .bool: "불리언"]),
    ]
}
