import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// What a role may do, in the words behind it: what is granted, and why the rest is not.
struct GrantPermissions {
    private(set) var granted: [Grant.Permission] = []

    /// Why a permission that the words name is not granted; what is granted beside it counts.
    private(set) var refusal: RefusedFact.Reason?

    /// Whether the words name no permission, not even to deny it.
    var isAbsent: Bool { granted.isEmpty && refusal == nil }

    init(granted: [Grant.Permission]) {
        self.granted = granted
    }

    /// The permissions in a range of tokens, each group of them by what the author says of it.
    init(in range: Range<Int>, of tokens: ArraySlice<Wording.Token>, _ polarity: GrantPolarity) {
        var allowed: [Wording.Token] = []
        let marks = tokens[range].first { $0.sign == .yes || $0.sign == .no || Self.isPermission($0) }
        let standBefore = marks.map { $0.kind == .sign } ?? false
        for group in Self.groups(in: range, of: tokens) where !Self.isLabel(group, in: tokens) {
            if let reason = RefusedFact.Reason(polarity.polarity(ofPermissions: group)) {
                refusal = refusal ?? reason
                continue
            }
            if Self.isTakenAway(group, in: tokens) {
                // "Remove write, read stays": what else the words leave is not certain.
                refusal = refusal ?? (tokens[group].contains { $0.sign == .comma } ? .takenAway : .denied)
                continue
            }
            if Self.isNothing(behind: group, in: tokens[range]) {
                refusal = refusal ?? .denied
                continue
            }
            let ticked = group.filter { !Self.isCrossed($0, in: tokens[range], standBefore) }
            if ticked.isEmpty { refusal = refusal ?? .denied }
            allowed += ticked.map { tokens[$0] }
        }
        let found = Self.permissions(in: allowed)
        granted = Grant.Permission.allCases.filter(found.contains)
    }

    /// "World access: none": the word before the colon says what the others are about.
    private static func isLabel(_ group: Range<Int>, in tokens: ArraySlice<Wording.Token>) -> Bool {
        guard group.count == 1, tokens.indices.contains(group.upperBound),
            case let word = tokens[group.lowerBound], tokens[group.upperBound].sign == .colon
        else { return false }
        return word.means(.access) && !word.means([.read, .write, .create, .full])
    }

    /// "Write ❌", "Write: ❌"; and "❌ write" where the marks stand before.
    private static func isCrossed(
        _ index: Int, in tokens: ArraySlice<Wording.Token>, _ standBefore: Bool
    ) -> Bool {
        if standBefore {
            return tokens[..<index].last { $0.sign == .yes || $0.sign == .no }?.sign == .no
        }
        return tokens[(index + 1)...].first { $0.sign != .colon && $0.sign != .dash }?.sign == .no
    }

    /// "Read nothing here", but not "read, no write" or "read no write".
    private static func isNothing(behind group: Range<Int>, in tokens: ArraySlice<Wording.Token>) -> Bool {
        guard let no = tokens[group.upperBound...].first, no.kind == .word, no.means(.no) else {
            return false
        }
        return !tokens[group.upperBound...].dropFirst().prefix(2).contains(where: isPermission)
    }

    /// "Remove write and create", "write removed"; but "delete" is a right like them, and "write removed trips" is of
    /// trips.
    private static func isTakenAway(_ group: Range<Int>, in tokens: ArraySlice<Wording.Token>) -> Bool {
        let before = tokens[..<group.lowerBound].last {
            !$0.means([.functionWord, .determiner]) && $0.sign != .colon
        }
        if let before, takesAway(before) { return true }
        guard let behind = tokens[group.upperBound...].first, takesAway(behind) else { return false }
        return tokens[group.upperBound...].dropFirst().first.map { $0.kind == .sign || $0.means(.and) }
            ?? true
    }

    private static func takesAway(_ token: Wording.Token) -> Bool {
        token.kind == .word && token.means([.removal, .removed]) && !isPermission(token)
    }

    func without(_ permission: Grant.Permission) -> GrantPermissions {
        GrantPermissions(granted: granted.filter { $0 != permission })
    }

    /// Permissions and what joins them: "Read/Write", "read, write or create", "full access".
    private static func groups(in range: Range<Int>, of tokens: ArraySlice<Wording.Token>) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for index in range where isPermission(tokens[index]) {
            if let last = groups.last, tokens[last.upperBound..<index].allSatisfy(joins) {
                groups[groups.count - 1] = last.lowerBound..<index + 1
            } else {
                groups.append(index..<index + 1)
            }
        }
        return groups
    }

    private static func isPermission(_ token: Wording.Token) -> Bool {
        token.means([.read, .write, .create, .full, .access]) && !token.means(.creator)
    }

    private static func joins(_ token: Wording.Token) -> Bool {
        switch token.sign {
        case .comma, .slash, .plus, .ampersand: true
        default: token.means([.and, .or])
        }
    }

    /// "Access" alone is to read and to write.
    private static func permissions(in tokens: [Wording.Token]) -> Set<Grant.Permission> {
        var found: Set<Grant.Permission> = []
        for token in tokens {
            if token.means(.read) { found.insert(.read) }
            if token.means(.write) { found.insert(.write) }
            if token.means(.create) { found.insert(.create) }
            if token.means(.full) { found.formUnion([.read, .write, .create]) }
        }
        let isAccess = found.isEmpty && tokens.contains { $0.means(.access) }
        return isAccess ? [.read, .write] : found
    }
}
