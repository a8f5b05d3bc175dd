/// A template in Mustache's syntax, compiled once for one type of view.
///
/// Purpose: layout, and nothing else. Input: the template's text and its partials. Output: UTF-8 bytes.
/// Invariant: a key that the view does not have is an error when the template is compiled, never an empty text.
package struct Template<View: TemplateView>: Sendable {
    private let shared: SharedProgram
    var usage: TemplateUsage { shared.usage }

    /// What the views offer and no tag asks for, so that a test can find what has gone stale: `FieldView.note`.
    package var unusedKeys: [String] { usage.unusedKeys }

    /// `name` is what errors call the template; partials are named without their extension.
    package init(
        name: String,
        source: [UInt8],
        partials: [String: [UInt8]] = [:]
    ) throws(TemplateError) {
        var compiler = TemplateCompiler(partials: partials)
        let program = try compiler.compile(name: name, source: source, keys: TemplateKeyTable(View.self))
        shared = SharedProgram(program, compiler.usage)
    }

    /// A template of our own, embedded in the executable: one that does not compile is a mistake of ours.
    ///
    ///     static let template = Template<TypeView>(embedded: "type", EmbeddedTemplate.text(of: "type"))
    package init(embedded name: String, _ source: [UInt8], partials: [String: [UInt8]] = [:]) {
        do {
            try self.init(name: name, source: source, partials: partials)
        } catch {
            preconditionFailure("an embedded template is wrong: \(error)")
        }
    }

    private init(_ shared: SharedProgram) {
        self.shared = shared
    }

    /// One that lays out nothing.
    var blank: Template { Template(SharedProgram(TemplateProgram(), usage)) }

    /// Appends what the template makes of a view.
    package func render(_ view: View, into output: inout [UInt8]) {
        withUnsafePointer(to: view) { shared.render(UnsafeRawPointer($0), into: &output) }
    }
}
