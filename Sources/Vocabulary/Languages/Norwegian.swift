extension Language {
    static let norwegian = Language(
        "Norwegian",
        [
            .entityLabel: "datatype",
            .fieldColumn: "felt, feltnavn, kolonne, kolonnenavn",
            .codeNameColumn: "teknisk navn, fysisk navn",
            .typeColumn: "datatype",
            .notesColumn: "beskrivelse",
            .finding: "søk, søke, søkes, hent, hente, hentes, filtrer, filtreres",
            .sorting: "sorter, sorteres, sortert",
            .foundBy: "etter, på, via",
            .queryTurn: "vis, viser, deretter, lagre",
            .supposition: "ikke, aldri, uten, kan, kanskje, senere, lokalt, enheten, minnet, var",
            .encrypted: "kryptert, er kryptert",
            .since: "siden, fra",
            .until: "inntil, før",
            .retired: "utfaset, foreldet, utgått",
            .outOfUse: "fjernede, gamle, tidligere",
            .planned: "planlagt, planlagte, fremtidige, neste, senere, snart",
            .unwritten: "skrives ikke lenger, brukes ikke lenger, ikke lenger i bruk",
            .earlierKey: "før det i, tidligere i, tidligere nøkkel, gammel nøkkel",
            .formerName: "tidligere, før, var",
            .originalName: """
            omdøpt fra, endret navn fra, tidligere kalt, het tidligere, tidligere navn, gammelt navn
            """,
            .this: "dette, denne",
            .forExample: "f.eks, for eksempel",
            .abbreviation: "f.eks",
        ])
}
