import Foundation
import TestSupport

/// Documents whose look the tests change.
enum Samples {
    struct Sample: Sendable, CustomStringConvertible {
        let description: String
        let text: String
    }

    static let all = examples + [Sample(description: "statements", text: statements)] + written

    /// The documents of the five examples.
    private static let examples: [Sample] = {
        let folder = packageFolder.appending(path: "Examples")
        let names = ["FameFit", "FamilyScreenTime", "HouseholdChores", "Savings", "ScoreMyDay"]
        return names.compactMap { name in
            let text = try? String(contentsOf: folder.appending(path: "\(name)/Schema.md"), encoding: .utf8)
            return text.map { Sample(description: name, text: $0) }
        }
    }()

    /// A document in each shape.
    private static let written = SchemaShape.all.map { shape in
        var writer = SchemaWriter(seed: 11)
        let schema = MadeUpSchema.random(for: shape, using: &writer.generator)
        return Sample(description: shape.name, text: writer.document(schema, as: shape))
    }

    /// Every kind of statement about record types that are declared in tables.
    private static let statements = """
        # Ausflüge in CloudKit

        Container: `iCloud.org.example.trips`

        **Database:** Private

        ### `Trip`

        Eine Reise, für die es Halte gibt. Trips are planned at home.

        | Field | Type | Required | Default | Notes |
        | --- | --- | --- | --- | --- |
        | `id` | String | Yes | - | UUID stored as a string. |
        | `title` | String | Yes | "" | What is on the cover. |
        | `colour` | String | No | "red" | One of "red", "green", "blue". |
        | `isDone` | Int64 | Yes | 0 | Boolean flag (0/1). |
        | `hour` | Int64 | No | - | Hour of the day (0–23). |
        | `tags` | List<String> | No | - | Words to find it by. |

        Unique key: `title`, `hour`

        Queryable: `title`, `hour`

        Only the creating user may read and write it.

        ### `Stop`

        | Field | Type | Required | Default | Notes |
        | --- | --- | --- | --- | --- |
        | `id` | String | Yes | - | UUID stored as a string. |
        | `place` | Location | Yes | - | Where it is. |
        | `name` | String | Yes | - | Default: "" |
        | `trip` | Reference | Yes | - | References the owning `Trip`; deleted when the trip is deleted. |

        #### Indexes

        - `name` (Queryable, Sortable)
        - `trip` (Queryable)

        #### Security

        - Owner: Read/Write
        - Public: Read

        ### `Kind`

        | Field | Type | Required | Default | Notes |
        | --- | --- | --- | --- | --- |
        | `label` | String | Yes | - | Shown in lists. |
        | `rank` | Int64 | Yes | - | ≥ 1 |

        #### Default `Kind` records

        | Label | Rank | UUID |
        | --- | --- | --- |
        | Café | 1 | `00000000-0000-0000-0000-000000000001` |
        | Museum | 2 | `00000000-0000-0000-0000-000000000002` |

        """
}
