/// A way in which a document names the record type whose fields follow.
struct EntityLabel: Sendable, CustomStringConvertible {
    let description: String

    private let before: String
    private let behind: String

    /// `X` stands for the name.
    private init(_ text: String) {
        description = text
        let parts = text.split(separator: "X", maxSplits: 1, omittingEmptySubsequences: false)
        before = String(parts[0])
        behind = String(parts[1])
    }

    func text(_ name: String) -> String { before + name + behind }

    static let all = [
        "### `X`", "### X", "### X Record Type", "### Record Type: X", "### Record Type: `X`", "### 1. X",
        "### **X**", "### X (Public Database)", "### Entity: X", "### Create the `X` record type", "**X**",
        "**Record Type:** `X`",
    ].map(EntityLabel.init)
}
