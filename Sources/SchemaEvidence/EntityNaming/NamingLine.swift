import Diagnostics
package import DocumentWording
import RemarkReading
import Vocabulary

/// Reads the name of an entity from a line of text above its fields.
///
///     **Record Type Name:** `Trip`
///     5. Create the `Trip` record type
///     `Trip` (Public DB), fields:
package enum NamingLine {
    /// A line that says nothing but the name: it counts more than the heading.
    package static func labelled(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let start = tokens.firstIndex(where: { $0.kind != .sign && $0.kind != .number }) else {
            return nil
        }
        if let name = soleLabelled(wording) { return name }
        // "DynamoDB table: **Trip**"
        let isStore = tokens[start].means([.relational, .cloudKit, .coreData, .swiftData])
        guard let label = wording.label(at: start) ?? (isStore ? wording.label(at: start + 1) : nil) else {
            return nil
        }
        var index = label.upperBound
        while index < tokens.count, tokens[index].kind == .number || tokens[index].means(.name) { index += 1 }
        guard index < tokens.count, [.colon, .equals].contains(tokens[index].sign) else { return nil }
        index += 1
        guard index < tokens.count else { return nil }
        if let name = literal(tokens[index]) { return name }
        guard tokens[index].isName else { return nil }
        // "SwiftData model: none"
        if !tokens[index].isMarked, AnswerWords.answer(tokens[index].text.lowercased()) != nil { return nil }
        let isOnly =
            index + 1 == tokens.count || tokens[index + 1].kind == .sign || tokens[index + 1].startsLine
        return tokens[index].isMarked || isOnly ? tokens[index] : nil
    }

    /// `` Record type: `"Trip"` ``: the name as a string of code.
    package static func literal(_ token: Wording.Token) -> Wording.Token? {
        guard token.kind == .code, token.text.utf8.count > 2, token.text.first == "\"",
            token.text.last == "\""
        else { return nil }
        var name = token
        name.text = String(token.text.dropFirst().dropLast())
        return Identifier.isTypeName(name.text) ? name : nil
    }

    /// "**Table `trips`**", "**Trip entity:**": nothing but a label and a name, marked as such.
    private static func soleLabelled(_ wording: Wording) -> Wording.Token? {
        guard wording.tokens.count <= 12 else { return nil }
        let words = wording.tokens.indices.filter { ![.sign, .number].contains(wording.tokens[$0].kind) }
        guard words.count > 1, words.count <= 4 else { return nil }
        var label: Range<Int>?
        var names: [Wording.Token] = []
        for index in words where !(label?.contains(index) ?? false) {
            let token = wording.tokens[index]
            if label == nil, token.kind == .word, let found = wording.label(at: index) {
                label = found
            } else if !token.means(.filler) {
                names.append(token)
            }
        }
        guard label != nil, names.count == 1, let name = names.first, name.isName, name.isMarked else {
            return nil
        }
        if name.kind != .word { return name }
        let isBold = words.allSatisfy { wording.tokens[$0].isStrong }
        return isBold && !name.means(noNames.union(stores)) ? name : nil
    }

    /// A name beside a label, or one that the line begins with: where no heading names the entity.
    ///
    /// Right above the fields, words may follow the name: "**Trip** — one a journey".
    package static func loose(
        _ wording: Wording, isRightAbove: Bool
    ) -> (name: Wording.Token, strength: EntityTitle.Strength)? {
        if let name = besideLabel(wording) { return (name, .labelled) }
        let leading = leading(wording) ?? (isRightAbove ? remarked(wording) : nil)
        return (leading ?? behindName(wording)).map { ($0, .marked) }
    }

    /// "**Trip**" and nothing else, not even a colon.
    package static func alone(_ wording: Wording) -> Wording.Token? {
        guard wording.tokens.count == 1, case let name = wording.tokens[0], name.isMarked, name.isName,
            Identifier.isTypeName(name.text), !isGroup(name), TypeVocabulary.meaning(of: name.text) == nil,
            name.kind == .code || name.senses.isEmpty || name.means(.maybeOfRecords)
        else { return nil }
        return name
    }

    /// "**NightTrip**: one a journey": written as code has names; "**Due**: the last day" is a label like many.
    ///
    /// In an item with a list of its own a name in bold that means nothing else is one, too.
    package static func introduced(_ wording: Wording, isAboveList: Bool = false) -> Wording.Token? {
        if isAboveList, let name = ofRecord(wording) { return name }
        guard let first = wording.tokens.first, first.isMarked, first.isName, wording.tokens.count > 2,
            wording.tokens[1].sign == .colon
        else { return nil }
        if isCompound(first.text) || first.text.hasPrefix("CD_") { return first }
        return isAboveList && Identifier.isTypeName(first.text) && first.senses.isEmpty ? first : nil
    }

    /// "Record: `Trip` (public database)" in an item above the fields: a name that is spelled as a type's is no record's.
    private static func ofRecord(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens.count > 2, tokens[0].kind == .word, tokens[0].means(.record), tokens[1].sign == .colon,
            case let name = tokens[2], name.kind == .code, Identifier.isTypeName(name.text),
            !name.isStruckThrough, !name.text.hasPrefix("CK"), TypeVocabulary.meaning(of: name.text) == nil,
            tokens.count == 3 || isDatabase(3..<tokens.count, of: wording)
        else { return nil }
        return name
    }

    /// "(public database)", and no other word in the bracket.
    private static func isDatabase(_ bracket: Range<Int>, of wording: Wording) -> Bool {
        let tokens = wording.tokens[bracket]
        return tokens.first?.sign == .open && tokens.last?.sign == .close && tokens.takesNothingBack
            && wording.database(in: bracket) != nil
            && tokens.dropFirst().dropLast().allSatisfy { !$0.senses.isEmpty }
    }

    /// "Create a `Trip` record type", "Record type: **Trip**".
    package static func markedBesideLabel(_ wording: Wording) -> Wording.Token? {
        besideLabel(wording).flatMap { $0.isMarked ? $0 : nil }
    }

    /// "One `Trip` record a journey": the only name in back-ticks of its sentence that is spelled as a type's, before
    /// "record".
    static func soleBesideRecord(_ wording: Wording) -> Wording.Token? {
        let found = wording.sentences.compactMap { soleBesideRecord(wording.tokens[$0]) }
        return found.count == 1 ? found[0] : nil
    }

    private static func soleBesideRecord(_ tokens: ArraySlice<Wording.Token>) -> Wording.Token? {
        let names = tokens.indices.filter {
            tokens[$0].kind == .code && Identifier.isTypeName(tokens[$0].text)
        }
        guard names.count == 1, let name = names.first, tokens[name].isName, name + 1 < tokens.endIndex,
            tokens[name + 1].means(.record), !tokens[name].text.hasPrefix("CK"),
            tokens.indices.allSatisfy({
                tokens.polarityMarks(at: $0).isDisjoint(with: [
                    .negation, .past, .removal, .example,
                ])
            })
        else { return nil }
        return tokens[name]
    }

    /// "`Trip` is the only thing that is stored:": the line begins with the only name in back-ticks, and a colon ends it.
    static func soleSubject(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let first = tokens.first, first.kind == .code, first.isName, Identifier.isTypeName(first.text),
            tokens.last?.sign == .colon, tokens.count > 2, tokens[1].kind == .word,
            !tokens.dropFirst().contains(where: { $0.kind == .code })
        else { return nil }
        return first
    }

    /// "The schema for `Trip` should contain these fields:", "`Trip` has to meet the contract below.", "Click on "Trip"
    /// to see its 3 fields:": the only name in back-ticks or quotes of a sentence that announces what stands right below.
    static func announced(_ wording: Wording) -> Wording.Token? {
        if addsToOthers(wording) { return nil }
        for sentence in wording.sentences {
            let tokens = wording.tokens[sentence]
            let isOfFields =
                tokens.last?.sign == .colon && tokens.contains { $0.kind == .word && $0.means(.fields) }
            guard isOfFields || tokens.last?.text.lowercased() == "below" else { continue }
            // A container has a name with dots.
            let names = tokens.filter {
                $0.kind == .quotation || $0.kind == .code && !$0.text.utf8.contains(UInt8(ascii: "."))
            }
            guard names.count == 1, let name = names.first, name.isName, Identifier.isTypeName(name.text),
                name.kind == .code || name.senses.isEmpty,
                TypeVocabulary.meaning(of: name.text) == nil
            else { continue }
            return name
        }
        return nil
    }

    /// "Create a new type and name it `Trip`."
    static func givenInSentence(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let name = tokens.lastIndex(where: { $0.kind == .code }), name > 1,
            tokens[name].isName, Identifier.isTypeName(tokens[name].text), tokens[name - 2].means(.name),
            tokens[name - 1].means(.pronoun) || tokens[name - 1].text == "it",
            name + 1 == tokens.count || tokens[name + 1].sign == .stop
        else { return nil }
        return tokens[name]
    }

    /// "**`trips` table**: one a journey": the line begins with the name in back-ticks, or with its label.
    package static func labelledAtStart(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let start = tokens.firstIndex(where: { $0.kind != .sign && $0.kind != .number }) else {
            return nil
        }
        if let label = wording.label(at: start) {
            return label.upperBound < tokens.count && tokens[label.upperBound].kind == .code
                && tokens[label.upperBound].isName ? tokens[label.upperBound] : nil
        }
        return tokens[start].kind == .code && tokens[start].isName && wording.label(at: start + 1) != nil
            ? tokens[start] : nil
    }

    private static func besideLabel(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        for index in tokens.indices {
            guard let label = wording.label(at: index) else {
                if let name = behindType(at: index, in: tokens) { return name }
                continue
            }
            if isOfModelEditor(label, in: tokens) { continue }
            if index > 0, isBeside(tokens[index - 1]), !isInPhrase(index - 1, of: tokens, besides: leads) {
                return tokens[index - 1]
            }
            if let name = apposition(behind: label, in: tokens) { return name }
            var next = label.upperBound
            while next < tokens.count,
                tokens[next].means(.name) || [.colon, .dash].contains(tokens[next].sign)
            {
                next += 1
            }
            if next < tokens.count, isBeside(tokens[next]), !isInPhrase(next, of: tokens, besides: labels) {
                return tokens[next]
            }
            if let name = pathEnd(from: next, in: tokens) { return name }
            if let name = quotedName(from: next, in: tokens) { return name }
        }
        return nil
    }

    /// "**Parent Entity**: Trip", "In **Data Model Inspector**": what Xcode shows, in bold. A `Parent` is a type like others.
    private static func isOfModelEditor(_ label: Range<Int>, in tokens: [Wording.Token]) -> Bool {
        func isShown(_ index: Int) -> Bool {
            tokens.indices.contains(index) && tokens[index].kind == .word && tokens[index].isStrong
        }
        guard label.count == 1, isShown(label.lowerBound) else { return false }
        if isShown(label.upperBound), ModelEditor.isPart(tokens[label.upperBound].text) { return true }
        guard isShown(label.lowerBound - 1), ModelEditor.isSetting(tokens[label.lowerBound - 1].text),
            label.upperBound < tokens.count, tokens[label.upperBound].sign == .colon,
            case let value = tokens[(label.upperBound + 1)...], value.count < 4, let last = value.last
        else { return false }
        return last.isName && Identifier.isTypeName(last.text)
    }

    /// "A single record type, `Trip`, holds it all".
    private static func apposition(behind label: Range<Int>, in tokens: [Wording.Token]) -> Wording.Token? {
        guard label.upperBound + 1 < tokens.count, tokens[label.upperBound].sign == .comma else { return nil }
        let name = tokens[label.upperBound + 1]
        guard label.count > 1, name.kind == .code, name.isName, Identifier.isTypeName(name.text),
            label.upperBound + 2 == tokens.count || tokens[label.upperBound + 2].kind == .sign
        else { return nil }
        return name
    }

    /// "Private default zone, type **Trip**": a marked name that is spelled as no field's type is. Behind "field type"
    /// stands something else.
    private static func behindType(at index: Int, in tokens: [Wording.Token]) -> Wording.Token? {
        guard tokens[index].means(.type), index + 1 < tokens.count,
            index == 0 || !tokens[index - 1].means(.fields)
        else { return nil }
        let name = tokens[index + 1]
        guard name.isStrong || name.kind == .code, name.isName, Identifier.isTypeName(name.text),
            TypeVocabulary.meaning(of: name.text) == nil, name.senses.isEmpty
        else { return nil }
        return name
    }

    /// "Schema → Record Types → Trip": a path to click ends with the name, with its fields, or with "add `Trip`".
    private static func pathEnd(from arrow: Int, in tokens: [Wording.Token]) -> Wording.Token? {
        guard arrow + 1 < tokens.count, [.arrow, .greater].contains(tokens[arrow].sign) else { return nil }
        if arrow + 2 < tokens.count, tokens[arrow + 1].kind == .word, tokens[arrow + 1].means(.filler),
            tokens[arrow + 2].kind == .code, Identifier.isTypeName(tokens[arrow + 2].text)
        {
            return tokens[arrow + 2]
        }
        guard
            arrow + 2 == tokens.count || leadsToFields(from: arrow + 2, in: tokens)
                || tokens[arrow + 2].sign == .stop && tokens[arrow + 1].kind == .code,
            Identifier.isTypeName(tokens[arrow + 1].text), tokens[arrow + 1].senses.isEmpty
        else { return nil }
        return tokens[arrow + 1]
    }

    private static func leadsToFields(from arrow: Int, in tokens: [Wording.Token]) -> Bool {
        arrow + 1 < tokens.count && [.arrow, .greater].contains(tokens[arrow].sign)
            && tokens[arrow + 1].means(.fields)
    }

    /// Written as a name, or with a capital inside, as no word of a sentence is.
    private static func isBeside(_ token: Wording.Token) -> Bool {
        guard token.isName else { return false }
        if token.kind == .word, !token.isStrong { return isCompound(token.text) }
        return token.isMarked && (token.kind != .word || !isNoName(token))
    }

    /// "New", "Fields", "CloudKit": a word that stands beside a label and names nothing.
    static func isNoName(_ token: Wording.Token) -> Bool { token.means(noNames.union(labels).union(stores)) }

    /// "**Handle missing record types**": a word in small letters among others in bold is no name.
    private static func isInPhrase(
        _ index: Int, of tokens: [Wording.Token], besides others: ConceptSet
    ) -> Bool {
        guard tokens[index].kind == .word, tokens[index].isStrong, !Identifier.isTypeName(tokens[index].text)
        else {
            return false
        }
        let before = tokens[..<index].reversed().prefix { $0.isStrong && $0.kind == .word }
        let behind = tokens[(index + 1)...].prefix { $0.isStrong && $0.kind == .word }
        return (before + behind).contains { !$0.means(others) }
    }

    /// "**CKRecord Type: `Trip`**": parts of the label itself.
    private static let labels: ConceptSet = [.type, .record, .recordTypeLabel, .entityLabel, .name]

    /// "**Create the trips table**".
    private static let leads: ConceptSet = labels.union([.filler])

    /// `HighScore`, but not `recordName` or `CloudKit's`: a capital first, and one behind a small letter.
    package static func isCompound(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= 0x41, first <= 0x5a else { return false }
        return Identifier.looksLikeCode(text) && Identifier.isCloudKitName(text)
            && StatementVocabulary.senses(of: text).isEmpty
    }

    /// "a record type with the name "Trip"", in any language: few words stand before the quotation.
    private static func quotedName(from start: Int, in tokens: [Wording.Token]) -> Wording.Token? {
        var index = start
        while index < tokens.count, index - start < 3, tokens[index].kind == .word { index += 1 }
        guard index < tokens.count, tokens[index].kind == .quotation || tokens[index].kind == .code,
            tokens[index].isName, let first = tokens[index].text.utf8.first, first >= 0x41, first <= 0x5a,
            !isBeforeOther(index, in: tokens)
        else { return nil }
        return tokens[index]
    }

    /// "beside "Trip" and "Stop"": one of several names is not what the line is about.
    private static func isBeforeOther(_ name: Int, in tokens: [Wording.Token]) -> Bool {
        guard name + 2 < tokens.count else { return false }
        return (tokens[name + 1].sign == .comma || tokens[name + 1].means(.and))
            && tokens[name + 2].kind == tokens[name].kind
    }

    /// "Create `Models/Trip.swift`": the file of a model is named after it.
    package static func file(_ wording: Wording) -> Wording.Token? {
        let code = wording.tokens.filter { $0.kind == .code }
        guard code.count == 1, var token = code.first, token.text.hasSuffix(".swift") else { return nil }
        token.text = String(token.text.dropLast(".swift".utf8.count))
        if let slash = token.text.lastIndex(of: "/") {
            token.text = String(token.text[token.text.index(after: slash)...])
        }
        return Identifier.isTypeName(token.text) ? token : nil
    }

    static let noNames: ConceptSet = [
        .filler, .general, .fields, .elsewhere, .aside, .index, .security, .rows,
    ]

    /// "**Basics**", "**Required:**", "**Constraints:**", "**v2:**": a group of fields, or rules about them.
    package static func isGroup(_ token: Wording.Token) -> Bool {
        guard token.kind == .word else { return false }
        return token.isVersionNumber
            || token.means([
                .fieldGroup, .fieldRules, .required, .optional, .optionalClause, .encrypted, .retired,
                .planned, .outOfUse, .removed,
            ])
    }

    private static let stores: ConceptSet = [.cloudKit, .coreData, .swiftData, .relational]

    /// "`Trip` (Public DB), fields:", "**Trip**".
    private static func leading(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard let start = tokens.firstIndex(where: { $0.kind != .sign && $0.kind != .number }) else {
            return nil
        }
        let first = tokens[start]
        // A bold phrase is a caption: "**Policy of merging**:".
        if first.isStrong, tokens[(start + 1)...].contains(where: { $0.isStrong && $0.kind != .sign }) {
            return nil
        }
        guard first.isName, first.isMarked, !first.means(noNames), !isGroup(first) else { return nil }
        // "`TripKind` enum has eight cases. Each has:"
        if start + 1 < tokens.count, tokens[start + 1].means(.enumerationLabel) { return nil }
        let hasColon = tokens.last?.sign == .colon
        let isAlone = tokens.allSatisfy { $0.kind == .sign || $0.span == first.span }
        let hasOneName = tokens.filter { $0.kind == .code }.count <= 1
        // "**Click** the button and add:": what follows is the word's object; in "**Trip** with fields:" it is none.
        let isObject =
            first.kind == .word && start + 1 < tokens.count && tokens[start + 1].kind == .word
            && tokens[start + 1].means([.filler, .determiner, .functionWord])
            && !tokens[start + 1].means([.fields, .entityLabel, .record, .type, .with])
        return hasOneName && !isObject && (hasColon || isAlone) ? first : nil
    }
}
