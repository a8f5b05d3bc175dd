import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Notes the fields that stand in the note of another, with names and types of their own.
///
///     • title: String • start: Date
///     - title String, start Date
struct UnreadNotes {
    private let text: [UInt8]

    static func report(in reading: inout DocumentReading) {
        let notes = UnreadNotes(text: reading.document.source.text)
        for entity in reading.schema.entities {
            for field in entity.fields {
                guard let note = field.note, let name = notes.declared(in: note, of: field),
                    !entity.fields.contains(where: { $0.name.value == name })
                else { continue }
                reading.report(
                    .fieldsUnread, .note,
                    "the field '\(name)' in the note of '\(field.name.value)' is not read",
                    at: note.span, remedy: "give it a line or row of its own, if it is one")
            }
        }
    }

    /// The first name with a type behind a comma, semicolon or point.
    private func declared(in note: Declared<String>, of field: DeclaredField) -> String? {
        var isBehindSeparator = isBehindSeparator(note.span)
        // Most notes have none.
        guard isBehindSeparator || note.value.withBytes({ $0.contains(where: Self.mayBeSeparator) }),
            !isComment(note.span)
        else { return nil }
        let isBare = isBare(field)
        let bytes = Array(note.value.utf8)
        var depth = 0
        var start = 0
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: ",")
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
            default: break
            }
            guard depth <= 0 || index == bytes.count, let length = Self.separator(bytes, at: index) else {
                continue
            }
            if isBehindSeparator, start <= index, let name = Self.field(bytes[start..<index], isBare: isBare)
            {
                return name
            }
            isBehindSeparator = true
            start = index + length
        }
        return nil
    }

    /// Whether it stands behind one in the document, as "start Date" of "title String, start Date".
    private func isBehindSeparator(_ span: SourceSpan) -> Bool {
        let before = text[..<Int(span.lower)].last { $0 != 0x20 }
        return before == UInt8(ascii: ",") || before == UInt8(ascii: ";") || before == Self.bullet.last
    }

    /// "// shown in lists, sorted: Bool" says more of its field.
    private func isComment(_ span: SourceSpan) -> Bool {
        let before = text[..<Int(span.lower)].suffix(3).filter { $0 != 0x20 }
        return [UInt8(ascii: "/"), UInt8(ascii: "#")].contains(before.last)
            || text[Int(span.lower)...].starts(with: "//".utf8)
    }

    private static func mayBeSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == firstOfBullet
    }

    /// How many bytes a separator has; nil where none stands.
    private static func separator(_ bytes: [UInt8], at index: Int) -> Int? {
        guard index < bytes.count else { return 1 }
        switch bytes[index] {
        case UInt8(ascii: ","), UInt8(ascii: ";"): return 1
        case firstOfBullet: return bytes[index...].starts(with: bullet) ? bullet.count : nil
        default: return nil
        }
    }

    private static let bullet = Array("•".utf8)
    private static let firstOfBullet: UInt8 = 0xe2

    /// "title String": where the field itself has nothing between its name and its type, the others may have nothing, too.
    private func isBare(_ field: DeclaredField) -> Bool {
        guard let type = field.type, field.name.span.upper < type.span.lower else { return false }
        return text[Int(field.name.span.upper)..<Int(type.span.lower)].allSatisfy { $0 == 0x20 }
    }

    /// The name in "start: Date" and "start (Date)", where nothing else stands there, and perhaps in "start Date".
    private static func field(_ part: ArraySlice<UInt8>, isBare: Bool) -> String? {
        let words = part.drop { $0 == 0x20 || isMark($0) }
        let name = words.prefix(while: Identifier.isWordByte)
        guard let first = name.first, first >= 0x61, first <= 0x7a, name.count > 1 else { return nil }
        let rest = words[name.endIndex...].drop { isMark($0) || $0 == 0x20 || ":(?".utf8.contains($0) }
        let between = words[name.endIndex..<rest.startIndex]
        guard isBare ? !between.isEmpty : between.contains(where: { ":(".utf8.contains($0) }) else {
            return nil
        }
        let type = rest.drop { $0 == UInt8(ascii: "[") }.prefix(while: Identifier.isWordByte)
        let behind = rest[type.endIndex...].drop { isMark($0) || "?])".utf8.contains($0) }
        let spelled = String(decoding: name, as: UTF8.self)
        guard let capital = type.first, capital >= 0x41, capital <= 0x5a,
            behind.allSatisfy({ $0 == 0x20 }) || behind.starts(with: " (".utf8),
            TypeVocabulary.meaning(of: String(decoding: type, as: UTF8.self)) != nil,
            !spelled.means(.statements)
        else { return nil }
        return spelled
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*")
    }
}
