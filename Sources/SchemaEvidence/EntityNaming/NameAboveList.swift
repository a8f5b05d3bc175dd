import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import Vocabulary

extension DocumentReading {
    /// "Tag:" above a list or table, below the heading of a record type whose fields stand in a table or list of their own.
    ///
    /// Its items may be more fields of the same type as well as those of another: only the author knows.
    package func otherName(above passage: Int, of found: EntityNaming.Found) -> String? {
        guard let line = nameRightAbove(passage), line != found.title.name.value,
            (found.anchor..<passage - 1).contains(where: { declaresFieldsWithoutName($0) })
        else { return nil }
        return line
    }

    /// "Trip fields:" or "- **Trip**: one a journey" below a chapter of a document called "Journal": the fields are hardly
    /// those of a `Journal`.
    package func unlistedOwner(above passage: Int, of found: EntityNaming.Found) -> String? {
        if let item = plainOwner(of: passage), item.text != found.title.name.value { return item.text }
        guard found.title.strength <= .word, passage > 0,
            case let section = outline.passages[found.anchor].section, outline.sections[section].level == 1,
            outline.passages[passage].section != section,
            let line = line(above: passage),
            let owner = FieldOwners.name(in: line) ?? owner(of: passage, in: line),
            owner.text != found.title.name.value
        else { return nil }
        return owner.text
    }

    /// "- Trip entity added": the item around a list of fields names a type, whatever the heading is about.
    private func plainOwner(of list: Int) -> Wording.Token? {
        guard list > 0, let outer = outline.passages[list].container,
            outline.passages[list - 1].container == outer
        else { return nil }
        return line(above: list).flatMap(NamingLine.plainBesideLabel)
    }

    /// Whether a list of fields stands in an item that speaks of a record type, below a chapter of a document called
    /// "Journal": a `Journal` hardly has the fields of all such items.
    package func isWithinOtherItem(_ passage: Int, of found: EntityNaming.Found) -> Bool {
        guard found.title.strength <= .word, passage > 0,
            case let section = outline.passages[found.anchor].section, outline.sections[section].level == 1,
            outline.passages[passage].section != section,
            let outer = outline.passages[passage].container, case .list = outline.passages[outer].block.kind,
            outline.passages[passage - 1].container == outer, let item = line(above: passage)
        else { return false }
        let words = item.tokens[...].outsideBrackets(item.tokens.indices)
        return words.contains { item.label(at: $0) != nil }
            && !words.contains { item.tokens[$0].means(.fields) }
    }

    /// The marked name that the item begins with in which a list stands.
    private func owner(of list: Int, in item: Wording) -> Wording.Token? {
        guard let outer = outline.passages[list].container, outline.passages[list - 1].container == outer,
            let name = item.tokens.first, name.isMarked, name.isName, name.senses.isEmpty,
            Identifier.isTypeName(name.text), !NamingLine.isGroup(name),
            TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        return name
    }

    package static func reasonForName(_ name: String) -> String {
        "the line '\(name)' above it may name a record type of its own"
    }

    private func declaresFieldsWithoutName(_ passage: Int) -> Bool {
        guard isUsed[passage], outline.passages[passage].container == nil else { return false }
        switch outline.passages[passage].block.kind {
        case .table: return true
        case .list: return nameRightAbove(passage) == nil
        case .codeBlock, .html, .heading, .paragraph, .blockQuote, .thematicBreak: return false
        }
    }

    /// A paragraph of one word that could be a type's name: "Tag", "Tag:".
    private func nameRightAbove(_ passage: Int) -> String? {
        guard passage > 0, outline.passages[passage - 1].container == outline.passages[passage].container,
            let tokens = line(above: passage)?.tokens, let name = tokens.first,
            tokens.count == 1 || tokens.count == 2 && tokens[1].sign == .colon,
            name.kind == .word, name.senses.isEmpty, !NamingLine.isGroup(name),
            Identifier.isTypeName(name.text),
            TypeVocabulary.meaning(of: name.text) == nil
        else { return nil }
        return name.text
    }
}
