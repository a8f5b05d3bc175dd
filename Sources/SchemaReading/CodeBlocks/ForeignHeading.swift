import Markdown

/// Headings that say of the code below that it belongs to requests, properties of views and the like.
enum ForeignHeading {
    static func stands(above passage: Int, in outline: DocumentOutline) -> Bool {
        var section: Int? = outline.passages[passage].section
        while let index = section {
            let tokens = outline.sections[index].heading?.tokens ?? []
            if tokens.contains(where: { $0.means([.elsewhere, .aside]) }) { return true }
            section = outline.sections[index].parent
        }
        return false
    }
}
