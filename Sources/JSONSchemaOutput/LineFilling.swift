import Diagnostics

/// Breaks lists of literals over lines of at most 110 characters.
enum LineFilling {
    static let width = 110

    static func fits(_ line: String, indentation: Int) -> Bool {
        fits(width: line.scalarCount, indentation: indentation)
    }

    /// The comma that may follow counts too.
    static func fits(width: Int, indentation: Int) -> Bool { indentation + width < Self.width }

    /// One line where all items fit into what is around them, else lines two columns further in.
    static func lines(of items: [String], around frame: String, indentation: Int) -> [String] {
        let line = items.joined(separator: ", ")
        if fits(width: frame.scalarCount + line.scalarCount, indentation: indentation) { return [line] }
        var lines: [String] = []
        var width = 0
        for (index, item) in items.enumerated() {
            let item = index + 1 < items.count ? item + "," : item
            let widened = width + 1 + item.scalarCount
            if lines.isEmpty || indentation + 2 + widened > Self.width {
                lines.append(item)
                width = widened - width - 1
            } else {
                lines[lines.count - 1] += " " + item
                width = widened
            }
        }
        return lines
    }
}

extension String {
    /// How wide it is, in Unicode scalars.
    var scalarCount: Int { withBytes { $0.count { $0 & 0xC0 != 0x80 } } }
}
