import Foundation
import TestSupport
import Testing

@testable import HTMLOutput

/// The page in a real browser. One after the other, because each takes a browser of its own.
@Suite(.enabled(if: Command.isInstalled("chromium")))
struct BrowserTests {
    /// Opens a page in a browser of its own.
    private func browsing(_ page: String, _ body: (Browser, URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "Schema.html")
            try Data(page.utf8).write(to: file)
            let browser = try Browser(in: folder)
            defer { browser.close() }
            try browser.show(width: 1280, height: 900)
            try browser.open(file)
            try body(browser, file)
        }
    }

    private let library = PageSample.page(of: PageSample.library, named: "Library")

    @Test func aPageAsksForNothingAndComplainsOfNothing() throws {
        try browsing(library) { browser, file in
            #expect(try browser.text(of: "document.title") == "Library")
            #expect(browser.requests.filter { !$0.hasPrefix("data:") } == [file.absoluteString])
            #expect(browser.complaints.isEmpty)
            let boxes = try browser.texts(
                of: "[...document.querySelectorAll('.box .name')].map(e => e.textContent)")
            #expect(Set(boxes) == ["Shelf", "Book", "Loan"])
            // `Reader` is described nowhere: no line leads to it.
            #expect(try browser.number(of: "document.querySelectorAll('.edge').length") == 3)
        }
    }

    @Test func theSearchFindsTypesFieldsAndNotes() throws {
        try browsing(library) { browser, _ in
            let expected = [
                ("loan", ["Loan.book", "Loan.dueOn", "Loan.reader"]), ("book title", ["Book.title"]),
                ("nothing of the kind", []), ("zebra", ["Loan.dueOn"]),
            ]
            for (words, expected) in expected {
                let found = try rows(browser, words)
                #expect(found == expected, "\(words)")
            }
            let status = try browser.text(of: "document.querySelector('[role=status]').textContent")
            #expect(status == "1 type, 1 field")
            let all = try rows(browser, "")
            #expect(all.count == 10)
            #expect(browser.complaints.isEmpty)
        }
    }

    @Test func aHeadingSortsUpDownAndBack() throws {
        try browsing(library) { browser, _ in
            let document = ["Shelf", "Book", "Loan"]
            let orders = [
                ("ascending", ["Book", "Loan", "Shelf"]), ("descending", ["Shelf", "Loan", "Book"]),
                ("none", document),
            ]
            // Tables get their buttons when the browser has laid them out.
            _ = try browser.value(
                of: """
                    new Promise((done) => {
                      const look = () => document.querySelector(".overview thead button") ? done() : setTimeout(look, 20);
                      look();
                    })
                    """)
            let before = try order(browser)
            #expect(before == document)
            for (state, order) in orders {
                let told = try press(browser)
                let shown = try self.order(browser)
                #expect(told == state)
                #expect(shown == order)
            }
        }
    }

    @Test func everyLinkLeadsSomewhereInThePage() throws {
        try browsing(library) { browser, file in
            _ = try browser.value(
                of: "document.querySelectorAll('details').forEach((part) => { part.open = true; })")
            // Opening tells the script in a task of its own.
            _ = try browser.value(of: "new Promise((done) => setTimeout(() => setTimeout(done)))")
            let links = try browser.texts(
                of: "[...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))")
            let lost = try browser.texts(
                of: """
                    [...document.querySelectorAll("a")].map((a) => a.getAttribute("href"))
                      .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1))))
                    """)
            #expect(links.count > 60)
            #expect(lost.isEmpty)
            let names = try browser.texts(of: "[...document.querySelectorAll('[id]')].map((part) => part.id)")
            #expect(names.count == Set(names).count)
            #expect(browser.complaints.isEmpty)
            // A line of the document is folded away until a link leads to it.
            try browser.open(file, fragment: "#_L1-17")
            let line = try browser.text(
                of:
                    "(() => { const line = document.getElementById('_L1-17'); return line.checkVisibility() ? line.textContent : ''; })()"
            )
            #expect(line.contains("`title`"))
        }
    }

    @Test func aReviewAsksForNothingAndItsLinksLeadSomewhere() throws {
        try browsing(PageSample.review()) { browser, file in
            #expect(try browser.text(of: "document.title") == "Review of New")
            #expect(browser.requests.filter { !$0.hasPrefix("data:") } == [file.absoluteString])
            #expect(browser.complaints.isEmpty)
            let links = try browser.texts(
                of: "[...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))")
            let lost = try browser.texts(
                of: """
                    [...document.querySelectorAll("a")].map((a) => a.getAttribute("href"))
                      .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1))))
                    """)
            #expect(links.count > 15)
            #expect(lost.isEmpty)
            let names = try browser.texts(of: "[...document.querySelectorAll('[id]')].map((part) => part.id)")
            #expect(names.count == Set(names).count)
            let facts = try browser.texts(
                of: "[...document.querySelectorAll('.side:last-child .fact')].map((part) => part.textContent)"
            )
            #expect(facts.contains { $0.hasPrefix("Shelf.place was called 'room'") }, "\(facts)")
        }
    }

    /// What a reader without scripts sees is the same.
    @Test func withoutItsScriptThePageShowsEvidenceAndTargets() throws {
        try browsing(library) { browser, file in
            try browser.open(file, runsScripts: false)
            let lines = PageSample.library.split(separator: "\n", omittingEmptySubsequences: false).count
            let expected = [
                ("td details dl.targets dt", 20), ("ol.source li", lines), ("form:not([hidden])", 0),
            ]
            for (selector, number) in expected {
                let found = try count(browser, selector)
                #expect(found == number, "\(selector)")
            }
            let links = try count(browser, "td details dl.facts a")
            #expect(links > 30)
        }
    }

    @Test func nothingInADocumentIsMarkup() throws {
        let page = PageSample.page(of: PageSample.hostile)
        try browsing(page) { browser, file in
            _ = try browser.value(
                of: "document.querySelectorAll('details').forEach((part) => { part.open = true; })")
            _ = try browser.value(of: "new Promise((done) => setTimeout(() => setTimeout(done, 50)))")
            #expect(try browser.text(of: "String(window.hacked)") == "undefined")
            #expect(
                try browser.number(
                    of:
                        "document.querySelectorAll('img, b, script:not(:last-of-type), [onload], [onerror]').length"
                ) == 0)
            #expect(try browser.number(of: "document.querySelectorAll('script').length") == 1)
            #expect(browser.requests.filter { !$0.hasPrefix("data:") } == [file.absoluteString])
            #expect(browser.complaints.isEmpty)
            let text = try browser.text(of: "document.body.textContent")
            #expect(text.contains("<svg onload=\"window.hacked = 3\">"))
            #expect(text.contains("[U+202E]desrever"))
            #expect(!text.contains("\u{202E}"))
        }
    }

    /// A page for every name and text that no language is glad of.
    @Test func awkwardNamesMakeAPageWithoutComplaints() throws {
        let request = OutputRequestSample.of(SampleSchema.hostile)
        try browsing(PageSample.page(request)) { browser, _ in
            _ = try browser.value(
                of: "document.querySelectorAll('details').forEach((part) => { part.open = true; })")
            _ = try browser.value(of: "new Promise((done) => setTimeout(() => setTimeout(done, 50)))")
            #expect(browser.complaints.isEmpty)
            let names = try browser.texts(of: "[...document.querySelectorAll('[id]')].map((part) => part.id)")
            #expect(names.count == Set(names).count)
            #expect(names.allSatisfy { !$0.contains { $0.isWhitespace } })
            let lost = try browser.texts(
                of: """
                    [...document.querySelectorAll("a")].map((a) => a.getAttribute("href"))
                      .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1))))
                    """)
            #expect(lost.isEmpty)
        }
    }

    /// How long it takes is told, and no limit: other programs run on the machine.
    @Test func thousandsOfTypesOpenAndAreSearched() throws {
        let page = PageSample.page(of: PageSample.large(2_000))
        try browsing(page) { browser, file in
            let start = ContinuousClock.now
            try browser.open(file)
            print("2,000 types, \(page.utf8.count / 1_000_000) MB: open after \(ContinuousClock.now - start)")
            #expect(try browser.number(of: "document.querySelectorAll('section.type').length") == 2_000)
            #expect(try browser.number(of: "document.querySelectorAll('figure').length") >= 34)
            let found = try browser.text(
                of: """
                    (() => { const query = document.querySelector("input"); query.value = "type1999";
                      query.dispatchEvent(new Event("input"));
                      return document.querySelector("[role=status]").textContent; })()
                    """)
            #expect(found == "1 type, 7 fields")
            // What a browser has to lay out decides how long it takes: 400,000 elements took two seconds.
            #expect(try browser.number(of: "document.getElementsByTagName('*').length") < 90_000)
            #expect(browser.complaints.isEmpty)
        }
    }

    /// On a large page most sections wait as text; whoever looks for something finds it there all the same.
    @Test func aSectionThatWaitsIsThereWhenItIsLookedAt() throws {
        let waiting = "document.querySelectorAll('section.type > noscript').length"
        let count = 201
        try browsing(PageSample.page(of: PageSample.large(count))) { browser, file in
            #expect(try browser.number(of: waiting) > 150)
            // A search hides the rows of sections that are built after it.
            #expect(try rows(browser, "amount type150") == [])
            _ = try browser.value(of: "document.getElementById('Type150').scrollIntoView()")
            #expect(
                try settled(
                    browser,
                    "[...document.querySelectorAll('#Type150 tbody tr:not([hidden])')].map((row) => row.id).join()"
                ) == "Type150.amount")
            #expect(
                try browser.text(of: "document.querySelector('[role=status]').textContent")
                    == "1 type, 1 field")
            // A link to a row, and what was folded in it.
            try browser.open(file, fragment: "#Type120.count")
            #expect(
                try settled(browser, "String(document.getElementById('Type120.count')?.checkVisibility())")
                    == "true")
            _ = try browser.value(of: "document.querySelector('[id=\"Type120.count\"] details').open = true")
            #expect(
                try settled(
                    browser,
                    "document.querySelector('[id=\"Type120.count\"] details .targets')?.checkVisibility() ? 'shown' : ''"
                )
                    == "shown")
            #expect(try browser.number(of: "document.querySelectorAll('#Type120 thead button').length") == 6)
            #expect(try browser.number(of: waiting) > 150)
            // A printer and the browser's own search get everything.
            _ = try browser.value(of: "dispatchEvent(new Event('beforeprint'))")
            #expect(try browser.number(of: waiting) == 0)
            #expect(
                try browser.number(of: "document.querySelectorAll('table.fields tbody tr').length")
                    == Double(count * 7))
            #expect(browser.complaints.isEmpty)
            try browser.open(file)
            _ = try browser.value(
                of: "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))")
            #expect(try browser.number(of: waiting) == 0)
            try browser.open(file, runsScripts: false)
            #expect(try self.count(browser, "table.fields tbody tr") == count * 7)
            #expect(try self.count(browser, "td details dl.targets") == count * 7)
        }
    }

    /// The value of an expression once it is no empty text; empty after so many looks that it never will be.
    private func settled(_ browser: Browser, _ expression: String) throws -> String {
        try browser.text(
            of: """
                new Promise((done) => {
                  const look = (rest) => {
                    const value = \(expression);
                    if (value || rest === 0) done(value); else setTimeout(look, 20, rest - 1);
                  };
                  look(10_000);
                })
                """)
    }

    /// The rows of fields that a search shows.
    private func rows(_ browser: Browser, _ words: String) throws -> [String] {
        try browser.texts(
            of: """
                (() => {
                  const query = document.querySelector("input");
                  query.value = \(JSONQuotation.of(words));
                  query.dispatchEvent(new Event("input"));
                  const rows = [...document.querySelectorAll(".fields tbody tr")];
                  return rows.filter((row) => !row.closest("[hidden]")).map((row) => row.id);
                })()
                """)
    }

    private static let table = "document.querySelector('.overview')"

    /// The record types in the order of their table.
    private func order(_ browser: Browser) throws -> [String] {
        try browser.texts(of: "[...\(Self.table).tBodies[0].rows].map((row) => row.dataset.type)")
    }

    /// Presses the first heading; gives how the table is sorted then.
    private func press(_ browser: Browser) throws -> String {
        try browser.text(
            of: """
                (() => {
                  \(Self.table).querySelector("thead button").click();
                  return \(Self.table).querySelector("thead th").getAttribute("aria-sort");
                })()
                """)
    }

    /// How many parts of the page there are, asked without a script.
    private func count(_ browser: Browser, _ selector: String) throws -> Int {
        let document = try browser.send("DOM.getDocument", ["depth": 0])
        let root = (document["root"] as? [String: Any])?["nodeId"] ?? 0
        let found = try browser.send("DOM.querySelectorAll", ["nodeId": root, "selector": selector])
        return (found["nodeIds"] as? [Int])?.count ?? 0
    }
}
