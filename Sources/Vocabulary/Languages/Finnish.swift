extension Language {
    static let finnish = Language(
        "Finnish",
        [
            .fieldColumn: "kenttä",
            .finding: "hae, haetaan, haku, etsi, etsitään, suodata, suodatetaan",
            .sorting: "lajittele, lajitellaan, järjestetään, lajiteltu",
            .foundBy: "mukaan, perusteella",
            .queryTurn: "näytä, sitten, tallenna",
            .supposition: """
            ei, eivät, ilman, voi, ehkä, myöhemmin, paikallisesti, laitteella, muistissa, oli
            """,
        ])
}
