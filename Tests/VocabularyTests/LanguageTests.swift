import Testing

@testable import Vocabulary

@Suite struct `The words of languages` {
    @Test(arguments: Language.all.map(\.name))
    func `stand in small letters, each once`(name: String) throws {
        let language = try #require(Language.all.first { $0.name == name })
        var concepts: Set<Concept> = []
        for (concept, views) in language.phrases {
            let phrases = views.map { String(Substring($0)) }
            #expect(concepts.insert(concept).inserted, "\(concept) is listed twice")
            #expect(Set(phrases).count == phrases.count, "\(concept): \(phrases)")
            for phrase in phrases { #expect(phrase == phrase.lowercased(), "\(concept)") }
            for phrase in phrases { #expect(!phrase.hasSuffix(" ") && !phrase.contains("  "), "\(concept)") }
        }
    }
}

@Suite struct `The lexicon` {
    private func means(_ word: String, _ concept: Concept) -> Bool {
        Lexicon.shared.concepts(of: word).contains(concept)
    }

    @Test(arguments: [
        ("Optional", Concept.optional), ("ERFORDERLICH", .required), ("Schlüssel", .key),
        ("SCHLÜSSEL", .key), ("Обязательно", .requiredColumn), ("İLİŞKİ", .relationship),
        ("valor por defecto", .defaultValue), ("主键", .primaryKey),
    ])
    func `knows words in capitals`(word: String, concept: Concept) {
        #expect(means(word, concept))
    }

    @Test(arguments: [
        ("clave unica", Concept.unique), ("descricao", .notesColumn), ("cle primaire", .primaryKey),
        ("cle\u{301} primaire", .primaryKey), ("Schlu\u{308}ssel", .key),
    ])
    func `knows words without their accents, and with the accents behind`(word: String, concept: Concept) {
        #expect(means(word, concept))
    }

    @Test(arguments: ["", "optionally", "xyzzy", "\u{301}", "ñ", "ß"])
    func `knows nothing else`(word: String) {
        #expect(Lexicon.shared.concepts(of: word).isEmpty)
    }
}
