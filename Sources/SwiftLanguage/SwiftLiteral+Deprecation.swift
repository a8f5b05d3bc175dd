import Output
package import SchemaModel

extension SwiftLiteral {
    /// What `@available` tells callers of something that is retired; empty for anything else.
    package static func deprecation(_ retirement: Retirement?) -> String {
        retirement.map { string(PlainText.of(markdown: $0.sentence)) } ?? ""
    }
}
