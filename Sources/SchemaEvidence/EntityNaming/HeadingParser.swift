import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// The grammar behind `HeadingReading`.
package struct HeadingParser {
    let wording: Wording
    var range: Range<Int>

    /// What stands in brackets or behind a dash.
    var tail: Range<Int>

    /// What it was called before, struck through or before an arrow.
    var formerName: Declared<String>?

    init(_ heading: Wording) {
        var wording = heading
        wording.respell { $0.kind == .code ? CollectionPath.collection(of: $0.text) : nil }
        formerName = wording.takeFormerName()
        self.wording = wording
        range = wording.tokens.indices
        tail = range.upperBound..<range.upperBound
    }

    subscript(index: Int) -> Wording.Token { wording.tokens[index] }

    mutating func read() -> HeadingReading {
        skipNumbering()
        skipExample()
        if isRequest || StatusLine(wording.tokens[range])?.isHeading ?? false { return .other }
        if let name = CollectionPath.plain(in: wording, range) { return title(name, .marked) }
        if isOfRecordInGeneral || namesStoreBehindLabel { return .general }
        if let name = labelledInBrackets() { return title(name, .labelled) }
        if let name = constructed { return title(name, .labelled) }
        if let name = soleCodeInBrackets { return title(name, .marked) }
        if let name = behindLabel() {
            cutTail()
            return title(name, .labelled)
        }
        if let name = behindStruct ?? behindChange { return title(name, .word) }
        if let name = renamedBehindArrow() { return title(name, .marked) }
        if let name = lastBehindColon() ?? lastBehindDash() ?? respelled ?? mapped ?? behindName {
            return title(name, .marked)
        }
        let isOneWord = range.count == 1
        cutTail()
        if let name = labelledInTail { return title(name, .labelled) }
        let reading = readHead(isOneWord: isOneWord)
        if reading.title == nil, let name = codeBesideLabelInTail { return title(name, .labelled) }
        return reading
    }

    /// "2.1", "3)", "1️⃣", "Step 3 —", "§", emoji.
    private mutating func skipNumbering() {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = self[index]
            let isStep = isStep(token) && index + 1 < range.upperBound && isOrdinal(self[index + 1])
            guard token.kind == .sign && token.sign != .open || token.kind == .number || isStep else { break }
            index += isStep ? 2 : 1
        }
        if let end = stepInOtherScript(from: index) { index = end }
        if index < range.upperBound { range = index..<range.upperBound }
    }

    /// "Example: Trips Record Type".
    private mutating func skipExample() {
        guard range.count > 2, self[range.lowerBound + 1].sign == .colon,
            self[range.lowerBound].means([.example, .template])
        else { return }
        range = range.lowerBound + 2..<range.upperBound
    }

    /// "Task 25" and "Day 2" are numbers of a plan; "Task" alone is a record type as good as any.
    private func isStep(_ token: Wording.Token) -> Bool {
        token.means(.step)
            || token.means(.workItem) && !token.isMarked && token.text.first?.isUppercase == true
    }

    /// "POST /documents".
    private var isRequest: Bool {
        guard range.count > 1, self[range.lowerBound + 1].sign == .slash else { return false }
        return ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"].contains(self[range.lowerBound].text)
    }

    /// The number of a step, or its letter: "Option A".
    private func isOrdinal(_ token: Wording.Token) -> Bool {
        token.kind == .number || token.kind == .word && token.text.utf8.count == 1
    }

    /// "API: `trips`": the name in back-ticks is all that follows the colon.
    private func lastBehindColon() -> Wording.Token? {
        guard let last = range.last, range.count > 2, self[last].kind == .code, self[last - 1].sign == .colon,
            self[last].isName, !isFileOrCall(self[last].text)
        else { return nil }
        return self[last]
    }

    /// "Data model — `trips/{id}`": behind words that only say what follows, code names a collection.
    private func lastBehindDash() -> Wording.Token? {
        guard let last = range.last, range.count > 2, self[last].kind == .code, self[last - 1].sign == .dash,
            (range.lowerBound..<last - 1).allSatisfy({
                self[$0].kind == .sign || self[$0].means(Self.describing)
            })
        else { return nil }
        return self[last].isName && !isFileOrCall(self[last].text) ? self[last] : nil
    }

    private static let describing: ConceptSet = [
        .general, .fields, .entityLabel, .filler, .record, .type, .database, .public, .private, .shared,
        .cloudKit,
    ]

    /// "Name: trips", and nothing else.
    private var behindName: Wording.Token? {
        guard range.count == 3, self[range.lowerBound].means(.name),
            self[range.lowerBound + 1].sign == .colon, self[range.lowerBound + 2].isName
        else { return nil }
        return self[range.lowerBound + 2]
    }

    // MARK: Head and tail

    private mutating func cutTail() {
        let cut = range.first { index in
            index > range.lowerBound && [.open, .dash, .arrow, .colon, .slash].contains(self[index].sign)
        }
        guard let cut = cut ?? endOfBoldName else { return }
        tail = cut..<range.upperBound
        range = range.lowerBound..<cut
    }

    /// "**Trip Entity** ✅ well done": where the bold words have a label, the others are no part of the name.
    private var endOfBoldName: Int? {
        guard let first = range.first, self[first].isStrong,
            let end = range.first(where: { !self[$0].isStrong }),
            (first..<end).contains(where: { wording.label(at: $0) != nil })
        else { return nil }
        return end
    }

    private func readHead(isOneWord: Bool) -> HeadingReading {
        let hasLabel = range.contains { wording.label(at: $0) != nil }
        let strong: EntityTitle.Strength = hasLabel ? .labelled : .marked
        let code = range.filter { self[$0].kind == .code }
        if code.count > 1 { return .other }
        if let code = code.first { return isFileOrCall(self[code].text) ? .other : title(self[code], strong) }
        if let name = quotedBesideLabel() { return title(name, .labelled) }
        if let name = ownerOfFields { return title(name, hasLabel ? .labelled : .word) }
        let rest = range.filter { !isStripped($0) }
        if isElsewhere, !hasLabel {
            return .other
        }
        let isGeneral = range.contains { self[$0].means([.fields, .general]) }
        if rest.isEmpty, let name = nameBesideLabelOfOne { return title(name, .labelled) }
        if rest.isEmpty, namesFields, range.contains(where: { isOtherScript(self[$0]) }),
            let name = nameInBrackets, Identifier.isTypeName(name.text),
            TypeVocabulary.meaning(of: name.text) == nil
        {
            return title(name, name.isMarked ? .marked : .word)
        }
        if rest.isEmpty { return hasLabel || isGeneral ? .general : isOneWord ? lastResort : .other }
        if let name = nameBehindLabelWord(rest) { return title(name, .word) }
        if rest.count > 1 ? isOfTypes(rest) : labelsOther(rest[0]) { return .other }
        if rest.count == 1, self[rest[0]].isName {
            if !hasLabel, !self[rest[0]].isMarked, self[rest[0]].means(.chapter) {
                return .general
            }
            if !hasLabel, !self[rest[0]].isMarked, isGeneral, saysStored(rest[0]) { return .other }
            if !hasLabel, isOfStore(rest[0]) { return .general }
            if standsBehindLabel(rest[0]) || isFileOrCall(self[rest[0]].text) { return .other }
            if standsBehindFields(rest[0]) || isGeneral && namesStore { return .general }
            if isOtherScript(self[rest[0]]) {
                if hasLabel, let name = nameInBrackets { return title(name, .labelled) }
                if !hasLabel || isGeneral { return hasLabel ? .general : latinTitle(isOfFields: isGeneral) }
            }
            if isTypeAlone(rest[0]) || hasLabel && isOfProgram(rest[0])
                || isOneOfSeveral(rest[0]) && !hasLabel
            {
                return .other
            }
            if isOfRules(rest[0]) || isBeforeArticle(rest[0]) { return isGeneral ? .general : .other }
            if isWordOfSentence(rest[0]), !hasLabel { return isGeneral ? .general : .other }
            return title(self[rest[0]], strength(of: self[rest[0]], hasLabel: hasLabel))
        }
        if hasLabel, rest.contains(where: { isOtherScript(self[$0]) }), let name = nameInBrackets {
            return title(name, .labelled)
        }
        if hasLabel, let name = nameBeforeLabel(among: rest) { return title(name, .labelled) }
        if isGeneral {
            return (compoundName(among: rest) ?? compoundBeside(rest)).map { title($0, .word) } ?? .general
        }
        guard rest.contains(where: { isOtherScript(self[$0]) }) else { return titleOfWords(rest) }
        return latinBeside(rest).map { title($0, hasLabel ? .labelled : .word) } ?? latinTitle()
    }

    /// "账户 Account": the only word in Latin letters, with a capital, at either end of words in others.
    private func latinBeside(_ rest: [Int]) -> Wording.Token? {
        let latin = rest.filter { !isOtherScript(self[$0]) }
        guard latin.count == 1, latin.count < rest.count, let only = latin.first,
            only == rest.first || only == rest.last,
            self[only].isName, self[only].senses.isEmpty, Identifier.isTypeName(self[only].text),
            !isFileOrCall(self[only].text)
        else { return nil }
        return self[only]
    }

    /// "TripStop 속성 설정": the only Latin word, spelled as code has names, among words of which one means fields.
    private func compoundBeside(_ rest: [Int]) -> Wording.Token? {
        guard range.contains(where: { self[$0].means(.fields) }), let name = latinBeside(rest),
            NamingLine.isCompound(name.text)
        else { return nil }
        return name
    }

    /// "Quick guide to the "Trip" record type": the only name in quotation marks.
    private func quotedBesideLabel() -> Wording.Token? {
        let quoted = range.filter { self[$0].kind == .quotation }
        guard quoted.count == 1, let name = quoted.first, self[name].isName,
            wording.label(at: name + 1) != nil
        else { return nil }
        return self[name]
    }

    /// "Final DiaryEntry Schema": the only name with a capital inside.
    private func compoundName(among rest: [Int]) -> Wording.Token? {
        guard let last = range.last(where: { self[$0].kind != .sign }),
            self[last].means([.fields, .schema, .structure])
        else { return nil }
        let names = rest.filter { NamingLine.isCompound(self[$0].text) && self[$0].kind == .word }
        return names.count == 1 ? self[names[0]] : nil
    }

    /// "Field Descriptions": what stands behind the word for fields is no name, unless it is "Fields of Trip".
    private func standsBehindFields(_ name: Int) -> Bool {
        let before = range.lowerBound..<name
        guard before.contains(where: { self[$0].means(.fields) }) else { return false }
        return !self[name - 1].means(.filler)
    }

    /// "Response", "Request body"; but `responses` in lower case may be a table.
    private var isElsewhere: Bool {
        range.contains { index in
            guard self[index].means(.elsewhere), !self[index].isMarked else { return false }
            let isCapital = self[index].text.utf8.first.map { $0 < 0x61 || $0 > 0x7a } ?? false
            return isCapital || range.count > 1
        }
    }

    /// "添加其他属性"
    private var namesFields: Bool { range.contains { self[$0].means(.fields) } }

    var namesStore: Bool {
        range.contains { self[$0].means([.cloudKit, .coreData, .swiftData, .relational]) }
    }

    /// Record types have Latin names; what a heading says in other letters is what they are about.
    func isOtherScript(_ token: Wording.Token) -> Bool {
        !token.isMarked && Identifier.isOfOtherScript(token.text)
    }

    /// A heading of one word, although the word is a common one: "Draft".
    private var lastResort: HeadingReading {
        guard let only = range.first, self[only].kind == .word, self[only].isName,
            !self[only].means(.structLabel), !isOtherScript(self[only]) || !self[only].means(.filler)
        else { return .other }
        // "CloudKit" is where record types are, and none itself.
        return namesStore ? .general : title(self[only], .words)
    }

    /// "Set-up" or a word of another script is hardly a record type's name; "Séance" is one as "Session" is.
    private func strength(of name: Wording.Token, hasLabel: Bool) -> EntityTitle.Strength {
        if hasLabel { return .labelled }
        if name.isMarked { return .marked }
        let isPlain = name.text.utf8.allSatisfy { Identifier.isWordByte($0) || $0 == 0x2e || $0 >= 0x80 }
        let isWord = isPlain && !isOtherScript(name)
        return isWord && !range.contains { self[$0].means(.general) } ? .word : .words
    }

    /// "Record types for Trips": no name, although it is the only word left.
    private func standsBehindLabel(_ name: Int) -> Bool {
        guard name > range.lowerBound + 1, self[name - 1].means(.filler) else { return false }
        return range.contains { $0 < name && wording.label(at: $0) != nil }
    }

    /// Words around a name: labels, articles, verbs, generic words and all signs.
    private func isStripped(_ index: Int) -> Bool {
        let token = self[index]
        if token.kind == .sign { return true }
        if token.kind == .number { return true }
        if token.means([.entityLabel, .fields, .general, .cloudKit, .coreData, .swiftData, .relational]) {
            return true
        }
        if token.means([.record, .type]) { return isPartOfLabel(index) || index == range.upperBound - 1 }
        return token.means([.filler, .required, .structLabel, .and]) || isWhichFields(token)
    }

    /// "Relevant fields", but not "Relevant".
    private func isWhichFields(_ token: Wording.Token) -> Bool {
        guard token.kind == .word, !token.isMarked, let last = range.last, self[last].means(.fields) else {
            return false
        }
        return token.means([.retired, .outOfUse, .planned, .whichFields])
    }

    private func isPartOfLabel(_ index: Int) -> Bool {
        wording.label(at: index) != nil
            || (max(range.lowerBound, index - 2)..<index).contains {
                wording.label(at: $0)?.contains(index) ?? false
            }
    }

    private func titleOfWords(_ rest: [Int]) -> HeadingReading {
        guard rest.count <= 4, rest.last.map({ $0 - rest[0] == rest.count - 1 }) == true else {
            return .other
        }
        let isTitle = rest.allSatisfy { index in
            guard self[index].kind == .word, Identifier.isValid(self[index].text) else { return false }
            return self[index].text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5a } ?? false
        }
        guard isTitle, !isDemand(rest) else { return .other }
        var token = self[rest[0]]
        token.text = rest.map { self[$0].text }.joined(separator: " ")
        token.span = wording.span(of: rest[0]..<rest[rest.count - 1] + 1)
        return title(token, .words)
    }

    func title(_ token: Wording.Token, _ strength: EntityTitle.Strength) -> HeadingReading {
        var title = EntityTitle(name: Declared(token.text, at: token.span), strength: strength)
        if strength <= .word { title.nameInBrackets = nameBehind(token) }
        title.database = wording.database(in: tail)
        title.recordNameRule = wording.recordNameRule(in: tail)
        let history = wording.history(in: tail(behind: token))
        title.originalName = formerName ?? history.originalName
        title.retirement = history.retirement ?? retirement(of: token)
        title.isStored = !wording.saysNotStored(in: tail)
        title.isStruct = strength < .labelled && saysStruct(besides: token)
        return .title(title)
    }
}
