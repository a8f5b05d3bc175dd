/// A template that does not fit its view or is no Mustache, pinned to its place.
package struct TemplateError: Error, Hashable, CustomStringConvertible {
    package let place: Place
    package let message: String

    /// For example: `did you mean 'title'?`
    package let remedy: String?

    /// The tags that include the template, the innermost first.
    package var includers: [Place] = []

    package init(
        template: String, line: Int, column: Int, offset: Int, message: String, remedy: String? = nil
    ) {
        place = Place(template: template, line: line, column: column, offset: offset)
        self.message = message
        self.remedy = remedy
    }

    /// Where a tag of a template begins.
    package struct Place: Hashable, Sendable {
        package let template: String
        package let line: Int

        /// 1-based, in UTF-8 bytes.
        package let column: Int

        /// In UTF-8 bytes from the beginning of the template.
        package let offset: Int
    }

    package var template: String { place.template }
    package var line: Int { place.line }
    package var column: Int { place.column }

    package var description: String {
        "\(template):\(line):\(column): \(message)" + (remedy.map { ": " + $0 } ?? "")
    }
}
