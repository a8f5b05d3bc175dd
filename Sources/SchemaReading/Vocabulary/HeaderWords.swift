/// The words of table headers by what their columns hold.
///
/// Phrases are separated by commas, in lower case and without a full stop at their end; one line or more for each
/// language: English, German, French, Spanish, Portuguese, Italian, Dutch, Japanese, Chinese in both scripts, Korean,
/// Turkish, Russian.
enum HeaderWords {
    static let all: [(ColumnRole, String)] = names + types + marks + indexes + texts + places

    private static let names: [(ColumnRole, String)] = [
        (
            .fieldName,
            """
            field, fields, field name, fieldname, property, property name, attribute, attribute name, column
            column name, cloudkit field, cloudkit field name, ck field, record field, swift property, db, db column
            cloudkit key, cloudkit keys, cloudkit key name, ck key, ckrecord key, cloudkit-schlüssel
            db field, stored property, core data attribute, source attribute, swiftdata property, model property
            entity attribute, model field, table column, sql column, database column, json key, record key, field key
            feld, feldname, attribut, attributname, eigenschaft, spalte, spaltenname, cloudkit-feld
            champ, champs, nom du champ, nom de champ, colonne, propriété, attribut cloudkit
            campo, nombre del campo, nombre de campo, atributo, propiedad, columna
            nome do campo, propriedade, coluna
            nome campo, nome del campo, attributo, proprietà, colonna
            veld, veldnaam, attribuut, eigenschap, kolom, kolomnaam
            nama kolom, atribut, nama atribut, cột, tên cột, trường, tên trường, thuộc tính
            フィールド, フィールド名, 属性, 属性名, プロパティ, プロパティ名, カラム, カラム名, 列, 列名
            字段, 字段名, 字段名称, 欄位, 欄位名稱, 欄位名, 屬性, 屬性名, 屬性名稱, 属性名称, 栏位
            필드, 필드명, 필드 이름, 속성, 속성명, 컬럼, 컬럼명, 프로퍼티, 프로퍼티명, 어트리뷰트, 속성 이름
            alan, alan adı, özellik, sütun, nitelik
            поле, имя поля, название поля, атрибут, свойство, столбец, колонка
            pole, nazwa pola, název pole, fält, fältnamn, felt, feltnavn, kenttä
            """
        ),
        (
            .anyName,
            """
            name, member, variable
            bezeichnung, nom, nombre, nome, naam, 名前, 名称, 名稱, 項目, 項目名, 이름, ad, adı, isim, имя, название, nazwa
            """
        ),
        (.rowNumber, "#, no, nr, n°, nº, №, num, number, idx, s.no, 番号, 序号, 序號, 编号, 編號, sıra, 번호"),
    ]

    private static let types: [(ColumnRole, String)] = [
        (
            .type,
            """
            type, types, field type, data type, datatype, cloudkit type, ck type, cktype, ckrecord type
            cloudkit field type, record field type, sql type, db type, column type, value type, attribute type
            storage type, stored as, stored type, core data type, postgres type, sqlite type, source type, property type
            swiftdata type, store type, json type, database type, type (cloudkit)
            kotlin type, java type, typescript type, ts type, dart type, python type, tipo kotlin, tipo java
            tipo typescript, type kotlin, type java, type typescript, kotlin-typ, java-typ, typescript-typ
            typ, feldtyp, datentyp, cloudkit-typ
            type de champ, type de données, type cloudkit
            tipo, tipo de dato, tipo de datos, tipo de campo, tipo cloudkit, tipo de dado, tipo de dados
            tipo di dato, tipo dato, tipo campo, tipo di campo
            veldtype, gegevenstype
            型, データ型, タイプ, 型名, フィールド型, フィールドタイプ, データタイプ, cloudkit型
            类型, 数据类型, 字段类型, 型別, 類型, 資料型別, 資料類型, 型態, 資料型態, 欄位型別, 欄位類型, cloudkit类型
            타입, 유형, 자료형, 데이터 타입, 데이터 유형
            tip, tür, türü, veri türü, veri tipi, alan türü, alan tipi
            тип, тип данных, тип поля
            typ danych, datový typ, datatyp
            tipe, tipe data, kiểu, kiểu dữ liệu, loại dữ liệu
            """
        ),
        (
            .swiftType,
            """
            swift, swift type, swift-typ, type swift, tipo swift, swift 型, swift型, swift 类型, swift类型, in swift
            model type, тип swift
            """
        ),
    ]

