import Diagnostics
import Testing

@Suite struct `Search for words` {
    @Test(arguments: ["", "a", "abc", "bc@", "@x"]) func `finds what stands there`(_ words: String) {
        #expect("abc@x".contains(bytesOf: words))
    }

    @Test(arguments: ["d", "ac", "abc@xy", "x@"]) func `finds nothing else`(_ words: String) {
        #expect(!"abc@x".contains(bytesOf: words))
    }

    @Test func `an empty text holds nothing but nothing`() {
        #expect("".contains(bytesOf: ""))
        #expect(!"".contains(bytesOf: "a"))
    }
}
