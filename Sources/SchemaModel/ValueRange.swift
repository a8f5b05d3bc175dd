/// A range of a field's values; the least and greatest integer there is stand for an end that is open.
extension ClosedRange<Int64> {
    /// Nil where the document states no lower end.
    package var low: Int64? { lowerBound == .min ? nil : lowerBound }

    /// Nil where the document states no upper end.
    package var high: Int64? { upperBound == .max ? nil : upperBound }

    /// "from 0 to 5", "at least 0".
    package var phrase: String {
        switch (low, high) {
        case (nil, nil): "any"
        case (let low?, nil): "at least \(low)"
        case (nil, let high?): "at most \(high)"
        case (let low?, let high?): "from \(low) to \(high)"
        }
    }

    /// The phrase with a capital and a full stop.
    package var sentence: String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }
}
