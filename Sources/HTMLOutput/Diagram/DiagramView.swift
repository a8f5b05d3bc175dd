import HTMLLanguage
import Templating

/// An entity-relationship diagram, laid out.
struct DiagramView: TemplateView {
    let anchor: String
    let caption: Markup
    let size: DiagramSize
    let edges: [EdgeView]
    let boxes: [BoxView]

    static let keys: [TemplateKey<DiagramView>] = [
        .text("anchor", "What its caption is known by.", \.anchor),
        .text(
            "caption", "What it shows. For example: `12 record types and 14 references`.", \.caption.source),
        .text("width", "Its width.", { String($0.size.width) }),
        .text("height", "Its height.", { String($0.size.height) }),
        .views("edges", "The lines between the boxes.", \.edges),
        .views("boxes", "The boxes.", \.boxes),
    ]
}

/// A line from a field to the record type that it refers to.
struct EdgeView: TemplateView {
    let from: String
    let to: String
    let label: Markup
    let path: String
    let ends: String

    static let keys: [TemplateKey<EdgeView>] = [
        .text("from", "The anchor of the record type that has the field.", \.from),
        .text("to", "The anchor of the record type that the field refers to.", \.to),
        .text("label", "What it stands for. For example: `Card.deck → Deck`.", \.label.source),
        .text("path", "The way of the line, as SVG has it.", \.path),
        .text("ends", "The signs at its ends, as SVG has them.", \.ends),
    ]
}

/// A record type in a diagram.
struct BoxView: TemplateView {
    let anchor: String
    let label: Markup
    let name: Markup
    let frame: DiagramFrame
    let rows: [BoxRowView]

    static let keys: [TemplateKey<BoxView>] = [
        .text("anchor", "The anchor of the record type.", \.anchor),
        .text("label", "What it is called. For example: `Deck, 7 fields`.", \.label.source),
        .text("name", "The name, shortened where it is very long.", \.name.source),
        .text("x", "Its left edge.", { String($0.frame.x) }),
        .text("y", "Its upper edge.", { String($0.frame.y) }),
        .text("width", "Its width.", { String($0.frame.size.width) }),
        .text("height", "Its height.", { String($0.frame.size.height) }),
        .text("head", "The area behind the name, as SVG has it.", \.head),
        .text("textX", "Where its texts begin.", { String($0.frame.x + BoxMetrics.inset) }),
        .text("kindX", "Where the types of its fields end.", { String($0.frame.right - BoxMetrics.inset) }),
        .text("nameY", "The base line of the name.", { String($0.frame.y + BoxMetrics.nameBaseline) }),
        .views("rows", "Its fields, or the most important of them.", \.rows),
    ]

    private var head: String {
        let bottom = BoxMetrics.headHeight
        return "M\(frame.x + 1) \(frame.y + bottom)v-\(bottom - 6)a5 5 0 0 1 5-5h\(frame.size.width - 12)"
            + "a5 5 0 0 1 5 5v\(bottom - 6)z"
    }
}

/// A field in a box.
struct BoxRowView: TemplateView {
    let y: Int
    let name: Markup
    let kind: Markup
    let isKey: Bool

    static let keys: [TemplateKey<BoxRowView>] = [
        .text("y", "Its base line.", { String($0.y) }),
        .text("name", "The name of the field.", \.name.source),
        .text("kind", "Its type. For example: `Deck?`.", \.kind.source),
        .flag("isKey", "Whether it is the key.", \.isKey),
    ]
}
