import Foundation

/// Python's `jsonschema`, as the judge of what was generated.
package struct JSONSchemaValidator {
    /// Whether tests that need it run: where it is installed, and in CI in any case.
    package static var isExpected: Bool {
        python != nil || ProcessInfo.processInfo.environment["CI"] != nil
    }

    /// The system's own comes last: a package manager's may stand before it in `PATH` without its modules.
    private static let python = ["python3", "/usr/bin/python3"].first { python in
        (try? Command(python, ["-c", "from jsonschema import Draft202012Validator"]).run().status) == 0
    }

    package struct NotInstalled: Error {
        package let remedy = "apt-get install python3-jsonschema"
    }

    private let schema: String

    /// The text of a JSON Schema with a definition for each record type.
    package init(schema: String) {
        self.schema = schema
    }

    /// What an instance should be for a definition, for an anchor such as `#Book`, or for the document if there is none.
    package struct Case: Encodable {
        package var definition: String
        package var what: String
        package var instance: JSONValue

        /// The instance as text, where a program wrote it.
        package var encoded: String?
        package var isValid: Bool

        package init(
            definition: String,
            what: String,
            instance: JSONValue = nil,
            encoded: String? = nil,
            isValid: Bool = true
        ) {
            self.definition = definition
            self.what = what
            self.instance = instance
            self.encoded = encoded
            self.isValid = isValid
        }
    }

    /// All that is wrong, a line each: the schema itself, its references, and cases that turned out otherwise.
    package func complaints(about cases: [Case] = []) throws -> String {
        try withTemporaryFolder { folder in
            let files = ["schema", "cases"].map { folder.appending(path: $0 + ".json") }
            try Data(schema.utf8).write(to: files[0])
            try JSONEncoder().encode(cases).write(to: files[1])
            return try Self.run(files)
        }
    }

    /// The texts that the references of the root lead to, in order: each definition's description.
    package func descriptionsOfRecords() throws -> String {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "schema.json")
            try Data(schema.utf8).write(to: file)
            return try Self.run([file])
        }
    }

    private static func run(_ files: [URL]) throws -> String {
        guard let python else { throw NotInstalled() }
        let outcome = try Command(python, ["-c", script] + files.map(\.path)).run()
        return outcome.output + outcome.errors
    }

    private static let script = #"""
        import datetime, json, re, sys
        from urllib.parse import unquote
        from jsonschema import Draft202012Validator as judge

        # Debian has no package of the validator that jsonschema asks about dates with times.
        @judge.FORMAT_CHECKER.checks("date-time", ValueError)
        def is_date_time(value):
            pattern = r"\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)"
            if not isinstance(value, str): return True
            datetime.datetime.fromisoformat(value[:19].upper())
            return bool(re.fullmatch(pattern, value, re.A))

        def unique(pairs):
            names = [name for name, _ in pairs]
            if len(set(names)) != len(names): print("a name stands twice in", names)
            return dict(pairs)

        def references(node):
            if isinstance(node, dict):
                if isinstance(node.get("$ref"), str): yield node["$ref"]
                for value in node.values(): yield from references(value)
            elif isinstance(node, list):
                for value in node: yield from references(value)

        def target(reference):
            node = schema
            for part in unquote(reference.removeprefix("#/")).split("/"):
                node = node[part.replace("~1", "/").replace("~0", "~")]
            return node

        schema = json.load(open(sys.argv[1], encoding="utf-8"), object_pairs_hook=unique)
        for error in judge(judge.META_SCHEMA).iter_errors(schema):
            print("no schema:", error.message, list(error.absolute_path))
        for reference in references(schema):
            target(reference)
        if len(sys.argv) < 3:
            for entry in schema["properties"].values():
                print(target(entry["items"]["$ref"])["description"])
            sys.exit()
        for case in json.load(open(sys.argv[2], encoding="utf-8")):
            # A definition, or behind a number sign its anchor, or the document as a whole.
            name = case["definition"]
            part = {"$id": schema["$id"], "$defs": schema["$defs"]}
            root = part | {"$ref": "#/$defs/" + name} if name else schema
            if name.startswith("#"): root = part | {"$ref": schema["$id"] + name}
            instance = json.loads(case["encoded"]) if "encoded" in case else case["instance"]
            errors = list(judge(root, format_checker=judge.FORMAT_CHECKER).iter_errors(instance))
            if (not errors) != case["isValid"]:
                print(case["definition"], case["what"], [error.message for error in errors] or "was accepted")
        """#
}
