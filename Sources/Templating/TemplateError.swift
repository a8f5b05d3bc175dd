/// A template that does not fit its view or is no Mustache: a mistake of ours, pinned to its place.
package struct TemplateError: Error, Hashable, CustomStringConvertible {
    package let template: String
    package let line: Int

    /// 1-based, in UTF-8 bytes.
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
