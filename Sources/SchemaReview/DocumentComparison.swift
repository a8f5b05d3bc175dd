import Diagnostics
import SchemaComparison
import TextDifferences

/// A document before and after, section beside section.
struct DocumentComparison: Sendable {
    let old: DocumentSide?
    let new: DocumentSide?

    /// The sections that differ, by their places; nil where a side has no such section.
    private(set) var sections: [(old: Int?, new: Int?)] = []

    /// The line that stands in the other document where a line of this one stood, both from 0.
    private(set) var counterparts: (ofOld: [Int: Int], ofNew: [Int: Int]) = ([:], [:])

    init(_ pair: DocumentPair, _ review: SchemaReview) {
        let lines = [pair.old, pair.new].map {
            $0.map { Self.lines(of: review.sources.files[Int($0)]) } ?? []
        }
        let matches = LineDifference(old: lines[0], new: lines[1]).matches
        let old = Set(lines[0].indices).subtracting(matches.map(\.old))
        let new = Set(lines[1].indices).subtracting(matches.map(\.new))
        self.old = pair.old.map {
            DocumentSide(
                $0, of: review.sources, changedLines: old, changes: review.changes(at: $0, isOld: true))
        }
        self.new = pair.new.map {
            DocumentSide(
                $0, of: review.sources, changedLines: new, changes: review.changes(at: $0, isOld: false))
        }
        pairLines(matches, lines[0].count, lines[1].count)
        pairSections(Dictionary(matches.map { ($0.old, $0.new) }) { first, _ in first })
    }

    /// Without their ends, which a checkout may have changed.
    private static func lines(of file: SourceFile) -> [ArraySlice<UInt8>] {
        file.lineStarts.indices.map { file.text[file.lineRange($0)] }
    }

    /// Of as many lines that are gone as have come, each became the one at its place.
    private mutating func pairLines(_ matches: [(old: Int, new: Int)], _ oldCount: Int, _ newCount: Int) {
        var (i, j) = (0, 0)
        for match in matches + [(oldCount, newCount)] {
            if match.old - i == match.new - j {
                for offset in 0..<(match.old - i) {
                    counterparts.ofOld[i + offset] = j + offset
                    counterparts.ofNew[j + offset] = i + offset
                }
            }
            (i, j) = (match.old + 1, match.new + 1)
        }
    }

    /// A section is the one whose heading stays, or took the place of the other's.
    private mutating func pairSections(_ matches: [Int: Int]) {
        let (olds, news) = (headings(of: old), headings(of: new))
        let byLine = Dictionary(news.map { ($0.line, $0.section) }) { first, _ in first }
        var taken: Set<Int> = []
        var partners: [Int: Int] = [:]
        for heading in olds {
            let line = matches[heading.line] ?? counterparts.ofOld[heading.line]
            guard let line, let section = byLine[line], taken.insert(section).inserted else { continue }
            partners[heading.section] = section
        }
        var next = 0
        for heading in olds {
            let partner = partners[heading.section]
            if let partner {
                while next < partner {
                    if !taken.contains(next) { append(nil, next) }
                    next += 1
                }
                next = max(next, partner + 1)
            }
            append(heading.section, partner)
        }
        for section in news.map(\.section) where section >= next && !taken.contains(section) {
            append(nil, section)
        }
    }

    private mutating func append(_ oldSection: Int?, _ newSection: Int?) {
        let isOldChanged = oldSection.flatMap { old?.isChanged(sectionAt: $0) } ?? false
        let isNewChanged = newSection.flatMap { new?.isChanged(sectionAt: $0) } ?? false
        if isOldChanged || isNewChanged { sections.append((oldSection, newSection)) }
    }

    private func headings(of side: DocumentSide?) -> [(line: Int, section: Int)] {
        guard let side else { return [] }
        return side.sections.enumerated().map { index, range in
            (side.passages[range.lowerBound].lines.lowerBound, index)
        }
    }
}

extension SchemaReview {
    /// The changes that are stated in a file, by line: of what is there still, in the newer one.
    fileprivate func changes(at file: Int32, isOld: Bool) -> [Int: [Int]] {
        var changes: [Int: [Int]] = [:]
        for (index, entry) in report.entries.enumerated() {
            guard let span = isOld ? entry.old : entry.new, span.file == file else { continue }
            changes[sources[span].lineIndex(of: span.lower), default: []].append(index)
        }
        return changes
    }
}
