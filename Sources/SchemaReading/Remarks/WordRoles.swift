/// What a word does among other words.
struct WordRoles: OptionSet, Sendable {
    let rawValue: UInt16

    static let or = WordRoles(rawValue: 1)
    static let and = WordRoles(rawValue: 2)
    static let negation = WordRoles(rawValue: 4)

    /// "if", "when": what follows is a condition and no list of values.
    static let condition = WordRoles(rawValue: 8)

    /// Says nothing by itself: articles, prepositions, "stored", "value".
    static let filler = WordRoles(rawValue: 16)

    /// Between the ends of a range.
    static let rangeJoin = WordRoles(rawValue: 32)

    /// "for example", "such as".
    static let example = WordRoles(rawValue: 64)

    /// "etc.": the list before it is not whole.
    static let openEnd = WordRoles(rawValue: 128)

    /// A full stop after it ends no sentence.
    static let abbreviation = WordRoles(rawValue: 256)

    /// Yes, true, on.
    static let truth = WordRoles(rawValue: 512)
    static let falsehood = WordRoles(rawValue: 1024)

    /// "flag" beside one of these is no Boolean.
    static let noFlag = WordRoles(rawValue: 2048)

    /// Several values in one: "comma-separated", "array".
    static let collection = WordRoles(rawValue: 4096)

    /// What a bare list in parentheses after it holds: "role", "status".
    static let kind = WordRoles(rawValue: 8192)

    /// Directly before a list: "such as", "like".
    static let comparison = WordRoles(rawValue: 16384)
}
