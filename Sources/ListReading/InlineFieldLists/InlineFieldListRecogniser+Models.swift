import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

extension InlineFieldListRecogniser {
    /// "Fields: `title` (String), `end` (Date)" right below the paragraph "`Trip` (`@Model`) — one a journey".
    func readBelowModel(
        _ range: Range<Int>?, at passage: Int, _ known: Set<String>, _ reading: inout DocumentReading
    ) {
        guard let range, passage > 0, reading.outline.passages[passage].container == nil,
            case .paragraph = reading.outline.passages[passage - 1].block.kind,
            let name = reading.line(above: passage).flatMap(Self.model), !known.contains(name.text),
            reading.isAsserted(passage), reading.standings.speaksOfStore
        else { return }
        let list = InlineFields(reading.document.source.text, in: range, file: reading.document.file)
        guard list.isWhole, list.fields.count > 1 else { return }
        let title = EntityTitle(name: Declared(name.text, at: name.span), strength: .labelled)
        var claim = Claim(title, kind: .swiftData, anchor: passage - 1, from: passage)
        claim.entity.fields = list.fields
        claim.isMetadata = true
        reading.claim(claim)
        for part in list.joined { report(part, &reading) }
    }

    /// The name in back-ticks that the line begins with, where `@Model` stands in brackets behind it.
    private static func model(_ line: Wording) -> Wording.Token? {
        let tokens = line.tokens
        guard tokens.count > 3, tokens[0].kind == .code, Identifier.isTypeName(tokens[0].text),
            tokens[1].sign == .open, tokens[2].kind == .code, tokens[2].text == "@Model",
            tokens[3].sign == .close, tokens[...].takesNothingBack
        else { return nil }
        return tokens[0]
    }
}
