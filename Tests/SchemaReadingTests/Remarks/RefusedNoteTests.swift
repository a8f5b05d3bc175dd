import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Notes that speak of a fact without stating it, each beside a twin that states it and differs in one thing.
@Suite struct `What notes deny, put into the past, suppose or exemplify` {
    typealias Row = (refused: String, left: [String], stated: String, facts: [String])

    static let booleans: [Row] = [
        ("number of days, 0 if unknown", [], "archived, 1 if so, 0 if not", ["boolean", "boolean"]),
        ("in cents (0 if free)", [], "paid (1 if free)", ["boolean"]),
        ("1 if single, 2 if double", [], "1 if single, 0 if double", ["boolean", "boolean"]),
        ("1 when alone, 2 when in company", [], "1 when alone", ["boolean"]),
        ("0 wenn unbekannt", [], "1 wenn bekannt", ["boolean"]),
        ("0 si inconnu", [], "1 si connu", ["boolean"]),
        ("0 cuando falta", [], "1 cuando falta", ["boolean"]),
        ("0 quando ausente", [], "1 quando presente", ["boolean"]),
        ("number of nights, 1 if unknown", [], "sleeps here, 1 if known", ["boolean"]),
        ("Anzahl der Gäste, 1 wenn allein", [], "Gäste erlaubt, 1 wenn ja", ["boolean"]),
        ("nombre de places, 1 si seul", [], "places libres, 1 si oui", ["boolean"]),
        (
            "not a boolean flag (0/1) but a count", [], "a boolean flag (0/1) and no count",
            ["boolean", "boolean"]
        ),
        ("kein Boolescher Wert", [], "ein Boolescher Wert", ["boolean"]),
        ("pas un booléen", [], "un booléen", ["boolean"]),
        ("no es un booleano", [], "es un booleano", ["boolean"]),
        ("geen vlag", [], "een vlag", ["boolean"]),
        ("was a boolean in version 1", [], "a boolean in version 1", ["boolean"]),
        ("formerly a flag", [], "a flag", ["boolean"]),
        ("war früher ein Boolescher Wert", [], "immer ein Boolescher Wert", ["boolean"]),
        ("a boolean until version 3", [], "a boolean until midnight", ["boolean"]),
        ("never 0/1", [], "always 0/1", ["boolean"]),
    ]

    static let marks: [Row] = [
        ("True if photos are optional", ["boolean"], "True if set; optional", ["boolean", "optional"]),
        (
            "Whether the photo is optional", ["boolean"], "Whether there is one (optional)",
            ["boolean", "optional"]
        ),
        ("Optional index", [], "Optional name", ["optional"]),
        ("was optional", [], "is optional", ["optional"]),
        ("may be optional later", [], "is optional later", ["optional"]),
        ("früher optional", [], "ebenfalls optional", ["optional"]),
        ("wahr, wenn Fotos optional sind", [], "wahr, wenn gesetzt; optional", ["optional"]),
        ("not encrypted", ["no encryption: denied"], "encrypted", ["encrypted"]),
        ("nicht verschlüsselt", ["no encryption: denied"], "verschlüsselt", ["encrypted"]),
        ("not computed", [], "computed", ["not stored"]),
        ("no longer computed", [], "computed", ["not stored"]),
        ("formerly encrypted", [], "encrypted", ["encrypted"]),
    ]

    static let kinds: [Row] = [
        (
            "derived from the UUID of the owner", ["identifies owner"], "the UUID of the owner",
            ["identifies owner", "uuid"]
        ),
        ("hash of a UUID", [], "a UUID", ["uuid"]),
        ("contains the UUID and a counter", [], "the UUID as a text", ["uuid"]),
        ("UUID prefix of it, no UUID", ["uuid"], "UUID of it", ["uuid"]),
        ("abgeleitet aus der UUID", [], "gespeichert als UUID", ["uuid"]),
        ("not a UUID", [], "a UUID", ["uuid"]),
        ("keine UUID", [], "eine UUID", ["uuid"]),
        ("was a UUID before version 2", [], "a UUID before upload", ["uuid"]),
        ("never JSON", [], "always JSON", ["json"]),
        ("not the raw value of `Mode`", [], "the raw value of `Mode`", ["raw Mode"]),
        ("formerly the raw value of `Mode`", [], "mostly the raw value of `Mode`", ["raw Mode"]),
    ]

