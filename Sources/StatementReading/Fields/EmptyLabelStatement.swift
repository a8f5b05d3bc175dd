import Diagnostics
import DocumentWording
import SchemaEvidence
import Vocabulary

/// Tells of labels behind which nothing stands: "Zone:", "**Primary key:**".
package struct EmptyLabelStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.tokens.count <= Self.longest * 4 else { continue }
            let lines = wording.lines
            for line in lines where isEmpty(line, of: wording) {
                // What stands below the last line may be the answer.
                guard line != lines.last || reading.isEmptyLabel(index) || followsLabel(index, in: reading)
                else {
                    continue
                }
                let words = wording.tokens[line].filter { $0.kind != .sign }.map(\.text).joined(
                    separator: " ")
                reading.report(
                    .labelEmpty, .warning, "nothing stands behind '\(words)'", at: wording.span(of: line),
                    remedy: "write the name behind it, or leave the line out")
                reading.markAsMetadata(index)
            }
        }
    }

    private static let longest = 5

    private func isEmpty(_ line: Range<Int>, of wording: Wording) -> Bool {
        let tokens = wording.tokens[line]
        guard tokens.count <= Self.longest, tokens.last?.sign == .colon else { return false }
        let words = tokens.dropLast()
        let isKey = words.contains { $0.means(.primary) } && words.contains { $0.means(.key) }
        let isPlace = words.contains { $0.means(.zone) || $0.means(.database) && !$0.means(.entityLabel) }
        return (isKey || isPlace) && words.allSatisfy { $0.kind == .word && $0.means(Self.label) }
    }

    private static let label: ConceptSet = [
        .zone, .database, .primary, .key, .name, .record, .cloudKit, .filler, .standard,
    ]

    /// Another label below it answers nothing.
    private func followsLabel(_ passage: Int, in reading: DocumentReading) -> Bool {
        let next = passage + 1
        guard reading.outline.passages.indices.contains(next), let wording = reading.wordings[next],
            let colon = wording.tokens.prefix(Self.longest).firstIndex(where: { $0.sign == .colon })
        else { return false }
        return wording.tokens[..<colon].allSatisfy { $0.kind == .word && $0.means(Self.label) }
    }
}

extension DiagnosticID {
    fileprivate static let labelEmpty = DiagnosticID("label.empty")
}
