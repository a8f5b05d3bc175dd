import Foundation
import TestSupport
import Testing

/// Pictures of the page at two widths, compared with those that are checked in.
///
/// They are an eighth as wide as the window, because machines have other fonts: where things stand and how dark they are
/// stays, and what letters look like does not count.
@Suite(.enabled(if: Command.isInstalled("chromium")))
struct PictureTests {
    struct Look: Sendable, CustomTestStringConvertible {
        let width: Int
        let isDark: Bool

        var testDescription: String { "\(width)-\(isDark ? "dark" : "light")" }
    }

    private static let height = 1_200
    private static let scale = 0.125

    /// Of how far a picture is from an empty one.
    private static let tolerance = 0.4

    @Test(arguments: [Look(width: 1280, isDark: false), Look(width: 420, isDark: true)])
    func thePageLooksAsItDid(look: Look) throws {
        let page = PageSample.page(of: PageSample.library, named: "Library")
        let known = packageFolder.appending(path: "Tests/Pictures/page-\(look.testDescription).png")
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "Schema.html")
            try Data(page.utf8).write(to: file)
            let browser = try Browser(in: folder)
            defer { browser.close() }
            try browser.show(width: look.width, height: Self.height, isDark: look.isDark)
            try browser.open(file)
            let picture = try browser.picture(width: look.width, height: Self.height, scale: Self.scale)
            let data = try #require(Data(base64Encoded: picture))
            if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try data.write(to: known) }
            let other = try Data(contentsOf: known).base64EncodedString()
            try browser.open(folder.appending(path: "Empty.html", content: "<title>Pictures</title>"))
            let whole = try difference(of: picture, "one.map(() => one[0])", browser)
            let change = try difference(of: picture, "await pixels(\"\(other)\")", browser)
            #expect(change < Self.tolerance * whole)
            // The comparison sees what a reader sees: the page upside down is another one.
            let turned = try difference(of: picture, "one.toReversed()", browser)
            #expect(turned > Self.tolerance * whole)
        }
    }

    /// How far a picture is from another, given as an expression over its pixels, from 0 to 1.
    private func difference(of one: String, _ other: String, _ browser: Browser) throws -> Double {
        try browser.number(
            of: """
                (async () => {
                  const pixels = async (data) => {
                    const image = new Image();
                    image.src = "data:image/png;base64," + data;
                    await image.decode();
                    const canvas = new OffscreenCanvas(image.width, image.height);
                    const context = canvas.getContext("2d");
                    context.drawImage(image, 0, 0);
                    const bytes = context.getImageData(0, 0, image.width, image.height).data;
                    return Array.from({ length: bytes.length / 4 }, (_, place) =>
                      (bytes[4 * place] + bytes[4 * place + 1] + bytes[4 * place + 2]) / 765);
                  };
                  const one = await pixels("\(one)");
                  const other = \(other);
                  if (one.length !== other.length) return 1;
                  return one.reduce((sum, pixel, place) => sum + Math.abs(pixel - other[place]), 0) / one.length;
                })()
                """)
    }
}

extension URL {
    /// A file in a folder, with a text in it.
    fileprivate func appending(path: String, content: String) throws -> URL {
        let file = appending(path: path)
        try Data(content.utf8).write(to: file)
        return file
    }
}
