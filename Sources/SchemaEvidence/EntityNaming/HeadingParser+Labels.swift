import DocumentWording
import Vocabulary

/// Names behind and before words such as "Record type" and "Entity".
extension HeadingParser {
    /// "Record Type 1: Trip", "Entity: Trip", "Schema > Record Types > Trip".
    func behindLabel() -> Wording.Token? {
        if let name = behindRecord { return name }
        for index in range {
            if self[index].sign == .open || self[index].sign == .dash { return nil }
            guard let label = wording.label(at: index) else { continue }
            return name(behind: label.upperBound, isStrict: index != range.lowerBound)
        }
        return nil
    }

    /// "Record: Trip", and nothing else.
    private var behindRecord: Wording.Token? {
        guard range.count == 3, self[range.lowerBound].means(.record),
            self[range.lowerBound + 1].sign == .colon, case let name = self[range.lowerBound + 2],
            name.isName, Identifier.isTypeName(name.text)
        else { return nil }
        return name
    }

    /// The name behind a label, where a colon or arrow stands between, or where the name is all that follows.
    func name(behind label: Int, isStrict: Bool) -> Wording.Token? {
        var index = behindWords(label, and: [.filler])
        if index == range.upperBound || self[index].kind != .sign { index = behindWords(label) }
        guard index < range.upperBound else { return nil }
        let isSeparated = [.colon, .arrow, .greater, .equals, .dash].contains(self[index].sign)
        if isSeparated { index += 1 }
        // "Data model: a Trip"
        if isSeparated, index + 1 < range.upperBound, isArticle(self[index]) { index += 1 }
        guard index < range.upperBound, self[index].isName, isSeparated || !isStrict else { return nil }
        if isSeparated, let words = capitalWords(from: index) { return words }
        if isSeparated || self[index].isMarked { return self[index] }
        // A word of the label itself: "Модель данных: `Trip`".
        if isOtherScript(self[index]), index + 2 < range.upperBound, self[index + 1].sign == .colon,
            self[index + 2].isName, !isOtherScript(self[index + 2])
        {
            return self[index + 2]
        }
        let isLast = index + 1 == range.upperBound || self[index + 1].kind == .sign
        return isLast && !self[index].means([.fields, .general, .filler]) && !isOfProgram(index)
            ? self[index] : nil
    }

    /// "Entity: Sensor Device": several words that all begin with a capital, and mean nothing else.
    private func capitalWords(from start: Int) -> Wording.Token? {
        var end = start
        while end < range.upperBound, self[end].kind == .word, !self[end].isMarked,
            Identifier.isTypeName(self[end].text), end == start || self[end].senses.isEmpty
        {
            end += 1
        }
        guard end > start + 1, end - start <= 4, end == range.upperBound || self[end].kind == .sign
        else { return nil }
        var name = self[start]
        name.text = (start..<end).map { self[$0].text }.joined(separator: " ")
        name.span = wording.span(of: start..<end)
        return name
    }

    /// "Record Type 1", "Entity name"; before a colon also "Record type to create".
    private func behindWords(_ start: Int, and more: ConceptSet = []) -> Int {
        var index = start
        while index < range.upperBound, self[index].kind == .number || self[index].means(more.union([.name]))
        {
            index += 1
        }
        return index
    }

    /// "Модель данных: SwiftData": behind its label and the colon nothing but a store is named.
    var namesStoreBehindLabel: Bool {
        guard let label = wording.label(at: range.lowerBound), label.upperBound + 2 < range.upperBound,
            isOtherScript(self[label.upperBound]), self[label.upperBound + 1].sign == .colon
        else { return false }
        return self[label.upperBound + 2].means([.cloudKit, .coreData, .swiftData, .relational, .database])
    }

    /// "Trip Entity Comparison": the word that the heading begins with and that has its label right behind it.
    func nameBeforeLabel(among rest: [Int]) -> Wording.Token? {
        guard let first = rest.first, first == range.lowerBound, rest.count == 2,
            wording.label(at: first + 1) != nil, self[first].isName, self[first].senses.isEmpty,
            Identifier.isTypeName(self[first].text), !isOtherScript(self[first]),
            !self[first].means([.otherFields, .retired, .filler]), self[rest[1]].means(.comparing)
        else { return nil }
        return self[first]
    }

    /// "CloudKit app": in small letters beside the name of a store it is what uses the store.
    func isOfStore(_ word: Int) -> Bool {
        namesStore && range.count > 1 && self[word].kind == .word && !self[word].isMarked
            && self[word].text.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }

    /// "Stored data": what stands below is stored, whoever it is of.
    func saysStored(_ word: Int) -> Bool {
        self[word].kind == .word && self[word].means([.stored, .storedTypes, .storage])
    }

    /// "a", "the" before a name with a capital.
    private func isArticle(_ word: Wording.Token) -> Bool {
        word.kind == .word && !word.isMarked && word.means([.filler, .determiner])
            && word.text.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }
}
