import Vocabulary

/// Whether a text is, as a whole, a word or phrase for a concept, in any language.
extension String {
    func means(_ concept: Concept) -> Bool { Lexicon.shared.concepts(of: self).contains(concept) }

    func means(_ any: ConceptSet) -> Bool { !Lexicon.shared.concepts(of: self).isDisjoint(with: any) }
}

extension Substring {
    func means(_ concept: Concept) -> Bool { Lexicon.shared.concepts(of: self).contains(concept) }

    func means(_ any: ConceptSet) -> Bool { !Lexicon.shared.concepts(of: self).isDisjoint(with: any) }
}

extension String {
    /// The words of a list in the program itself, where only spaces and line ends stand between them.
    var listedWords: [Substring] { utf8.split { $0 == 0x20 || $0 == 0x0a }.map(Substring.init) }
}

extension String {
    /// Whether some ASCII stands in it, compared byte by byte: the library's own search is for letters of any script, and
    /// takes a hundred times as long.
    func holds(_ part: String) -> Bool {
        var (text, part) = (self, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                guard part.count <= text.count else { return false }
                return (0...text.count - part.count).contains { start in
                    text[start] == part[0] && text[start..<start + part.count].elementsEqual(part)
                }
            }
        }
    }
}
