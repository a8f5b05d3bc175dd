import DocumentWording
import RemarkReading

/// Nothing but lines of fields, without a name or a label above them.
///
///     title : String
///     start : Date
struct PlainListing {
    private(set) var fields: [(line: FieldLine, body: Range<Int>)] = []

    /// The lines among them that are none.
    private(set) var odd: [Range<Int>] = []

    /// Nil where too few lines have a type.
    init?(_ code: CodeText, allowsOneLine: Bool) {
        let lines = code.lines.map { ListingLine(code.bytes, $0) }.filter { !$0.isEmpty && $0.comment == nil }
        // Lines in braces are of another shape.
        guard let first = lines.first, !code.text(in: first.whole).hasPrefix("{") else { return nil }
        let isAligned = lines.contains { code.alignedLine($0.whole, isAligned: false) != nil }
        let bodies = lines.map { $0.isBullet ? $0.body : $0.whole }
        let typed = bodies.map { code.typedLine($0) ?? code.alignedLine($0, isAligned: isAligned) }
        let count = typed.count { $0 != nil }
        let isTyped =
            count > 1 || allowsOneLine && bodies.contains { ListingFields.areSeveral(in: $0, of: code) }
        guard isTyped, count * 4 >= lines.count * 3 else {
            guard let names = Self.names(bodies, of: code) else { return nil }
            fields = zip(names, bodies).map { (line: $0, body: $1) }
            return
        }
        for (line, body) in zip(typed, bodies) {
            if let line = line ?? code.appTypedLine(body) {
                fields.append((line, body))
            } else {
                odd.append(body)
            }
        }
    }

    /// `title` alone or with blanks and a note behind it, line by line: a type or a key tells fields from values.
    private static func names(_ bodies: [Range<Int>], of code: CodeText) -> [FieldLine]? {
        let lines = bodies.compactMap { body in
            code.typedLine(body) ?? ListingLine.noted(code.bytes, body)?.withTypeInNote(code.bytes)
        }
        guard lines.count > 2, lines.count == bodies.count,
            lines.contains(where: { $0.type != nil || Identifier.isKey($0.names[0].text) })
        else { return nil }
        return lines
    }
}
