import Testing
import Vocabulary

@testable import DocumentWording

@Suite struct `Words of table headers` {
    @Test(arguments: [
        (
            ColumnRole.fieldName,
            "Field|Field Name|Attribute|Feld|Champ|Campo|Veld|フィールド|字段|欄位|필드|Alan adı|Поле"
        ),
        (.anyName, "Name|Nom|Nombre|Nome|Naam|名前|名称"),
        (.type, "Type|CloudKit Type|CK type|Typ|Datentyp|Tipo|Type de champ|型|データ型|类型|型別|타입|Tür|Тип"),
        (
            .required,
            "Required|Erforderlich|Pflichtfeld|Requis|Obligatorio|Obrigatório|Obbligatorio|Verplicht|必須|必填"
        ),
        (.optional, "Optional|Nullable|Optionnel|Opcional|Opzionale|Optioneel|任意|可选|可空"),
        (
            .defaultValue,
            "Default|Default Value|Standardwert|Par défaut|Valor por defecto|Padrão|デフォルト値|默认值|預設值"
        ),
        (
            .notes,
            "Notes|Description|Beschreibung|Remarques|Descripción|Descrição|Descricao|Note|Opmerking|説明|说明|說明|Açıklama"
        ),
        (.indexed, "Indexed|Index|Indiziert|Índice|インデックス設定|索引"),
        (.queryable, "Queryable|Abfragbar|クエリ可能|可查询"),
        (.sortable, "Sortable|Sortierbar|Triable|可排序"), (.searchable, "Searchable|Durchsuchbar|検索可能|可搜索"),
        (.recordType, "Record type|Entity|Table|レコードタイプ|实体|Tabla"), (.rowNumber, "#|No.|序号"),
        (.encrypted, "Encrypted|Verschlüsselt|暗号化|加密"), (.unique, "Unique|Eindeutig|唯一"),
        (.notes, "Keterangan|Mô tả"), (.type, "Tipe Data|Kiểu dữ liệu|Kotlin type"),
        (.reference, "Reference|References|Verweis|参照先|外键"), (.foreign, "Change|Issue|Before|変更内容"),
    ])
    func `each role has its words in many languages`(role: ColumnRole, headers: String) {
        for header in headers.split(separator: "|") {
            #expect(HeaderVocabulary.role(of: String(header)) == role, "\(header)")
        }
    }

    @Test(arguments: [
        "FIELD", " field ", "Field:", "Field *", "🏷 Field", "Field(s)", "Field (camelCase)",
        "field\u{a0}name", "Field/Property",
    ])
    func `case, marks and brackets do not matter`(header: String) {
        #expect(HeaderVocabulary.role(of: header) == .fieldName)
    }

    @Test func `the phrases stand in the data as headers are compared`() {
        let ofHeaders = ColumnRole.concepts.reduce(into: ConceptSet()) { $0.formUnion($1.concepts) }
        for language in Language.all {
            for (concept, phrases) in language.phrases where ofHeaders.contains(concept) {
                for phrase in phrases.map({ String(Substring($0)) }) where phrase != "@model" {
                    #expect(HeaderVocabulary.normalised(phrase[...]) == phrase, "\(language.name)")
                }
            }
        }
    }

    @Test func `a longer header counts by its first word`() {
        #expect(HeaderVocabulary.role(of: "Required by new records") == .required)
        #expect(HeaderVocabulary.role(of: "Indexed in production?") == .indexed)
        #expect(HeaderVocabulary.role(of: "Type of change") == nil)
        #expect(HeaderVocabulary.role(of: "Field count") == nil)
    }

    @Test(arguments: ["", "—", "Price", "🎉", "Widget", "\u{202E}", String(repeating: "x", count: 10_000)])
    func `other headers have no role`(header: String) {
        #expect(HeaderVocabulary.role(of: header) == nil)
    }
}
