import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// The grammar of grants: roles, and what stands behind them until the next role.
///
/// Each role and each permission goes through the one rule of what is asserted.
struct GrantGrammar {
    private(set) var tokens: ArraySlice<Wording.Token>
    private var polarity: GrantPolarity
    private let span: SourceSpan

    /// The roles of the app's own; nil where only CloudKit's count.
    private let ownRoles: OwnRoles?

    /// Whether a name that begins a part is a role: in lists, tables and behind labels.
    private var namesRoles = false

    init(_ wording: Wording, _ range: Range<Int>, roles: OwnRoles? = nil) {
        tokens = wording.tokens[range]
        ownRoles = roles
        polarity = GrantPolarity(wording.tokens[range])
        span = range.isEmpty ? SourceSpan(file: 0, lower: 0, upper: 0) : wording.span(of: range)
    }

    // MARK: Prose

    /// Only sentences that leave no doubt: "only …", or "everyone can …". `name` is the entity's.
    func inProse(of name: String? = nil, isField: (String) -> Bool) -> GrantReading {
        guard
            tokens.contains(where: { isPermission($0) || Self.isSystemRole($0) })
                || saysWhoCreates(name?.lowercased())
        else {
            return GrantReading()
        }
        // "In development everyone can write" gives the app's users no right.
        if tokens.contains(where: { $0.means(.development) }) { return GrantReading(refused: .possible) }
        let isExclusive = tokens.contains { $0.means(.only) }
        let roles = roleIndexes(countsUsers: isExclusive).filter { !isExcluded($0) }
        if speaksOfField(of: name, isField: isField) {
            return roles.isEmpty ? GrantReading() : GrantReading(refused: .ofFields)
        }
        if roles.count == 1, let reading = readingOfException(roles[0]) { return reading }
        if let reading = readingOfPermitted(byRoles: roles) { return reading }
        if let reading = readingByPlacement(ofRoles: roles) {
            let isSure = isExclusive || tokens.contains { $0.means(.can) }
            return isSure || roles.allSatisfy { Self.isSystemRole(tokens[$0]) } ? reading : GrantReading()
        }
        return reading(ofRoles: roles) { range, isOnlyRole in
            let index = range.lowerBound
            guard isExclusive || Self.isSystemRole(tokens[index]) || isAllowed(range) else { return nil }
            let permissions = permissions(in: range)
            guard permissions.isAbsent, isOnlyRole, isExclusive else { return permissions }
            return self.permissions(in: tokens.startIndex..<index)
        }
    }

    /// "Only the owner can edit `title`", "everyone can change the status of a card".
    private func speaksOfField(of name: String?, isField: (String) -> Bool) -> Bool {
        if tokens.contains(where: { $0.kind == .code && isField($0.text) }) { return true }
        return tokens.indices.contains { index in
            guard isPermission(tokens[index]),
                let object = tokens[(index + 1)...].first(where: { !$0.means(.filler) }),
                let field = Noun.field(spokenBy: object, isField: isField)
            else { return false }
            return name?.lowercased() != field.lowercased()
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
            if end < tokens.endIndex, leadsToRole(at: end) { return GrantReading(refused: .unclear) }
            let other = unknownRole(in: index + 1..<end)
            if let other { reading.unknownRoles.append(unknownRole(at: other)) }
            guard let role = role(at: index),
                let permissions = permissions(index..<(other ?? end), roles.count == 1)
            else { continue }
            reading += grant(permissions, to: role, at: index)
        }
        return reading
    }

    /// The grants where some rights stand before their role; nil where all stand behind.
    private func readingByPlacement(ofRoles roles: [Int]) -> GrantReading? {
        let placement = RightsPlacement(of: roles, in: tokens) { !permissions(in: $0).isAbsent }
        guard let ranges = placement.ranges else { return nil }
        var reading = GrantReading()
        for (index, range) in zip(roles, ranges) {
            guard let role = role(at: index) else { continue }
            reading += grant(permissions(in: range), to: role, at: index)
        }
        return reading
    }

    /// "Creator write, moderators create", "everyone can read, but only `Moderator` can write": who nothing knows has what
    /// stands behind the name, and not the role before it.
    private func unknownRole(in range: Range<Int>) -> Int? {
        range.first { isOther($0, in: range) && hasPermission(behind: $0, in: range) }
    }

    private func isOther(_ index: Int, in range: Range<Int>) -> Bool {
        let token = tokens[index]
        if index > range.lowerBound, tokens[index - 1].means(.no) { return false }  // "no longer has"
        switch token.kind {
        case .word where token.saysNothing:
            return beginsPart(index) || isSubject(index, in: range)
        case .code, .quotation:
            return !token.spells(Self.known) && (beginsPart(index) || isSubject(index, in: range))
        case .word, .number, .sign: return false
        }
    }

    /// "but moderators can": the role's own "can" stands right behind it, and no verb before it, as in "who wrote something
    /// can".
    private func isSubject(_ index: Int, in range: Range<Int>) -> Bool {
        guard index > range.lowerBound, range.contains(index + 1), tokens[index + 1].means(.can) else {
            return false
        }
        return tokens[index - 1].kind != .word || !tokens[index - 1].saysNothing
    }

