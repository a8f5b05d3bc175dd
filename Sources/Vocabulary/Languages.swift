extension Language {
    /// All languages: one line each, and one file in `Languages`.
    package static let all: [Language] = [
        technical,
        english,
        german,
        french,
        spanish,
        portuguese,
        italian,
        dutch,
        turkish,
        russian,
        japanese,
        chinese,
        polish,
        arabic,
        korean,
        czech,
        swedish,
        norwegian,
        finnish,
        vietnamese,
        indonesian,
    ]
}
