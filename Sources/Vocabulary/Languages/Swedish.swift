extension Language {
    static let swedish = Language(
        "Swedish",
        [
            .fieldColumn: "fält, fältnamn",
            .typeColumn: "datatyp",
            .notesColumn: "beskrivning",
            .finding: "sök, söka, söks, sökning, hämta, hämtas, filtrera, filtreras",
            .sorting: "sortera, sorteras, sorterade, sorterad, sorterat",
            .foundBy: "efter, på, via, vars",
            .queryTurn: "visa, visar, sedan, spara",
            .supposition: "inte, aldrig, utan, kan, kanske, senare, lokalt, enheten, minnet, cache, var",
        ])
}
