import SchemaModel

/// Two bounds as mathematics writes them.
extension NoteReader {
    /// "0 ≤ n ≤ 5", "0 < x < 24"
    mutating func chain(at index: Int) -> Int? {
        let end = index + 5
        guard startsBound(index), isUpper(index + 1), isUpper(index + 3), isName(index + 2), endsBound(end),
            let first = numberValue(at: index), let last = numberValue(at: end - 1)
        else { return nil }
        let isOpen = (low: isSign(.below, at: index + 1), high: isSign(.below, at: index + 3))
        return interval(first, last, isOpen, index..<end)
    }

    /// "[0, 23]", "[0, 24)"
    mutating func interval(at index: Int) -> Int? {
        let end = index + 5
        let isHalfOpen = isSign(.close, at: end - 1)
        guard startsBound(index), isSign(.comma, at: index + 2),
            isHalfOpen || isSign(.closeBracket, at: end - 1), endsBound(end),
            let first = numberValue(at: index + 1), let last = numberValue(at: index + 3)
        else { return nil }
        return interval(first, last, (low: false, high: isHalfOpen), index..<end)
    }

    private mutating func interval(
        _ first: Int64, _ last: Int64, _ isOpen: (low: Bool, high: Bool), _ range: Range<Int>
    ) -> Int? {
        guard let low = Self.inclusive(first, isOpen.low ? .above : .atLeast),
            let high = Self.inclusive(last, isOpen.high ? .below : .atMost), low < high
        else { return nil }
        find(Self.fact(low...high, isExclusive: isOpen.low || isOpen.high), quote: range)
        return range.upperBound
    }

    private func isUpper(_ index: Int) -> Bool { isSign(.atMost, at: index) || isSign(.below, at: index) }

    private func isName(_ index: Int) -> Bool {
        tokens.indices.contains(index) && (tokens[index].kind == .word || tokens[index].kind == .code)
    }
}