    static let values: [Row] = [
        (#"ISO 639 code ("en", "de")"#, [], #"Appearance ("en", "de")"#, ["values en|de"]),
        (#"ISO code ("en", "de")"#, [], #"ISO code ("en" or "de")"#, ["values en|de"]),
        (#"SF Symbol ("star", "heart")"#, [], #"Shape ("star", "heart")"#, ["values star|heart"]),
        (#"Icon name ("star", "heart")"#, [], #"Icon kind ("star", "heart")"#, ["values star|heart"]),
        (#"Código ("ES", "FR")"#, [], #"Estado ("ES", "FR")"#, ["values ES|FR"]),
        ("hex (`#FF0000`, `#00FF00`)", [], "status (`red`, `green`)", ["values red|green"]),
        ("hex (#FF0000, #00FF00)", [], "role (red, green)", ["values red|green"]),
        ("Allowed: letters, digits", [], "Allowed: `letters`, `digits`", ["values letters|digits"]),
        ("Must be: short, plain", [], #"Must be: "short", "plain""#, ["values short|plain"]),
        ("can be: long, short", [], "one of: long, short", ["values long|short"]),
        (#"e.g. "a", "b""#, [], #"Either "a", "b""#, ["values a|b"]),
        (#"for example "a", "b""#, [], #"always "a", "b""#, ["values a|b"]),
        (#"for instance (`a`, `b`)"#, [], "(`a`, `b`)", ["values a|b"]),
        (#"such as "a" or "b""#, [], #"only "a" or "b""#, ["values a|b"]),
        (#"z. B. "a", "b""#, [], #"Wert: "a", "b""#, ["values a|b"]),
        (#"zum Beispiel "a" oder "b""#, [], #"entweder "a" oder "b""#, ["values a|b"]),
        (#"par exemple "a" ou "b""#, [], #"soit "a" ou "b""#, ["values a|b"]),
        (#"por ejemplo "a" o "b""#, [], #"siempre "a" o "b""#, ["values a|b"]),
        (#"por exemplo "a" ou "b""#, [], #"sempre "a" ou "b""#, ["values a|b"]),
        (#"esempio: "a", "b""#, [], #"valori: "a", "b""#, ["values a|b"]),
        (#"bijv. "a", "b""#, [], #"waarden: "a", "b""#, ["values a|b"]),
        (#"örneğin "a", "b""#, [], #"değer "a", "b""#, ["values a|b"]),
        (#"например "a", "b""#, [], #"значения "a", "b""#, ["values a|b"]),
        (#"例 "a"、"b""#, [], #"値 "a"、"b""#, ["values a|b"]),
        (#"例如"a"、"b""#, [], #"取值"a"、"b""#, ["values a|b"]),
        (#"比如 "a"、"b""#, [], #"值 "a"、"b""#, ["values a|b"]),
        (#"例えば「a」または「b」"#, [], #"「a」または「b」"#, ["values a|b"]),
        (#"not "a" or "b""#, [], #""a" or "b""#, ["values a|b"]),
        (#"was "a" or "b""#, [], #"is "a" or "b""#, ["values a|b"]),
        (#"formerly "a" or "b""#, [], #"finally "a" or "b""#, ["values a|b"]),
        (#"if it is "a" or "b""#, [], #"it is "a" or "b""#, ["values a|b"]),
        (#"wenn "a" oder "b""#, [], #"stets "a" oder "b""#, ["values a|b"]),
        ("e.g. 0–23", [], "0–23", ["range 0...23"]),
        ("was 1 to 5", [], "1 to 5", ["range 1...5"]),
        ("for example between 1 and 5", [], "always between 1 and 5", ["range 1...5"]),
        ("例如 1〜5", [], "範囲 1〜5", ["range 1...5"]),
        ("not between 1 and 5", [], "lies between 1 and 5", ["range 1...5"]),
        ("z. B. 1 bis 5", [], "Stufe 1 bis 5", ["range 1...5"]),
        ("e.g. ≥ 3", [], "≥ 3", ["range ≥ 3"]),
        ("e.g. 0 = off, 1 = low, 2 = high", [], "0 = off, 1 = low, 2 = high", ["values 0|1|2"]),
        ("formatted as `a`/`b`", [], "one of `a`/`b`", ["values a|b"]),
    ]

    static let defaults: [Row] = [
        ("default: user's locale", ["no default: prose"], "default: `en`", ["default en"]),
        ("default: TBD", ["no default: prose"], "default: active", ["default active"]),
        ("default: todo", ["no default: prose"], "default: open", ["default open"]),
        ("default: depends", ["no default: prose"], "default: 5", ["default 5"]),
        (
            "default: the first entry", ["no default: prose"], #"default: "the first entry""#,
            [#"default "the first entry""#]
        ),
        ("Standard: die Sprache des Geräts", ["no default: prose"], "Standard: `de`", ["default de"]),
        ("Par défaut : langue du téléphone", ["no default: prose"], "Par défaut : `fr`", ["default fr"]),
        (#"default: "a" or "b""#, ["no default: ambiguous"], #"default: "a" or none"#, [#"default "a""#]),
        ("default 1 or 2", ["no default: ambiguous"], "default 1 or more", ["default 1"]),
        ("default: 0/1", ["no default: ambiguous"], "default: 0", ["default 0"]),
        (
            "default: true for owners, false for guests", ["no default: ambiguous"], "default: true for all",
            ["default true"]
        ),
        (
            "default 1 if imported, 0 otherwise", ["no default: ambiguous"], "default 1 if absent",
            ["default 1"]
        ),
        (
            "Standard: 1 für Inhaber, 0 für Gäste", ["no default: ambiguous"], "Standard: 1 für alle",
            ["default 1"]
        ),
        ("no default 5", ["no default: denied"], "the default 5", ["default 5"]),
        ("was 5 by default", [], "5 by default", ["default 5"]),
        ("formerly default 5", ["no default: past"], "always default 5", ["default 5"]),
        ("e.g. default 5", ["no default: example"], "so default 5", ["default 5"]),
    ]

    static let relations: [Row] = [
        ("not a foreign key to `Trip`", [], "a foreign key to `Trip`", ["references Trip"]),
        ("no longer references `Trip`", [], "always references `Trip`", ["references Trip"]),
        ("formerly referenced as FK to `Trip`", [], "stored as FK to `Trip`", ["references Trip"]),
        ("kein Verweis auf `Trip`", [], "ein Verweis auf `Trip`", ["references Trip"]),
        ("not null FK to `Trip`", ["references Trip"], "FK to `Trip`", ["references Trip"]),
        (
            "not deleted when the folder is deleted", ["no delete rule: denied"],
            "deleted when the folder is deleted",
            ["delete cascade"]
        ),
    ]

    static let constraints: [Row] = [
        ("not unique", ["no key: denied"], "unique", ["unique"]),
        ("not a primary key", ["no primary key: denied"], "a primary key", ["primary key"]),
        ("was the primary key", ["no primary key: past"], "is the primary key", ["primary key"]),
        (
            "primary key until version 2", ["no primary key: past"], "primary key until midnight",
            ["primary key"]
        ),
        ("perhaps the primary key", ["no primary key: possible"], "surely the primary key", ["primary key"]),
        ("kein Primärschlüssel", ["no primary key: denied"], "ein Primärschlüssel", ["primary key"]),
        ("pas une clé primaire", ["no primary key: denied"], "une clé primaire", ["primary key"]),
        ("no es clave primaria", ["no primary key: denied"], "es clave primaria", ["primary key"]),
        ("non è chiave primaria", ["no primary key: denied"], "è chiave primaria", ["primary key"]),
        ("geen primaire sleutel", ["no primary key: denied"], "een primaire sleutel", ["primary key"]),
        ("need not must be queryable", ["no index: denied"], "must be queryable", ["index queryable"]),
        ("Queryable: No", ["no index: denied"], "Queryable: Yes", ["index queryable"]),
        ("if it must be queryable", ["no index: possible"], "it must be queryable", ["index queryable"]),
    ]

    static let all = booleans + marks + kinds + values + defaults + relations + constraints

    @Test(arguments: all)
    func `is refused beside what is stated`(row: Row) {
        #expect(Self.facts(row.refused) == row.left, "\(row.refused)")
        #expect(Self.facts(row.stated) == row.facts, "\(row.stated)")
    }

    private static func facts(_ note: String) -> [String] {
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(note.utf8.count))
        return NoteReading.remarks(in: note, at: span).map { text(of: $0.fact) }
    }

    private static func text(of fact: Remark.Fact) -> String {
        switch fact {
        case .boolean: "boolean"
        case .uuid: "uuid"
        case .json: "json"
        case .optional(true): "optional"
        case .optional(false): "required"
        case .encrypted: "encrypted"
        case .notStored: "not stored"
        case .unique: "unique"
        case .primaryKey: "primary key"
        case .index(let kind): "index \(kind.rawValue)"
        case .rawValue(let name): "raw \(name)"
        case .listedValues(let cases, _): "values " + cases.map(\.rawValue).joined(separator: "|")
        case .range(let range) where range.upperBound == .max: "range ≥ \(range.lowerBound)"
        case .range(let range): "range \(range.lowerBound)...\(range.upperBound)"
        case .defaultText(let text): "default \(text)"
        case .references(let name): "references \(name)"
        case .identifies(let name): "identifies \(name)"
        case .onDelete(let rule): "delete \(rule.rawValue)"
        case .refused(let refused): "no \(name(of: refused.subject)): \(refused.reason)"
        default: "\(fact)"
        }
    }

    private static func name(of subject: RefusedFact.Subject) -> String {
        switch subject {
        case .uniqueKey: "key"
        case .primaryKey: "primary key"
        case .index: "index"
        case .defaultValue: "default"
        case .encryption: "encryption"
        case .deleteRule: "delete rule"
        case .grant: "grant"
        case .range: "range"
        case .values: "values"
        case .formerName: "former name"
        case .furtherField: "further field"
        case .status: "status"
        }
    }
}
