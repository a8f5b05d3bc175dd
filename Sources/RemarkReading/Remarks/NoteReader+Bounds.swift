import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Numbers that a field's values do not fall below or exceed.
extension NoteReader {
    private typealias Bound = (value: Int64, isExclusive: Bool, end: Int)

    /// "≥ 0", "at least 1", "> 0", "min 0, max 10": an open end is the least or greatest number there is.
    mutating func bound(_ words: Range<Int>, _ sign: NoteToken.Sign) -> Int? {
        guard startsBound(words.lowerBound), let first = bound(sign, behind: words.upperBound) else {
            return nil
        }
        let second = sign.isLowerBound ? secondBound(behind: first.end) : nil
        if let second, second.value < first.value {
            refuse(
                .range(second.value...first.value), quote: words.lowerBound..<second.end, because: .reversed)
            return second.end
        }
        if let second, first.value < second.value {
            let isExclusive = first.isExclusive || second.isExclusive
            find(
                Self.fact(first.value...second.value, isExclusive: isExclusive),
                quote: words.lowerBound..<second.end)
            return second.end
        }
        guard endsBound(first.end) else { return nil }
        find(
            Self.fact(Self.open(first.value, sign), isExclusive: first.isExclusive),
            quote: words.lowerBound..<first.end)
        return first.end
    }

    /// "`>= 0`" as a whole in code.
    mutating func boundInCode(at index: Int) -> Int? {
        guard startsBound(index), endsBound(index + 1) else { return nil }
        var text = content(at: index)[...]
        guard let sign = NoteToken.Sign.bound(takenFrom: &text), let number = Int64(text.trimmingSpaces),
            let value = Self.inclusive(number, sign)
        else { return nil }
        find(
            Self.fact(Self.open(value, sign), isExclusive: sign.isExclusive), quote: index..<index + 1)
        return index + 1
    }

    /// "0 or more"
    mutating func numberOrMore(at index: Int) -> Int? {
        guard startsBound(index), let value = numberValue(at: index), roles(at: index + 1).contains(.or),
            roles(at: index + 2).contains(.more),
            endsBound(index + 3)
        else { return nil }
        find(.range(value...Int64.max), quote: index..<index + 3)
        return index + 3
    }

    /// "Positive" beside "negative" is one of several values.
    mutating func positive(_ range: Range<Int>) -> Int? {
        let neighbours = [-3, -2].map { range.lowerBound + $0 } + [1, 2].map { range.upperBound + $0 }
        let hasOpposite = neighbours.filter(tokens.indices.contains).contains {
            ["nega", "neut", "zero"].contains(content(at: $0).lowercased().prefix(4))
        }
        let isValue =
            isValueSign(range.lowerBound - 1) || isValueSign(range.upperBound)
        if hasOpposite || isValue { return nil }
        find(.integerRange(1...Int64.max), quote: range)
        return range.upperBound
    }

    private func isValueSign(_ index: Int) -> Bool {
        isSign(.slash, at: index) || isSign(.bar, at: index) || isSign(.colon, at: index)
    }

    // MARK: Parts

    /// The beginning of a clause, and what stands behind "must be" or "value".
    func startsBound(_ index: Int) -> Bool {
        if startsClause(index) { return true }
        return ["be", "value", "values", "is", "rating", "count", "always"].contains(
            content(at: index - 1).lowercased())
    }

    private func bound(_ sign: NoteToken.Sign, behind index: Int) -> Bound? {
        var index = index
        // "max. 10", "min: 0"
        if isSign(.other, at: index) || isSign(.colon, at: index) { index += 1 }
        guard index < tokens.count else { return nil }
        let number = content(at: index).lowercased() == "zero" ? 0 : numberValue(at: index)
        guard let number, let value = Self.inclusive(number, sign) else { return nil }
        return (value, sign.isExclusive, index + 1)
    }

    /// "… and ≤ 10", ", max 10", "< 10".
    private func secondBound(behind index: Int) -> Bound? {
        var index = index
        if isSign(.comma, at: index) { index += 1 }
        if roles(at: index).contains(.and) { index += 1 }
        guard index < tokens.count else { return nil }
        let sign: NoteToken.Sign =
            ["max", "maximum"].contains(content(at: index).lowercased()) ? .atMost : tokens[index].sign
        guard sign == .atMost || sign == .below, let bound = bound(sign, behind: index + 1),
            endsBound(bound.end)
        else { return nil }
        return bound
    }

    /// A unit is none: "max 280 characters" says nothing of a number.
    func endsBound(_ index: Int) -> Bool {
        endsClause(index) && !isSign(.slash, at: index) && !isSign(.hyphen, at: index)
    }

    // MARK: Ranges

    static func fact(_ range: ClosedRange<Int64>, isExclusive: Bool) -> Remark.Fact {
        isExclusive ? .integerRange(range) : .range(range)
    }

    private static func open(_ value: Int64, _ sign: NoteToken.Sign) -> ClosedRange<Int64> {
        sign.isLowerBound ? value...Int64.max : Int64.min...value
    }

    /// The least or greatest integer that the sign lets through.
    static func inclusive(_ value: Int64, _ sign: NoteToken.Sign) -> Int64? {
        guard sign.isExclusive else { return value }
        let (result, isTooBig) = value.addingReportingOverflow(sign.isLowerBound ? 1 : -1)
        return isTooBig ? nil : result
    }
}

extension NoteToken.Sign {
    fileprivate var isLowerBound: Bool { self == .atLeast || self == .above }

    fileprivate var isExclusive: Bool { self == .above || self == .below }

    /// The sign that a text begins with, and the text without it.
    fileprivate static func bound(takenFrom text: inout Substring) -> NoteToken.Sign? {
        let signs: [(String, NoteToken.Sign)] = [
            (">=", .atLeast), ("≥", .atLeast), ("<=", .atMost), ("≤", .atMost), (">", .above), ("<", .below),
        ]
        guard let (mark, sign) = signs.first(where: { text.hasPrefix($0.0) }) else { return nil }
        text = text.dropFirst(mark.count)
        return sign
    }
}
