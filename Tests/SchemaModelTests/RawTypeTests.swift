import SchemaModel
import TestSupport
import Testing

@Suite("What a field of an enumeration holds, whose cases are listed nowhere")
struct RawTypeTests {
    @Test(
        "Whole words of the store tell",
        arguments: [
            ("INT64", true), ("LIST<INT64>", true), ("ENCRYPTED INT64", true), ("Int16?", true),
            ("Int(64)", true),
            ("Integer 64", true), ("BIGINT UNSIGNED", true), ("smallint", true), ("PointKind", false),
            ("PrintState", false), ("STRING", false), ("Interval", false),
        ])
    func stored(words: String, isInteger: Bool) {
        let field = SampleSchema.field("kind", .enum) { $0.stored = words }
        #expect(field.rawType(in: nil) == (isInteger ? .int : .string))
    }

    @Test("Listed cases count more")
    func listed() {
        let kind = EnumType(name: "Kind", rawType: .string, cases: [])
        #expect(SampleSchema.field("kind", .enum) { $0.stored = "INT64" }.rawType(in: kind) == .string)
    }
}
