/// How an author means some words: as a fact, or as its denial, its past, a possibility or an example.
package enum Polarity: Hashable, Sendable {
    case asserted

    /// "not unique", "avoid an index on", "no default".
    case denied

    /// "was unique before version 2".
    case past

    /// "if photos are optional", "consider an index on", "typically one per day".
    case possible

    /// "e.g. 0–23".
    case example
}

/// What kind of fact the words would state: some words make one kind possible and say nothing of another.
package enum FactFamily: Sendable {
    /// Indexes: also what is typical or under consideration is none.
    case constraint

    /// Keys: so, too, and what holds for some records alone is none either.
    case key

    /// Optional, required, encrypted and the like.
    case mark

    /// Boolean, UUID, raw value: what kind of value the field holds.
    case kind

    /// Values and ranges. An example or condition reaches to the end of its sentence.
    case value
    case defaultValue

    /// References and inverses, which a condition leaves as they are: "when shared, references the `Trip`".
    case relation

    /// What a role may do. An example, a condition or the past reaches to the end of its sentence.
    case grant

    /// Delete rules, which are conditions by nature.
    case deletion

    /// Former names, which are of the past by nature.
    case formerName
}
