import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

extension UnreadLines {
    /// Notes a line that begins as a list of names in back-ticks where models stand, and that nothing used.
    ///
    ///     `day` / [amount](#amount) / `note`? / `isPaid`
    ///     `day`, amount*, `note`, `isPaid`
    static func reportMarkedNames(
        _ wording: Wording, _ passage: Int, in reading: inout DocumentReading
    ) {
        let isInUsedList = reading.outline.passages[passage].container.map { reading.isUsed[$0] } ?? false
        guard reading.standings.speaksOfStore, reading.scopes[passage] == nil, !isInUsedList,
            beginsMarked(wording), isOfModels(passage, reading), !isListed(passage, in: reading)
        else { return }
        let isPlain = wording.tokens.allSatisfy { $0.kind == .code || $0.kind == .sign }
        reading.report(
            .fieldsUnread, .note, "the names in this line are not read as fields",
            at: reading.outline.passages[passage].block.span,
            remedy: isPlain
                ? "write \"Fields:\" before them, if they are fields of the record type above"
                : "write each in back-ticks, with nothing but a comma or slash between them, if they are")
    }

    /// At least three names as fields have them outside of brackets, nearly all in back-ticks, and a comma or slash behind each.
    private static func beginsMarked(_ wording: Wording) -> Bool {
        let tokens = wording.tokens[...]
        let outside = tokens.outsideBrackets(tokens.startIndex..<min(tokens.endIndex, longestLine))
        let parts = outside.split { [.comma, .slash, .semicolon].contains(tokens[$0].sign) }
        let names = parts.filter { isName($0, in: tokens) }
        guard let first = parts.first, first == names.first else { return false }
        let marked = names.count { tokens[$0[$0.startIndex]].kind == .code }
        return marked >= fewestNames && marked * 2 > parts.count && names.count * 4 >= parts.count * 3
    }

    private static func isName(_ part: ArraySlice<Int>, in tokens: ArraySlice<Wording.Token>) -> Bool {
        let name = tokens[part[part.startIndex]]
        return part.count <= longestPart && Identifier.isFieldName(name.text)
            && !name.isStruckThrough && DeleteRule(rawValue: name.text) == nil
            && AnswerWords.answer(name.text) == nil && TypeVocabulary.meaning(of: name.text) == nil
    }

    private static func isOfModels(_ passage: Int, _ reading: DocumentReading) -> Bool {
        let standing = reading.standing(of: passage)
        return isBelowName(passage, reading) && reading.isMeant(passage) && !isForeign(passage, in: reading)
            && !standing.own.union(standing.parent).isDisjoint(with: [.records, .models, .recordTypes])
            && standing.own.isDisjoint(with: [.calls, .program, .gone])
    }

    /// Below the heading "Stop", or right below the line "**Stop**".
    private static func isBelowName(_ passage: Int, _ reading: DocumentReading) -> Bool {
        if reading.standing(of: passage).title != nil { return true }
        let start = reading.outline.passages[passage].container ?? passage
        guard let line = reading.line(above: start), line.tokens.count == 1 else { return false }
        return line.tokens[0].isMarked && Identifier.isTypeName(line.tokens[0].text)
    }

    private static let longestLine = 60

    /// A name, what is said of it, and a question mark.
    private static let longestPart = 3
    private static let fewestNames = 3
}
