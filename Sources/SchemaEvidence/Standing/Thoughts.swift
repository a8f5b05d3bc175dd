import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// What a section holds that speaks neither of what is, nor of what will surely be.
package enum Thought {
    /// "Ideas", "Roadmap", "Open questions"
    case idea

    /// "Changelog", "History": what was once done may have been undone.
    case change
}

extension DocumentReading {
    /// For each section what its heading, or one above it up to that of a record type, says of what stands below.
    func findThoughts() -> [Thought?] {
        var thoughts: [Thought?] = []
        for section in outline.sections {
            let above = section.parent.flatMap { thoughts[$0] }
            let isOwn = claims.anchorSet.contains(section.start)
            thoughts.append(isOwn ? nil : section.heading.flatMap(thought) ?? above)
        }
        return thoughts
    }

    /// "Ideas for 3.0", "Version history"; "Todo indexes" is about the type Todo, as is a name in code.
    private func thought(_ heading: Wording) -> Thought? {
        let words = heading.tokens.filter { $0.kind != .sign && $0.kind != .number }
        guard words.count <= Self.longestHeading,
            words.allSatisfy({ $0.kind == .word && !$0.isStrong && entity(named: $0.text) == nil })
        else { return nil }
        if words.contains(where: { $0.means(.ideas) }) { return .idea }
        return words.contains { $0.means(.changes) } ? .change : nil
    }

    private static let longestHeading = 4
}

/// Takes what ideas and histories say of keys, indexes, rights and encryption out of what is read, and tells it.
///
///     ## Ideas
///     - Make `Trip.title` unique.
///
///     ## Changelog
///     - 1.2: `Trip.title` is queryable.
package struct ThoughtStatement: Recogniser {
    package init() {}

    package func read(_ reading: inout DocumentReading) {
        if reading.thoughts.allSatisfy({ $0 == nil }) { return }
        for (index, passage) in reading.outline.passages.enumerated() {
            guard let thought = reading.thoughts[passage.section], let wording = reading.wordings[index],
                let subject = Self.subject(of: wording)
            else { continue }
            reading.passOver(index)
            guard Self.namesField(wording, at: index, in: reading) else { continue }
            reading.reportRefused(
                subject, because: thought == .idea ? .possible : .past, at: passage.block.span)
        }
    }

    /// What a paragraph would state; its first kind of statement stands for all.
    private static func subject(of wording: Wording) -> RefusedFact.Subject? {
        if wording.mayMean([.unique, .uniqueness]) { return .uniqueKey }
        if wording.mayMean([.queryable, .sortable, .searchable, .index]) { return .index }
        if wording.mayMean(.encrypted) { return .encryption }
        if wording.mayMean([.cascade, .deletedWhen, .deletedWith]) { return .deleteRule }
        let isOfRights =
            wording.mayMean([.everyone, .creator, .signedIn, .role])
            && wording.mayMean([.read, .write, .create, .access])
        return isOfRights ? .grant : nil
    }

    private static func namesField(_ wording: Wording, at index: Int, in reading: DocumentReading) -> Bool {
        wording.tokens.contains { token in
            guard token.kind == .code else { return false }
            return reading.entity(named: token.text) != nil
                || reading.fieldPlace(named: token.text, under: reading.scopes[index]) != nil
        }
    }
}
