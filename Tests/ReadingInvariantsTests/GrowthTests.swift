import Foundation
import SchemaModel
import TestSupport
import Testing

/// A document twice as long takes twice as many instructions, whatever its shape.
@Suite("Growth", .enabled(if: InstructionCount.isPossible, "valgrind is not installed"))
struct GrowthTests {
    private static let sizes = TestLength.isLong ? [16, 32, 64] : [8, 16, 32]

    /// The default run measures three shapes, so that it stays short.
    private static let shapes = SchemaShape.all.filter { shape in
        TestLength.isLong || ["field table", "list with brackets", "listing"].contains(shape.name)
    }

    /// Two fifths of the whole range: optional columns, code and notes, in English.
    private static let chance = UInt64.max / 5 * 2

    private struct Series {
        let name: String
        let schemas: [MadeUpSchema]
        let shape: SchemaShape
    }

    /// In one run of the program, because the start of it takes longer than a document.
    @Test("Of record types, and of fields of one")
    func growth() throws {
        let all = Self.shapes.flatMap(Self.series)
        let documents = all.flatMap { series in
            series.schemas.map { schema in
                var writer = SchemaWriter()
                writer.generator = SeededGenerator(always: Self.chance)
                return writer.document(schema, as: series.shape)
            }
        }
        let counts = try InstructionCount.counts(reading: documents)
        for (number, series) in all.enumerated() {
            let measured = counts[number * 3..<number * 3 + 3]
            let fields = series.schemas.map { $0.entities.reduce(0) { $0 + $1.fields.count } }
            #expect(measured.map(\.fields) == fields, "\(series.name) is not read whole")
            Self.check(measured.map(\.instructions), of: series)
        }
    }

    /// What each further part costs stays the same; what every document costs does not count.
    private static func check(_ sums: [Int], of series: Series) {
        let growth = Double(sums[2] - sums[1]) / Double(sums[1] - sums[0])
        #expect(growth < 2 * 1.05, "\(series.name), \(sizes): \(sums) instructions, growth \(growth)")
    }

    private static func series(of shape: SchemaShape) -> [Series] {
        let recordTypes = sizes.map { size in
            MadeUpSchema((0..<size).map { entity("Trip\(word($0))", fields: 4) })
        }
        let fields = sizes.map { size in MadeUpSchema([entity("Trip", fields: size * 4)]) }
        return [
            Series(name: "\(shape) of record types", schemas: recordTypes, shape: shape),
            Series(name: "\(shape) of fields", schemas: fields, shape: shape),
        ]
    }

    private static func entity(_ name: String, fields count: Int) -> MadeUpEntity {
        MadeUpEntity(
            name,
            (0..<count).map { number in
                MadeUpField("title\(word(number))", number % 3 == 0 ? .date : .string)
            })
    }

    /// A number in letters, as long as any other: names that end with numbers are read as series.
    private static func word(_ number: Int) -> String {
        let letters = ["Al", "Be", "Co", "Du", "El", "Fa", "Gi", "Ho"]
        return [number / 512 % 8, number / 64 % 8, number / 8 % 8, number % 8].map { letters[$0] }.joined()
    }
}
