package import Foundation

/// Mermaid itself in a headless Chromium, as the judge of diagrams.
///
/// It comes from PyPI's `artoo-mermaid`, a wheel that holds `mermaid.min.js` as Mermaid's authors publish it. Development.md
/// tells how to put it in the build folder.
package final class MermaidParser {
    /// Whether tests that need it run.
    package static var isInstalled: Bool {
        FileManager.default.fileExists(atPath: script.path) && Command.isInstalled("chromium")
    }

    private static let script = packageFolder.appending(
        path: ".build/mermaid/artoo_mermaid/assets/mermaid.min.js")

    private let browser: Browser

    /// Opens a browser with its profile in a scratch folder.
    package init(in folder: URL) throws {
        browser = try Browser(in: folder)
        let page = folder.appending(path: "Mermaid.html")
        let text = """
            <!doctype html><meta charset="utf-8"><title>Mermaid</title><script src="\(Self.script.absoluteString)"></script>
            <script>mermaid.initialize({ startOnLoad: false });</script>
            """
        try Data(text.utf8).write(to: page)
        try browser.open(page)
    }

    deinit { browser.close() }

    /// What Mermaid says against a diagram; nothing where it takes it.
    package func problem(of diagram: String) throws -> String {
        try browser.text(
            of:
                "mermaid.parse(\(try Self.literal(diagram))).then(() => '', (error) => String(error) || 'refused')"
        )
    }

    /// An entity-relationship diagram as Mermaid has read it: the titles of its boxes, the fields in each, its lines.
    package struct Reading {
        package let entities: [String]
        package let fields: [[String]]
        package let relationships: [String]
    }

    package func reading(of diagram: String) throws -> Reading {
        let program = """
            (async () => {
              const { db } = await mermaid.mermaidAPI.getDiagramFromText(\(try Self.literal(diagram)));
              const entities = [...db.getEntities().values()];
              return {
                entities: entities.map((entity) => entity.alias || entity.label),
                fields: entities.map((entity) => entity.attributes.map((attribute) => attribute.name)),
                relationships: db.getRelationships().map((line) => line.roleA),
              };
            })()
            """
        let value = try browser.value(of: program) as? [String: Any] ?? [:]
        return Reading(
            entities: value["entities"] as? [String] ?? [], fields: value["fields"] as? [[String]] ?? [],
            relationships: value["relationships"] as? [String] ?? [])
    }

    private static func literal(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
}
