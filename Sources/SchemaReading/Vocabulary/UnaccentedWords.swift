/// Words as people type them who leave the accents out: "descricao", "clave primaria".
enum UnaccentedWords {
    static func plain(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
        return String(String.UnicodeScalarView(word.unicodeScalars.map { letters[$0] ?? $0 }))
    }

    private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
        "á": "a", "à": "a", "â": "a", "ã": "a", "é": "e", "è": "e", "ê": "e", "í": "i", "ì": "i", "î": "i",
        "ó": "o", "ò": "o", "ô": "o", "õ": "o", "ú": "u", "ù": "u", "û": "u", "ç": "c", "ñ": "n",
    ]
}
