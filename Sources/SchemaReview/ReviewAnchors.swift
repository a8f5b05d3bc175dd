/// What links in a review lead to.
struct ReviewAnchors: Sendable {
    private let prefix: String

    /// By file and line the line where the passage begins that has it.
    private var starts: [Int32: [Int: Int]] = [:]

    init(prefix: String, _ comparisons: [DocumentComparison]) {
        self.prefix = prefix
        for comparison in comparisons {
            for (old, new) in comparison.sections {
                for (side, section) in [(comparison.old, old), (comparison.new, new)] {
                    guard let side, let section else { continue }
                    let shown = side.shownPassages(ofSectionAt: section)
                    starts[side.file, default: [:]].merge(
                        shown.flatMap { place in
                            side.passages[place].lines.map { ($0, side.passages[place].lines.lowerBound) }
                        }
                    ) { first, _ in first }
                }
            }
        }
    }

    func change(_ index: Int) -> String { "\(prefix)-change-\(index + 1)" }

    /// Of the passage that a line, from 0, is a part of; nil where it is not shown.
    func line(_ line: Int, of file: Int32) -> String? {
        starts[file]?[line].map { "\(prefix)-\(file)-L\($0 + 1)" }
    }
}
