internal import Templates

/// The templates that the executable holds, so that it stays one file.
package enum EmbeddedTemplate {
    /// The text of the template in the file `<name>.mustache`, which `Templates.c` lists.
    package static func text(of name: String) -> [UInt8] {
        var count = 0
        guard let bytes = embedded_template(name, &count) else {
            preconditionFailure("Templates.c lists no template called '\(name)'")
        }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
