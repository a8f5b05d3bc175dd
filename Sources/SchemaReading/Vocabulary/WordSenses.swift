/// What a word can mean in a heading or statement of a schema document.
struct WordSenses: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    // MARK: What is described

    /// "record" and "type", which are a label together.
    static let record = WordSenses(bit: 0)
    static let type = WordSenses(bit: 1)

    /// A label by itself: "RecordType", "entity", "table", "model".
    static let entityLabel = WordSenses(bit: 2)
    static let name = WordSenses(bit: 3)

    /// "fields", "attributes", "columns": in a heading, what stands below belongs to the entity above.
    static let fields = WordSenses(bit: 4)

    /// "schema", "overview", "structure": says nothing of which entity it is about.
    static let general = WordSenses(bit: 5)

    /// "step", "phase", "option": stands before a number.
    static let step = WordSenses(bit: 6)

    /// "create", "add", "the", "new": stands around a name in a heading.
    static let filler = WordSenses(bit: 7)

    // MARK: Topics of lists and sections

    static let index = WordSenses(bit: 8)
    static let security = WordSenses(bit: 9)
    static let unique = WordSenses(bit: 10)
    static let relationship = WordSenses(bit: 11)

    /// "default", "seed", "sample": what stands below are records.
    static let rows = WordSenses(bit: 12)

    /// "notes", "usage", "migration": what stands below is about something else.
    static let aside = WordSenses(bit: 13)

    // MARK: Indexes

    static let queryable = WordSenses(bit: 14)
    static let sortable = WordSenses(bit: 15)
    static let searchable = WordSenses(bit: 16)
    static let ascending = WordSenses(bit: 17)
    static let descending = WordSenses(bit: 18)
    static let system = WordSenses(bit: 19)

    // MARK: Grants

    static let only = WordSenses(bit: 20)
    static let creator = WordSenses(bit: 21)
    static let user = WordSenses(bit: 22)
    static let signedIn = WordSenses(bit: 23)
    static let everyone = WordSenses(bit: 24)
    static let read = WordSenses(bit: 25)
    static let write = WordSenses(bit: 26)
    static let create = WordSenses(bit: 27)
    static let access = WordSenses(bit: 28)
    static let full = WordSenses(bit: 29)
    static let no = WordSenses(bit: 30)
    static let can = WordSenses(bit: 31)

    // MARK: Container, database, zone

    static let zone = WordSenses(bit: 32)
    static let database = WordSenses(bit: 33)
    static let `private` = WordSenses(bit: 34)
    static let `public` = WordSenses(bit: 35)
    static let shared = WordSenses(bit: 36)
    static let standard = WordSenses(bit: 37)

    // MARK: Keys

    static let key = WordSenses(bit: 38)
    static let primary = WordSenses(bit: 39)
    static let per = WordSenses(bit: 40)
    static let by = WordSenses(bit: 41)
    static let one = WordSenses(bit: 42)
    static let or = WordSenses(bit: 43)
    static let and = WordSenses(bit: 44)
    static let uuid = WordSenses(bit: 45)
    static let `is` = WordSenses(bit: 46)

    // MARK: Relationships

    static let toMany = WordSenses(bit: 47)
    static let toOne = WordSenses(bit: 48)
    static let many = WordSenses(bit: 49)
    static let has = WordSenses(bit: 50)
    static let belongs = WordSenses(bit: 51)
    static let inverse = WordSenses(bit: 52)
    static let cascade = WordSenses(bit: 53)
    static let nullify = WordSenses(bit: 54)
    static let deny = WordSenses(bit: 55)
    static let optional = WordSenses(bit: 56)
    static let required = WordSenses(bit: 57)
    static let delete = WordSenses(bit: 58)

    // MARK: Stores

    static let cloudKit = WordSenses(bit: 59)
    static let coreData = WordSenses(bit: 60)
    static let swiftData = WordSenses(bit: 61)
    static let relational = WordSenses(bit: 62)

    /// "request", "response", "parameters": tables below describe no stored type.
    static let elsewhere = WordSenses(bit: 63)
}
