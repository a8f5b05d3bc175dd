/// Words as people type them who leave the accents out: "descricao", "clave primaria".
enum UnaccentedWords {
    /// Shorter, in bytes, than a word with an accent.
    static func plain(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
        let plain = word.unicodeScalars.map { accented.contains($0) ? letters[$0] ?? $0 : $0 }
        return String(String.UnicodeScalarView(plain))
    }

    private static let accented: ClosedRange<Unicode.Scalar> = "à"..."û"

    private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
        "á": "a", "à": "a", "â": "a", "ã": "a", "é": "e", "è": "e", "ê": "e", "í": "i", "ì": "i", "î": "i",
        "ó": "o", "ò": "o", "ô": "o", "õ": "o", "ú": "u", "ù": "u", "û": "u", "ç": "c", "ñ": "n",
    ]
}
