import Output
import Testing

struct NumberTextTests {
    @Test(arguments: [
        ("0.5", "0.5"), (".5", "0.5"), ("5.", "5"), ("+1e5", "1e5"), ("-0007.10E+06", "-7.10e06"),
        ("1e-3", "1e-3"),
        ("1_0", "10"), ("0", "0"), ("000", "0"),
        ("123456789012345678901234567890", "123456789012345678901234567890"),
    ])
    func numbersAreRewritten(written: String, json: String) {
        #expect(NumberText.canonical(written) == json)
    }

    @Test(arguments: [
        "", ".", "-", "+-1", "1e", "1e+-2", "0x1F", "1.2.3", "1 2", "inf", "NaN", "١", "1,5", "$5",
    ])
    func whatIsNoNumberIsNone(written: String) {
        #expect(NumberText.canonical(written) == nil)
    }
}
