import Diagnostics
import SchemaModel
import SchemaReading

/// Leaves out of a note what the field's type, range or values now say.
enum DocumentationTrimming {
    /// Nil where nothing is left.
    static func trim(_ note: Declared<String>, of remarks: [Remark], in field: Field) -> String? {
        var text = note.value
        let stretches = stretches(of: note, remarks, field)
        if !stretches.isEmpty {
            var bytes = Array(text.utf8)
            for stretch in stretches.reversed() { cut(stretch, out: &bytes) }
            text = tidied(bytes)
            if note.value.first?.isUppercase ?? false { text = ReferencePhrasing.capitalised(text) }
        }
        if field.references != nil { text = ReferencePhrasing.shortened(text) }
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }

    /// The stretches all of whose facts the field expresses, in ascending order, none inside another.
    private static func stretches(
        of note: Declared<String>, _ remarks: [Remark], _ field: Field
    ) -> [Range<Int>] {
        guard remarks.contains(where: { $0.isExhausted && $0.place == .notes }) else { return [] }
        let start = SourceSpan(file: 0, lower: 0, upper: Int32(note.value.utf8.count))
        let isExact = note.span.range.count == note.value.utf8.count
        // Where marks were stripped or two cells joined, places in the document are none in the text.
        let own =
            isExact ? remarks.filter { $0.place == .notes } : NoteReading.remarks(in: note.value, at: start)
        let shift = isExact ? note.span.lower : 0
        let exhausted = own.filter(\.isExhausted).sorted { $0.span < $1.span }
        var result: [Range<Int>] = []
        var index = 0
        while index < exhausted.count {
            let span = exhausted[index].span
            var isSaid = true
            while index < exhausted.count, exhausted[index].span == span {
                isSaid = isSaid && isExpressed(exhausted[index].fact, in: field)
                index += 1
            }
            let range = Int(span.lower - shift)..<Int(span.upper - shift)
            let isFree = range.lowerBound >= result.last?.upperBound ?? 0
            if isSaid, isFree, range.upperBound <= note.value.utf8.count { result.append(range) }
        }
        return result
    }

    private static func isExpressed(_ fact: Remark.Fact, in field: Field) -> Bool {
        switch fact {
        case .boolean: field.type == .bool
        case .uuid: field.type == .uuid
        case .listedValues: field.enumName != nil
        case .range(let range): field.range == range
        case .references, .identifies, .toMany: field.references != nil
        case .inverse: field.inverse != nil
        case .onDelete(let rule): field.onDelete == rule
        case .optional(let value): field.mayBeMissing == value
        case .defaultText: field.defaultValue != nil
        case .encrypted: field.isEncrypted
        case .list: field.isList
        case .url: field.type == .url
        case .unique, .primaryKey, .index: true
        case .rawValue, .json, .notStored: false
        }
    }

    // MARK: Text

    /// Takes a stretch out, with the space that it leaves before a full stop or at the end.
    private static func cut(_ stretch: Range<Int>, out bytes: inout [UInt8]) {
        var lower = stretch.lowerBound
        let next = stretch.upperBound < bytes.count ? bytes[stretch.upperBound] : 0x2e
        let closes = ".,;:)!?".utf8.contains(next) || next == 0x20
        while closes, lower > 0, bytes[lower - 1] == 0x20 { lower -= 1 }
        bytes.removeSubrange(lower..<stretch.upperBound)
    }

    /// Without the signs that introduced what is gone.
    private static func tidied(_ bytes: [UInt8]) -> String {
        var rest = bytes[...]
        while let first = rest.first, " .,;:)-".utf8.contains(first) { rest.removeFirst() }
        while let last = rest.last, " ,;:(-".utf8.contains(last) { rest.removeLast() }
        var text = String(decoding: rest, as: UTF8.self)
        while let last = text.last, "–—·".contains(last) || last == " " { text.removeLast() }
        while let first = text.first, "–—·".contains(first) || first == " " { text.removeFirst() }
        return text
    }
}
