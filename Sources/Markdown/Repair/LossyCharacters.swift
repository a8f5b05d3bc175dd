/// Which character was meant where a byte is missing: the more common one.
enum LossyCharacters {
    /// Characters whose UTF-8 holds a byte that Windows-1252 or Windows-1254 leaves undefined, most common
    /// first.
    private static let commonest: [Unicode.Scalar: Int] = {
        let characters = """
            ŞĞ\u{201D}\u{FE0F}❌📝\u{200D}←❗❓❤⏰📁📍🔍🎉🎯🏠🏆👍🔐📎⏳⏱🎨📞⏭⏸⏹⏺📐📏🔎🏃🎁🎓🏷🎮🐍🏗🔏🔝🎵🏁👎👏👁🐞\
            🍎🍏🌍🌐🎊🎬🏢🏅🏋🎤🎧🏖🏝🐝🚀📈📉
            """
        return Dictionary(
            characters.unicodeScalars.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// Whether the character is common enough to be believed without further evidence.
    static func isCommon(_ scalar: Unicode.Scalar) -> Bool { commonest[scalar] != nil }

    /// The most likely of some characters, or nil where two are equally likely.
    static func mostLikely(_ candidates: [Unicode.Scalar]) -> Unicode.Scalar? {
        var best: (scalar: Unicode.Scalar, rank: Int)?
        var isTied = false
        for candidate in candidates {
            let rank = rank(candidate)
            if let current = best, current.rank < rank { continue }
            isTied = best?.rank == rank && best?.scalar != candidate
            best = (candidate, rank)
        }
        return isTied ? nil : best?.scalar
    }

    private static func rank(_ scalar: Unicode.Scalar) -> Int {
        if let rank = commonest[scalar] { return rank }
        if scalar.value < 0x2000 { return 1002 }
        if scalar.properties.isEmojiPresentation { return 1000 }
        if scalar.properties.isEmoji { return 1001 }
        return 1002
    }
}
