/// A compiled template: what to append, in order.
///
/// Its steps stand one behind the other, those of a section behind the section's own, so that no step holds others.
struct TemplateProgram: Sendable {
    /// How deeply sections that put something in reach are nested, the outermost view included.
    var frameCount = 0
    private(set) var literals: [UInt8] = []
    private(set) var steps: [TemplateStep] = []

    // The readers that steps name by their places.
    private(set) var texts: [TemplateInstruction.Reader<String>] = []
    private(set) var flags: [TemplateInstruction.Reader<Bool>] = []
    private(set) var lists: [TemplateInstruction.Reader<[String]>] = []
    private(set) var views: [TemplateInstruction.ForEach] = []

    mutating func addLiteral(_ bytes: [UInt8]) -> Range<Int> {
        literals += bytes
        return literals.count - bytes.count..<literals.count
    }
}

// MARK: - Steps

extension TemplateProgram {
    mutating func add(_ body: [TemplateInstruction]) {
        for instruction in body { add(instruction) }
    }

    private mutating func add(_ instruction: TemplateInstruction) {
        switch instruction {
        case .literal(let range):
            steps.append(
                TemplateStep(kind: .literal, start: Int32(range.lowerBound), end: Int32(range.upperBound)))
        case .text(let source, let read): add(.text, from: source, reader: texts.place(of: read))
        case .currentText(let source): add(.currentText, from: source)
        case .when(let condition, let expected, let body): add(condition, expected, body)
        case .withText(let source, let read, let frame, let body):
            add(.withText, from: source, reader: texts.place(of: read), frame, body)
        case .forEachText(let source, let read, let frame, let body):
            add(.forEachText, from: source, reader: lists.place(of: read), frame, body)
        case .forEachView(let source, let forEach, let frame, let body):
            add(.forEachView, from: source, reader: views.place(of: forEach), frame, body)
        }
    }

    private mutating func add(
        _ condition: TemplateInstruction.Condition, _ expected: Bool, _ body: [TemplateInstruction]
    ) {
        let step = steps.count
        switch condition {
        case .flag(let source, let read): add(.whenFlag, from: source, reader: flags.place(of: read))
        case .text(let source, let read): add(.whenText, from: source, reader: texts.place(of: read))
        case .texts(let source, let read): add(.whenTexts, from: source, reader: lists.place(of: read))
        case .views(let source, let isEmpty): add(.whenViews, from: source, reader: flags.place(of: isEmpty))
        case .currentText(let source): add(.whenCurrentText, from: source)
        case .first(let source): add(.whenFirst, from: source)
        case .last(let source): add(.whenLast, from: source)
        }
        add(body)
        steps[step].expected = expected
        steps[step].end = Int32(steps.count)
    }

    /// A section that puts something in reach.
    private mutating func add(
        _ kind: TemplateStep.Kind, from source: Int, reader: Int32, _ frame: Int,
        _ body: [TemplateInstruction]
    ) {
        let step = steps.count
        add(kind, from: source, reader: reader)
        add(body)
        steps[step].frame = Int32(frame)
        steps[step].end = Int32(steps.count)
    }

    private mutating func add(_ kind: TemplateStep.Kind, from source: Int, reader: Int32 = 0) {
        steps.append(TemplateStep(kind: kind, source: Int32(source), reader: reader))
    }
}

extension Array {
    /// Appends an element, and tells where it is.
    fileprivate mutating func place(of element: Element) -> Int32 {
        append(element)
        return Int32(count - 1)
    }
}
