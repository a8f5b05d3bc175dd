/// A piece of a template's text.
struct TemplateToken {
    let kind: Kind

    /// Where it begins in its template.
    let offset: Int

    enum Kind {
        /// With the lines' indentation, where a partial is indented.
        case literal([UInt8])
        case variable(String)
        case section(String)
        case invertedSection(String)
        case end(String)
        case partial(String, indentation: [UInt8])
    }
}
