extension Language {
    static let polish = Language(
        "Polish",
        [
            .type: "typ",
            .no: "nie",
            .negation: "nie",
            .tickYes: "tak",
            .tickNo: "nie",
            .noFlag: "pole",
            .kind: "typ",
            .fieldColumn: "pole, nazwa pola",
            .nameColumn: "nazwa",
            .typeColumn: "typ danych",
            .requiredColumn: "wymagane",
            .optionalColumn: "może być null",
            .defaultColumn: "domyślnie, wartość domyślna",
            .notesColumn: "opis",
        ])
}
