import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel

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
        if field.type == .bool { text = BooleanPhrasing.spelled(text, for: field.name) }
        if field.references != nil { text = ReferencePhrasing.shortened(text) }
        let hasWord =
            text.utf8.contains { 0x30...0x39 ~= $0 || 0x61...0x7a ~= $0 | 0x20 }
            || text.contains { $0.isLetter || $0.isNumber }
        return hasWord ? text : nil
    }

    /// The stretches all of whose facts the field expresses, in ascending order, none inside another.
    private static func stretches(
        of note: Declared<String>, _ remarks: [Remark], _ field: Field
    ) -> [Range<Int>] {
        let candidates = remarks.indices.filter { remarks[$0].isExhausted && remarks[$0].place == .notes }
        if candidates.isEmpty { return [] }
        let length = note.value.utf8.count
        if note.span.range.count == length {
            let exhausted = candidates.map { (remarks[$0].span, isExpressed(remarks[$0], in: field)) }
            return free(exhausted, from: note.span.lower, length: length)
        }
        // Where marks were stripped or two cells joined, places in the document are none in the text.
        let start = SourceSpan(file: 0, lower: 0, upper: Int32(length))
        let own = NoteReading.remarks(in: note.value, at: start).filter(\.isExhausted)
        return free(own.map { ($0.span, isExpressed($0, in: field)) }, from: 0, length: length)
    }

    /// The stretches of which nothing is left unsaid, from the first to the last.
    private static func free(
        _ exhausted: [(span: SourceSpan, isSaid: Bool)], from start: Int32, length: Int
    ) -> [Range<Int>] {
        let sorted = exhausted.count > 1 ? exhausted.sorted { $0.span < $1.span } : exhausted
        var result: [Range<Int>] = []
        var index = 0
        while index < sorted.count {
            let span = sorted[index].span
            var isSaid = true
            while index < sorted.count, sorted[index].span == span {
                isSaid = isSaid && sorted[index].isSaid
                index += 1
            }
            let range = Int(span.lower - start)..<Int(span.upper - start)
            guard isSaid, range.upperBound <= length else { continue }
            if range.lowerBound >= result.last?.upperBound ?? 0 { result.append(range) }
        }
        return result
    }

    private static func isExpressed(_ remark: Remark, in field: Field) -> Bool {
        switch remark.fact {
        case .boolean: field.type == .bool
        case .uuid: field.type == .uuid
        case .listedValues: field.enumName != nil
        case .range(let range), .integerRange(let range):
            field.range.map { $0.clamped(to: range) == $0 } ?? false
        case .references, .identifies, .toMany: field.references != nil
        case .inverse: field.inverse != nil
        case .onDelete(let rule): field.onDelete == rule
        case .optional(let value): field.mayBeMissing == value
        case .defaultText: field.defaultValue != nil
        case .encrypted, .encryptedSince: field.isEncrypted
        case .earlierKey(let name): field.earlierKey == name
        case .originalName(let name): field.originalName == name || field.formerNames.contains(name)
        case .attributeOptions(let options): field.attributeOptions.isSuperset(of: options)
        case .merge(let rule): field.mergeRule == rule
        case .list: field.isList
        case .url: field.type == .url
        // "Unique key: `other`" speaks of another field.
        case .unique: !remark.quote.contains("`") || remark.quote.contains("`\(field.name)`")
        case .primaryKey, .index: true
        case .rawValue, .json, .unkeptArgument, .notStored, .deviceOnly, .retired, .refused: false
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
        while let last = text.utf8.last, isMargin(last), let mark = text.last, isDash(mark) {
            text.removeLast()
        }
        while let first = text.utf8.first, isMargin(first), let mark = text.first, isDash(mark) {
            text.removeFirst()
        }
        return text
    }

    /// Whether a byte can be of a dash or space: of most texts neither end can.
    private static func isMargin(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x80 }

    private static func isDash(_ mark: Character) -> Bool { " –—·".contains(mark) }
}
