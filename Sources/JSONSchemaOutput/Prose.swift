import Diagnostics
import Output

/// The document's words as a description: paragraphs on a line each, white space tidied.
enum Prose {
    static func text(of documentation: String) -> String {
        let needsTidying = documentation.withBytes { $0.contains { $0 < 0x20 } }
        return needsTidying
            ? TextWrapping.lines(of: documentation, width: .max).joined(separator: "\n")
            : documentation
    }
}
