/// A name in Swift source.
package struct SwiftIdentifier: Hashable, Sendable {
    /// Without back-ticks. For example: `default`.
    package let name: String

    /// As source says it, in back-ticks where the plain name would not do.
    package let source: String

    /// The name must be an identifier already: see `SwiftSpelling`.
    package init(_ name: String) {
        self.name = name
        source = SwiftKeywords.needBackticks.contains(name) ? "`\(name)`" : name
    }
}
