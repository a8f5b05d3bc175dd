/// The same schema in the languages of other tools.
extension MadeUpDocument {
    /// For `sqlc`, which wants a query as well.
    static func sql(entities count: Int) -> String {
        (0..<count).map { number in
            """
            CREATE TABLE entity\(number) (
                id TEXT PRIMARY KEY,
                label TEXT NOT NULL,
                owner_id TEXT NOT NULL,
                is_archived BOOLEAN NOT NULL,
                position BIGINT,
                hour BIGINT NOT NULL CHECK (hour BETWEEN 0 AND 23),
                weight DOUBLE PRECISION NOT NULL DEFAULT 0.5,
                state TEXT NOT NULL CHECK (state IN ('new', 'open', 'done')),
                created_at TIMESTAMPTZ NOT NULL,
                parent\(number) TEXT,
                tags TEXT[] NOT NULL,
                picture BYTEA,
                UNIQUE (label, owner_id)
            );

            """
        }.joined()
    }

    static let query = "-- name: First :one\nSELECT * FROM entity0 WHERE id = $1;\n"

    static let sqlcConfiguration = """
        version: "2"
        sql:
          - engine: postgresql
            schema: schema.sql
            queries: query.sql
            gen: { go: { package: models, out: sqlc } }

        """

    /// For `protoc`.
    static func messages(entities count: Int) -> String {
        let head = "syntax = \"proto3\";\npackage made_up;\nimport \"google/protobuf/timestamp.proto\";\n\n"
        return head
            + (0..<count).map { number in
                """
                // One of the many things that the app knows, number \(number) of them.
                message Entity\(number) {
                  enum State { NEW = 0; OPEN = 1; DONE = 2; }
                  string id = 1;
                  string label = 2;
                  string owner_id = 3;
                  bool is_archived = 4;
                  optional int64 position = 5;
                  int64 hour = 6;
                  double weight = 7;
                  State state = 8;
                  google.protobuf.Timestamp created_at = 9;
                  optional string parent\(number) = 10;
                  repeated string tags = 11;
                  optional bytes picture = 12;
                }

                """
            }.joined()
    }
}
