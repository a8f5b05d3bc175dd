import Diagnostics
import SchemaModel
import Vocabulary

/// The grammar of grants: roles, and what stands behind them until the next role.
///
/// Each role and each permission goes through the one rule of what is asserted.
struct GrantGrammar {
    private let tokens: ArraySlice<Wording.Token>
    private let polarity: GrantPolarity
    private let span: SourceSpan

    init(_ wording: Wording, _ range: Range<Int>) {
        tokens = wording.tokens[range]
        polarity = GrantPolarity(wording.tokens[range])
        span = range.isEmpty ? SourceSpan(file: 0, lower: 0, upper: 0) : wording.span(of: range)
    }

    // MARK: Prose

    /// Only sentences that leave no doubt: "only …", or "everyone can …".
    func inProse(isField: (String) -> Bool) -> GrantReading {
        guard tokens.contains(where: { isPermission($0) || isSystemRole($0) }) || saysWhoCreates else {
            return GrantReading()
        }
        // "Only the owner can edit `title`" speaks of one field.
        if tokens.contains(where: { $0.kind == .code && isField($0.text) }) { return GrantReading() }
        let isExclusive = tokens.contains { $0.means(.only) }
        let roles = roleIndexes(countsUsers: isExclusive).filter { !isExcluded($0) }
        return reading(ofRoles: roles) { range, isOnlyRole in
            let index = range.lowerBound
            guard isExclusive || isSystemRole(tokens[index]) || isAllowed(range) else { return nil }
            let permissions = permissions(in: range)
            guard permissions.isAbsent, isOnlyRole, isExclusive else { return permissions }
            return self.permissions(in: tokens.startIndex..<index)
        }
    }

    /// "Only the owner, not the public, can write": what follows is said of the role before.
    private func isExcluded(_ role: Int) -> Bool {
        guard role + 1 < tokens.endIndex, tokens[role + 1].sign == .comma || tokens[role + 1].sign == .close
        else { return false }
        return polarity.polarity(ofRole: role) == .denied
    }

    /// The grants of each role, from what stands between it and the next one.
    private func reading(
        ofRoles roles: [Int], permissions: (_ range: Range<Int>, _ isOnlyRole: Bool) -> GrantPermissions?
    ) -> GrantReading {
        var reading = GrantReading()
        for (number, index) in roles.enumerated() {
            let end = number + 1 < roles.count ? roles[number + 1] : tokens.endIndex
            guard let role = role(at: index), let permissions = permissions(index..<end, roles.count == 1)
            else { continue }
            reading += grant(permissions, to: role, at: index)
        }
        return reading
    }

    private func grant(_ permissions: GrantPermissions, to role: String, at index: Int) -> GrantReading {
        var reading = GrantReading()
        if permissions.isAbsent { return reading }
        let refusal = RefusedFact.Reason(polarity.polarity(ofRole: index))
        reading.refuse(because: refusal ?? permissions.refusal)
        if refusal == nil, !permissions.granted.isEmpty {
            reading.grants.append(Declared(Grant(role: role, permissions: permissions.granted), at: span))
        }
        return reading
    }

    private func isAllowed(_ range: Range<Int>) -> Bool {
        guard let can = range.first(where: { tokens[$0].means(.can) }), can - range.lowerBound <= 2 else {
            return false
        }
        return tokens.count <= 16
    }

    private func isPermission(_ token: Wording.Token) -> Bool { token.means([.read, .write, .access]) }

    /// "Only signed-in users can create records": what is created must be records, and no part of one.
    private var saysWhoCreates: Bool {
        guard let create = tokens.lastIndex(where: { $0.means(.create) && !$0.means(.creator) }),
            create > tokens.startIndex, tokens[create - 1].means(.can),
            tokens.contains(where: { $0.means(.only) })
        else { return false }
        return tokens[(create + 1)...].allSatisfy {
            $0.kind == .sign || $0.means([.record, .filler]) || ["it", "them"].contains($0.text)
        }
    }

