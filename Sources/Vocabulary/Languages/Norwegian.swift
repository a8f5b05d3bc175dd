extension Language {
    static let norwegian = Language(
        "Norwegian",
        [
            .entityLabel: "datatype",
            .fieldColumn: "felt, feltnavn",
            .typeColumn: "datatype",
            .notesColumn: "beskrivelse",
            .finding: "søk, søke, søkes, hent, hente, hentes, filtrer, filtreres",
            .sorting: "sorter, sorteres, sortert",
            .foundBy: "etter, på, via",
            .queryTurn: "vis, viser, deretter, lagre",
            .supposition: "ikke, aldri, uten, kan, kanskje, senere, lokalt, enheten, minnet, var",
        ])
}
