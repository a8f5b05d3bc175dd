import CodeReading
import Diagnostics
import SwiftReading

/// One thing that shall be otherwise than the declaration in the same row says.
enum PropertyFix {
    /// `String = ""` or a whole declaration in the place of the one that is there.
    case declaration(SwiftProperty, CodeText)
    case attribute(SwiftProperty, at: SourceSpan)
    case noAttribute(named: String)
    case unique(Bool, at: SourceSpan)
    case optional(Bool, at: SourceSpan)
    case defaultText(String?, at: SourceSpan)
    case type(SwiftTypeName, CodeText)
    case rename(String, at: SourceSpan)

    /// "Add inverse to Deck": the property refers to it.
    case inverse(String, at: SourceSpan)

    /// The property shall be gone.
    case removal

    /// "Already optional", "OK", "-".
    case nothing

    /// Whether it asks for an inverse, so that there is none as yet.
    var namesInverse: Bool {
        switch self {
        case .inverse: true
        case .attribute(let property, _), .declaration(let property, _):
            property.attribute(named: "Relationship")?.value(of: "inverse") != nil
        case .noAttribute, .unique, .optional, .defaultText, .type, .rename, .removal, .nothing: false
        }
    }
}
