import DocumentWording

/// A line that declares one field or several, taken apart but not interpreted: a bullet, or a line of a listing.
///
///     - `title` (String, required): what is on the cover
///     - id: String (UUID)
///     - `width`, `height` (Double)
///
/// Ranges are UTF-8 offsets in the text that the line was cut from.
package struct FieldLine: Hashable {
    package var names: [Name]

    /// What stands where a type does. Whether it is one, the recogniser must know.
    package var type: Range<Int>?

    /// The parts behind the type, each without its comma: `required` in `(String, required)`.
    package var remarks: [Range<Int>] = []

    /// The text behind the dash, colon or comment mark.
    package var note: Range<Int>?

    /// Names of other fields that stand behind it.
    package var further: Range<Int>?

    /// Whether the type stood in brackets or behind a colon, and not merely behind a dash.
    package var marksType = false

    package init(names: [Name]) {
        self.names = names
    }

    package struct Name: Hashable {
        package var text: String
        package var range: Range<Int>

        /// Whether it stood in back-ticks or bold: then it is meant as a name.
        package var isMarked: Bool

        /// `author?`
        package var isOptional = false

        /// `stops[]`
        package var isList = false

        package init(
            text: String, range: Range<Int>, isMarked: Bool, isOptional: Bool = false, isList: Bool = false
        ) {
            self.text = text
            self.range = range
            self.isMarked = isMarked
            self.isOptional = isOptional
            self.isList = isList
        }
    }
}

extension FieldLine {
    /// In Markdown `_title_` is the name `title`, stressed; in back-ticks the lines are the name's own.
    package var withoutEmphasis: FieldLine {
        var line = self
        for (index, name) in names.enumerated() where !name.isMarked {
            let bare = name.text.trimming { $0 == "_" }
            guard name.text.hasPrefix("_"), name.text.hasSuffix("_"), Identifier.isValid(bare) else {
                continue
            }
            let margin = name.text.utf8.prefix { $0 == UInt8(ascii: "_") }.count
            let start = name.range.lowerBound + margin
            line.names[index].text = String(bare)
            line.names[index].range = start..<start + bare.utf8.count
        }
        return line
    }
}
