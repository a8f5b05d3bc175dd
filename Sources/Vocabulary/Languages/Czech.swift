extension Language {
    static let czech = Language(
        "Czech",
        [
            .type: "typ",
            .tickYes: "ano",
            .tickNo: "ne",
            .noFlag: "pole",
            .kind: "typ",
            .fieldColumn: "pole, název pole",
            .typeColumn: "typ danych, datový typ",
            .requiredColumn: "povinné",
            .notesColumn: "popis",
            .finding: """
            hledat, hledá, hledají, vyhledávání, vyhledává, filtrovat, filtruje, filtrováno, dotaz
            """,
            .sorting: "řadit, řazeno, seřazeno, seřazené, řazení",
            .foundBy: "podle, dle",
            .queryTurn: "zobrazit, pak, uložit",
            .supposition: "ne, nikdy, bez, může, později, lokálně, zařízení, paměti, byl, byly",
        ])
}
