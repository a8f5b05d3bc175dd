import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Tables in HTML")
struct HTMLTableTests {
    @Test(
        "Spellings of one table",
        arguments: [
            "<table>\n<tr><th>Field</th><th>Type</th></tr>\n<tr><td><code>title</code></td><td>String</td></tr>\n<tr><td>end</td><td>Date</td></tr>\n</table>",
            // End tags may be left out.
            "<TABLE border=1>\n<tr><th>Field<th>Type\n<tr><td>title<td>String\n<tr><td>end<td>Date\n</TABLE>",
            // A blank line ends Markdown's block, but not the table.
            "<table>\n<thead>\n<tr><th>Field</th><th>Type</th></tr>\n</thead>\n\n<tbody>\n<tr><td>title</td><td>String</td></tr>\n\n<tr><td>end</td><td>Date</td></tr>\n</tbody>\n</table>",
            "<div align=\"center\">\n<table>\n<tr>\n  <td><b>Field</b></td>\n  <td><b>Type</b></td>\n</tr>\n<!-- <tr><td>old</td><td>Int</td></tr> -->\n<tr>\n  <td title=\"a > b\"> `title` </td>\n  <td> String </td>\n</tr>\n<tr><td>end</td><td>Date</td></tr>\n</table>\n</div>",
        ])
    func spellings(table: String) throws {
        let read = try DeclaredText("## `Trip`\n\n\(table)\n\nBehind the table.\n")
        #expect(read.entities == ["Trip: title String, end Date"])
        #expect(read.unread == [])
    }

    @Test("Places, and what the entities stand for")
    func places() throws {
        let read = try DeclaredText(
            "## `Trip`\n\n<table>\n<tr><th>Field</th><th>Type</th><th>Notes</th></tr>\n"
                + "<tr><td> <code>tags</code> </td><td>List&lt;String&gt;</td><td>a &amp; b</td></tr>\n</table>"
        )
        #expect(read.entities == ["Trip: tags [String]"])
        #expect(read.places == ["Trip at 1:5", "tags at 5:16"])
        #expect(read.schema.entities.first?.fields.first?.note?.value == "a & b")
    }

    @Test("A cell that spans rows stands in each")
    func spans() throws {
        let read = try DeclaredText(
            """
            # Schema

            <table>
            <tr><th>Record type</th><th>Field</th><th>Type</th></tr>
            <tr><td rowspan="2">Trip</td><td>title</td><td>String</td></tr>
            <tr><td>end</td><td>Date</td></tr>
            <tr><td>Stop</td><td>place</td><td>Location</td></tr>
            </table>
            """)
        #expect(read.entities == ["Trip: title String, end Date", "Stop: place Location"])
    }

    @Test("Folded sections and headings in HTML name entities")
    func headings() throws {
        let table = "| Field | Type |\n| --- | --- |\n| title | String |\n"
        let folded = try DeclaredText(
            "# Schema\n\n<details>\n<summary><code>Trip</code></summary>\n\n\(table)\n</details>")
        #expect(folded.entities == ["Trip: title String"])
        let heading = try DeclaredText("# Schema\n\n<h3 align=\"left\">Record type: Trip</h3>\n\n\(table)")
        #expect(heading.entities == ["Trip: title String"])
        let invitation = try DeclaredText(
            "## Trip\n\n<details><summary>Click to see all of it</summary>\n\n\(table)")
        #expect(invitation.entities == ["Trip: title String"])
    }

    @Test(
        "Tables of layout and damaged tables declare nothing",
        arguments: [
            "<table><tr><td><img src=\"a.png\"></td><td><img src=\"b.png\"></td></tr></table>",
            "<table><tr><td>Build</td><td>passing</td></tr><tr><td>Tests</td><td>green</td></tr></table>",
            "<table>", "<table><tr><td", "<table><tr></tr></table>", "<table><td colspan=99999999999>x",
            "<table><tr><th>Field</th></tr></table>",
        ])
    func others(table: String) throws {
        let read = try DeclaredText("## Trip\n\n\(table)\n\nText.\n")
        #expect(read.schema.entities.flatMap(\.fields).isEmpty)
    }

    @Test("Long hostile HTML is read in linear time", .timeLimit(.minutes(20)))
    func hostile() throws {
        for piece in ["<a \"", "<table><tr><td rowspan=50>", "<!-- ", "&#", "<td>`"] {
            let read = try DeclaredText("## Trip\n\n<table>" + String(repeating: piece, count: 10_000))
            #expect(read.schema.entities.count <= 1)
        }
    }
}
