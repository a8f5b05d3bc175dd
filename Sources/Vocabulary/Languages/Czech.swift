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
        ])
}
