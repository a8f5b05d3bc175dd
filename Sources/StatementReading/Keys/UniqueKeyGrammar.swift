import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// The grammar of a sentence about a key.
struct UniqueKeyGrammar {
    let tokens: [Wording.Token]
    let sentence: Range<Int>
    let owner: String?
    private let fields: Set<String>
    let wording: Wording
    private(set) var refusals: [Refusal] = []

    /// `owner` is the entity that the key is of; nil where none is known.
    init(_ wording: Wording, _ sentence: Range<Int>, owner: String?, fields: Set<String>) {
        self.wording = wording
        tokens = wording.tokens
        self.sentence = sentence
        self.owner = owner
        self.fields = fields
        refusals = foundRefusals()
    }

    func isField(_ name: String) -> Bool { fields.contains(withoutOwner(name)) }

    /// `Trip.title` is the field `title` of `Trip`.
    private func withoutOwner(_ name: String) -> String {
        guard let owner, name.hasPrefix(owner + ".") else { return name }
        return String(name.dropFirst(owner.count + 1))
    }

    private func withoutOwner(_ key: DeclaredUniqueKey) -> DeclaredUniqueKey {
        var key = key
        key.fields = key.fields.map(withoutOwner)
        return key
    }

    /// Words that may stand between the trigger and the names.
    private static let between: ConceptSet = [
        .key, .per, .by, .is, .fields, .index, .uniqueness, .one, .and, .record, .type, .entityLabel, .filler,
        .general, .together, .same,
    ]

    /// Whether the whole sentence is "Unique key: …", "Unique key of `Trip`: …".
    var isLabelled: Bool {
        sentence.prefix(8).contains { tokens[$0].sign == .colon }
            && sentence.prefix(3).contains { saysKey($0) }
    }

    /// Whether it begins with "one record per …", and not with a field of which there is one.
    var saysOnePer: Bool {
        guard let one = sentence.prefix(3).first(where: { tokens[$0].means(.one) }),
            !sentence.prefix(3).contains(where: { tokens[$0].kind == .code }),
            !sentence.contains(one + 1) || !isOtherThing(tokens[one + 1])
        else { return false }
        return sentence.contains { index in
            let distance = index - one
            let isPer = tokens[index].kind == .word && tokens[index].means(.per)
            return isPer && (1...2 ~= distance || distance == 3 && tokens[index].text == "per")
        }
    }

    /// "One zone per group", "one `CKRecordZone` per group": no record.
    private func isOtherThing(_ token: Wording.Token) -> Bool {
        !isSpokenOwner(token)
            && (token.means([.zone, .database, .device, .user]) || token.text.hasPrefix("CK"))
    }

    /// None where a part of the sentence may be a part of the key and is not understood.
    func keys(isUnderLabel: Bool) -> [DeclaredUniqueKey] {
        ((try? stated(isUnderLabel: isUnderLabel)) ?? []).map(withoutOwner)
    }

    /// The words that may be a part of the key and are not understood.
    func rest(isUnderLabel: Bool) -> String? {
        do {
            _ = try stated(isUnderLabel: isUnderLabel)
            return nil
        } catch {
            return text(of: error)
        }
    }

    func text(of rest: UniqueKeyRest) -> String {
        wording.noteText(of: rest.words).filter { $0 != "`" }
    }

    /// The keys of a part that goes on about another entity: names stand first, or behind "by" or "it is".
    /// Only its own fields and names in back-ticks are some: the entity may stand there as an example.
    var keysAtBeginning: [DeclaredUniqueKey] {
        ((try? keys(behind: sentence.lowerBound - 1)) ?? [])
            .filter { $0.fields.allSatisfy { isField($0) || isMarked($0) } }
            .map(withoutOwner)
    }

