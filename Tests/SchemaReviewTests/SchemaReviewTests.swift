import Foundation
import GeneratorPipeline
import Output
import SchemaComparison
import SchemaModel
import SchemaReview
import Testing

/// Reviews of two documents, made of what the rooms below say.
struct SchemaReviewTests {
    private static func document(_ rows: [String], named name: String = "Trip") -> String {
        "# Record types\n\n## `\(name)`\n\n| Field | Type | Notes |\n| --- | --- | --- |\n"
            + rows.map { $0 + "\n" }.joined()
    }

    private static func review(_ old: String, _ new: String) -> ReviewedChange {
        var pipeline = GeneratorPipeline()
        let revisions = [("Old.md", old), ("New.md", new)].map { name, text in
            let reading = pipeline.read([InputDocument(path: name, bytes: Array(text.utf8))], as: "Trips")
            return GeneratorPipeline.revision(of: reading.schema, named: "Trips")
        }
        let report = ComparisonReport(
            from: revisions[0], to: revisions[1], levels: Set(Consequence.Level.allCases))
        let files = [old, new].map { [GeneratedFile(name: "Trip.swift", text: Array($0.utf8))] }
        let review = SchemaReview(
            name: "Trips", report: report, documents: [DocumentPair(old: 0, new: 1)],
            migrations: [
                ReviewedMigration(
                    dialect: "sqlite", script: "-- ```\n-- </script>\n", language: "sql", findings: [])
            ],
            outputs: [ReviewedOutput(target: "swift", folder: "Models", from: files[0], to: files[1])],
            remarks: [], sources: pipeline.sources)
        return ReviewedChange(from: "Old.md", to: "New.md", schemas: [review])
    }

    private static func page(_ old: String, _ new: String) -> String {
        String(decoding: review(old, new).html(), as: UTF8.self)
    }

    private let rows = (1...12).map { "| `field\($0)` | String | Note \($0). |" }

    @Test func whatStaysIsLeftOutAndSaid() {
        var changed = rows
        changed[5] = "| `field6` | Int64 | Note 6. |"
        let page = Self.page(Self.document(rows), Self.document(changed))
        #expect(page.contains("<mark>String</mark>"))
        #expect(page.contains("<mark>Int64</mark>"))
        #expect(!page.contains("Note 1."))
        #expect(page.components(separatedBy: ">4 rows as before<").count == 3)
        #expect(page.components(separatedBy: ">5 rows as before<").count == 3)
    }

    @Test func aFactStandsAtItsLine() throws {
        let page = Self.page(Self.document(rows), Self.document(Array(rows.dropLast())))
        let row = try #require(page.range(of: "<tr class=\"removed\" id=\"s1-0-L18\">"))
        let fact = try #require(page.range(of: "<a href=\"#s1-change-1\"><bdi>Trip.field12</bdi> is gone"))
        #expect(row.upperBound < fact.lowerBound)
        #expect(page.contains("href=\"#s1-0-L18\"><bdi>Old.md:18:3</bdi>"))
        #expect(page.contains("id=\"s1-change-1\""))
    }

    /// A section that is new stands beside nothing.
    @Test func aSectionThatIsNewStandsAlone() {
        let more = Self.document(rows) + "\n" + Self.document(["| `name` | String | |"], named: "Guest")
        let page = Self.page(Self.document(rows), more)
        #expect(page.contains("<p class=\"absent\">Not there before</p>"))
        #expect(page.contains("<code>Guest</code>"))
    }

    private static let hostile = [
        "</script><img src=x onerror=alert(1)>", "``` ```` <!-- --> -->", "\u{202E}evil\u{2066}",
        "@everybody #12 https://x.example", "</details></code></pre>", "{{title}}", "a | b \\ c",
    ]

    @Test(arguments: hostile)
    func nothingInADocumentIsMarkup(text: String) {
        let cell = text.replacing("|", with: "\\|")
        let old = Self.document(["| `title` | String | Called \(cell). Default: \"\(cell)\" |"])
        let new = Self.document(["| `title` | Int64 | Named \(cell). |", "| `x` | String | \(cell) |"])
        let page = Self.page(old, new)
        let ways = ["<img", "<script", "</details></code>", "\u{202E}", "\u{2066}"]
        for way in ways { #expect(!page.contains(way), "\(way)") }
        let comment = Self.review(old, new).markdown()
        var fence: Substring?
        for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
            let ticks = line.prefix { $0 == "`" }
            if let open = fence {
                if line == open { fence = nil }
                continue
            }
            if ticks.count >= 3 { fence = ticks }
            #expect(!line.contains("<img") && !line.contains("@everybody"), "\(line)")
        }
        #expect(fence == nil, "every fence is closed")
        #expect(!comment.contains("\u{202E}"))
    }

    @Test func aReviewIsTheSameEachTime() {
        let new = Self.document(Array(rows.dropFirst(3)))
        let (one, other) = (Self.review(Self.document(rows), new), Self.review(Self.document(rows), new))
        #expect(one.html() == other.html())
        #expect(one.markdown() == other.markdown())
        #expect(one.text() == other.text())
    }

    @Test func aCommentIsNeverTooLong() throws {
        let many = (1...3_000).map {
            "| `field\($0)` | String | A note of some length that tells of field \($0). |"
        }
        let comment = Self.review(Self.document(many), Self.document(Array(many.prefix(1)))).markdown()
        #expect(comment.utf8.count <= 60_000)
        #expect(comment.utf8.count > 50_000, "what has room is there")
        let last = try #require(comment.split(separator: "\n").last)
        #expect(last.hasPrefix("Left out, because this would be longer than 60 kB: "))
        #expect(
            last.contains("changes of Trips that break something")
                && last.contains("the difference of `New.md`"))
        #expect(comment.contains("`Trip.field2` is gone"))
    }

    @Test func aShortCommentLeavesNothingOut() {
        let comment = Self.review(Self.document(rows), Self.document(Array(rows.dropLast()))).markdown()
        #expect(!comment.contains("Left out"))
        #expect(comment.contains("+0 −1"))
    }

    @Test func whatHasNotChangedIsSaid() {
        let same = Self.review(Self.document(rows), Self.document(rows))
        #expect(same.markdown().contains("Nothing of the schema changes."))
        #expect(String(decoding: same.html(), as: UTF8.self).contains("Nothing of the schema changes"))
    }

    @Test func onlyAReviewIsAReview() {
        let review = Self.review(Self.document(rows), Self.document(rows))
        #expect(ReviewedChange.isReview(review.html()))
        #expect(ReviewedChange.isReview(Array(review.markdown().utf8)))
        #expect(ReviewedChange.isReview(Array(review.text().utf8)))
        #expect(!ReviewedChange.isReview(Array(Self.document(rows).utf8)))
    }
}
