/// Reads declarations from Swift text: the one entry to the room.
///
/// Purpose: property declarations in documents are real Swift. Input: a code block or a table cell, perhaps a
/// fragment. Output: its declarations. Invariants: damaged text gives fewer declarations, never invented ones; time
/// is linear, and no depth of nesting takes any of the stack.
package struct SwiftReader: Sendable {
    package init() {}

    package func read(_ text: String) -> SwiftSource {
        var text = text
        return text.withUTF8 { bytes in
            var reading = DeclarationWalk(SwiftTokens(bytes: bytes))
            reading.run()
            return reading.source
        }
    }
}