    private func stated(isUnderLabel: Bool) throws(UniqueKeyRest) -> [DeclaredUniqueKey] {
        if let index = sentence.first(where: { Self.isCall(tokens[$0]) }) {
            guard let call = Self.call(tokens[index].text) else {
                throw UniqueKeyRest(words: index..<index + 1)
            }
            if refusal(at: index) != nil { return [] }
            return [DeclaredUniqueKey(fields: call, span: wording.span(of: sentence))]
        }
        if let noTwo = UniqueKeyOfTwo(tokens, sentence, isField: isField) {
            let keys = noTwo.keys(in: wording)
            if !keys.isEmpty { try checkRest(behindNames: noTwo.end) }
            return keys
        }
        if let key = keyOfPerBeforeOne { return [key] }
        if let key = try keyOfNoRepetition() { return [key] }
        let triggers = sentence.filter { isTrigger($0) && refusal(at: $0) == nil }
        // "Uniqueness: `title` is unique per `owner`": the label says less.
        let first = triggers.first(where: hasScope) ?? sentence.lowerBound
        for index in triggers where index >= first {
            if let companions = companions(at: index) { return try key(of: companions) }
            if isLimited(index) { return [] }
            let keys = try keys(behind: index)
            // "One budget per month" names no field, even where one is called so.
            let isNamed =
                saysKey(index) || keys.allSatisfy { $0.fields.allSatisfy(isMarked) }
            if isIdentity(index), !keys.allSatisfy({ $0.fields.allSatisfy(isField) }) { return [] }
            if !keys.isEmpty, isNamed {
                guard let subjects = subjects(ofScopeAt: index) else { return [] }
                return keys.map { $0.including(subjects) }
            }
            if isWithinOthers(index), !isWithinAll(index) { return [] }
            // "An index on `title` to find duplicates" makes no key of it.
            let isOfIndex =
                tokens[index].text.hasPrefix("dup") && sentence.contains { tokens[$0].means(.index) }
            // "`title` holds one line per day": the field is no part of a key.
            if !isOfIndex, saysKey(index), !isIdentity(index), !isPurpose(index),
                let before = try key(before: index)
            {
                if !isWithinAll(index), !isOfAll(index) { try checkRest(behindTrigger: index) }
                return isOfEach(index) ? single(before) : [before]
            }
        }
        return isUnderLabel ? try keys(from: sentence.lowerBound, behind: sentence.lowerBound) : []
    }

    /// `UNIQUE(a, b)` in code, wherever it stands, and `UNIQUE(a, lower(b))`, of which not all is a name.
    static func isCall(_ token: Wording.Token) -> Bool {
        let head = token.text.prefix(7).lowercased()
        return token.kind == .code && (head == "unique(" || head == "unique " && token.text.contains("("))
    }

    /// "`label` (for deduplication)": a hint for what the field is used, and no statement that it is unique.
    private func isPurpose(_ trigger: Int) -> Bool {
        if namesIdentity(trigger) { return true }
        // "`name` - search and uniqueness"
        let isReason =
            trigger > sentence.lowerBound && tokens[trigger].means(.uniqueness)
            && !tokens[trigger].means(.unique)
            && tokens[trigger - 1].means([.and, .preposition])
        let isKey = trigger + 1 < sentence.upperBound && tokens[trigger + 1].means(.key)
        if saysUnique(trigger) && !isReason || isKey { return false }
        let before = tokens[sentence.lowerBound..<trigger].suffix(4)
        guard let sign = before.lastIndex(where: { [.open, .dash, .colon].contains($0.sign) }) else {
            return false
        }
        return !before[sign...].contains { $0.kind == .code || $0.means(.no) }
    }

    private func companions(at trigger: Int) -> UniqueKeyCompanions? {
        guard tokens[trigger].means(.uniqueness), saysUnique(trigger) else { return nil }
        return UniqueKeyCompanions(
            at: trigger, in: tokens, sentence, owner: owner, isField: isField)
    }

    /// "`number` is unique together with `hall`"
    private func key(of companions: UniqueKeyCompanions) throws(UniqueKeyRest) -> [DeclaredUniqueKey] {
        guard !companions.names.isEmpty else { return [] }
        try checkRest(behindNames: companions.range.upperBound)
        let key = DeclaredUniqueKey(
            fields: companions.names,
            span: wording.span(of: sentence.lowerBound..<companions.range.upperBound))
        return [key.including(try self.key(before: companions.range.lowerBound)?.fields ?? [])]
    }

    /// The fields that are unique only together with others; nil where the sentence says nothing of the kind.
    var companions: [String]? {
        sentence.lazy.filter { isTrigger($0) && refusal(at: $0) == nil }
            .compactMap { companions(at: $0)?.names.map(withoutOwner) }.first
    }

    /// How far from the word that says unique others are looked for.
    static let reach = 40

    /// "Unique, but only for one hall": not by itself, whatever is meant.
    private func isLimited(_ trigger: Int) -> Bool {
        let end = min(sentence.upperBound, trigger + 1 + Self.reach)
        let rest = tokens[(trigger + 1)..<end].drop { $0.sign == .comma }
        if rest.first?.means(.exception) ?? false { return true }
        // "Duplicates if `title` matches too", "unless `title` differs"
        guard let condition = rest.firstIndex(where: { $0.means([.condition, .exception]) }) else {
            return false
        }
        return rest[condition...].contains { $0.kind == .code && isField($0.text) }
    }

