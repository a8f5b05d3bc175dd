import Foundation
import TestSupport

/// Python's `jsonschema`, as the judge of what was generated.
struct JSONSchemaValidator {
    /// Tests that need it are skipped aloud without it: `python3 -m pip install jsonschema rfc3339-validator`.
    static let isInstalled =
        (try? Command("python3", ["-c", "import jsonschema, referencing, rfc3339_validator"]).run().status)
        == 0

    let schema: String

    /// What an instance should be for a definition.
    struct Case: Encodable {
        var definition: String
        var what: String
        var instance: Value = nil

        /// The instance as text, where a program wrote it.
        var encoded: String?
        var isValid: Bool
    }

    /// All that is wrong, a line each: the schema itself, its references, and cases that turned out otherwise.
    func complaints(about cases: [Case] = []) throws -> String {
        try withTemporaryFolder { folder in
            let files = ["schema", "cases"].map { folder.appending(path: $0 + ".json") }
            try Data(schema.utf8).write(to: files[0])
            try JSONEncoder().encode(cases).write(to: files[1])
            let outcome = try Command("python3", ["-c", Self.script] + files.map { $0.path }).run()
            return outcome.output + outcome.errors
        }
    }

    /// The texts that the references of the root's `anyOf` lead to, in order: each definition's description.
    func descriptionsOfRecords() throws -> String {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "schema.json")
            try Data(schema.utf8).write(to: file)
            return try Command("python3", ["-c", Self.script, file.path]).run().output
        }
    }

    private static let script = """
        import json, sys
        import jsonschema
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

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

        schema = json.load(open(sys.argv[1], encoding="utf-8"), object_pairs_hook=unique)
        judge = jsonschema.Draft202012Validator
        for error in judge(judge.META_SCHEMA).iter_errors(schema):
            print("no schema:", error.message, list(error.absolute_path))
        resource = DRAFT202012.create_resource(schema)
        resolver = Registry().with_resource("urn:schema", resource).resolver("urn:schema")
        for reference in references(schema):
            resolver.lookup(reference)
        if len(sys.argv) < 3:
            for entry in schema["anyOf"]:
                print(resolver.lookup(entry["$ref"]).contents["description"])
            sys.exit()
        for case in json.load(open(sys.argv[2], encoding="utf-8")):
            root = {"$defs": schema["$defs"], "$ref": "#/$defs/" + case["definition"]}
            instance = json.loads(case["encoded"]) if "encoded" in case else case["instance"]
            errors = list(judge(root, format_checker=judge.FORMAT_CHECKER).iter_errors(instance))
            if (not errors) != case["isValid"]:
                print(case["definition"], case["what"], [error.message for error in errors] or "was accepted")
        """
}