    private static let marks: [(ColumnRole, String)] = [
        (
            .required,
            """
            required, mandatory, is required, must, req, not null, notnull, non-null, required by new records
            erforderlich, pflicht, pflichtfeld, benötigt, notwendig, obligatorisch, muss
            requis, obligatoire, obligatorio, requerido, obligatoria, obrigatório, obrigatória, obbligatorio
            obbligatoria, richiesto, verplicht, vereist
            必須, 必須か, 必填, 必须, 是否必填, 必需, 是否必须, 是否必需, 必選, 必选, 必要, 필수, 필수 여부
            wajib, wajib diisi, harus diisi, bắt buộc
            zorunlu, zorunlu mu, gerekli, обязательно, обязательное, обязательный, обяз, wymagane, povinné
            """
        ),
        (
            .optional,
            """
            optional, nullable, null, nil, can be null, allows null, is optional, is nullable, nulls
            nullbar, optionnel, facultatif, opcional, nulo, anulable, nulável, opzionale, facoltativo, optioneel
            任意, オプショナル, null許容, null可, null許可, 可选, 可空, 可为空, 是否可空, 可選, 可為空, 可null, 允许为空
            선택, isteğe bağlı, opsiyonel, boş olabilir, опционально, необязательно, опциональный, może być null
            """
        ),
        (
            .defaultValue,
            """
            default, default value, defaults, initial value, default-value, model default
            standard, standardwert, vorgabe, default-wert, defaultwert, voreinstellung
            défaut, par défaut, valeur par défaut, predeterminado, por defecto, valor por defecto
            valor predeterminado, defecto, padrão, valor padrão, predefinição, predefinito, valore predefinito
            standaard, standaardwaarde
            デフォルト, デフォルト値, 既定値, 初期値, 默认, 默认值, 預設, 預設值, 缺省值, 初始值, 기본값
            varsayılan, varsayılan değer, по умолчанию, значение по умолчанию, domyślnie, wartość domyślna
            """
        ),
        (
            .unique,
            """
            unique, uniqueness, is unique, eindeutig, einzigartig, único, única, unico, univoco, uniek
            一意, ユニーク, 唯一, 是否唯一, 고유, benzersiz, tekil, уникальный, уникально, уникальность
            """
        ),
        (
            .primaryKey,
            """
            pk, primary key, is primary key, primärschlüssel, clé primaire, clave primaria, chave primária
            chiave primaria, primaire sleutel, 主键, 主鍵, 主キー, 기본 키, birincil anahtar, первичный ключ
            """
        ),
        (
            .encrypted,
            """
            encrypted, encryption, encrypt, protection, verschlüsselt, verschlüsselung, chiffré, chiffrement, cifrado
            encriptado, criptografado, crittografato, cifrato, versleuteld, 暗号化, 加密, 암호화, şifreli, şifreleme
            зашифровано, шифрование
            """
        ),
        (.list, "list, is list, array, is array, repeated, liste, lista, lijst, リスト, 列表, 清單, 목록, список"),
        (
            .options,
            """
            options, option, flags, modifiers, constraints, constraint, extra, extra definition, settings, attributes
            optionen, einschränkung, einschränkungen, constraints / index
            contrainte, contraintes, restricción, restricciones, opciones, restrição, restrições, opções
            vincolo, vincoli, opzioni, beperking, beperkingen, opties
            atributos, attributs, attributi, modificadores, modifikatoren, attribut swiftdata
            制約, オプション, 設定, 约束, 选项, 約束, 選項, 特殊设置, 特殊設定, 限制, 제약, 제약조건, 옵션
            batasan, ràng buộc
            kısıtlama, kısıtlamalar, seçenekler, ограничения, ограничение, опции
            """
        ),
    ]

    private static let indexes: [(ColumnRole, String)] = [
        (
            .queryable,
            """
            queryable, query, query index, query-index, filterable, abfragbar, requêtable, filtrable, consultable
            consultável, interrogabile, opvraagbaar, クエリ可能, クエリ, 可查询, 可查詢, sorgulanabilir, запрашиваемый
            """
        ),
        (
            .sortable,
            """
            sortable, sort, sort index, sort-index, sortierbar, triable, ordenable, ordenável, ordinabile, sorteerbaar
            ソート可能, ソート, 可排序, sıralanabilir, сортируемый
            """
        ),
        (
            .searchable,
            """
            searchable, search, search index, full text, full-text, durchsuchbar, suchbar, recherchable, buscable
            pesquisável, ricercabile, doorzoekbaar, 検索可能, 可搜索, 可搜尋, aranabilir
            """
        ),
        (
            .indexed,
            """
            indexed, index, indexes, indices, index type, indexing, cloudkit index, required index, required indexes
            queryable index, queryable indexes, queryable fields, query indexes, needed indexes
            required queryable index, required queryable indexes
            is indexed, indiziert, indexiert, indizes, indexierung, indexé, indexado, índice, índices, indicizzato
            indice, indici, geïndexeerd
            インデックス, インデックス設定, 索引, 必要なインデックス, 是否索引, 索引类型, 索引類型, 인덱스
            dizin, indeks, indekslenmiş, индекс, индексы, индексируется
            """
        ),
    ]

