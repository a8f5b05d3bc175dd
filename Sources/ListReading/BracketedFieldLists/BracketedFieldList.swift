import Diagnostics
package import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// A line that is an entity's name in bold or back-ticks, with its fields in brackets behind it.
///
///     **Trip** (id, title, endedAt) – one a journey
package struct BracketedFieldList {
    let name: Wording.Token
    let fields: InlineFields

    /// Whether "record type" stands before the name.
    let isLabelled: Bool

    /// What stands behind the brackets.
    let prose: Declared<String>?

    /// Whether a name is one that fields have, or is written as code has it, or has a type.
    var hasKnownField: Bool {
        fields.typed > 0
            || fields.fields.contains { Self.isKnown($0.name.value) }
    }

    /// A name that many types have, or that is written as code has it.
    package static func isKnown(_ name: String) -> Bool {
        common.contains(name) || Identifier.looksLikeCode(name)
    }

    private static let common: Set = ["id", "uuid", "name", "title", "date", "timestamp", "email"]

    /// `line` is a range of the wording's tokens.
    init?(_ wording: Wording, _ line: Range<Int>, in document: MarkdownDocument) {
        let tokens = wording.tokens
        guard line.count > 3, let start = line.first,
            case let first = Self.name(at: start, in: wording), line.contains(first), tokens[first].isName,
            Identifier.isTypeName(tokens[first].text), let open = Self.open(behind: first, in: wording),
            let close = Self.close(behind: open, in: tokens[line])
        else { return nil }
        let text = document.source.text
        let lower = Int(tokens[open].span.upper)
        let upper = Int(tokens[close].span.lower)
        // Where a line was mended, its words need not stand in the order of the source.
        guard lower < upper, upper <= text.count else { return nil }
        name = tokens[first]
        isLabelled = first > start
        fields = InlineFields(text, in: lower..<upper, file: document.file)
        guard fields.isWhole, fields.fields.count > 1, !NamingLine.isOfOtherList(name, before: fields) else {
            return nil
        }
        let rest = close + 1..<line.upperBound
        if rest.isEmpty || rest.count == 1 && tokens[rest.lowerBound].sign == .stop {
            prose = nil
        } else {
            let sign = tokens[rest.lowerBound].sign
            let goesOn = [.comma, .stop].contains(sign) && (isLabelled || fields.typed > 0)
            guard rest.count > 1, [.dash, .colon].contains(sign) || goesOn,
                // "`Trip` (title, start), `Stop` (place)"
                !(sign == .comma && rest.count > 2 && tokens[rest.lowerBound + 1].isMarked
                    && tokens[rest.lowerBound + 2].sign == .open),
                !isLabelled
                    || Self.isStated(tokens[rest]) && !rest.contains(where: { wording.label(at: $0) != nil })
            else { return nil }
            let span = wording.span(of: rest.dropFirst())
            prose = Declared(document.source[span.range], at: span)
        }
    }

    /// ", removed", ", planned for v2", ". No longer used": what follows takes all of it back.
    private static func isStated(_ rest: ArraySlice<Wording.Token>) -> Bool {
        // ". `source` is not here": a sentence about something else.
        if rest.first?.sign == .stop, rest.dropFirst().first?.kind == .code { return true }
        return !rest.indices.prefix(8).contains { index in
            !rest.polarityMarks(at: index).isDisjoint(with: PolarityMarks.unstated.union(.past))
                || rest[index].means([.removed, .planned, .retired, .outOfUse, .goneFields, .transient])
        }
    }

    /// Behind "Record type" or "Define the record type:", where a name in back-ticks follows; else where the line begins.
    static func name(at start: Int, in wording: Wording) -> Int {
        let tokens = wording.tokens
        let first = tokens[start...].prefix(longestLead).firstIndex { !$0.means([.filler, .cloudKit]) }
        guard let label = wording.label(at: first ?? start) else { return start }
        var name = label.upperBound
        if name < tokens.count, tokens[name].sign == .colon { name += 1 }
        return name < tokens.count && tokens[name].kind == .code ? name : start
    }

    private static let longestLead = 5

    /// Right behind a name in bold or back-ticks; or behind "Trip entity".
    static func open(behind name: Int, in wording: Wording) -> Int? {
        let tokens = wording.tokens
        let label = wording.label(at: name + 1)
        guard tokens[name].isMarked || label != nil && tokens[name].senses.isEmpty else { return nil }
        let open = label?.upperBound ?? name + 1
        return open < tokens.count && tokens[open].sign == .open ? open : nil
    }

    package static func close(behind open: Int, in tokens: ArraySlice<Wording.Token>) -> Int? {
        var depth = 0
        for index in open..<tokens.endIndex {
            if tokens[index].sign == .open { depth += 1 }
            if tokens[index].sign == .close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
