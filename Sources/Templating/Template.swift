/// A template in Mustache's syntax, compiled once for one type of view.
///
/// Purpose: layout, and nothing else. Input: the template's text and its partials. Output: UTF-8 bytes.
/// Invariant: a key that the view does not have is an error when the template is compiled, never an empty text.
package struct Template<View: TemplateView>: Sendable {
    /// `name` is what errors call the template; partials are named without their extension.
    package init(
        name: String,
        source: [UInt8],
        partials: [String: [UInt8]] = [:]
    ) throws(TemplateError) {
    }

    /// Appends what the template makes of a view.
    package func render(_ view: View, into output: inout [UInt8]) {
    }
}

/// A template that does not fit its view or is no Mustache: a mistake of ours, pinned to its place.
package struct TemplateError: Error, Hashable, CustomStringConvertible {
    package let template: String
    package let line: Int
    package let column: Int
    package let message: String

    package init(template: String, line: Int, column: Int, message: String) {
        self.template = template
        self.line = line
        self.column = column
        self.message = message
    }

    package var description: String { "\(template):\(line):\(column): \(message)" }
}
