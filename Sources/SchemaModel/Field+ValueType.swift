extension Field {
    /// What a value of it is. For example: `list of date`, `reference to Trip`.
    package var valueType: String {
        let element =
            type == .reference ? references.map { "reference to \($0)" } ?? type.rawValue : type.rawValue
        return isList ? "list of \(element)" : element
    }

    /// The same with its article, where it takes one. For example: `an int`, `a list of date`, `data`.
    package var valueTypePhrase: String {
        if !isList, type == .data || type == .json { return valueType }
        return "aeiou".contains(valueType.prefix(1)) ? "an \(valueType)" : "a \(valueType)"
    }

    /// Whether all values that another reading allows are allowed here.
    package func holdsRange(of other: Field) -> Bool {
        guard let range else { return true }
        return other.range.map { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
            ?? false
    }
}
