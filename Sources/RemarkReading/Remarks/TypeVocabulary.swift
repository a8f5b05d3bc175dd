import DocumentWording
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

    private static let meanings =
        words.map { Meaning(type: $0.0, cloudKit: $0.1, kind: $0.2) } + spoken.map(\.1)

    private static let table: WordTable = {
        var table = WordTable(capacity: 2048)
        for (index, phrases) in Language.phrases(of: spoken.map(\.0)).enumerated() {
            for phrase in phrases { table.insert(words.count + index, for: WordHash.ofType(phrase)) }
        }
        // A word that some store spells so is that store's.
        for (index, word) in words.enumerated() {
            for name in word.3.listedWords {
                table.insert(index, for: WordHash.ofType(String(name)))
            }
        }
        return table
    }()

    /// What the types are called in human languages.
    private static let spoken: [(Concept, Meaning)] = [
        (.stringType, Meaning(type: .string, cloudKit: "STRING", kind: nil)),
        (.integerType, Meaning(type: .int, cloudKit: "INT64", kind: nil)),
        (.floatType, Meaning(type: .double, cloudKit: "DOUBLE", kind: nil)),
        (.decimalType, Meaning(type: .decimal, cloudKit: "DOUBLE", kind: nil)),
        (.booleanType, Meaning(type: .bool, cloudKit: "INT64", kind: nil)),
        (.dateType, Meaning(type: .date, cloudKit: "TIMESTAMP", kind: nil)),
        (.urlType, Meaning(type: .url, cloudKit: "STRING", kind: nil)),
        (.dataType, Meaning(type: .data, cloudKit: "BYTES", kind: nil)),
        (.assetType, Meaning(type: .asset, cloudKit: "ASSET", kind: .cloudKit)),
        (.locationType, Meaning(type: .location, cloudKit: "LOCATION", kind: nil)),
        (.referenceType, Meaning(type: .reference, cloudKit: "REFERENCE", kind: nil)),
    ]

    /// As languages, databases and frameworks spell them; without regard to case, spaces, hyphens, slashes and sizes
    /// in parentheses.
    private static let words: [(FieldType, String, EntityKind?, String)] = [
        (.string, "STRING", nil, "string str nsstring char character encryptedstring"),
        (
            .string, "STRING", .table,
            """
            text varchar charactervarying nvarchar nchar bpchar citext clob longtext mediumtext tinytext inet cidr
            time timetz interval xml tsvector
            """
        ),
        (.string, "STRING", .table, "charfield textfield slugfield emailfield"),
        (
            .int, "INT64", .table,
            "integerfield bigintegerfield smallintegerfield positiveintegerfield autofield"
        ),
        (.double, "DOUBLE", .table, "floatfield"), (.decimal, "DOUBLE", .table, "decimalfield"),
        (.bool, "INT64", .table, "booleanfield"), (.date, "TIMESTAMP", .table, "datefield datetimefield"),
        (.uuid, "STRING", .table, "uuidfield"), (.url, "STRING", .table, "urlfield"),
        (.json, "STRING", .table, "jsonfield"), (.data, "BYTES", .table, "binaryfield"),
        (.reference, "REFERENCE", .table, "foreignkey onetoonefield"),
        (.string, "STRING", .cloudKit, "ckrecordid ckrecord.id recordid ckuserid"),
        (
            .int, "INT64", nil,
            """
            int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 integer integer16 integer32 integer64 long short
            number nsinteger
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
            "double float float32 float64 cgfloat timeinterval nstimeinterval nsnumber duration"
        ),
        (.double, "DOUBLE", .table, "real doubleprecision float4 float8"),
        (.decimal, "DOUBLE", nil, "decimal nsdecimalnumber nsdecimal"),
        (.decimal, "DOUBLE", .table, "numeric money"),
        (.bool, "INT64", nil, "bool boolean"),
        (.bool, "INT64", .table, "bit"),
        (.date, "TIMESTAMP", nil, "date datetime datetimeoffset timestamp nsdate timestampdate"),
        (
            .date, "TIMESTAMP", .table,
            "timestamptz timestampwithtimezone timestampwithouttimezone smalldatetime datetime2"
        ),
        (.uuid, "STRING", nil, "uuid guid"),
        (.uuid, "STRING", .table, "uniqueidentifier"),
        (.url, "STRING", nil, "url uri nsurl"),
        (.data, "BYTES", nil, "data bytes binary binarydata nsdata transformable"),
        (.data, "BYTES", .table, "blob bytea varbinary longblob mediumblob tinyblob"),
        (.asset, "ASSET", .cloudKit, "asset ckasset"),
        (.location, "LOCATION", nil, "location cllocation geopoint"),
        (.location, "LOCATION", .table, "geography geometry point"),
        (
            .reference, "REFERENCE", nil,
            "reference ckreference ckrecordreference ckrecord.reference relationship relation"
        ),
        (.reference, "REFERENCE", .coreData, "nsset nsorderedset"),
        (.json, "STRING", nil, "json jsonobject dictionary map hashmap"),
        (.json, "STRING", .table, "jsonb hstore"),
        (.enum, "STRING", nil, "enum"),
    ]
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
