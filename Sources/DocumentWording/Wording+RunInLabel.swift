import Vocabulary

extension Wording {
    /// The full stop of "**Indexes.** `name` is queryable": a label as books set it, which says as much as one with a
    /// colon. Nil where the bold words are about something else, or nothing follows them.
    var stopOfRunInLabel: Int? {
        guard tokens.first?.isStrong == true,
            let stop = tokens.prefix(Self.longestRunInLabel).firstIndex(where: { $0.sign == .stop }),
            stop > 0,
            tokens[stop].isStrong, stop + 1 < tokens.count, !tokens[stop + 1].isStrong,
            tokens[..<stop].allSatisfy({ $0.isStrong && $0.means(Self.runInLabel.union([.planned])) }),
            tokens[..<stop].contains(where: { $0.means(Self.runInTopic) }) || plans(behind: stop)
        else { return nil }
        return stop
    }

    /// "**Planned.** `size`": names follow, and no sentence about what is planned.
    private func plans(behind stop: Int) -> Bool {
        tokens[stop + 1].kind == .code && tokens[..<stop].contains { $0.means(.planned) }
    }

    private static let longestRunInLabel = 5

    /// What such a label is about.
    private static let runInTopic: ConceptSet = [
        .index, .queryable, .sortable, .searchable, .security, .uniqueness, .key, .database, .zone,
        .encrypted,
        .optional, .required, .relationship, .delete, .recordTypeLabel,
    ]

    private static let runInLabel: ConceptSet = runInTopic.union([
        .fields, .filler, .general, .primary, .and, .record, .name, .type, .access,
    ])
}
