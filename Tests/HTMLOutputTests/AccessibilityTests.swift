import Foundation
import TestSupport
import Testing

/// What a keyboard, a screen reader, a small screen and a printer need.
@Suite(.enabled(if: Command.isInstalled("chromium")))
struct AccessibilityTests {
    /// The pages that `gen` makes.
    enum Page: CaseIterable {
        case schema, review

        fileprivate func text() throws -> String {
            switch self {
            case .schema: PageSample.page(of: PageSample.library, named: "Library")
            case .review: try PageSample.review()
            }
        }
    }

    private func browsing(_ page: Page = .schema, _ body: (Browser, URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "Schema.html")
            try Data(page.text().utf8).write(to: file)
            let browser = try Browser(in: folder)
            defer { browser.close() }
            try browser.show(width: 1280, height: 900)
            try browser.open(file)
            // Everything is looked at, also what is folded away, and tables far below the window.
            _ = try browser.value(
                of: """
                    document.querySelectorAll("details").forEach((part) => { part.open = true; });
                    document.querySelectorAll("table").forEach((part) => part.scrollIntoView());
                    new Promise((done) => setTimeout(() => setTimeout(done, 100)))
                    """)
            try body(browser, file)
        }
    }

    /// The rules of axe-core that such a page can break, each as an expression that lists the offenders.
    private static let rules: [(name: String, offenders: String)] = [
        ("one main landmark", "document.querySelectorAll('main').length === 1 ? [] : ['main']"),
        ("one first heading", "document.querySelectorAll('h1').length === 1 ? [] : ['h1']"),
        (
            "headings skip no level",
            """
            [...document.querySelectorAll("h1, h2, h3, h4")].filter((part, index, all) =>
              index > 0 && Number(part.tagName[1]) > Number(all[index - 1].tagName[1]) + 1)
            """
        ),
        (
            "every section has a name",
            "[...document.querySelectorAll('section')].filter((part) => !named(part))"
        ),
        ("navigation has a name", "[...document.querySelectorAll('nav')].filter((part) => !named(part))"),
        (
            "every region has a name",
            "[...document.querySelectorAll('[role=group]')].filter((part) => !named(part))"
        ),
        (
            "what scrolls can be reached by keyboard",
            "[...document.querySelectorAll('.scroll, .canvas')].filter((part) => part.tabIndex !== 0)"
        ),
        (
            "every table has a caption",
            "[...document.querySelectorAll('table')].filter((part) => !part.caption?.textContent.trim())"
        ),
        (
            "every heading of a table has a scope",
            "[...document.querySelectorAll('th')].filter((part) => !part.scope)"
        ),
        (
            "what is clicked has a name",
            "[...document.querySelectorAll('a, button, summary, input')].filter((part) => !(part.textContent.trim() || named(part)))"
        ),
        (
            "every column of fields can be sorted",
            "[...document.querySelectorAll('.sortable thead th')].filter((part) => !part.querySelector('button') || !part.ariaSort)"
        ),
        (
            "lists hold items",
            "[...document.querySelectorAll('ul > *, ol > *')].filter((part) => part.tagName !== 'LI')"
        ),
        (
            "definition lists hold terms",
            "[...document.querySelectorAll('dl > div')].filter((part) => part.children[0].tagName !== 'DT' || part.children[1].tagName !== 'DD')"
        ),
        (
            "references to other parts are not broken",
            "[...document.querySelectorAll('[aria-labelledby], [aria-describedby], label[for]')].filter((part) => !document.getElementById(part.getAttribute('aria-labelledby') ?? part.getAttribute('aria-describedby') ?? part.htmlFor))"
        ),
        (
            "nobody's place in the order of focus is changed",
            "[...document.querySelectorAll('[tabindex]')].filter((part) => part.tabIndex > 0)"
        ),
        ("the page has a language", "document.documentElement.lang ? [] : ['html']"),
    ]

    private static let naming = """
        const named = (part) => part.getAttribute("aria-label")
          || document.getElementById(part.getAttribute("aria-labelledby"))?.textContent.trim()
          || part.labels?.[0]?.textContent.trim();
        """

    @Test(arguments: Page.allCases)
    func everyPartHasItsRoleAndName(page: Page) throws {
        try browsing(page) { browser, _ in
            for rule in Self.rules {
                let offenders = try browser.texts(
                    of:
                        "(() => { \(Self.naming) return (\(rule.offenders)).map((part) => part.outerHTML?.slice(0, 200) ?? part); })()"
                )
                #expect(offenders.isEmpty, "\(rule.name): \(offenders)")
            }
        }
    }

    /// 4.5 to 1, as the guidelines have it for text, in both schemes.
    @Test(arguments: Page.allCases, [false, true])
    func textStandsOutFromWhatIsBehindIt(page: Page, isDark: Bool) throws {
        try browsing(page) { browser, _ in
            try browser.show(width: 1280, height: 900, isDark: isDark)
            let faint = try browser.texts(
                of: """
                    (() => {
                      const channels = (text) => text.match(/[\\d.]+/g).map(Number);
                      const light = ([r, g, b]) => {
                        const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
                        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
                      };
                      const behind = (part) => {
                        for (let at = part; at; at = at.parentElement) {
                          const box = at.closest("svg") && at.querySelector(":scope > .head, :scope > .frame");
                          if (box && part.classList.contains("name")) return channels(getComputedStyle(at.querySelector(".head")).fill);
                          if (box) return channels(getComputedStyle(at.querySelector(".frame")).fill);
                          const color = channels(getComputedStyle(at).backgroundColor);
                          if (color.length === 3 || color[3] > 0.99) return color;
                        }
                        return [255, 255, 255];
                      };
                      const faint = new Set();
                      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                      while (texts.nextNode()) {
                        const part = texts.currentNode.parentElement;
                        if (!texts.currentNode.data.trim() || !part.checkVisibility() || part.closest("script, style, title")) continue;
                        const style = getComputedStyle(part);
                        const color = part.closest("svg") ? style.fill : style.color;
                        const [high, low] = [light(channels(color)), light(behind(part))].sort((a, b) => b - a);
                        if ((high + 0.05) / (low + 0.05) < 4.5) faint.add(part.className + " " + part.tagName + " " + color + " " + behind(part));
                      }
                      return [...faint];
                    })()
                    """)
            #expect(faint.isEmpty)
        }
    }

    @Test(arguments: Page.allCases)
    func theKeyboardReachesTheContentsFirst(page: Page) throws {
        try browsing(page) { browser, file in
            try browser.open(file)
            try browser.press("Tab")
            #expect(try browser.text(of: "document.activeElement.className") == "skip")
            #expect(try browser.text(of: "getComputedStyle(document.activeElement).outlineStyle") == "solid")
            #expect(try browser.number(of: "document.activeElement.getBoundingClientRect().top") >= 0)
        }
    }

    @Test(arguments: Page.allCases, [360, 768, 1280])
    func noWindowIsTooNarrow(page: Page, width: Int) throws {
        try browsing(page) { browser, file in
            try browser.show(width: width, height: 800)
            try browser.open(file)
            #expect(try browser.number(of: "document.documentElement.scrollWidth") <= Double(width))
            // The same for who reads from the right to the left.
            _ = try browser.value(of: "document.documentElement.dir = 'rtl'")
            #expect(try browser.number(of: "document.documentElement.scrollWidth") <= Double(width))
        }
    }

    @Test func whatIsPrintedIsThePageWithoutItsControls() throws {
        try browsing { browser, file in
            try browser.show(width: 800, height: 900, media: "print")
            try browser.open(file)
            let shown = try browser.texts(
                of:
                    "[...document.querySelectorAll('nav, form, .skip, section, figure, table')].filter((part) => part.checkVisibility()).map((part) => part.tagName)"
            )
            #expect(!shown.contains("NAV"))
            #expect(!shown.contains("FORM"))
            #expect(shown.count { $0 == "SECTION" } >= 6)
            #expect(shown.contains("FIGURE"))
        }
    }
}
