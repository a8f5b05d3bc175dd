import DocumentWording
import Markdown
import RemarkReading
import Vocabulary

extension DocumentReading {
    /// Whether what stands in a passage is meant as it is written: no heading above, and no line right before it, speaks of
    /// examples, ideas or what is gone: "Roadmap", "Removed", "For example:".
    package func isAsserted(_ passage: Int) -> Bool {
        let standing = standing(of: passage)
        // "On the device (SwiftData, apart from the API)" speaks of models all the same.
        let isElsewhere = standing.isForeign || standing.own.contains(.messages)
        return (!isElsewhere || standing.own.contains(.schema)) && isMeant(passage)
    }

    /// The same of what says itself what it is about: it may stand below "Rules" or "Notes" as well.
    package func isMeant(_ passage: Int) -> Bool {
        let standing = standing(of: passage)
        guard !standing.isExample, !standing.own.contains(.gone),
            isAssertedByHeadings(outline.passages[passage].section)
        else { return false }
        let start = outline.passages[passage].container ?? passage
        guard let line = line(above: start), line.tokens.last?.sign == .colon else { return true }
        return line.tokens[...].takesNothingBack
    }

    /// A document's title may be "Plan" above what is so.
    private func isAssertedByHeadings(_ section: Int) -> Bool {
        var current: Int? = section
        while let section = current, outline.sections[section].level > 1 {
            if let heading = outline.sections[section].heading,
                heading.mayMean([.ideas, .changes]) || !heading.tokens[...].takesNothingBack
            {
                return false
            }
            current = outline.sections[section].parent
        }
        return true
    }
}
