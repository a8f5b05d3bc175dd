package import Diagnostics
import Output

extension ComparisonReport {
    /// For people: a thing a paragraph, and a count.
    package func text(sources: SourceFiles) -> String {
        if entries.isEmpty { return "The schemas are the same.\n" }
        var text = ""
        for entry in entries {
            for sentence in entry.sentences { text += "\(entry.subject.name) \(sentence)\n" }
            text += place(of: entry, sources).map { "  \($0)\n" } ?? ""
            for consequence in entry.consequences {
                text +=
                    "  \(consequence.verdict.rawValue) \(consequence.level.rawValue): \(consequence.sentence)\n"
            }
        }
        return text + "\n" + summary + "\n"
    }

    /// For a comment on a pull request: what breaks comes first.
    package func markdown(sources: SourceFiles) -> String {
        if entries.isEmpty { return "The schemas are the same.\n" }
        let groups = groups.map { group in
            (group.title.map { "### \($0)\n\n" } ?? "")
                + group.entries.map { markdown(of: $0, sources: sources) }.joined()
        }
        return (["**\(summary)**\n"] + groups).joined(separator: "\n")
    }

    /// The things that are not as they were, by the worst that follows, the worst first: of what breaks, what no document
    /// can make up for in CloudKit.
    package var groups: [Group] {
        let verdicts = Consequence.Verdict.allCases.map(Optional.some) + [nil]
        return verdicts.compactMap { verdict in
            let chosen = entries.filter { $0.verdict == verdict }.worstFirst
            if chosen.isEmpty { return nil }
            let isTold = entries.contains { $0.verdict != nil }
            return Group(
                verdict: verdict, title: verdict?.title ?? (isTold ? "Nothing follows" : nil), entries: chosen
            )
        }
    }

    /// Things of which the same follows at worst.
    package struct Group: Sendable {
        package let verdict: Consequence.Verdict?

        /// Nil where nothing follows from any change.
        package let title: String?
        package let entries: [Entry]
    }

    /// An item of a list, with the consequences below it.
    package func markdown(of entry: Entry, sources: SourceFiles) -> String {
        let sentences = MarkdownText.escaped(entry.sentences.joined(separator: "; "))
        var text = "- \(MarkdownText.code(entry.subject.name)) \(sentences)"
        if let span = entry.new ?? entry.old {
            text += " (\(MarkdownText.escaped(Self.place(span, sources))))"
        }
        text += "\n"
        for consequence in entry.consequences {
            let sentence = MarkdownText.escaped(consequence.sentence)
            text += "  - \(consequence.verdict.rawValue) `\(consequence.level.rawValue)`: \(sentence)\n"
        }
        return text
    }

    /// For example: `3 things differ, 1 breaks`.
    package var summary: String {
        let changes = "\(entries.count) \(entries.count == 1 ? "thing differs" : "things differ")"
        let counts = [(count(.breaks), "break", "breaks"), (count(.risks), "are risks", "is a risk")]
        let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.2 : $0.1)" }
        return ([changes] + words).joined(separator: ", ")
    }

    private func place(of entry: Entry, _ sources: SourceFiles) -> String? {
        switch (entry.old, entry.new) {
        case (let old?, let new?) where isVerification:
            "at \(Self.place(new, sources)), and \(Self.place(old, sources))"
        case (let old?, nil) where isVerification: "at \(Self.place(old, sources))"
        case (let old?, let new?): "was at \(Self.place(old, sources)), now at \(Self.place(new, sources))"
        case (let old?, nil): "was at \(Self.place(old, sources))"
        case (nil, let new?): "at \(Self.place(new, sources))"
        case (nil, nil): nil
        }
    }

    package static func place(_ span: SourceSpan, _ sources: SourceFiles) -> String {
        let position = sources.position(of: span)
        return "\(sources.path(of: span)):\(position.line):\(position.column)"
    }
}

extension Consequence {
    /// What is the matter and what to do about it.
    package var sentence: String {
        if let permission { return "\(message); allowed: \(permission)" }
        return remedy.map { "\(message); \($0)" } ?? message
    }
}

extension [ComparisonReport.Entry] {
    /// By the level of the worst that follows, and in the order of the document where that is the same.
    fileprivate var worstFirst: Self {
        let ranks = map { entry in
            entry.consequences.first.flatMap { Consequence.Level.allCases.firstIndex(of: $0.level) } ?? .max
        }
        return zip(self, ranks).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
            .map(\.element.0)
    }
}

extension Consequence.Verdict {
    fileprivate var title: String {
        switch self {
        case .breaks: "Breaks"
        case .risks: "Risks"
        case .works: "Works"
        }
    }
}
