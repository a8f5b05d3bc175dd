import SchemaModel

/// Numbers that a field's values do not fall below or exceed.
extension NoteReader {
    /// "≥ 0", "at least 1", "min 0, max 10": an open end is the least or greatest number there is.
    mutating func bound(_ sign: Range<Int>, isLower: Bool) -> Int? {
        guard startsBound(sign.lowerBound), let first = boundNumber(behind: sign.upperBound) else {
            return nil
        }
        if isLower, let second = secondBound(behind: first.end), first.value < second.value {
            find(.range(first.value...second.value), quote: sign.lowerBound..<second.end)
            return second.end
        }
        guard endsBound(first.end) else { return nil }
        let range = isLower ? first.value...Int64.max : Int64.min...first.value
        find(.range(range), quote: sign.lowerBound..<first.end)
        return first.end
    }

    /// The beginning of a clause, and what stands behind "must be" or "value".
    private func startsBound(_ index: Int) -> Bool {
        if context.hasExample || context.hasCondition { return false }
        if startsClause(index) { return true }
        return ["be", "value", "values", "is", "rating", "count"].contains(
            content(at: index - 1).lowercased())
    }

    private func boundNumber(behind index: Int) -> (value: Int64, end: Int)? {
        var index = index
        // "max. 10", "min: 0"
        if isSign(.other, at: index) || isSign(.colon, at: index) { index += 1 }
        return numberValue(at: index).map { ($0, index + 1) }
    }

    /// "… and ≤ 10", ", max 10", "≤ 10".
    private func secondBound(behind index: Int) -> (value: Int64, end: Int)? {
        var index = index
        if isSign(.comma, at: index) { index += 1 }
        if roles(at: index).contains(.and) { index += 1 }
        guard index < tokens.count else { return nil }
        let isBound =
            isSign(.atMost, at: index) || ["max", "maximum"].contains(content(at: index).lowercased())
        guard isBound, let number = boundNumber(behind: index + 1), endsBound(number.end) else { return nil }
        return number
    }

    /// A unit is none: "max 280 characters" says nothing of a number.
    private func endsBound(_ index: Int) -> Bool {
        endsClause(index) && !isSign(.slash, at: index) && !isSign(.hyphen, at: index)
    }
}
