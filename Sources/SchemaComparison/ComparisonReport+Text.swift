package import Diagnostics

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
        var text = "**\(summary)**\n"
        for verdict in Consequence.Verdict.allCases.map(Optional.some) + [nil] {
            let chosen = entries.filter { $0.verdict == verdict }
            if chosen.isEmpty { continue }
            text += "\n"
            if let verdict {
                text += "### \(verdict.title)\n\n"
            } else if count(.breaks) > 0 {
                text += "### Nothing follows\n\n"
            }
            for entry in chosen { text += markdown(of: entry, sources) }
        }
        return text
    }

    private func markdown(of entry: Entry, _ sources: SourceFiles) -> String {
        var text = "- `\(entry.subject.name)` \(entry.sentences.joined(separator: "; "))"
        if let span = entry.new ?? entry.old { text += " (\(Self.place(span, sources)))" }
        text += "\n"
        for consequence in entry.consequences {
            text +=
                "  - \(consequence.verdict.rawValue) `\(consequence.level.rawValue)`: \(consequence.sentence)\n"
        }
        return text
    }

    private var summary: String {
        let changes = "\(entries.count) \(entries.count == 1 ? "thing differs" : "things differ")"
        let counts = [(count(.breaks), "break", "breaks"), (count(.risks), "are risks", "is a risk")]
        let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.2 : $0.1)" }
        return ([changes] + words).joined(separator: ", ")
    }

    private func place(of entry: Entry, _ sources: SourceFiles) -> String? {
        switch (entry.old, entry.new) {
        case (let old?, let new?): "was at \(Self.place(old, sources)), now at \(Self.place(new, sources))"
        case (let old?, nil): "was at \(Self.place(old, sources))"
        case (nil, let new?): "at \(Self.place(new, sources))"
        case (nil, nil): nil
        }
    }

    private static func place(_ span: SourceSpan, _ sources: SourceFiles) -> String {
        let position = sources.position(of: span)
        return "\(sources.path(of: span)):\(position.line):\(position.column)"
    }
}

extension Consequence {
    /// What is the matter and what to do about it.
    fileprivate var sentence: String {
        if let permission { return "\(message); allowed: \(permission)" }
        return remedy.map { "\(message); \($0)" } ?? message
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
