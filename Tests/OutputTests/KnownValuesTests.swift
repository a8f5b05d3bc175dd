import Output
import SchemaModel
import Testing

@Suite("Values as a sentence")
struct KnownValuesTests {
    private func sentence(_ type: EnumType.RawType, _ cases: (String, String)..., quote: String = "'")
        -> String
    {
        EnumType(name: "Kind", rawType: type, cases: cases.map { EnumType.Case(name: $0.0, rawValue: $0.1) })
            .knownValues(quote: quote)
    }

    @Test func textsAreQuotedWithAndWithoutANameOfTheirOwn() {
        #expect(
            sentence(.string, ("new", "new"), ("started", "wip")) == "Known values: 'new', 'wip' (started).")
        #expect(sentence(.string, ("new", "new"), quote: "") == "Known values: new.")
    }

    @Test func integersAreNot() {
        #expect(sentence(.int, ("low", "0"), ("high", "1")) == "Known values: 0 (low), 1 (high).")
    }
}
