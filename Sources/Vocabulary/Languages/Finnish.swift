extension Language {
    static let finnish = Language(
        "Finnish",
        [
            .fieldColumn: "kenttä"
        ])
}
