import DocumentWording
import Vocabulary

extension HeadingParser {
    /// "Record fields", "Structure of the record": words about a record that name none.
    var isOfRecordInGeneral: Bool {
        let words = wording.tokens[range]
        return words.contains { $0.means(.record) && !$0.isMarked }
            && words.contains { $0.means([.fields, .structure, .schema]) }
            && words.allSatisfy {
                $0.kind == .sign || $0.means([.record, .fields, .structure, .schema, .filler, .type])
            }
    }

    /// "Type Safety": what is said of types or fields, and no record type of several words.
    func isOfTypes(_ words: [Int]) -> Bool {
        let first = words[0]
        return self[first].kind == .word && !self[first].isMarked && first == range.lowerBound
            && self[first].means([.type, .fields, .index])
    }

    /// "Type Mapping Table": nothing but "Type" would be left for a name.
    func isTypeAlone(_ word: Int) -> Bool {
        self[word].kind == .word && !self[word].isMarked && word == range.lowerBound && range.count > 1
            && self[word].means(.type) && range.dropFirst().contains { self[$0].kind == .word }
    }

    /// "Model methods", "Model changes": behind its label a word that heads what is done.
    func isOfProgram(_ word: Int) -> Bool {
        self[word].kind == .word && !self[word].isMarked && self[word].spells([.programChapter, .changes])
            && self[word].text.last == "s"
    }

    /// "Enum: TripKind", "Service: TripSync": the word before the colon says of what stands behind it what it is.
    func labelsOther(_ word: Int) -> Bool {
        guard let colon = tail.first, self[colon].sign == .colon, colon + 1 < tail.upperBound,
            Identifier.isTypeName(self[colon + 1].text)
        else { return false }
        return self[word].kind == .word
            && self[word].means([.enumerationLabel, .programChapter, .programPart])
    }

    /// "Type Trip", "Private: Trip": what stands behind a word that says what it is, or where it lies.
    func nameBehindLabelWord(_ rest: [Int]) -> Wording.Token? {
        guard let word = rest.first, self[word].kind == .word, !self[word].isMarked else { return nil }
        let name: Int
        var isSure = false
        if rest.count == 2, word == range.lowerBound, self[word].means(.type), rest[1] == word + 1,
            word + 2 == range.upperBound
        {
            name = rest[1]
        } else if rest.count == 1, self[word].means([.private, .public, .shared]), tail.count == 2,
            self[tail.lowerBound].sign == .colon
        {
            name = tail.lowerBound + 1
            isSure = true
        } else {
            return nil
        }
        guard self[name].isName, Identifier.isTypeName(self[name].text),
            isSure || self[name].senses.isEmpty && !self[name].means(.typeTopic)
        else { return nil }
        return self[name]
    }

    /// "Add Fields to TripStop Record Type": right behind the fields, with nothing but its label behind it.
    var ownerOfFields: Wording.Token? {
        guard let fields = range.first(where: { self[$0].kind == .word && self[$0].means(.fields) }),
            fields + 2 < range.upperBound, self[fields + 1].kind == .word,
            self[fields + 1].means([.preposition, .functionWord, .by]),
            case let name = self[fields + 2], name.kind == .word, name.isName, name.senses.isEmpty,
            Identifier.isTypeName(name.text), !isFileOrCall(name.text)
        else { return nil }
        let rest = fields + 3..<range.upperBound
        let label = wording.label(at: rest.lowerBound)
        return label == rest || rest.isEmpty && NamingLine.isCompound(name.text) ? name : nil
    }

    /// "CloudKit Model Constraints", "Table Rules": rules about fields end the heading, and are no name of a type.
    func isOfRules(_ name: Int) -> Bool {
        guard self[name].kind == .word, !self[name].isMarked, name + 1 == range.upperBound,
            self[name].means(.fieldRules)
        else { return false }
        return range.contains {
            $0 < name && self[$0].means([.entityLabel, .cloudKit, .coreData, .swiftData])
        }
    }

    /// "Relationships Must Be Optional": a sentence about types, and no name of one.
    func isDemand(_ words: [Int]) -> Bool {
        words.dropFirst().contains { self[$0].means(.demand) }
    }

    /// "Deploy the schema": a verb, and no name of a type.
    func isBeforeArticle(_ name: Int) -> Bool {
        self[name].kind == .word && !self[name].isMarked && name + 1 < range.upperBound
            && self[name + 1].kind == .word && self[name + 1].means(.determiner)
    }

    /// "Add the missing fields": a small letter among articles and verbs is no name.
    func isWordOfSentence(_ name: Int) -> Bool {
        guard self[name].kind == .word, !self[name].isMarked, !Identifier.looksLikeCode(self[name].text),
            let first = self[name].text.utf8.first, first >= 0x61, first <= 0x7a
        else { return false }
        return range.contains { self[$0].means(.filler) }
    }

    /// "Mapping, before / after": a word in small letters among others is no name.
    func isOneOfSeveral(_ name: Int) -> Bool {
        guard self[name].kind == .word, !self[name].isMarked, !Identifier.looksLikeCode(self[name].text),
            let first = self[name].text.utf8.first, first >= 0x61, first <= 0x7a
        else { return false }
        return range.contains { self[$0].sign == .comma }
    }

    /// "第一步：", "步骤2：": scripts without spaces write the number within the word. A step that deletes names nothing.
    func stepInOtherScript(from start: Int) -> Int? {
        guard start < range.upperBound, self[start].means(.step), isOtherScript(self[start]),
            let colon = (start + 1..<min(start + 5, range.upperBound)).first(where: {
                self[$0].sign == .colon
            }),
            case let label = (start..<colon).map({ self[$0].text }).joined(), Self.isNumberedStep(label),
            !(colon..<range.upperBound).contains(where: {
                self[$0].means([.delete, .removal, .removed, .no, .negation])
            })
        else { return nil }
        return colon + 1
    }

    private static func isNumberedStep(_ label: String) -> Bool {
        let rest = label.filter { !"第步骤驟".contains($0) }
        return label.contains("步") && !rest.isEmpty
            && rest.allSatisfy { $0.isNumber || "一二三四五六七八九十百".contains($0) }
    }
}