    var saysLimited: Bool { sentence.contains { isTrigger($0) && isLimited($0) } }

    /// "Per place and day there is at most one visit (`place`, `date`)": all names in back-ticks are fields.
    private var keyOfPerBeforeOne: DeclaredUniqueKey? {
        guard
            let per = sentence.prefix(2).first(where: { tokens[$0].kind == .word && tokens[$0].means(.per) }),
            let one = sentence.first(where: { $0 > per + 1 && tokens[$0].means(.one) }),
            case let names = sentence.filter({ tokens[$0].kind == .code }), let first = names.first,
            let last = names.last, names.allSatisfy({ isField(tokens[$0].text) }), refusal(at: one) == nil
        else { return nil }
        return DeclaredUniqueKey(
            fields: names.map { tokens[$0].text }, span: wording.span(of: first..<last + 1))
    }

    /// `unique(a, b)` in code: the names in its brackets.
    static func call(_ text: String) -> [String]? {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        guard ["unique", "UNIQUE", "Unique"].contains(text[..<open].trimmingSpaces) else { return nil }
        return NameList.names(inCode: String(text[open...]))
    }

    /// "No two boats share a number": a rule, but of no field.
    var saysNoTwo: Bool {
        UniqueKeyOfTwo(tokens, sentence, isField: isField).map { $0.keys(in: wording).isEmpty } ?? false
    }

    /// Why the sentence states no key although it names fields beside such a word.
    var refusal: RefusedFact.Reason? {
        guard sentence.contains(where: { tokens[$0].kind == .code || isField(tokens[$0].text) }) else {
            return nil
        }
        // "Never a duplicate" denies no key.
        let own = sentence.lazy.filter { isTrigger($0) && saysUnique($0) }.compactMap(refusal).first
        return own ?? sentence.first { Self.isCall(tokens[$0]) }.flatMap(refusal) ?? refusalBehindNames
    }

    /// "Unique: `label` (active only)"
    private var refusalBehindNames: RefusedFact.Reason? {
        guard let trigger = sentence.first(where: { isTrigger($0) && saysUnique($0) }),
            let last = sentence.last(where: {
                $0 > trigger && tokens[$0].kind == .code && isField(tokens[$0].text)
            })
        else { return nil }
        return refusal(behindNames: last + 1, trigger)
    }

    /// "`title` is unique per `owner`": what stands before is unique only within what stands behind. Empty where the
    /// records themselves are, nil where what is unique is no field.
    private func subjects(ofScopeAt index: Int) -> [String]? {
        guard hasScope(index) else { return [] }
        return (try? key(before: index))?.fields ?? spokenSubjects(before: index)
    }

    /// "unique per `owner`", but not "unique by `owner`", which names the whole key.
    private func hasScope(_ index: Int) -> Bool {
        guard isWithinOthers(index), !isWithinAll(index), let scope = scopeWord(behind: index) else {
            return false
        }
        return tokens[scope].means([.per, .within])
    }

    /// "`title` is unique within the household": a key of which only a part is named.
    var namesPart: Bool {
        sentence.contains { subjects(ofScopeAt: $0) != [] && refusal(at: $0) == nil } || hasSpokenScopeBefore
    }

    /// "Unique: `title` per household": the words of what the key is unique in, which are no field's.
    var unknownScope: String? {
        sentence.lazy.compactMap { index -> String? in
            let isName = tokens[index].kind == .code || isField(tokens[index].text)
            guard isName else { return nil }
            let scope = UniqueKeyScope(behind: index + 1, in: tokens, sentence, isField: isField)
            return scope.isUnknown ? tokens[scope.range].map(\.text).joined(separator: " ") : nil
        }.first
    }

    private func keys(behind trigger: Int) throws(UniqueKeyRest) -> [DeclaredUniqueKey] {
        var index = max(trigger + 1, scopeWord(behind: trigger) ?? 0)
        while index < sentence.upperBound, index - trigger <= 10 {
            let token = tokens[index]
            if isOwner(token) || owner == nil && standsBehindOf(index) {
                index += 1
                continue
            }
            if token.kind == .code || token.kind == .quotation || token.sign == .open { break }
            if token.kind == .word, isField(token.text), !token.means(Self.between) { break }
            if token.kind == .word, Identifier.looksLikeCode(token.text) { break }
            // "`label` is unique and `lot` is optional": the names stand before.
            if index == trigger + 1, token.means(.and), sentence.contains(trigger), isPredicate(trigger) {
                return []
            }
            guard token.sign == .colon || token.means(Self.between.union([.within])) else { return [] }
            index += 1
        }
        return try keys(from: index, behind: max(trigger, sentence.lowerBound))
    }

