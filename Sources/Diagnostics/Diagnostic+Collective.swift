extension Diagnostic {
    /// How several findings of one kind are told in one message.
    ///
    /// Some findings follow from a rule, and a document meets the rule in many places. The first place is enough for
    /// whoever only wants the files.
    package struct Collective: Hashable, Codable, Sendable {
        /// What the names complete to a message. For example: `Core Data has no index for text search over`.
        package let clause: String

        /// What this finding is about. For example: `'Book.title'`.
        package let names: [String]

        package init(_ clause: String, _ names: [String]) {
            self.clause = clause
            self.names = names
        }
    }
}

extension Sequence<Diagnostic> {
    /// One message for all findings that a rule has in common, at the first of their places.
    package func folded(remedy hint: String) -> [Diagnostic] {
        var told: [Diagnostic] = []
        var rules: [String: (place: Int, first: Diagnostic, names: [String])] = [:]
        for diagnostic in self {
            guard let collective = diagnostic.collective else {
                told.append(diagnostic)
                continue
            }
            let rule = "\(diagnostic.id.rawValue) \(diagnostic.severity) \(collective.clause)"
            guard let known = rules[rule] else {
                rules[rule] = (told.count, diagnostic, collective.names)
                told.append(diagnostic)
                continue
            }
            let names = known.names + collective.names
            rules[rule]?.names = names
            told[known.place] = known.first.retold(collective.clause, of: names, hint)
        }
        return told
    }
}

extension Diagnostic {
    fileprivate func retold(_ clause: String, of names: [String], _ hint: String) -> Diagnostic {
        let (shown, rest) = names.count > 3 ? (names.prefix(2), names.count - 2) : (names[...], 0)
        let list =
            rest > 0
            ? shown.joined(separator: ", ") + " and \(rest) more"
            : [shown.dropLast().joined(separator: ", "), shown.last ?? ""].filter { !$0.isEmpty }
                .joined(separator: " and ")
        var retold = Diagnostic(
            id, severity, "\(clause) \(list)", at: span,
            remedy: [remedy, hint].compactMap(\.self).joined(separator: "; "), related: related)
        retold.targets = targets
        retold.collective = collective
        return retold
    }
}
