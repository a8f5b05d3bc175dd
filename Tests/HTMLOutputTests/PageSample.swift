import Diagnostics
import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport

@testable import HTMLOutput

/// Pages as `gen` writes them.
enum PageSample {
    /// The page of a document, with what the other targets make of it.
    static func page(
        of document: String, named name: String = "Sample",
        targets: OutputCompanions = ["html", "swift", "sqlite"]
    ) -> String {
        var pipeline = GeneratorPipeline()
        let input = InputDocument(path: "\(name).md", bytes: Array(document.utf8))
        let reading = pipeline.read([input], as: name)
        var request = OutputRequest(
            schema: reading.schema, options: OutputOptions(), documents: ["Docs/\(name).md"],
            companions: targets)
        request.provenance = pipeline.provenance(of: reading, in: [input], named: request.documents)
        return page(request)
    }

    static func page(_ request: OutputRequest) -> String {
        let order = GeneratorPipeline.Order(target: HTMLTarget.self, request: request)
        return GeneratorPipeline.render(order).files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }

    /// The review of a change of that document, as the tool writes it.
    static func review() throws -> String {
        let changed =
            library.replacing(
                "| `room` | String | No | Where it is", with: "| `place` | String | No | Formerly `room`"
            )
            .replacing("| `pages` | Int64 |", with: "| `pages` | String |")
            + "\n## `Reader`\n\n| Field | Type |\n| --- | --- |\n| `name` | String |\n"
        return try withTemporaryFolder { folder in
            for (name, text) in [("Old.md", library), ("New.md", changed)] {
                try Data(text.utf8).write(to: folder.appending(path: name))
            }
            let arguments = ["review", "--against", "Old.md", "New.md", "--format", "html"]
            return try Command(builtExecutable("gen").path, arguments, in: folder).run().output
        }
    }

    static let library = """
        # Record types

        ## `Shelf`

        Where books stand.

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `label` | String | Yes | What the shelf is called. |
        | `isLocked` | Int64 | Yes | Boolean flag (0/1). |
        | `room` | String | No | Where it is: "hall", "attic". |

        ## `Book`

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `title` | String | Yes | What it is called. |
        | `pages` | Int64 | No | From 1 to 9999. Default: 100 |
        | `shelf` | Reference | Yes | Reference to `Shelf`. |
        | `sequelOf` | Reference | No | Reference to `Book`. |

        ## `Loan`

        | Field | Type | Required | Notes |
        | --- | --- | --- | --- |
        | `book` | Reference | No | Reference to `Book`. |
        | `dueOn` | Date/Time | Yes | Zebra day. |
        | `reader` | Reference | Yes | Reference to `Reader`. |

        | Colour | Meaning |
        | --- | --- |
        | red | late |
        """

    static let hostile = """
        # Sample </title><script>window.hacked = 1</script>

        ## `Plain`

        It's a "note" & <b>bold</b> </script><script>window.hacked = 2</script> <!-- --> ]]> {{name}}

        | Field | Type | Notes |
        | --- | --- | --- |
        | `ref` | Reference | References `Other` --> <svg onload="window.hacked = 3"> </noscript><img src=x onerror="window.hacked = 4"> |
        | `title` | String | [x](javascript:window.hacked=5) 'q' \u{202E}desrever |
        | `عنوان` | String | ملاحظة بالعربية (مهم) |

        ## `Other`

        | Field | Type | Notes |
        | --- | --- | --- |
        | `self` | Reference | References `Other`. |
        | `constructor` | String | nul \0 byte |
        """

    /// As many record types as nobody has.
    static func large(_ count: Int) -> String {
        let types = (0..<count).map { number in
            """
            ## `Type\(number)`

            What number \(number) is for, in a sentence of the usual length.

            | Field | Type | Required | Notes |
            | --- | --- | --- | --- |
            | `id` | String | Yes | Unique identifier. |
            | `title` | String | Yes | What it is called. |
            | `isDone` | Int64 | Yes | Boolean flag (0/1). |
            | `count` | Int64 | No | From 0 to 9. Default: 3 |
            | `createdAt` | Date/Time | Yes | When it was made. |
            | `amount` | Double | No | How much. |
            | `parent` | Reference | No | References `Type\(number / 3)`. |
            """
        }
        return "# Record types\n\n" + types.joined(separator: "\n\n") + "\n"
    }
}
