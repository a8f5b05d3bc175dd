/// Puts the cases of an enumeration on lines.
package enum CaseLines {
    /// Lines of at most the given width, unless one part alone is longer.
    package static func joined(_ parts: [String], width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for part in parts {
            if line.isEmpty {
                line = part
            } else if line.utf8.count + part.utf8.count + 2 <= width {
                line += ", " + part
            } else {
                lines.append(line)
                line = part
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}
