import Diagnostics

/// A change of one or more schemas, as a reviewer looks at it.
///
/// Purpose: `gen review`. Input: what other rooms found out about the change. Output: a page, a comment or a text.
/// Invariant: nothing is decided here; what is said of a change is what `gen diff`, `gen breaking`, `gen migrate` and
/// `gen generate` say of it.
package struct ReviewedChange: Sendable {
    /// As the command line names the sides. For example: `main:` and `gen.yml`.
    package let oldName: String
    package let newName: String
    package let schemas: [SchemaReview]

    package init(from oldName: String, to newName: String, schemas: [SchemaReview]) {
        self.oldName = oldName
        self.newName = newName
        self.schemas = schemas
    }

    /// How every review begins, behind its comment mark: by it a review is known that may be replaced.
    package static let headline = "Written by gen review: from "

    /// Without a comment mark, and in one line that no name ends.
    var headline: String {
        let line = { (name: String) in
            String(name.map { $0.isNewline ? " " : $0 }).replacing("--", with: "- -").replacing(
                ">", with: ")")
        }
        return Self.headline + "\(line(oldName)) to \(line(newName))."
    }

    /// Whether a file is a review, and so may be replaced by another one.
    package static func isReview(_ text: [UInt8]) -> Bool {
        text.prefix(200).firstRange(ofBytes: headline) != nil
    }
}
