/// A name in Swift source.
package struct SwiftIdentifier: Hashable, Sendable {
    /// Without back-ticks. For example: `default`.
    package let name: String

    /// As source says it, in back-ticks where the plain name would not do.
    package let source: String

    /// A member called as a document's name is, as far as that is one and means nothing else in Swift.
    package static func memberName(_ name: String) -> String {
        let spelled = SwiftSpelling.identifier(name, .lower, digits: "_", fallback: "field")
        return SwiftReservedNames.properties.contains(spelled)
            ? SwiftSpelling.uncapitalised(spelled) + "_" : spelled
    }

    /// The name must be an identifier already: see `SwiftSpelling`.
    package init(_ name: String) {
        self.name = name
        source = SwiftKeywords.needBackticks.contains(name) ? "`\(name)`" : name
    }
}
