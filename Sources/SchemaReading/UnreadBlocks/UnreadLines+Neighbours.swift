import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

extension UnreadLines {
    /// Notes the lines beside those of entities that list names, and that nothing used.
    ///
    ///     - **Trip** (`id`, `title`, `endedAt`)
    ///     - **Optional** (`endedAt`)
    ///     - the stops: id, title, endedAt
    static func reportNeighbours(in reading: inout DocumentReading) {
        let places = Set(reading.claims.anchors.compactMap { $0.map { place(of: $0, in: reading) } })
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, !reading.isMetadata[index], places.contains(place(of: index, in: reading)),
                case let word = wordOfOtherList(wording), word != nil || listsNames(wording),
                !CutRows.areRows(index, in: reading), !isListed(index, in: reading)
            else { continue }
            if let word {
                reading.report(
                    .fieldsUnread, .note, "the names behind '\(word.text)' are not read from this line",
                    at: word.span, remedy: "say of each field what it is, in its notes")
            } else {
                reading.report(
                    .fieldsUnread, .note, "this line beside those of record types is not read as one",
                    at: reading.outline.passages[index].block.span,
                    remedy: "begin it with a name, and list the fields behind a colon, if it is one")
            }
        }
    }

    /// A list, or the paragraphs of a section.
    private struct Place: Hashable {
        let section: Int
        let container: Int?
        let isText: Bool
    }

    private static func place(of passage: Int, in reading: DocumentReading) -> Place {
        let isText = if case .paragraph = reading.outline.passages[passage].block.kind { true } else { false }
        return Place(
            section: reading.outline.passages[passage].section,
            container: reading.outline.passages[passage].container, isText: isText)
    }

    private static func wordOfOtherList(_ wording: Wording) -> Wording.Token? {
        let tokens = wording.tokens
        guard tokens.count > 2, tokens[0].isStrong, NamingLine.isOfOtherList(tokens[0]),
            [.open, .colon, .dash].contains(tokens[1].sign), Identifier.isFieldName(tokens[2].text),
            tokens[2].kind == .code
                || tokens.count > 3 && [.comma, .close].contains(tokens[3].sign)
                    && !tokens[0].means(.platform)
        else { return nil }
        return tokens[0]
    }

    /// "Trip: id, title, endedAt", "`trips` (with fields: `id`, `title`)": behind a colon, dash or bracket near the beginning
    /// nothing but names up to the second or third comma; or right behind a name, as in "`Trip` `id`, `title`".
    private static func listsNames(_ wording: Wording) -> Bool {
        let tokens = wording.tokens
        let isBehindSign = tokens.indices.prefix(longestHead).dropFirst().contains { index in
            [.colon, .dash, .open].contains(tokens[index].sign) && beginsWithNames(tokens[(index + 1)...])
        }
        return isBehindSign || isBehindName(tokens) || mentionsName(tokens)
    }

    /// "`Trip` — one a journey; `endedAt = Date`": words behind the name of a type, among which one is spelled as fields are.
    private static func mentionsName(_ tokens: [Wording.Token]) -> Bool {
        guard tokens.count > 3, case let name = tokens[0], Identifier.isTypeName(name.text),
            name.senses.isEmpty, name.isMarked || NamingLine.isCompound(name.text),
            [.colon, .dash].contains(tokens[1].sign)
        else { return false }
        return tokens.dropFirst(2).contains { token in
            let word = token.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return isSure(String(word)) && Identifier.isFieldName(String(word))
                && !token.means(.statements)
        }
    }

    /// "`Trip` `id`, `title`, `endedAt`", "`Trip` → `id`, `title`", "**Trip** endedAt (Date), title (String), day (Date)"
    private static func isBehindName(_ tokens: [Wording.Token]) -> Bool {
        guard let name = tokens.first, name.isMarked, Identifier.isTypeName(name.text), name.senses.isEmpty,
            case let list = tokens.dropFirst().drop(while: { [.arrow, .equals].contains($0.sign) }),
            let first = list.first, first.kind == .code || isSure(first.text)
        else { return false }
        return beginsWithNames(list)
    }

    static func beginsWithNames(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        let outside = tokens.outsideBrackets(
            tokens.startIndex..<min(tokens.endIndex, tokens.startIndex + longestList))
        let parts = outside.split(whereSeparator: { tokens[$0].sign == .comma }).prefix(mostParts)
        let names = parts.filter { $0.count < fewestNames }.map { tokens[$0[$0.startIndex]] }.filter {
            Identifier.isFieldName($0.text)
        }
        guard let first = names.first, names.count * 3 >= parts.count * 2 else { return false }
        if first.kind == .code { return names.count > 1 && names.allSatisfy { $0.kind == .code } }
        // "Platforms (iOS, macOS, watchOS)" are words as well as names.
        return names.count >= fewestNames && names.contains { isSure($0.text) || $0.means(.name) }
    }

    /// `id`, `binId`, `bin_id`, and not `iOS`.
    private static func isSure(_ name: String) -> Bool {
        if Identifier.isKey(name) || name.contains("_") { return true }
        let small = name.utf8.prefix { (0x61...0x7a).contains($0) }
        let rest = name.utf8.dropFirst(small.count)
        return small.count > 1 && rest.count > 1
            && rest.dropFirst().first.map { (0x61...0x7a).contains($0) } ?? false
    }

    private static let longestHead = 12
    private static let longestList = 40
    private static let fewestNames = 3

    /// Of a long line the first say enough.
    private static let mostParts = 6
}
