/// One rendering of a program.
struct TemplateRun {
    let shared: SharedProgram
    let literals: UnsafeBufferPointer<UInt8>
    let steps: UnsafeBufferPointer<TemplateStep>
    let frames: UnsafeMutableBufferPointer<TemplateFrame>

    func run(_ range: Range<Int>, _ output: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let step = steps[index]
            index += 1
            switch step.kind {
            case .literal:
                let bytes = literals[Int(step.start)..<Int(step.end)]
                output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes))
            case .text: append(text(of: step), &output)
            case .currentText: append(currentText(of: step), &output)
            case .whenFlag, .whenText, .whenTexts, .whenViews, .whenCurrentText, .whenFirst, .whenLast:
                if holds(step) != step.expected { index = Int(step.end) }
            case .withText, .forEachText, .forEachView:
                let body = index..<Int(step.end)
                index = body.upperBound
                enter(step, body, &output)
            }
        }
    }

    private func enter(_ step: TemplateStep, _ body: Range<Int>, _ output: inout [UInt8]) {
        switch step.kind {
        case .withText:
            let text = text(of: step)
            if !text.isEmpty { enter(step, [text], body, &output) }
        case .forEachText: enter(step, texts(of: step), body, &output)
        default:
            shared.program.views[Int(step.reader)](value(of: step)) { element, isFirst, isLast in
                frames[Int(step.frame)] = TemplateFrame(value: element, isFirst: isFirst, isLast: isLast)
                run(body, &output)
            }
        }
    }

    private func enter(
        _ step: TemplateStep, _ texts: [String], _ body: Range<Int>, _ output: inout [UInt8]
    ) {
        texts.withUnsafeBufferPointer { texts in
            guard let first = texts.baseAddress else { return }
            for index in 0..<texts.count {
                frames[Int(step.frame)] = TemplateFrame(
                    value: UnsafeRawPointer(first + index),
                    isFirst: index == 0,
                    isLast: index == texts.count - 1
                )
                run(body, &output)
            }
        }
    }

    private func holds(_ step: TemplateStep) -> Bool {
        switch step.kind {
        case .whenFlag: shared.program.flags[Int(step.reader)](value(of: step))
        case .whenText: !text(of: step).isEmpty
        case .whenTexts: !texts(of: step).isEmpty
        case .whenViews: !shared.program.flags[Int(step.reader)](value(of: step))
        case .whenCurrentText: !currentText(of: step).isEmpty
        case .whenFirst: frames[Int(step.source)].isFirst
        case .whenLast: frames[Int(step.source)].isLast
        case .literal, .text, .currentText, .withText, .forEachText, .forEachView: false
        }
    }

    private func value(of step: TemplateStep) -> UnsafeRawPointer { frames[Int(step.source)].value }

    private func text(of step: TemplateStep) -> String {
        shared.program.texts[Int(step.reader)](value(of: step))
    }

    private func texts(of step: TemplateStep) -> [String] {
        shared.program.lists[Int(step.reader)](value(of: step))
    }

    private func currentText(of step: TemplateStep) -> String {
        value(of: step).assumingMemoryBound(to: String.self).pointee
    }

    private func append(_ text: consuming String, _ output: inout [UInt8]) {
        text.withUTF8 { output.append(contentsOf: $0) }
    }
}