    private func hasPermission(behind index: Int, in range: Range<Int>) -> Bool {
        range.clamped(to: index + 1..<index + 4).contains {
            isPermission(tokens[$0]) || tokens[$0].means(.create)
        }
    }

    /// The rights that a part of the sentence names, for the role behind it.
    func grant(inPart range: Range<Int>, toRoleAt index: Int) -> GrantReading {
        guard let role = role(at: index) else { return GrantReading() }
        return grant(permissions(in: range), to: role, at: index)
    }

    private func grant(_ permissions: GrantPermissions, to role: String, at index: Int) -> GrantReading {
        var reading = GrantReading()
        if permissions.granted.isEmpty, permissions.refusal ?? .denied == .denied {
            reading.deniedRoles.append(role)
        }
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
        // Of several, each with its own "may", the sentence is about rights, however long it is.
        return tokens.count <= 16 || tokens.count <= 40 && tokens.count(where: { $0.means(.can) }) > 1
    }

    private func isPermission(_ token: Wording.Token) -> Bool { token.means([.read, .write, .access]) }

    /// "Only signed-in users can create records": what is created must be records, and no part of one.
    private func saysWhoCreates(_ name: String?) -> Bool {
        guard let create = tokens.lastIndex(where: { $0.means(.create) && !$0.means(.creator) }),
            create > tokens.startIndex, tokens[create - 1].means(.can),
            tokens.contains(where: { $0.means(.only) })
                || tokens.prefix(3).contains(where: { $0.means([.signedIn, .everyone]) })
        else { return false }
        return tokens[(create + 1)...].allSatisfy { token in
            let word = token.text.lowercased()
            return token.kind == .sign || token.means([.record, .filler]) || ["it", "them"].contains(word)
                || name.map { word == $0 || word == $0 + "s" } ?? false
        }
    }

    /// Behind "Permissions:" a role and a permission are enough. `name` is the entity's.
    func behindLabel(of name: String?, isField: (String) -> Bool) -> GrantReading {
        guard speaksOfField(of: name, isField: isField) else { return behindLabel() }
        return hasRole ? GrantReading(refused: .ofFields) : GrantReading()
    }

    /// Behind "All record types:", too.
    func behindLabel() -> GrantReading { namingRoles.readBehindLabel() }

    private func readBehindLabel() -> GrantReading {
        let roles = roleIndexes(countsUsers: true)
        if let reading = readingOfPermitted(byRoles: roles) { return reading }
        if let reading = readingByPlacement(ofRoles: roles) { return reading }
        return reading(ofRoles: roles) { range, isOnlyRole in
            let index = range.lowerBound
            let permissions = permissions(in: range.dropFirst())
            // "Read, Write (creator)": the bracket is about the last of them only.
            guard permissions.isAbsent, isOnlyRole, !tokens[..<index].contains(where: { $0.sign == .open })
            else { return permissions }
            return self.permissions(in: tokens.startIndex..<index)
        }
    }

    /// Whether it names a role.
    var hasRole: Bool {
        let grammar = namingRoles
        return tokens.indices.contains { grammar.role(at: $0) != nil }
    }

    private var namingRoles: GrantGrammar {
        var grammar = self
        grammar.namesRoles = true
        return grammar
    }

    /// What a line begins with that has rights and is no role: "Harbourmaster: Read, Write".
    var unknownRole: UnknownRole? {
        guard let first = tokens.first(where: { $0.kind != .sign }), roleIndexes(countsUsers: true).isEmpty,
            first.kind == .code || first.kind == .word && first.saysNothing,
            ownRoles?.isFree(first.text) ?? false,
            !permissions(in: tokens.indices).granted.isEmpty
        else { return nil }
        return unknownRole(at: first)
    }

    private func unknownRole(at index: Int) -> UnknownRole { unknownRole(at: tokens[index]) }

    private func unknownRole(at token: Wording.Token) -> UnknownRole {
        UnknownRole(token, isValue: token.kind == .code && ownRoles.map { !$0.mayBe(token.text) } ?? true)
    }

    /// "`Moderator` may create and write": a name and its rights, and not another word.
    var statesUnknownRole: UnknownRole? {
        guard let first = tokens.first(where: { $0.kind != .sign }), first.kind == .code,
            tokens.contains(where: { $0.means(.can) }), ownRoles?.mayBe(first.text) ?? false,
            tokens.dropFirst().allSatisfy({
                $0.kind == .sign || isPermission($0)
                    || $0.means([.can, .create, .and, .filler, .full, .record])
            }), !permissions(in: tokens.indices).granted.isEmpty
        else { return nil }
        return unknownRole(at: first)
    }

    // MARK: Lists

    /// Nil where the item names no role and no permission; empty where it grants nothing.
    func inList() -> GrantReading? { namingRoles.readInList() }

