import Output
import SQLLanguage
import Templating

/// Spark's script, written statement by statement.
struct SparkScript {
    private let lowering: SparkScriptLowering
    private let replacements: TemplateReplacements

    init(_ lowering: SparkScriptLowering) {
        self.lowering = lowering
        replacements = lowering.request.templates
    }

    func render() -> [UInt8] {
        var text: [UInt8] = []
        let frame = lowering.frame
        SparkScriptTemplates.heading.render(frame, in: replacements, into: &text)
        for (number, step) in lowering.plan.steps.enumerated() {
            let view = lowering.view(of: step, isFirst: number == 0)
            SparkScriptTemplates.step.render(view, in: replacements, into: &text)
        }
        SparkScriptTemplates.middle.render(frame, in: replacements, into: &text)
        for place in lowering.plan.entities.indices {
            SparkScriptTemplates.result.render(lowering.result(of: place), in: replacements, into: &text)
        }
        SparkScriptTemplates.ending.render(frame, in: replacements, into: &text)
        return text
    }
}

/// The layouts of Spark's script, compiled once.
enum SparkScriptTemplates {
    static let heading = NamedTemplate<SparkFrameView>(
        "dedupe-spark-heading", "What stands at the beginning of Spark's script.",
        partials: groups)
    static let step = NamedTemplate<SparkStepView>(
        "dedupe-spark-step", "The search for twins by the keys of one step, in Spark.",
        partials: groups + [TemplatePartial("dedupe-spark-twins")])
    static let middle = NamedTemplate<SparkFrameView>(
        "dedupe-spark-middle",
        "What stands between the search for twins and the tables without them, in Spark.")
    static let result = NamedTemplate<SparkResultView>(
        "dedupe-spark-result", "A table without duplicates, in Spark.")
    static let ending = NamedTemplate<SparkFrameView>(
        "dedupe-spark-ending", "What stands at the end of Spark's script.")

    private static let groups = [TemplatePartial("dedupe-spark-groups")]

    /// In the order in which they write.
    static let all: [any ReplaceableTemplate] = [heading, step, middle, result, ending]

    static var unusedKeys: [String] {
        let frame = [heading, middle, ending].map { Set($0.unusedKeys) }
        return frame.dropFirst().reduce(frame[0]) { $0.intersection($1) }.sorted() + step.unusedKeys
            + result.unusedKeys
    }
}
