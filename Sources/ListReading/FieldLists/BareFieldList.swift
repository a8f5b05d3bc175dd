import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// A list of which each item is a name as code has it, some with a type or words in brackets, below a record type's name.
///
///     ### CKRecord types
///     #### TripStop
///     - stopId
///     - place (optional)
///     - kind (sight/hotel)
///     - isOpen (bool)
///
/// Cases are names as well, but none of them has a type or is a key.
struct BareFieldList {
    let fields: [DeclaredField]

    /// Nil where an item is anything else.
    init?(_ list: MarkdownList, text: [UInt8], file: Int32) {
        let reading = FieldLineReading(text: text) { range in
            SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        var fields: [DeclaredField] = []
        for item in list.items {
            guard item.blocks.count == 1, case .paragraph = item.blocks[0].kind,
                case let range = Int(item.blocks[0].span.lower)..<Int(item.blocks[0].span.upper),
                let line = FieldLineParser.parse(text, in: range), Self.isField(line, in: text)
            else { return nil }
            fields += reading.fields(of: line, in: range)
        }
        let isOfFields = fields.contains { field in
            Identifier.isKey(field.name.value)
                || field.type.map { TypeVocabulary.meaning(of: $0.name) != nil } ?? false
        }
        guard list.items.count >= Self.fewest, isOfFields,
            Set(fields.lazy.map(\.name.value)).count == fields.count
        else { return nil }
        self.fields = fields
    }

    private static let fewest = 3

    /// "title", "createdAt, updatedAt", "kind (sight/hotel)", "meta (JSON) — of the app"; but not "open the app".
    private static func isField(_ line: FieldLine, in text: [UInt8]) -> Bool {
        guard line.names.allSatisfy({ Identifier.isFieldName($0.text) && $0.text.utf8.count > 1 }),
            line.further == nil
        else { return false }
        guard let note = line.note, line.type == nil else { return true }
        let before = text[..<note.lowerBound].last { $0 != 0x20 }
        return text[note.lowerBound] == UInt8(ascii: "(") || before.map { signs.contains($0) } ?? false
    }

    /// A dash or bracket, and the last byte of a long dash.
    private static let signs = [UInt8(ascii: "-"), UInt8(ascii: "("), 0x93, 0x94]
}

extension FieldListRecogniser {
    /// The fields of a list that would else have too few types, where the heading right above it names a record type and
    /// the one above that speaks of such.
    func bareFields(
        _ label: ListLabel?, at passage: Int, in reading: DocumentReading
    ) -> (EntityNaming.Found, [DeclaredField])? {
        let standing = reading.standing(of: passage)
        guard label == nil, case .list(let list) = reading.outline.passages[passage].block.kind,
            reading.outline.passages[passage].container == nil, standing.isRightBelowRecordTypes,
            !standing.isForeign, !standing.isExample, reading.isMeant(passage),
            let items = BareFieldList(
                list, text: reading.document.source.text, file: reading.document.file),
            let found = name(for: passage, label, reading), found.title.isStored,
            found.title.strength > .words, found.anchor == passage - 1,
            NamingLine.isCompound(found.title.name.value)
        else { return nil }
        return (found, items.fields)
    }
}