    private func readInList() -> GrantReading? {
        // "World: Read/Write (in development)"
        if tokens.contains(where: { $0.means(.development) }), hasRole {
            return GrantReading(refused: .possible)
        }
        let certain = Set(roleIndexes(countsUsers: false))
        let clauses = GrantClauses(tokens, isRole: certain.contains) { !permissions(in: $0).isAbsent }.ranges
        if clauses.count < 2 { return readItem() }
        let readings = clauses.compactMap { part($0).readItem() }
        return readings.isEmpty ? nil : readings.reduce(into: GrantReading()) { $0 += $1 }
    }

    private func part(_ range: Range<Int>) -> GrantGrammar {
        var part = self
        part.tokens = tokens[range]
        part.polarity = GrantPolarity(tokens[range])
        return part
    }

    /// "Nobody can write except the creator", "nobody but the creator can write": what all others are denied.
    private func readingOfException(_ role: Int) -> GrantReading? {
        let words = tokens[..<role]
        guard let exception = words.lastIndex(where: { $0.means(.exception) }),
            let no = words[..<exception].firstIndex(where: { $0.kind == .word && $0.means(.no) }),
            let name = self.role(at: role)
        else { return nil }
        let before = part(no + 1..<exception).permissions(in: no + 1..<exception)
        let behind = role + 1..<tokens.endIndex
        let permissions = before.granted.isEmpty ? part(behind).permissions(in: behind) : before
        return permissions.granted.isEmpty
            ? nil : part(role..<role + 1).grant(permissions, to: name, at: role)
    }

    private func readItem() -> GrantReading? {
        let roles = roleIndexes(countsUsers: true)
        if roles.count == 1, let reading = readingOfException(roles[0]) { return reading }
        guard let first = roles.first, let role = narrowed(role(at: first), behind: first) else { return nil }
        if let reading = readingOfNone(to: role, at: first) { return reading }
        let end =
            tokens.indices.dropLast().first { index in
                index >= first && tokens[index].sign == .open && tokens[index + 1].means(.creator)
            } ?? tokens.endIndex
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

    /// "`_world`: no access (or read, if that is needed)": what stands in brackets gives no right.
    private func readingOfNone(to role: String, at index: Int) -> GrantReading? {
        let words = tokens[(index + 1)...].drop { $0.kind == .sign && $0.sign != .open }
        guard let first = words.first, first.kind == .word, first.means(.no),
            let open = words.dropFirst().firstIndex(where: { !$0.means(.access) }), tokens[open].sign == .open
        else { return nil }
        var reading = grant(GrantPermissions(granted: []), to: role, at: index)
        if tokens.indices[open...].contains(where: { tokens.polarityMarks(at: $0).contains(.condition) }) {
            reading.refuse(because: .possible)
        }
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

    // MARK: Roles and permissions

    func role(at index: Int) -> String? {
        let token = tokens[index]
        guard token.kind == .word || token.kind == .code || token.kind == .quotation else { return nil }
        if namesRoles, isLead(index), let role = Self.consoleRole(token) { return role }
        if token.means(.creator) || token.text == "_creator" { return "_creator" }
        if token.means(.signedIn) || token.text == "_icloud" { return "_icloud" }
        if token.means(.everyone) && !isOfEveryRecord(index) || token.text == "_world" { return "_world" }
        return token.means(.user) ? "_creator" : ownRole(at: index)
    }

    /// "the role `editor`", "`editor` role"; in a list of rights also "`editor`: read".
    func ownRole(at index: Int) -> String? {
        let token = tokens[index]
        guard let ownRoles, !token.spells(Self.known),
            isBesideRole(index) || isLead(index) || ownRoles.isCalled(token), ownRoles.mayBe(token)
        else { return nil }
        return token.text
    }

    private static let known: ConceptSet = [
        .read, .write, .create, .access, .full, .no, .creator, .signedIn, .everyone, .user, .record, .type,
    ]

    private func isBesideRole(_ index: Int) -> Bool {
        tokens.indices.contains(index - 1) && tokens[index - 1].means(.role)
            || tokens.indices.contains(index + 1) && tokens[index + 1].means(.role)
    }

    private func isLead(_ index: Int) -> Bool {
        guard namesRoles, beginsPart(index) else { return false }
        guard tokens.indices.contains(index + 1) else { return true }
        let next = tokens[index + 1]
        return next.sign == .colon || next.sign == .dash || next.sign == .arrow || next.sign == .equals
            || isPermission(next) || next.means([.create, .full, .can, .no])
    }

    /// Whether nothing stands before it, or what joins parts.
    private func beginsPart(_ index: Int) -> Bool {
        guard let before = tokens[..<index].last else { return true }
        switch before.sign {
        case .comma, .semicolon, .slash, .ampersand, .plus: return true
        case .other, .dash: return tokens[..<index].allSatisfy { $0.kind == .sign } || before.text == "·"
        case .none, .stop, .colon, .open, .close, .equals, .arrow, .greater, .yes, .no:
            return before.means(.and)
        }
    }

    func permissions(in range: Range<Int>) -> GrantPermissions {
        GrantPermissions(in: range, of: tokens, polarity)
    }
}
