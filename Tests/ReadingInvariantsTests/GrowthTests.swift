import TestSupport
import Testing

/// A document twice as long takes twice as many instructions, whatever its shape.
///
/// `.ci/growth` measures every shape and statement with a release build; `swift test` three shapes with its own.
@Suite("Growth", .enabled(if: InstructionCount.isPossible, "valgrind is not installed"))
struct GrowthTests {
    /// What a part costs takes a step here and there below some hundred parts, and stays there.
    private static let sizes = InstructionCount.isFast ? [128, 256, 512] : [8, 16, 32]

    private static var all: [GrowthSeries] {
        if InstructionCount.isFast || TestLength.isLong {
            return series(of: SchemaShape.all) + GrowingPart.all.map { GrowthSeries(of: $0, sizes) }
        }
        let names = ["field table", "list with brackets", "listing"]
        return series(of: SchemaShape.all.filter { names.contains($0.name) })
    }

    private static func series(of shapes: [SchemaShape]) -> [GrowthSeries] {
        shapes.flatMap { GrowthSeries.series(of: $0, sizes) }
    }

    /// In one run of the program, because the start of it takes longer than a document. The shortest of a series is read
    /// once before it is counted: what a shape does once, it does there.
    @Test("Of record types, of fields of one, and of what is said about them")
    func growth() throws {
        let all = Self.all
        let counts = try InstructionCount.counts(
            reading: all.flatMap { $0.documents.prefix(1) + $0.documents })
        for (number, series) in all.enumerated() {
            let measured = counts[number * 4 + 1..<number * 4 + 4]
            Self.check(facts: measured.map(\.facts), of: series)
            Self.check(instructions: measured.map(\.instructions), of: series)
        }
    }

    /// Every part is read.
    private static func check(facts: [Int], of series: GrowthSeries) {
        guard let expected = series.facts else { return }
        let isWhole = zip(facts, expected).allSatisfy { $0 >= $1 }
        #expect(isWhole, "\(series.name) is not read whole: \(facts) facts of \(expected)")
    }

    /// What each further part costs stays the same; what every document costs does not count.
    private static func check(instructions sums: [Int], of series: GrowthSeries) {
        let growth = Double(sums[2] - sums[1]) / Double(sums[1] - sums[0])
        #expect(growth < 2 * 1.05, "\(series.name), \(sizes): \(sums) instructions, growth \(growth)")
    }
}
