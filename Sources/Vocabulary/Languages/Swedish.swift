extension Language {
    static let swedish = Language(
        "Swedish",
        [
            .fieldColumn: "fält, fältnamn",
            .typeColumn: "datatyp",
            .notesColumn: "beskrivning",
        ])
}
