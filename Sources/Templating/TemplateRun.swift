/// One rendering of a program.
struct TemplateRun {
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
