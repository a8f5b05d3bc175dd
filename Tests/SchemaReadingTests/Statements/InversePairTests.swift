import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Fields with an arrow of two heads between them.
@Suite struct `Inverses with an arrow between them` {
    private static func inverses(_ rest: String) throws -> [String] {
        let read = try DeclaredText(
            """
            # Core Data

            ## Trip

            - `title`: String
            - `stops`: [Stop]

            ## Stop

            - `title`: String
            - `trip`: Trip?

            ## Cached

            - `title`: String
            - `stops`: [Stop]

            ## Relationships

            \(rest)

            """)
        return read.schema.entities.flatMap { entity in
            entity.fields.flatMap { field in
                field.remarks.compactMap { remark in
                    if case .inverse(let name) = remark.fact {
                        "\(entity.name.value).\(field.name.value) \(name)"
                    } else {
                        nil
                    }
                }
            }
        }
    }

    @Test(arguments: [
        "- `Trip.stops` ↔ `Stop.trip`", "Trip.stops ←→ Stop.trip", "Trip.stops <-> Stop.trip (one to many)",
        "```swift\n// one to many\nTrip.stops ↔ Stop.trip\n```",
    ])
    func `are each other's`(rest: String) throws {
        #expect(try Self.inverses(rest) == ["Trip.stops trip", "Stop.trip stops"])
    }

    @Test(arguments: [
        "- `Trip.stops` → `Stop.trip`", "- `Trip.title` ↔ `Stop.title`", "- `Trip.stops` ↔ `Cached.stops`",
        "No inverse: `Trip.stops` ↔ `Stop.trip`", "Should we have `Trip.stops` ↔ `Stop.trip`?",
        "- ~~`Trip.stops` ↔ `Stop.trip`~~", "Before it was `Trip.stops` ↔ `Stop.trip`.",
        "- `Trip.stops` ↔ `Stop.other`", "```\n// Trip.stops ↔ Stop.trip\n```",
    ])
    func `are none where the arrow says something else`(rest: String) throws {
        #expect(try Self.inverses(rest) == [])
    }

    @Test func `of which one field would have two are listed as not read`() throws {
        let read = try DeclaredText(
            """
            # Core Data

            ## Trip

            - `title`: String
            - `made`: Date
            - `first`: Stop?
            - `stops`: [Stop]

            ## Stop

            - `title`: String
            - `trip`: Trip?

            ## Inverses

            - `Trip.first` ↔ `Stop.trip`
            - `Trip.stops` ↔ `Stop.trip`

            """)
        let remarks = read.schema.entities.flatMap(\.fields).flatMap(\.remarks)
        #expect(remarks.isEmpty)
        #expect(read.unread == ["list at 17:1"])
    }
}
