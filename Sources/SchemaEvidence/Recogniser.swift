/// Reads one shape of declaration, or one kind of statement, wherever a document has it.
///
/// A new shape is one new folder, and one line in `SchemaReader.shapes`.
package protocol Recogniser: Sendable {
    func read(_ reading: inout DocumentReading)
}
