import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// An index for each question that CloudKit is asked, and none twice.
struct IndexTests {
    func indexes(
        _ dialect: SQLDialect = .sqlite,
        _ options: OutputOptions = OutputOptions(),
        _ change: (inout Entity) -> Void
    ) -> [String] {
        let thing = entity(
            "Thing", reference("owner", to: "Owner"), field("name"), field("at", .date),
            field("tags") { $0.isList = true },
            field("extra", .json), change: change)
        return Script(dialect, schema(thing, entity("Owner")), options: options).lines(with: "INDEX")
    }

    func index(_ kind: Index.Kind, _ names: String..., descending: Bool = false) -> Index {
        Index(kind: kind, fields: names.map { .init(name: $0, descending: descending) })
    }

    @Test func oneForEachDocumentedOne() {
        #expect(
            indexes { $0.indexes = [index(.queryable, "name"), index(.sortable, "at", descending: true)] }
                == [
                    "CREATE INDEX Thing_owner_idx ON Thing (owner);",
                    "CREATE INDEX Thing_name_idx ON Thing (name);",
                    "CREATE INDEX Thing_at_idx ON Thing (at DESC);",
                ])
    }

    /// A table of the device's own keeps what its author wrote; what arrives from elsewhere may be there twice.
    @Test(arguments: [EntityKind.table, .cloudKit])
    func aConstraintOfATableStays(kind: EntityKind) {
        let lines = indexes {
            $0.kind = kind
            var key = UniqueKey(fields: ["name", "at"], span: SampleSchema.span)
            key.constraint = SampleSchema.span
            $0.uniqueKeys = [key]
        }
        #expect(
            lines.last
                == (kind == .table
                    ? "CREATE UNIQUE INDEX Thing_name_at_key ON Thing (name, at);"
                    : "CREATE INDEX Thing_name_at_idx ON Thing (name, at);"))
    }

    @Test func noneIsMadeTwice() {
        #expect(
            indexes {
                $0.indexes = [
                    index(.queryable, "at"), index(.sortable, "at", descending: true),
                    index(.searchable, "at"),
                    index(.queryable, "owner"), index(.queryable, "owner", "at"),
                    index(.queryable, "recordName"),
                    index(.queryable, "modifiedAt"),
                ]
                $0.uniqueKeys = [UniqueKey(fields: ["owner", "at"], span: SampleSchema.span)]
            } == [
                "CREATE INDEX Thing_at_idx ON Thing (at DESC);",
                "CREATE INDEX Thing_owner_at_idx ON Thing (owner, at);",
            ])
    }

    @Test func listsHaveOneOnlyInPostgreSQL() {
        let change: (inout Entity) -> Void = {
            $0.indexes = [
                index(.queryable, "tags"), index(.queryable, "extra"), index(.queryable, "tags", "name"),
            ]
        }
        #expect(
            indexes(.sqlite, OutputOptions(), change) == ["CREATE INDEX Thing_owner_idx ON Thing (owner);"])
        #expect(
            indexes(.postgresql, OutputOptions(), change).suffix(2) == [
                "CREATE INDEX \"Thing_tags_idx\" ON \"Thing\" USING gin (tags);",
                "CREATE INDEX \"Thing_extra_idx\" ON \"Thing\" USING gin (extra);",
            ])
    }

    @Test func uniqueKeysAreEnforcedOnRequest() {
        let change: (inout Entity) -> Void = {
            $0.uniqueKeys = [
                UniqueKey(fields: ["name", "at"], span: SampleSchema.span),
                UniqueKey(fields: ["owner.id"], alternative: true, span: SampleSchema.span),
                UniqueKey(fields: ["nothing"], isUsable: false, span: SampleSchema.span),
            ]
        }
        #expect(
            indexes(.sqlite, OutputOptions(), change) == [
                "CREATE INDEX Thing_owner_idx ON Thing (owner);",
                "CREATE INDEX Thing_name_at_idx ON Thing (name, at);",
            ])
        #expect(
            indexes(.sqlite, OutputOptions(enforceUniqueKeys: true), change).filter { $0.contains("UNIQUE") }
                == [
                    "CREATE UNIQUE INDEX Thing_name_at_key ON Thing (name, at) WHERE name <> '' AND at <> '';",
                    "CREATE UNIQUE INDEX Thing_owner_key ON Thing (owner) WHERE owner <> '';",
                ])
    }

    @Test(.enabled(if: Command.isInstalled("sqlite3")), arguments: SQLDialect.installed)
    func enforcedKeysBiteButNotOnHalfArrivedRecords(dialect: SQLDialect) throws {
        let thing = entity("thing", field("name", optional: true)) {
            $0.uniqueKeys = [UniqueKey(fields: ["name"], span: SampleSchema.span)]
        }
        let script = Script(
            dialect, schema(thing), options: OutputOptions(names: .snakeCase, enforceUniqueKeys: true))
        let twins = try script.run(in: dialect, "INSERT INTO thing VALUES ('1', 'a'), ('2', 'a');")
        #expect(twins.errors.lowercased().contains("unique"))
        let others = try script.run(
            in: dialect, "INSERT INTO thing VALUES ('1', ''), ('2', ''), ('3', NULL), ('4', NULL);")
        #expect(others.errors == "")
    }
}
