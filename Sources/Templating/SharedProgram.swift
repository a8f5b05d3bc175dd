/// A program for all who render with it: it goes from hand to hand as one reference.
final class SharedProgram: Sendable {
    let program: TemplateProgram
    let usage: TemplateUsage

    init(_ program: TemplateProgram, _ usage: TemplateUsage) {
        self.program = program
        self.usage = usage
    }

    /// Appends what the program makes of the view that the pointer leads to.
    func render(_ view: UnsafeRawPointer, into output: inout [UInt8]) {
        program.literals.withUnsafeBufferPointer { literals in
            program.steps.withUnsafeBufferPointer { steps in
                let count = program.frameCount
                withUnsafeTemporaryAllocation(of: TemplateFrame.self, capacity: count) { frames in
                    frames.initialize(repeating: TemplateFrame(value: view, isFirst: true, isLast: true))
                    TemplateRun(shared: self, literals: literals, steps: steps, frames: frames)
                        .run(0..<steps.count, &output)
                }
            }
        }
    }
}
