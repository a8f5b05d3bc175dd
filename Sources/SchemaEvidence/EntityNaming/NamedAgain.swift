import DocumentWording
import Markdown
import SchemaDeclaration
import Vocabulary

/// Headings and lines that name an entity which is declared elsewhere: what stands below is about it, too.
///
///     ## Trip
///     Unique key: `owner`, `title`
extension DocumentReading {
    /// The entity that a heading is the name of; nil where its fields stand below, or a chapter is about requests
    /// or examples, or it may name a role.
    package func entity(namedAgainBy section: Int) -> Int? {
        guard let heading = outline.sections[section].heading,
            !claims.anchorSet.contains(outline.sections[section].start),
            heading.tokens.contains(where: { entity(named: $0.text) != nil }),
            let title = standings[section].title, title.strength > .words
        else { return nil }
        let elsewhere = heading.mayMean(Self.roles) ? Self.elsewhere.union([.security]) : Self.elsewhere
        return isBelow(elsewhere, outline.sections[section]) ? nil : entity(named: title.name.value)
    }

    private static let elsewhere: ConceptSet = [.elsewhere, .aside, .rows]

    /// "User" below "Security roles" is a role.
    private static let roles: ConceptSet = [.user, .creator, .everyone, .signedIn, .role]

    private func isBelow(_ elsewhere: ConceptSet, _ section: Section) -> Bool {
        var parent = section.parent
        while let index = parent {
            // A record type may be called "Note".
            if claims.anchorSet.contains(outline.sections[index].start) { return false }
            let tokens = outline.sections[index].heading?.tokens ?? []
            if tokens.contains(where: { $0.means(elsewhere) }) { return true }
            parent = outline.sections[index].parent
        }
        return false
    }

    /// "**Trip**", "`Trip`:": a line that is nothing but an entity's name; also "**For Trip:**", in an item as well.
    func entity(namedAgainAt passage: Int) -> Int? {
        if let entity = entity(captionedAt: passage) { return entity }
        guard outline.passages[passage].container == nil, let tokens = wordings[passage]?.tokens,
            let name = tokens.first, name.isMarked, name.kind != .quotation,
            tokens.count == 1 || tokens.count == 2 && tokens[1].sign == .colon
        else { return nil }
        return entity(named: name.text)
    }

    /// "**For Trip:**", "**In the Trip entity:**": in bold, with words before the name that mean nothing.
    private func entity(captionedAt passage: Int) -> Int? {
        guard let tokens = wordings[passage]?.tokens, tokens.count <= 6, tokens.last?.sign == .colon,
            let first = tokens.first, first.means(.filler)
        else { return nil }
        let words = tokens.filter { $0.kind != .sign }
        let names = words.filter { entity(named: $0.text) != nil }
        let others = words.count { $0.means([.filler, .entityLabel]) && entity(named: $0.text) == nil }
        guard names.count == 1, words.allSatisfy(\.isStrong), others + 1 == words.count else { return nil }
        return entity(named: names[0].text)
    }
}
