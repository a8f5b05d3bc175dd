import Vocabulary

extension HeadingParser {
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
}
