extension Language {
    static let norwegian = Language(
        "Norwegian",
        [
            .entityLabel: "datatype",
            .fieldColumn: "felt, feltnavn",
            .typeColumn: "datatype",
            .notesColumn: "beskrivelse",
        ])
}
