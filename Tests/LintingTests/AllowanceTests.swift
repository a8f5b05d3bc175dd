import Diagnostics
import Linting
import Testing

/// A comment with a reason leaves out what is found in one passage, and nothing else.
struct AllowanceTests {
    /// Two fields of data, in lines 7 and 8 where nothing stands above.
    private static func document(
        above: String = "", behindFirst: String = "", below: String = "", heading: String = ""
    ) -> String {
        """
        # CloudKit record types

        ## Trip\(heading)

        \(above)| Field | Type |
        | --- | --- |
        | `map` | Bytes |\(behindFirst)
        | `track` | Bytes |
        \(below)
        """
    }

    private static let comment = "<!-- gen: allow lint.size: at most 2 KB -->"

    @Test func withoutACommentBothAreFound() {
        #expect(LintedDocument(Self.document()).places == ["lint.size 7", "lint.size 8"])
    }

    @Test func aboveABlockItIsAboutTheBlock() {
        #expect(LintedDocument(Self.document(above: Self.comment + "\n")).places == [])
        #expect(LintedDocument(Self.document(above: Self.comment + "\n\n")).places == [])
    }

    @Test func behindALineItIsAboutTheLine() {
        #expect(LintedDocument(Self.document(behindFirst: " " + Self.comment)).places == ["lint.size 8"])
    }

    @Test func inACellItIsAboutTheRow() {
        let document = """
            # CloudKit record types

            ## Trip

            | Field | Type | Notes |
            | --- | --- | --- |
            | `map` | Bytes | A small one. \(Self.comment) |
            | `track` | Bytes | |
            """
        #expect(LintedDocument(document).places == ["lint.size 8"])
    }

    @Test func belowABlockItIsAboutTheBlock() {
        #expect(LintedDocument(Self.document(below: Self.comment + "\n\nMore.")).places == [])
    }

    @Test func atAHeadingItIsAboutTheSection() {
        #expect(LintedDocument(Self.document(heading: " " + Self.comment)).places == [])
        #expect(LintedDocument(Self.comment + "\n" + Self.document()).places == [])
    }

    @Test func itReachesNoFurther() {
        let other = "\n## Stop\n\n| Field | Type |\n| --- | --- |\n| `map` | Bytes |\n"
        let document = LintedDocument(Self.document(below: other, heading: " " + Self.comment))
        #expect(document.places == ["lint.size 14"])
    }

    @Test func severalCommentsStandAboveOneBlock() {
        let above = Self.comment + "\n<!-- gen: allow lint.index, lint.name: checked by hand -->\n"
        let places = LintedDocument(Self.document(above: above)).places
        #expect(places == ["allow.unused 6", "allow.unused 6"])
    }

    @Test func aReasonIsNeeded() {
        let places = LintedDocument(Self.document(above: "<!-- gen: allow lint.size -->\n")).places
        #expect(places == ["allow.unreasoned 5", "lint.size 8", "lint.size 9"])
    }

    @Test func unusedAndUnknownOnesAreReported() {
        let unused = LintedDocument(Self.document(below: "\n\n\(Self.comment)\n\nText.\n"))
        #expect(unused.places == ["lint.size 7", "lint.size 8", "allow.unused 11"])
        let unknown = LintedDocument(Self.document(above: "<!-- gen: allow lint.sise: small -->\n"))
        #expect(unknown.places.first == "allow.unknown 5")
        #expect(unknown.findings.contains { $0.remedy == "did you mean 'lint.size'?" })
        let nothing = LintedDocument(Self.document(above: "<!-- gen: allow -->\n"))
        #expect(nothing.places.first == "allow.unknown 5")
    }

    /// A rule of another profile may be needed when that judges.
    @Test func whatAnotherProfileFindsIsNotUnused() {
        #expect(LintedDocument(Self.document(above: Self.comment + "\n"), .sqlite).places == [])
    }

    @Test func whatIsQuotedAllowsNothing() {
        let quoted = "\nWrite `\(Self.comment)` above it.\n\n```\n\(Self.comment)\n```\n"
        #expect(LintedDocument(Self.document(below: quoted)).places == ["lint.size 7", "lint.size 8"])
    }

    @Test func lineEndsMakeNoDifference() {
        let document = Self.document(above: Self.comment + "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(LintedDocument(document.joined(separator: "\r\n")).places == [])
    }
}
