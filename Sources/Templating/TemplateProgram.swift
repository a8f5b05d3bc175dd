/// A compiled template: what to append, in order.
struct TemplateProgram: Sendable {
    /// How deeply sections that put something in reach are nested, the outermost view included.
    var frameCount = 0
    var body: [TemplateInstruction] = []
    private(set) var literals: [UInt8] = []

    mutating func addLiteral(_ bytes: [UInt8]) -> Range<Int> {
        literals += bytes
        return literals.count - bytes.count..<literals.count
    }

    /// Appends what the program makes of the view that the pointer leads to.
    func render(_ view: UnsafeRawPointer, into output: inout [UInt8]) {
        literals.withUnsafeBufferPointer { literals in
            withUnsafeTemporaryAllocation(of: TemplateFrame.self, capacity: frameCount) { frames in
                frames.initialize(repeating: TemplateFrame(value: view, isFirst: true, isLast: true))
                TemplateRun(literals: literals, frames: frames).run(body, &output)
            }
        }
    }
}