    private static let texts: [(ColumnRole, String)] = [
        (
            .notes,
            """
            notes, note, description, desc, comment, comments, remark, remarks, detail, details, purpose, meaning
            usage, use, info, explanation, business meaning, rule, rules, notes / index, about, what, documentation
            doc, why, notes/index, semantics, content, definition
            beschreibung, bemerkung, bemerkungen, anmerkung, anmerkungen, hinweis, hinweise, notiz, notizen, kommentar
            kommentare, erklärung, bedeutung, zweck, begründung, erläuterung, inhalt
            remarque, remarques, commentaire, commentaires, rôle, signification, détails, utilisation
            descripción, notas, comentario, comentarios, observaciones, significado, propósito, uso
            descrição, observação, observações, comentários, propósito
            descrizione, commenti, commento, significato, osservazioni, scopo
            beschrijving, opmerking, opmerkingen, toelichting, omschrijving, betekenis, doel
            説明, 備考, 内容, 用途, 概要, 意味, メモ, 補足, 说明, 備註, 備注, 备注, 描述, 注释, 含义, 說明, 敘述, 註解
            作用, 含義, 설명, 비고
            açıklama, notlar, not, amaç, описание, примечание, примечания, комментарий, комментарии, назначение, opis
            popis, beskrivning, beskrivelse
            keterangan, deskripsi, catatan, penjelasan, mô tả, ghi chú, ý nghĩa, diễn giải
            """
        ),
        (
            .values,
            """
            values, allowed values, enum, enum values, possible values, valid values, cases
            werte, erlaubte werte, mögliche werte, valeurs, valeurs possibles, valeurs autorisées, valores
            valores posibles, valores permitidos, valores possíveis, valori, valori possibili, valori ammessi, waarden
            toegestane waarden, 取りうる値, 列挙値, 取值, 可选值, 枚举值, 允许值, 枚舉值, 可選值, 값, değerler
            nilai, giá trị
            olası değerler, значения, допустимые значения
            """
        ),
        (
            .range,
            """
            range, value range, min/max, bereich, wertebereich, plage, rango, intervalo, intervallo, bereik
            範囲, 値域, 范围, 取值范围, 範圍, aralık, диапазон
            """
        ),
        (
            .example,
            """
            example, examples, sample, sample value, example value, e.g, beispiel, beispiele, beispielwert, exemple
            exemples, ejemplo, ejemplos, exemplo, exemplos, esempio, esempi, voorbeeld
            例, サンプル, 示例, 例子, 範例, 예시, 예, örnek, пример, примеры
            """
        ),
    ]

    private static let places: [(ColumnRole, String)] = [
        (
            .reference,
            """
            reference, references, reference to, ref, target, relation, relationship, related to, foreign key, fk
            links to, parents, points to, foreign keys, destination
            referenz, verweis, verweist auf, fremdschlüssel, beziehung, référence, clé étrangère
            referencia, relación, clave foránea, clave ajena, referência, relação, chave estrangeira
            riferimento, relazione, chiave esterna, verwijzing, relatie, vreemde sleutel
            参照, 参照先, 外部キー, 関連, 引用, 关联, 外键, 參照, 關聯, 外鍵, 참조, 외래 키
            referans, ilişki, yabancı anahtar, ссылка, связь, внешний ключ
            """
        ),
        (
            .deleteRule,
            """
            delete rule, delete action, on delete, deletion rule, deletion, löschregel, règle de suppression
            regla de eliminación, regra de exclusão, regola di eliminazione, 削除ルール, 删除规则, 刪除規則
            """
        ),
        (
            .inverse,
            "inverse, inverse relationship, inverse property, umkehrung, inversa, inverso, 逆, 反向, ters"
        ),
        (
            .recordType,
            """
            record type, recordtype, record type name, record types, entity, entity name, table, table name, model
            record, datensatztyp, entität, tabelle, type d'enregistrement, entité, tipo de registro, entidad, tabla
            entidade, tabela, tipo di record, entità, tabella, entiteit, tabel
            レコードタイプ, レコード型, エンティティ, テーブル, テーブル名, 记录类型, 實體, 实体, 实体名, 实体名称, 實體名稱, 表, 表名, 記錄類型, 資料表
            레코드 타입, 엔티티, 테이블, kayıt türü, varlık, tablo, тип записи, сущность, таблица
            """
        ),
        (.recordName, "record id, record name, recordname, recordid, ckrecord id"),
        (
            .foreign,
            """
            change, changes, issue, problem, fix, before, after, old type, new type, old, new, old name, new name
            symptom, error, error code, cause, solution, trigger, action
            änderung, änderungen, vorher, nachher, fehler, lösung, cambio, cambios, antes, después, depois, modification
            avant, après, modifica, modifiche, prima, dopo, 変更, 変更内容, 変更前, 変更後, 变更, 變更, 变更内容, 變更內容, 变更前, 变更后, 錯誤, 错误
            değişiklik, hata, изменение, изменения, ошибка, missing field, missing fields, removed, added
            parameter, argument, method, function, return, returns, argumento, argumentos, parámetro, parámetros
            parâmetro, parâmetros, paramètre, paramètres, parametro, parametri, аргумент, параметр, 引数, パラメータ, 参数
            參數, 매개변수, parametre
            """
        ),
    ]
}
