import Foundation
import GeneratorPipeline
import Output
import SchemaModel

/// Where the time goes: the stages of one run in this process, without a disk.
struct StageBenchmark {
    /// Milliseconds by stage, and megabytes a second where text is made.
    private(set) var stages: [(name: String, seconds: Double, bytes: Int)] = []

    init(entities: Int, rounds: Int) async throws {
        let document = InputDocument(
            path: "Schema.md", bytes: Array(MadeUpDocument.text(entities: entities).utf8))
        var reading: GeneratorPipeline.Reading?
        let times = (0..<rounds).map { _ in
            var pipeline = GeneratorPipeline()
            let start = ContinuousClock.now
            reading = pipeline.read([document], as: "Schema")
            return (ContinuousClock.now - start).seconds
        }
        guard let schema = reading?.schema else { throw BenchmarkError("nothing was read") }
        stages.append(("parse, declare, resolve", times.median, document.bytes.count))
        for target in outputTargets { await measure(target, schema, rounds) }
    }

    private mutating func measure(_ target: any OutputTarget.Type, _ schema: Schema, _ rounds: Int) async {
        let request = OutputRequest(schema: schema, options: OutputOptions(), documents: ["Schema.md"])
        let order = GeneratorPipeline.Order(target: target, request: request)
        var bytes = 0
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            let results = await GeneratorPipeline.render([order])
            times.append((ContinuousClock.now - start).seconds)
            bytes = results.flatMap(\.files).reduce(0) { $0 + $1.text.count }
        }
        stages.append((target.name, times.median, bytes))
    }
}
