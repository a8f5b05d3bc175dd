import Foundation
import Output
import TestSupport
import Testing

/// The hash of the manifest against the standard's vectors and against `sha256sum`.
struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
        (
            String(repeating: "a", count: 100_000),
            "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
        ),
    ])
    func vectors(_ text: String, _ hash: String) {
        #expect(SHA256.hexadecimal(of: Array(text.utf8)) == hash)
        #expect(SHA256.hexadecimal(of: Array(text.utf8), byInstructions: false) == hash)
    }

    /// Every length around the ends of blocks.
    @Test(.enabled(if: Command.isInstalled("sha256sum")))
    func everyLengthOfTheLastBlock() throws {
        try withTemporaryFolder { folder in
            let texts = (0...130).map { length in (0..<length).map { UInt8($0 & 0xFF) ^ UInt8(length) } }
            for (length, text) in texts.enumerated() {
                try Data(text).write(to: folder.appending(path: "\(length)"))
            }
            let outcome = try Command("sha256sum", texts.indices.map { "\($0)" }, in: folder).run()
            let expected = outcome.output.split(separator: "\n").map { String($0.prefix(64)) }
            #expect(texts.map { SHA256.hexadecimal(of: $0) } == expected)
            #expect(texts.map { SHA256.hexadecimal(of: $0, byInstructions: false) } == expected)
        }
    }
}
