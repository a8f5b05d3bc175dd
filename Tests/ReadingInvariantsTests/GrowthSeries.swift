import SchemaModel
import TestSupport

/// Three documents, of which each is twice as long as the one before.
struct GrowthSeries {
    let name: String
    let documents: [String]

    /// How many facts each must be read to have; nil where what grows states none.
    let facts: [Int]?

    private init(_ name: String, _ sizes: [Int], factsOfPart: Int?, _ document: (Int) -> String) {
        self.name = name
        documents = sizes.map(document)
        facts = factsOfPart.map { facts in sizes.map { $0 * facts } }
    }

    init(of part: GrowingPart, _ sizes: [Int]) {
        self.init(part.name, sizes, factsOfPart: part.facts, part.document)
    }

    /// Two fifths of the whole range: optional columns, code and notes, in English.
    private static let chance = UInt64.max / 5 * 2

    /// Of record types, and of fields of one, in a shape.
    static func series(of shape: SchemaShape, _ sizes: [Int]) -> [GrowthSeries] {
        [
            GrowthSeries("\(shape) of record types", shape, sizes) { count in
                (0..<count).map { entity("Trip\(word($0))", fields: 4) }
            },
            GrowthSeries("\(shape) of fields", shape, sizes) { [entity("Trip", fields: $0 * 4)] },
        ]
    }

    private init(_ name: String, _ shape: SchemaShape, _ sizes: [Int], _ entities: (Int) -> [MadeUpEntity]) {
        self.init(name, sizes, factsOfPart: 4) { size in
            var writer = SchemaWriter()
            writer.generator = SeededGenerator(always: Self.chance)
            return writer.document(MadeUpSchema(entities(size)), as: shape)
        }
    }

    private static func entity(_ name: String, fields count: Int) -> MadeUpEntity {
        MadeUpEntity(
            name,
            (0..<count).map { number in
                MadeUpField("title\(word(number))", number % 3 == 0 ? .date : .string)
            })
    }

    /// A number in letters, as long as any other: names that end with numbers are read as series.
    static func word(_ number: Int) -> String {
        let letters = ["Al", "Be", "Co", "Du", "El", "Fa", "Gi", "Ho"]
        return [number / 512 % 8, number / 64 % 8, number / 8 % 8, number % 8].map { letters[$0] }.joined()
    }
}
