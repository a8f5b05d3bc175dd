import SchemaModel

/// The type names that people write, in whatever spelling: data, not code.
enum TypeVocabulary {
    /// The meaning of a spelled name without list, optional and encryption marks; nil for any other name.
    static func type(of spelling: String) -> FieldType? {
        if let exact = common[spelling] { return exact }
        return byFoldedName[fold(spelling)]
    }

    /// What a message may suggest.
    static let suggestions = [
        "String", "Int64", "Double", "Date/Time", "Timestamp", "Reference", "Asset", "Bytes", "Location",
        "Bool",
        "UUID", "URL", "Decimal", "Data", "Date", "Int",
    ]

    /// The spellings that nearly every document uses, found without folding.
    private static let common: [String: FieldType] = [
        "String": .string, "Int64": .int, "INT64": .int, "Int": .int, "Double": .double, "Date/Time": .date,
        "Date": .date, "Timestamp": .date, "Reference": .reference, "Asset": .asset, "Bytes": .data,
        "Bool": .bool,
        "UUID": .uuid, "Data": .data, "Int(64)": .int, "Location": .location, "STRING": .string,
    ]

    private static let names: [FieldType: [String]] = [
        .string: [
            "string", "text", "nsstring", "str", "varchar", "charactervarying", "char", "character",
            "nvarchar",
            "citext", "clob", "longtext", "mediumtext", "tinytext", "bpchar", "substring", "staticstring",
        ],
        .int: [
            "int", "int64", "int32", "int16", "int8", "integer", "integer64", "integer32", "integer16",
            "long",
            "bigint", "smallint", "tinyint", "mediumint", "serial", "bigserial", "smallserial", "number",
            "uint",
            "uint64", "uint32", "uint16", "uint8", "int2", "int4", "nsinteger", "short", "biginteger",
        ],
        .double: [
            "double", "float", "real", "doubleprecision", "float64", "float32", "float4", "float8", "cgfloat",
            "timeinterval", "duration",
        ],
        .decimal: ["decimal", "numeric", "money", "nsdecimalnumber", "decimalnumber"],
        .bool: ["bool", "boolean", "bit", "bool/nsnumber", "boolean/nsnumber"],
        .date: [
            "date/time", "date", "datetime", "timestamp", "timestamptz", "nsdate", "timestampwithtimezone",
            "timestampwithouttimezone", "dateandtime", "date&time", "timestamp(date)", "date(timestamp)",
            "datetime2", "timestampntz",
        ],
        .uuid: ["uuid", "guid", "uniqueidentifier", "nsuuid"],
        .url: ["url", "uri", "nsurl"],
        .data: [
            "bytes", "data", "binary", "binarydata", "blob", "bytea", "nsdata", "varbinary", "longblob",
            "byte",
            "transformable",
        ],
        .asset: ["asset", "ckasset", "file", "asset(ckasset)"],
        .location: ["location", "cllocation", "clocation", "cllocationcoordinate2d", "geopoint"],
        .reference: [
            "reference", "ckreference", "ckrecord.reference", "ckrecord.id", "recordreference", "ckrecordid",
        ],
        .json: ["json", "jsonb"],
    ]

    private static let byFoldedName: [String: FieldType] = {
        var types: [String: FieldType] = [:]
        for (type, spellings) in names {
            for spelling in spellings { types[spelling] = type }
        }
        return types
    }()

    /// Lower case, without white space, underscores and a size such as `(64)`.
    private static func fold(_ spelling: String) -> String {
        var folded: [UInt8] = []
        for byte in spelling.utf8 where byte != 0x20 && byte != UInt8(ascii: "_") {
            folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        }
        let name = String(decoding: folded, as: UTF8.self)
        if byFoldedName[name] != nil { return name }
        guard let bracket = name.firstIndex(of: "("), name.last == ")",
            name[name.index(after: bracket)...].dropLast().allSatisfy({ $0.isNumber || $0 == "," })
        else { return name }
        return String(name[..<bracket])
    }
}

extension FieldType {
    /// What CloudKit holds for it. It has no decimal type: a decimal number becomes a double.
    var cloudKitStorage: String {
        switch self {
        case .string, .uuid, .url, .enum, .json: "STRING"
        case .int, .bool: "INT64"
        case .double, .decimal: "DOUBLE"
        case .date: "TIMESTAMP"
        case .data: "BYTES"
        case .asset: "ASSET"
        case .location: "LOCATION"
        case .reference: "REFERENCE"
        }
    }
}
