import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Delete rules in plain words.
extension NoteReader {
    /// "Delete: cascade", "On delete: set null", "Delete rule: `.nullify`", "deleteRule: .cascade": the lead says nothing more.
    mutating func deleteRule(_ lead: Range<Int>) -> Int? {
        guard isSign(.colon, at: lead.upperBound) || isSign(.equals, at: lead.upperBound) else {
            return namedRule(behind: lead)
        }
        var start = lead.upperBound + 1
        // "deleteRule: .cascade"
        if start < tokens.count, bytes[Int(tokens[start].lower)] == UInt8(ascii: ".") { start += 1 }
        let named = words(from: start, atMost: 4)
        guard !named.isEmpty, endsClause(named.upperBound) else { return nil }
        let whole = lead.lowerBound..<named.upperBound
        if let rule = rule(named, behind: lead) {
            find(.onDelete(rule), quote: whole)
        } else if isRuleAsked(lead), named.count == 1 {
            refuse(.onDelete(.noAction), quote: whole, because: .unknown)
        } else {
            return nil
        }
        return named.upperBound
    }

    /// "Regla de borrado **Deny**": the rule's name right behind several words that ask for one.
    private mutating func namedRule(behind lead: Range<Int>) -> Int? {
        let named = words(from: lead.upperBound, atMost: 2)
        guard lead.count > 1, !named.isEmpty, endsClause(named.upperBound),
            let rule = rule(named, behind: lead)
        else { return nil }
        find(.onDelete(rule), quote: lead.lowerBound..<named.upperBound)
        return named.upperBound
    }

    /// "On delete", "Delete rule": a rule is to follow. "Delete: …" may go on with anything.
    private func isRuleAsked(_ lead: Range<Int>) -> Bool {
        let words = phrase(lead)
        return words.hasPrefix("on") || words.hasSuffix("rule") || words.means(.deleteRuleColumn)
            || lead.count > 1
    }

    private func rule(_ named: Range<Int>, behind lead: Range<Int>) -> DeleteRule? {
        let words = phrase(named)
        if words.means([.cascade, .cascadeDelete]) { return .cascade }
        if words.means([.nullify, .setNull]) { return .nullify }
        if words.means([.deny, .denyDelete, .refusal]) { return .deny }
        if words.means([.noAction, .noActionRule]) { return .noAction }
        // "Action: none" may be any action.
        return phrase(lead).means([.delete, .deleteRuleColumn]) && words.means([.noDefault, .no])
            ? .noAction : nil
    }

    private func phrase(_ range: Range<Int>) -> String {
        range.map { index in
            let word = content(at: index)
            return (word.first == "." ? String(word.dropFirst()) : word).lowercased()
        }.joined(separator: " ")
    }

    /// "deleted when the folder is deleted", "set to nil when its folder is removed", "wird gelöscht, wenn der
    /// Ordner gelöscht wird".
    mutating func deletion(_ phrase: Range<Int>, _ rule: DeleteRule) -> Int? {
        guard let start = startOfCondition(behind: phrase), let end = endOfDeletion(from: start) else {
            return nil
        }
        find(.onDelete(rule), quote: phrase.lowerBound..<end)
        return end
    }

    /// "wird mit dem Ordner gelöscht", "supprimé avec le dossier": one thing, and nothing but the verb behind it.
    mutating func deletionTogether(_ phrase: Range<Int>) -> Int? {
        var thing = words(from: phrase.upperBound, atMost: 5)
        guard let last = thing.last, endsClause(thing.upperBound) else { return nil }
        let isVerbLast = isDeleted(last)
        if isVerbLast { thing.removeLast() }
        guard isVerbLast != phrase.contains(where: isDeleted), isOneThing(thing) else { return nil }
        let end = isVerbLast ? last + 1 : thing.upperBound
        find(.onDelete(.cascade), quote: phrase.lowerBound..<end)
        return end
    }

    /// "deleting the shelf deletes its items", as the shelf's list of items says of them.
    mutating func deletionOfOthers(_ phrase: Range<Int>) -> Int? {
        for verb in words(from: phrase.upperBound + 1, atMost: 4)
        where roles(at: verb).contains(.deletes) {
            let others = words(from: verb + 1, atMost: 5)
            guard others.count > 1, roles(at: verb + 1).contains(.determiner), endsClause(others.upperBound)
            else {
                return nil
            }
            find(.onDelete(.cascade), quote: phrase.lowerBound..<others.upperBound)
            return others.upperBound
        }
        return nil
    }

    // MARK: Conditions

    /// Behind "when", which ends the phrase or follows it; in between there may be a comma.
    private func startOfCondition(behind phrase: Range<Int>) -> Int? {
        if isConjunction(phrase.upperBound - 1) { return phrase.upperBound }
        let next = phrase.upperBound + (isSign(.comma, at: phrase.upperBound) ? 1 : 0)
        return isConjunction(next) ? next + 1 : nil
    }

    /// "the folder is deleted", "der Ordner gelöscht wird", "se elimina la carpeta", and the clause's end.
    private func endOfDeletion(from start: Int) -> Int? {
        let clause = words(from: start, atMost: 6)
        if clause.contains(where: isNo) { return nil }
        for verb in clause where isDeleted(verb) {
            let end: Int
            if verb > start + 1, isAuxiliary(verb - 1) {
                end = verb + 1
            } else if verb > start, clause.contains(verb + 1), isAuxiliary(verb + 1) {
                end = verb + 2
            } else if verb == start + 1, ["se", "si"].contains(content(at: start)) {
                guard isOneThing(verb + 1..<clause.upperBound) else { return nil }
                end = clause.upperBound
            } else {
                continue
            }
            return endsClause(end) ? end : nil
        }
        return nil
    }

    // MARK: Words

    /// "the folder", "its old folder", "`Folder`", "it", "l'album".
    private func isOneThing(_ words: Range<Int>) -> Bool {
        guard let first = words.first, words.count <= 3, !words.contains(where: isNo) else { return false }
        if words.count == 1 {
            return tokens[first].kind == .code || roles(at: first).contains(.pronoun)
                || word(at: first).hasPrefix("l'")
        }
        return roles(at: first).contains(.determiner)
    }

    private func isNo(_ index: Int) -> Bool { roles(at: index).contains(.negation) }

    private func isDeleted(_ index: Int) -> Bool { roles(at: index).contains(.deleted) }

    private func isAuxiliary(_ index: Int) -> Bool { roles(at: index).contains(.auxiliary) }

    private func isConjunction(_ index: Int) -> Bool {
        roles(at: index).contains(.occasion)
    }

    private func word(at index: Int) -> String { content(at: index).lowercased() }

    /// The words and names in back-ticks that follow without a sign between them.
    private func words(from start: Int, atMost count: Int) -> Range<Int> {
        var end = min(start, tokens.count)
        while end < tokens.count, end - start < count, tokens[end].kind == .word || tokens[end].kind == .code
        {
            end += 1
        }
        return min(start, end)..<end
    }
}
