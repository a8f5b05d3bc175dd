import Foundation
import TestSupport

/// Debian's `cmark-gfm` (0.29.0.gfm.6): what GitHub's tables are compared with.
enum Oracle {
    /// Whether the version that the comparison is written for is there. From 0.29.0.gfm.7 on, a paragraph with one
    /// marker row that fits no header starts no table further down, and ours still reads what the author meant.
    static let isInstalled =
        Command.isInstalled("cmark-gfm") && version.contains("cmark-gfm 0.29.0.gfm.6 ")

    private static let version = (try? Command("cmark-gfm", ["--version"]).run().output) ?? ""

    /// The outlines of some documents, each read by a process of its own.
    static func outlines(of documents: [String]) throws -> [Outline] {
        try read(documents).map { xml in
            var reader = OracleXML(xml)
            return reader.outline()
        }
    }

    /// The outlines of many documents, read a hundred at a time. Each ends with the separator, and they share
    /// no labels of links.
    static func outlines(ofMany documents: [String]) throws -> [Outline] {
        let batches = stride(from: 0, to: documents.count, by: 100).map { start in
            documents[start..<min(start + 100, documents.count)].joined()
        }
        return try read(batches).flatMap { xml in
            var reader = OracleXML(xml)
            return reader.outline().split(at: separatorLine)
        }
    }

    static let separator = "\n\n# separator\n\n"
    static let separatorLine = "heading 1: {}separator"

    private static func read(_ documents: [String]) throws -> [String] {
        try withTemporaryFolder { folder in
            for (index, document) in documents.enumerated() {
                try Data(document.utf8).write(to: folder.appending(path: "\(index + 100_000).md"))
            }
            let loop = "for f in *.md; do cmark-gfm -e table -t xml $f || exit 1; done"
            let output = try Command("sh", ["-c", loop], in: folder).run().output
            return output.components(separatedBy: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").dropFirst()
                .map { $0 }
        }
    }
}

/// Reads the XML that the oracle writes, and only that.
struct OracleXML {
    private let text: Substring.UTF8View
    private var index: Substring.UTF8View.Index

    init(_ text: String) {
        self.text = Substring(text).utf8
        index = self.text.startIndex
    }

    private final class Node {
        let name: String
        let attributes: String
        var text = ""
        var children: [Node] = []

        init(name: String, attributes: String) {
            self.name = name
            self.attributes = attributes
        }

        func attribute(_ name: String) -> String? {
            guard let start = attributes.range(of: " \(name)=\"") else { return nil }
            return attributes[start.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
                .first
                .map { OracleXML.unescaped(String($0)) }
        }
    }

    mutating func outline() -> Outline {
        let root = Node(name: "root", attributes: "")
        var open = [root]
        while let tag = nextTag(into: open[open.count - 1]) {
            if tag.hasPrefix("!") { continue }
            if tag.hasPrefix("/") {
                open.removeLast()
                continue
            }
            let isEmpty = tag.hasSuffix("/")
            let name = String(tag.prefix { $0 != " " && $0 != "/" })
            let node = Node(name: name, attributes: String(tag.dropFirst(name.count)))
            open[open.count - 1].children.append(node)
            if !isEmpty { open.append(node) }
        }
        var outline = Outline()
        for document in root.children { add(document.children, to: &outline) }
        return outline
    }

    /// The text up to the next tag goes into the open node.
    private mutating func nextTag(into node: Node) -> String? {
        guard let start = text[index...].firstIndex(of: UInt8(ascii: "<")),
            let end = text[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        node.text += Self.unescaped(String(Substring(text[index..<start])))
        index = text.index(after: end)
        return String(Substring(text[text.index(after: start)..<end]))
    }

    fileprivate static func unescaped(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }

    private func add(_ nodes: [Node], to outline: inout Outline) {
        for node in nodes {
            switch node.name {
            case "heading": outline.add("heading \(node.attribute("level") ?? ""): " + inlines(node))
            case "paragraph": outline.add("paragraph: " + inlines(node))
            case "code_block":
                outline.add("code \(node.attribute("info") ?? ""): \(node.text.debugDescription)")
            case "html_block": outline.add("html: \(node.text.debugDescription)")
            case "thematic_break": outline.add("break")
            case "table_cell":
                outline.add("cell: " + (node.attribute("align").map { $0 + " " } ?? "") + inlines(node))
            case "list":
                outline.nest("list \(node.attribute("start") ?? "bullets")") { add(node.children, to: &$0) }
            default:
                let names = ["table_header": "header", "table_row": "row", "block_quote": "quote"]
                outline.nest(names[node.name] ?? node.name) { add(node.children, to: &$0) }
            }
        }
    }

    private func inlines(_ node: Node) -> String {
        var runs: [(signs: String, text: String)] = []
        collect(node, [], into: &runs)
        return Outline.inlines(runs)
    }

    private func collect(
        _ node: Node, _ enclosing: Set<Character>, into runs: inout [(signs: String, text: String)]
    ) {
        let order = ["S", "E", "L", "I"].filter { enclosing.contains(Character($0)) }.joined()
        for child in node.children {
            switch child.name {
            case "text": runs.append((order, child.text))
            case "code": runs.append((order + "C", child.text))
            case "html_inline": runs.append((order + "H", child.text))
            case "softbreak", "linebreak": runs.append((order, "\n"))
            case "strong": collect(child, enclosing.union(["S"]), into: &runs)
            case "emph": collect(child, enclosing.union(["E"]), into: &runs)
            case "link": collect(child, enclosing.union(["L"]), into: &runs)
            case "image": collect(child, enclosing.union(["I"]), into: &runs)
            default: runs.append((order, "<\(child.name)>"))
            }
        }
    }
}
