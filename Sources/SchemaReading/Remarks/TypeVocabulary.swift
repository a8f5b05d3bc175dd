package import SchemaModel
import Vocabulary

/// The type names that documents use, and what they mean.
package enum TypeVocabulary {
    package struct Meaning: Hashable, Sendable {
        package let type: FieldType

        /// How CloudKit stores it. For example: `INT64`.
        package let cloudKit: String

        /// The kind of store whose own word it is; nil for words that all use.
        package let kind: EntityKind?
    }

    /// Nil for a name that is no known type: it may be an enumeration or another entity.
    package static func meaning(of name: String) -> Meaning? {
        let index = table[WordHash.ofType(name)]
        if index >= 0 { return meanings[Int(index)] }
        return isDictionary(name) ? Meaning(type: .json, cloudKit: "STRING", kind: nil) : nil
    }

    /// `[String: Int]`, `Dictionary<String, Int>`.
    private static func isDictionary(_ name: String) -> Bool {
        name.hasPrefix("Dictionary<") || name.hasPrefix("[") && name.utf8.contains(UInt8(ascii: ":"))
    }

    /// As `meaning`, and by everyday words too.
    package static func type(of name: String) -> FieldType? {
        meaning(of: name)?.type ?? EverydayTypes.type(of: name)
    }

    /// For "did you mean".
    package static let spellings = [
        "String", "Int64", "Double", "Date/Time", "Bool", "Bytes", "Asset", "Location", "Reference", "Data",
        "Date",
        "Int", "UUID", "URL", "Decimal", "Timestamp", "List<String>", "Text", "Integer", "Boolean", "Float",
        "JSON",
        "Binary Data",
    ]

    private static let meanings = words.map { Meaning(type: $0.0, cloudKit: $0.1, kind: $0.2) }

    private static let table: WordTable = {
        var table = WordTable(capacity: 2048)
        for (index, word) in words.enumerated() {
            for name in word.3.split(whereSeparator: \.isWhitespace) {
                table.insert(index, ofType: String(name))
            }
        }
        return table
    }()

    /// Without regard to case, spaces, hyphens, slashes and sizes in parentheses.
    private static let words: [(FieldType, String, EntityKind?, String)] = [
        (
            .string, "STRING", nil,
            """
            string str nsstring char character encryptedstring
            zeichenkette chaîne chaînedecaractères cadena texto texte testo tekst stringa
            zeichenfolge cadenadetexto cadenadecaracteres cadeiadecaracteres tekenreeks karakterdizisi
            metin строка текст 문자열 텍스트 文字列 テキスト 字符串 字串 文本 文字
            """
        ),
        (
            .string, "STRING", .table,
            """
            text varchar charactervarying nvarchar nchar bpchar citext clob longtext mediumtext tinytext inet cidr
            """
        ),
        (.string, "STRING", .cloudKit, "ckrecordid ckrecord.id recordid ckuserid"),
        (
            .int, "INT64", nil,
            """
            int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 integer integer16 integer32 integer64 long short
            number nsinteger ganzzahl entier entero inteiro intero geheelgetal tamsayı целое число 정수 整数 整型 整數 数値 數字 数字
            wholenumber ganzezahl nombreentier númeroentero númerointeiro numerointero целоечисло
            """
        ),
        (
            .int, "INT64", .table,
            """
            bigint smallint tinyint mediumint serial bigserial smallserial int2 int4 unsignedint unsignedinteger
            bigintunsigned intunsigned unsignedbigint
            """
        ),
        (
            .double, "DOUBLE", nil,
            """
            double float float32 float64 cgfloat timeinterval nstimeinterval nsnumber duration gleitkommazahl
            fließkommazahl flottant 浮点数 浮動小数点数 小数 浮點數 ondalık 실수
            floatingpoint floatingpointnumber gleitkomma virguleflottante nombreàvirgule nombreflottant
            comaflotante puntoflotante pontoflutuante virgolamobile ondalıksayı числосплавающейточкой
            числосплавающейзапятой
            """
        ),
        (.double, "DOUBLE", .table, "real doubleprecision float4 float8"),
        (
            .decimal, "DOUBLE", nil,
            """
            decimal nsdecimalnumber nsdecimal decimalnumber dezimal dezimalzahl kommazahl décimal nombredécimal
            númerodecimal decimale numerodecimale decimaal decimaalgetal kommagetal десятичное десятичноечисло
            """
        ),
        (.decimal, "DOUBLE", .table, "numeric money"),
        (
            .bool, "INT64", nil,
            """
            bool boolean logical booléen booleano boolesch wahrheitswert 布尔 布尔值 布林 布林值 ブール 真偽値 真偽
            mantıksal логический булево 불리언 yesno truefalse janein wahrfalsch ouinon vraifaux síno sino
            verdaderofalso simnão simnao verdadeirofalso sìno verofalso booleaans janee waaronwaar evethayır
            doğruyanlış данет ДаНет логическое はいいいえ 是否
            """
        ),
        (.bool, "INT64", .table, "bit"),
        (
            .date, "TIMESTAMP", nil,
            """
            date datetime datetimeoffset dateandtime timestamp nsdate timestampdate datum datumuhrzeit datumzeit fecha
            fechahora dateheure dataora datahora 日期 日期时间 日期時間 日付 日時 时间 時間 tarih дата 날짜
            zeitstempel datumundzeit datumunduhrzeit horodatage dateetheure marcadetiempo marcatemporal
            fechayhora carimbodedatahora carimbodetempo dataehora marcatemporale dataeora tijdstempel datumtijd
            datumentijd zamandamgası tarihsaat tarihvesaat датавремя датаивремя меткавремени временнаяметка
            タイムスタンプ 日付時刻 时间戳 時間戳 時間戳記 日期和时间
            """
        ),
        (
            .date, "TIMESTAMP", .table,
            "timestamptz timestampwithtimezone timestampwithouttimezone smalldatetime datetime2"
        ),
        (.uuid, "STRING", nil, "uuid guid"),
        (.uuid, "STRING", .table, "uniqueidentifier"),
        (
            .url, "STRING", nil,
            """
            url uri nsurl webaddress webadresse adresseweb direcciónweb endereçoweb indirizzoweb webadres
            webadresi вебадрес 网址 網址
            """
        ),
        (
            .data, "BYTES", nil,
            """
            data bytes binary binarydata nsdata transformable binärdaten 二进制 バイナリ binäredaten donnéesbinaires
            datosbinarios dadosbinários datibinari binairegegevens ikiliveri двоичныеданные байты
            バイナリデータ 二进制数据 二進位資料
            """
        ),
        (.data, "BYTES", .table, "blob bytea varbinary longblob mediumblob tinyblob"),
        (.asset, "ASSET", .cloudKit, "asset ckasset アセット 资源"),
        (
            .location, "LOCATION", nil,
            """
            location cllocation geopoint standort localisation ubicación localización localização localizzazione
            locatie konum местоположение 位置 位置情報 地理位置
            """
        ),
        (.location, "LOCATION", .table, "geography geometry point"),
        (
            .reference, "REFERENCE", nil,
            """
            reference ckreference ckrecordreference ckrecord.reference referenz référence referencia referência
            riferimento verwijzing relationship relation 参照 リファレンス 引用 關聯 关联 verweis referans başvuru
            """
        ),
        (.json, "STRING", nil, "json jsonobject dictionary map hashmap"),
        (.json, "STRING", .table, "jsonb hstore"),
        (.enum, "STRING", nil, "enum"),
        (.string, "STRING", .table, "time timetz interval xml tsvector"),
    ]
}

extension WordTable {
    /// As the name is spelled, and with a capital where the hash knows none: `строка`, `Строка`.
    mutating func insert(_ value: Int, ofType name: String) {
        insert(value, for: WordHash.ofType(name))
        guard let first = name.utf8.first, first == 0xd0 || first == 0xd1 else { return }
        insert(value, for: WordHash.ofType(name.prefix(1).uppercased() + name.dropFirst()))
    }
}

extension WordHash {
    /// Of a type's name without spaces, hyphens, slashes, back-ticks and what stands in parentheses.
    static func ofType(_ name: String) -> UInt64 {
        var hash = WordHash()
        var depth = 0
        for byte in name.utf8 {
            switch byte {
            case 0x28: depth += 1
            case 0x29: depth -= 1
            case 0x20, 0x2d, 0x2f, 0x60, 0x2a, 0x5f: break
            default: if depth == 0 { hash.add(byte) }
            }
        }
        return hash.value
    }
}
