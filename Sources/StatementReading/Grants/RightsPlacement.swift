import DocumentWording
import Vocabulary

/// Which rights belong to which role, where some of them stand before their role: the one answer for a passage.
///
///     Read (world), create (authenticated) · ändern darf nur der Ersteller, jeder darf lesen · Read `_world`, write: `_creator`
struct RightsPlacement {
    private let tokens: ArraySlice<Wording.Token>
    private let roles: [Int]
    private let hasRights: (Range<Int>) -> Bool

    init(of roles: [Int], in tokens: ArraySlice<Wording.Token>, hasRights: @escaping (Range<Int>) -> Bool) {
        self.tokens = tokens
        self.roles = roles
        self.hasRights = hasRights
    }

    /// Where the rights of each role stand, in the order of the roles; nil where they stand behind each role, until the
    /// next.
    var ranges: [Range<Int>]? {
        guard roles.count > 1 else { return nil }
        return rangesInClauses ?? rangesBeforeRoles
    }

    // MARK: Clauses

    /// Each clause has one role, with rights on one side of it.
    private var rangesInClauses: [Range<Int>]? {
        let clauses = self.clauses
        guard clauses.count == roles.count else { return nil }
        var ranges: [Range<Int>] = []
        var areAllBehind = true
        for (clause, role) in zip(clauses, roles) {
            guard clause.contains(role) else { return nil }
            let before = clause.lowerBound..<role
            let behind = role + 1..<clause.upperBound
            let isBefore = hasRights(before)
            guard isBefore != hasRights(behind) else { return nil }
            if isBefore { areAllBehind = false }
            ranges.append(isBefore ? before : behind)
        }
        return areAllBehind ? nil : ranges
    }

    private var clauses: [Range<Int>] {
        var clauses: [Range<Int>] = []
        var start = tokens.startIndex
        for index in tokens.indices where tokens[index].sign == .comma || tokens[index].sign == .semicolon {
            if start < index { clauses.append(start..<index) }
            start = index + 1
        }
        if start < tokens.endIndex { clauses.append(start..<tokens.endIndex) }
        return clauses
    }

    // MARK: Rights before roles

    /// "Read, write `_creator`, read: `_world`": each role stands right behind its rights, and nothing behind the last.
    private var rangesBeforeRoles: [Range<Int>]? {
        guard let last = roles.last, !hasRights(last + 1..<tokens.endIndex),
            roles.allSatisfy(isRightBehindRights)
        else { return nil }
        let starts = [tokens.startIndex] + roles.dropLast().map { $0 + 1 }
        return zip(starts, roles).map { $0..<$1 }
    }

    private func isRightBehindRights(_ role: Int) -> Bool {
        let before = tokens[..<role].last { token in
            Self.isRight(token)
                || ![.colon, .open, .dash, .arrow, .equals].contains(token.sign)
                    && !token.means([.filler, .preposition])
        }
        return before.map(Self.isRight) ?? false
    }

    private static func isRight(_ token: Wording.Token) -> Bool {
        token.means([.read, .write, .access, .create]) && !token.means(.creator)
    }
}