    /// CloudKit's own name of a role needs no "can" behind it: "`_world` read; `_creator` write".
    private func isSystemRole(_ token: Wording.Token) -> Bool {
        ["_creator", "_icloud", "_world"].contains(token.text)
    }

    /// Behind "All record types:" a role and a permission are enough.
    func behindLabel() -> GrantReading {
        reading(ofRoles: roleIndexes(countsUsers: true)) { range, isOnlyRole in
            let index = range.lowerBound
            let permissions = permissions(in: range.dropFirst())
            // "Read, Write (creator)": the bracket is about the last of them only.
            guard permissions.isAbsent, isOnlyRole, !tokens[..<index].contains(where: { $0.sign == .open })
            else { return permissions }
            return self.permissions(in: tokens.startIndex..<index)
        }
    }

    /// Whether it names a role.
    var hasRole: Bool { tokens.indices.contains { role(at: $0) != nil } }

    // MARK: Lists

    /// Nil where the item names no role and no permission; empty where it grants nothing.
    func inList() -> GrantReading? {
        let roles = roleIndexes(countsUsers: true)
        guard let first = roles.first, let role = narrowed(role(at: first), behind: first) else { return nil }
        let end = tokens[first...].firstIndex { $0.sign == .open && hasRole(behind: $0) } ?? tokens.endIndex
        var permissions = permissions(in: first + 1..<end)
        if permissions.isAbsent { permissions = self.permissions(in: tokens.startIndex..<first) }
        guard !permissions.isAbsent || tokens.contains(where: { $0.means([.no, .access]) }) else {
            return nil
        }
        guard end < tokens.endIndex,
            let narrowed = self.permissions(in: max(first + 1, end - 2)..<end).granted.last,
            let other = roles.first(where: { $0 > end }), let narrower = self.role(at: other)
        else { return grant(permissions, to: role, at: first) }
        // "Authenticated: Read, Create, Write (creator only)": the last one is the creator's alone.
        var reading = grant(permissions.without(narrowed), to: role, at: first)
        reading += grant(GrantPermissions(granted: [narrowed]), to: narrower, at: other)
        return reading
    }

    /// "World: Read/Write (for authenticated users)" is no right of everybody.
    private func narrowed(_ role: String?, behind index: Int) -> String? {
        guard role == "_world",
            let open = tokens[index...].firstIndex(where: { $0.sign == .open }),
            tokens[open...].contains(where: { $0.means(.signedIn) })
        else { return role }
        return "_icloud"
    }

    private func hasRole(behind open: Wording.Token) -> Bool {
        guard let index = tokens.firstIndex(where: { $0.span == open.span }), index + 1 < tokens.endIndex
        else {
            return false
        }
        return tokens[index + 1].means(.creator)
    }

    // MARK: Roles and permissions

    private func roleIndexes(countsUsers: Bool) -> [Int] {
        var indexes: [Int] = []
        for index in tokens.indices where role(at: index) != nil {
            if isSystemRole(tokens[index]) {
                indexes.append(index)
            } else if tokens[index].means([.creator, .signedIn, .everyone]) {
                // "the creating user", "authenticated users": one role of two words.
                if let last = indexes.last, index - last <= 1, tokens[last].means(.user) {
                    indexes.removeLast()
                }
                indexes.append(index)
            } else if countsUsers, indexes.last.map({ index - $0 > 2 }) ?? true {
                indexes.append(index)
            }
        }
        return indexes
    }

    private func role(at index: Int) -> String? {
        let token = tokens[index]
        guard token.kind == .word || token.kind == .code || token.kind == .quotation else { return nil }
        if token.means(.creator) || token.text == "_creator" { return "_creator" }
        if token.means(.signedIn) || token.text == "_icloud" { return "_icloud" }
        if token.means(.everyone) || token.text == "_world" { return "_world" }
        return token.means(.user) ? "_creator" : nil
    }

    private func permissions(in range: Range<Int>) -> GrantPermissions {
        GrantPermissions(in: range, of: tokens, polarity)
    }
}
