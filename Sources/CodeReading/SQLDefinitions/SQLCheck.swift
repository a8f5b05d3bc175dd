/// What the condition of a `CHECK` says of the values of one column.
///
///     rating BETWEEN 1 AND 5
///     hours >= 0 AND hours < 24
///     state IN ('open', 'done')
///
/// A condition about several columns, or with an `OR` or `NOT`, says nothing of one alone.
package struct SQLCheck {
    package let column: String
    package private(set) var listedValues: [String] = []
    package private(set) var bounds: ClosedRange<Int64>?

    package init?(_ condition: ArraySlice<SQLToken>) {
        let words = Self.withoutNullTest(condition.filter { !$0.isMark("(") && !$0.isMark(")") })
        guard let column = words.first?.name,
            !words.contains(where: { $0.isKeyword("OR") || $0.isKeyword("NOT") })
        else { return nil }
        self.column = column
        let rest = words.dropFirst()
        // A cast may stand between: `state::text IN`.
        if rest.prefix(4).contains(where: { $0.isKeyword("IN") }) {
            listedValues = rest.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
        } else if rest.first?.isKeyword("BETWEEN") == true {
            bounds = Self.between(rest.dropFirst())
        } else {
            bounds = Self.comparisons(words[...], of: column)
        }
        if listedValues.isEmpty, bounds == nil { return nil }
    }

    /// `x IS NULL OR x > 0`, `x > 0 OR x IS NULL`: NULL passes a check anyway.
    private static func withoutNullTest(_ words: [SQLToken]) -> [SQLToken] {
        func isTest(_ words: ArraySlice<SQLToken>) -> Bool {
            words.count == 3 && words.dropFirst().first?.isKeyword("IS") == true
                && words.last?.isKeyword("NULL") == true
        }
        if words.count > 4, isTest(words.prefix(3)), words[3].isKeyword("OR") {
            return Array(words.dropFirst(4))
        }
        if words.count > 4, isTest(words.suffix(3)), words[words.count - 4].isKeyword("OR") {
            return words.dropLast(4)
        }
        return words
    }

    /// `1 AND 5`
    private static func between(_ tokens: ArraySlice<SQLToken>) -> ClosedRange<Int64>? {
        var rest = tokens
        guard let low = number(takenFrom: &rest), rest.popFirst()?.isKeyword("AND") == true,
            let high = number(takenFrom: &rest), rest.isEmpty, low <= high
        else { return nil }
        return low...high
    }

    /// `x >= 0 AND x < 24`
    private static func comparisons(_ tokens: ArraySlice<SQLToken>, of column: String) -> ClosedRange<Int64>?
    {
        var (low, high) = (Int64.min, Int64.max)
        for part in tokens.split(whereSeparator: { $0.isKeyword("AND") }) {
            var rest = part
            guard rest.popFirst()?.name == column, let sign = rest.popFirst() else { return nil }
            let includes = rest.first?.isMark("=") == true
            if includes { rest = rest.dropFirst() }
            guard let value = number(takenFrom: &rest), rest.isEmpty else { return nil }
            if sign.isMark(">") {
                let (least, isTooBig) = value.addingReportingOverflow(includes ? 0 : 1)
                if isTooBig { return nil }
                low = max(low, least)
            } else if sign.isMark("<") {
                let (greatest, isTooSmall) = value.subtractingReportingOverflow(includes ? 0 : 1)
                if isTooSmall { return nil }
                high = min(high, greatest)
            } else {
                return nil
            }
        }
        return low <= high && (low, high) != (.min, .max) ? low...high : nil
    }

    private static func number(takenFrom tokens: inout ArraySlice<SQLToken>) -> Int64? {
        let isNegative = tokens.first?.isMark("-") == true
        if isNegative { tokens = tokens.dropFirst() }
        guard case .number(let digits)? = tokens.popFirst()?.kind else { return nil }
        return Int64((isNegative ? "-" : "") + digits)
    }
}
