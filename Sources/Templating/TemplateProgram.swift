/// One step of rendering. An `Int` names the frame that a value is read from.
enum TemplateInstruction: Sendable {
    typealias Reader<Value> = @Sendable (UnsafeRawPointer) -> Value

    case literal(Range<Int>)
    case text(Int, Reader<String>)
    case currentText(Int)
    case when(Condition, is: Bool, [TemplateInstruction])
    case withText(Int, Reader<String>, frame: Int, [TemplateInstruction])
    case forEachText(Int, Reader<[String]>, frame: Int, [TemplateInstruction])
    case forEachView(
        Int, @Sendable (UnsafeRawPointer, TemplateViewList.Body) -> Void, frame: Int, [TemplateInstruction])

    enum Condition: Sendable {
        case flag(Int, Reader<Bool>)
        case text(Int, Reader<String>)
        case texts(Int, Reader<[String]>)
        case views(Int, isEmpty: Reader<Bool>)
        case currentText(Int)
        case first(Int)
        case last(Int)
    }
}

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

/// What a section is at in this round: a view, or a text where the section is over texts.
struct TemplateFrame: BitwiseCopyable {
    var value: UnsafeRawPointer
    var isFirst: Bool
    var isLast: Bool
}

/// One rendering of a program.
private struct TemplateRun {
    let literals: UnsafeBufferPointer<UInt8>
    let frames: UnsafeMutableBufferPointer<TemplateFrame>

    func run(_ body: [TemplateInstruction], _ output: inout [UInt8]) {
        for instruction in body {
            switch instruction {
            case .literal(let range):
                output.append(contentsOf: UnsafeBufferPointer(rebasing: literals[range]))
            case .text(let source, let read): append(read(frames[source].value), &output)
            case .currentText(let source): append(text(in: source), &output)
            case .when(let condition, let expected, let body):
                if holds(condition) == expected { run(body, &output) }
            case .withText(let source, let read, let frame, let body):
                let text = read(frames[source].value)
                if !text.isEmpty { enter(frame, [text], body, &output) }
            case .forEachText(let source, let read, let frame, let body):
                enter(frame, read(frames[source].value), body, &output)
            case .forEachView(let source, let forEach, let frame, let body):
                forEach(frames[source].value) { element, isFirst, isLast in
                    frames[frame] = TemplateFrame(value: element, isFirst: isFirst, isLast: isLast)
                    run(body, &output)
                }
            }
        }
    }

    private func enter(
        _ frame: Int,
        _ texts: [String],
        _ body: [TemplateInstruction],
        _ output: inout [UInt8]
    ) {
        texts.withUnsafeBufferPointer { texts in
            guard let first = texts.baseAddress else { return }
            for index in 0..<texts.count {
                frames[frame] = TemplateFrame(
                    value: UnsafeRawPointer(first + index),
                    isFirst: index == 0,
                    isLast: index == texts.count - 1
                )
                run(body, &output)
            }
        }
    }

    private func holds(_ condition: TemplateInstruction.Condition) -> Bool {
        switch condition {
        case .flag(let source, let read): read(frames[source].value)
        case .text(let source, let read): !read(frames[source].value).isEmpty
        case .texts(let source, let read): !read(frames[source].value).isEmpty
        case .views(let source, let isEmpty): !isEmpty(frames[source].value)
        case .currentText(let source): !text(in: source).isEmpty
        case .first(let source): frames[source].isFirst
        case .last(let source): frames[source].isLast
        }
    }

    private func text(in frame: Int) -> String {
        frames[frame].value.assumingMemoryBound(to: String.self).pointee
    }

    private func append(_ text: consuming String, _ output: inout [UInt8]) {
        text.withUTF8 { output.append(contentsOf: $0) }
    }
}
