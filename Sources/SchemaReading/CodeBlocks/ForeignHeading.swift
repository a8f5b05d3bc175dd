import Markdown

/// Headings that say of the code below that it belongs to requests, properties of views and the like.
enum ForeignHeading {
    static func stands(above passage: Int, in outline: DocumentOutline) -> Bool {
        var section: Int? = outline.passages[passage].section
        while let index = section {
            let tokens = outline.sections[index].heading?.tokens ?? []
            // An app may be called "Quick Notes": the title of the document says of it all that it is no aside.
            let isTitle = outline.sections[index].level == 1
            if tokens.contains(where: { $0.means(isTitle ? .elsewhere : [.elsewhere, .aside]) }) {
                return true
            }
            section = outline.sections[index].parent
        }
        return false
    }
}
