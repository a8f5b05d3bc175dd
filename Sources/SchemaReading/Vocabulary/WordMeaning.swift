import Vocabulary

extension StringProtocol {
    /// Whether it is, as a whole, a word or phrase for a concept, in any language.
    func means(_ concept: Concept) -> Bool { Lexicon.shared.concepts(of: self).contains(concept) }

    func means(_ any: ConceptSet) -> Bool { !Lexicon.shared.concepts(of: self).isDisjoint(with: any) }
}
