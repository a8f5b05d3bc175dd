package import Vocabulary

/// Whether a text is, as a whole, a word or phrase for a concept, in any language.
extension String {
    package func means(_ concept: Concept) -> Bool { Lexicon.shared.concepts(of: self).contains(concept) }

    package func means(_ any: ConceptSet) -> Bool { !Lexicon.shared.concepts(of: self).isDisjoint(with: any) }
}

extension Substring {
    package func means(_ concept: Concept) -> Bool { Lexicon.shared.concepts(of: self).contains(concept) }

    package func means(_ any: ConceptSet) -> Bool { !Lexicon.shared.concepts(of: self).isDisjoint(with: any) }
}

extension String {
    /// The words of a list in the program itself, where only spaces and line ends stand between them.
    package var listedWords: [Substring] { utf8.split { $0 == 0x20 || $0 == 0x0a }.map(Substring.init) }
}