    /// "`label` is unique": a name and a verb stand right before.
    private func isPredicate(_ trigger: Int) -> Bool {
        let before = tokens[sentence.lowerBound..<trigger].suffix(4)
        return before.contains { $0.kind == .code } && before.contains { $0.means([.is, .can, .demand]) }
    }

    func isOwner(_ token: Wording.Token) -> Bool { token.text == owner && !isField(token.text) }

    /// "Unique key of `Trip`:" where no such entity is known.
    private func standsBehindOf(_ index: Int) -> Bool {
        tokens[index].isName && tokens[index - 1].means(.filler) && index + 1 < sentence.upperBound
            && tokens[index + 1].sign == .colon
    }

    /// Lists with "or" between them are alternatives.
    private func keys(from start: Int, behind trigger: Int) throws(UniqueKeyRest) -> [DeclaredUniqueKey] {
        var found: [DeclaredUniqueKey] = []
        var index = start
        var end = start
        while index < sentence.upperBound {
            let list = NameList(tokens, from: index, upTo: sentence.upperBound) {
                isField($0) || Identifier.looksLikeCode($0)
            }
            guard isKey(list) else { break }
            if let whole = whole(of: list) {
                found.append(
                    DeclaredUniqueKey(fields: whole.names, span: wording.span(of: index..<whole.end)))
                end = whole.end
                break
            }
            let scope = UniqueKeyScope(behind: list.end, in: tokens, sentence, isField: isField)
            guard let names = scope.completing(list.names) else { return [] }
            found.append(DeclaredUniqueKey(fields: names, span: wording.span(of: index..<scope.end)))
            end = scope.end
            guard list.end < sentence.upperBound, tokens[list.end].means(.or) else { break }
            index = list.end + 1
        }
        if found.isEmpty || refusal(behindNames: end, trigger) != nil { return [] }
        // "dedupe by `a` or `b`, depending on the kind"
        if found.count == 1 { try checkRest(behindNames: end) }
        if found.count > 1 {
            for index in found.indices { found[index].alternative = true }
        }
        return found
    }

    /// "Unique key: `label` (dropped)": what is said behind the names.
    private func refusal(behindNames end: Int, _ trigger: Int) -> RefusedFact.Reason? {
        Wording.refusal(of: min(trigger, end - 1)..<end, in: tokens[sentence], as: .key)
    }

    /// "One visit per `place` and day (`place` + `date`)": the bracket has all names of the key.
    private func whole(of list: NameList) -> NameList? {
        guard
            let open = tokens[list.end..<sentence.upperBound].prefix(4).firstIndex(where: {
                $0.sign == .open
            })
        else { return nil }
        let whole = NameList(tokens, from: open, upTo: sentence.upperBound, isName: isField)
        return Set(list.names).isSubset(of: whole.names) && whole.names.allSatisfy(isField)
            ? whole : nil
    }

    /// A type of the framework, or one word of prose in brackets, is no field.
    private func isKey(_ list: NameList) -> Bool {
        if list.names.isEmpty { return false }
        return list.names.allSatisfy { name in
            if isField(name) { return true }
            let isCapital = withoutOwner(name).utf8.first.map { $0 >= 0x41 && $0 <= 0x5a } ?? false
            return !isCapital && (isCode(name) || mayBeMisspelled(list))
        }
    }

    /// One of several names in brackets may be misspelled; where none is a field, they are words.
    private func mayBeMisspelled(_ list: NameList) -> Bool {
        list.names.count > 1 && list.isTuple && (owner == nil || list.names.contains(where: isField))
    }

    private func isCode(_ name: String) -> Bool { Identifier.looksLikeCode(name) || isMarked(name) }

    /// A field in any spelling that is no word, or another name in back-ticks.
    private func isMarked(_ name: String) -> Bool {
        if isField(name), Identifier.looksLikeCode(name) { return true }
        return sentence.contains {
            tokens[$0].kind == .code && NameList.names(inCode: tokens[$0].text)?.contains(name) == true
        }
    }

    /// "To avoid duplicates" gives a reason for a value, and says nothing of its fields.
    func saysUnique(_ trigger: Int) -> Bool {
        !tokens[trigger].text.lowercased().contains(bytesOf: "dup")
    }
}
