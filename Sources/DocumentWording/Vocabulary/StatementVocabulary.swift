package import Vocabulary

/// What single words mean in headings and statements.
package enum StatementVocabulary {
    package static func senses(of word: String) -> ConceptSet {
        Lexicon.shared.concepts(of: word).intersection(.statements)
    }

    /// "index", "indices"; but not "indexed".
    package static func isNounOfIndex(_ word: String) -> Bool {
        senses(of: word).contains(.index) && !["ed", "ing", "iert", "é"].contains { word.hasSuffix($0) }
    }

    /// Most words are in lower case already, or ASCII.
    package static func lowercased(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 && !($0 >= 0x41 && $0 <= 0x5a) }) { return word }
        return word.lowercased()
    }
}
