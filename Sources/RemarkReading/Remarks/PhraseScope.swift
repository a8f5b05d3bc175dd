/// Where a phrase counts.
enum PhraseScope: Sendable {
    case anywhere

    /// At the beginning of a sentence, clause or parenthesis.
    case clauseStart

    /// Only as a whole clause, parenthesis or cell.
    case wholeClause
}
