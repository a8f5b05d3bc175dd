/// Finds the comments that belong to a record type or field.
struct CloudKitComments {
    private let lexer: CloudKitLexer
    private var rest: ArraySlice<(range: Range<Int>, text: String)>

    init(_ lexer: CloudKitLexer) {
        self.lexer = lexer
        rest = lexer.comments[...]
    }

    mutating func attach(to schema: inout CloudKitSchemaText) {
        if rest.isEmpty { return }
        for type in schema.recordTypes.indices {
            schema.recordTypes[type].comments = paragraphs(above: schema.recordTypes[type].start)
            var end = schema.recordTypes[type].nameRange.upperBound
            for field in schema.recordTypes[type].fields.indices {
                let range = schema.recordTypes[type].fields[field].range
                let texts = [above(range, behind: end), behind(range)].compactMap(\.self)
                if !texts.isEmpty {
                    schema.recordTypes[type].fields[field].comment = texts.joined(separator: " ")
                }
                end = range.upperBound
            }
        }
    }

    /// A comment on the field's own line.
    private mutating func behind(_ field: Range<Int>) -> String? {
        rest = rest.drop { $0.range.lowerBound < field.upperBound }
        guard let comment = rest.first, newlines(field.upperBound..<comment.range.lowerBound) == 0,
            !comment.text.isEmpty
        else { return nil }
        rest.removeFirst()
        return comment.text
    }

    /// A sentence right above the field and right below what stands before it. What follows an empty line, or is no
    /// sentence, is a heading over several fields.
    private mutating func above(_ field: Range<Int>, behind end: Int) -> String? {
        // Those between the words of a declaration are of no field.
        rest = rest.drop { $0.range.lowerBound < end }
        let run = run(above: field.lowerBound)
        guard let first = run.first, let last = run.last, ".!?)".contains(last.text.last ?? " "),
            newlines(lineEnd(behind: end, before: first.range.lowerBound)..<first.range.lowerBound) == 1
        else { return nil }
        return run.map(\.text).joined(separator: " ")
    }

    /// Empty comments stand between the paragraphs.
    private mutating func paragraphs(above start: Int) -> [String] {
        let lines = run(above: start).map(\.text)
        guard lines.allSatisfy({ !$0.hasPrefix("-") && !$0.hasPrefix("=") }) else { return [] }
        return lines.split(separator: "").map { $0.joined(separator: " ") }
    }

    /// The comments on lines of their own, one right below the other, that end right above a place.
    private mutating func run(above place: Int) -> ArraySlice<(range: Range<Int>, text: String)> {
        let before = rest.prefix { $0.range.lowerBound < place }
        rest = rest.dropFirst(before.count)
        var start = before.endIndex
        var below = place
        while start > before.startIndex, newlines(before[start - 1].range.upperBound..<below) == 1,
            standsAlone(before[start - 1].range.lowerBound)
        {
            start -= 1
            below = before[start].range.lowerBound
        }
        return before[start...]
    }

    private func standsAlone(_ comment: Int) -> Bool {
        let line = lexer.bytes(0..<comment).suffix(200).reversed().prefix { $0 != UInt8(ascii: "\n") }
        return line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Behind the comma or bracket, and the comment that may follow it on the line.
    private func lineEnd(behind end: Int, before limit: Int) -> Int {
        lexer.bytes(end..<limit).firstIndex(of: UInt8(ascii: "\n")) ?? limit
    }

    private func newlines(_ range: Range<Int>) -> Int {
        lexer.bytes(range).count { $0 == UInt8(ascii: "\n") }
    }
}
