import Foundation
import TestSupport
import Testing

/// Whether a log is SARIF 2.1.0, judged by Python's `jsonschema`.
///
/// The schema here is our own, after the sections of the standard: stricter than the standard's where that allows more
/// than `gen` writes, so that a property which the standard does not know, or has elsewhere, is found.
enum SARIFCheck {
    /// What is wrong; empty where nothing is.
    static func problems(in log: String) throws -> String {
        try withTemporaryFolder { folder in
            let schema = folder.appending(path: "schema.json")
            try Data(Self.schema.utf8).write(to: schema)
            let outcome = try Command("python3", ["-c", program, schema.path]).run(input: log)
            try #require(outcome.status == 0, "\(outcome.errors)")
            return outcome.output
        }
    }

    private static let program = """
        import json, sys
        from jsonschema import Draft7Validator, FormatChecker
        schema = json.load(open(sys.argv[1]))
        Draft7Validator.check_schema(schema)
        log = json.load(sys.stdin)
        for error in Draft7Validator(schema, format_checker=FormatChecker()).iter_errors(log):
            print("/".join(map(str, error.absolute_path)) + ": " + error.message)
        # Section 3.27.6: the index of a result's rule is that of the rule with its id.
        for run in log.get("runs", []):
            rules = [rule["id"] for rule in run["tool"]["driver"].get("rules", [])]
            for result in run.get("results", []):
                index = result.get("ruleIndex", -1)
                if index >= len(rules) or (index >= 0 and rules[index] != result["ruleId"]):
                    print("ruleIndex %d is not '%s'" % (index, result["ruleId"]))
            if len(set(rules)) != len(rules):
                print("a rule is there twice")
        """

    /// Sections 3.13 sarifLog, 3.14 run, 3.18 tool, 3.19 toolComponent, 3.49 reportingDescriptor, 3.27 result,
    /// 3.28 location, 3.29 physicalLocation, 3.4 artifactLocation, 3.30 region, 3.11 message, 3.12 multiformat message.
    private static let schema = """
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "runs"],
          "properties": {
            "$schema": { "type": "string", "format": "uri" },
            "version": { "const": "2.1.0" },
            "runs": { "type": "array", "items": { "$ref": "#/definitions/run" } }
          },
          "definitions": {
            "run": {
              "type": "object", "additionalProperties": false, "required": ["tool"],
              "properties": {
                "tool": {
                  "type": "object", "additionalProperties": false, "required": ["driver"],
                  "properties": { "driver": { "$ref": "#/definitions/component" } }
                },
                "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
                "results": { "type": "array", "items": { "$ref": "#/definitions/result" } }
              }
            },
            "component": {
              "type": "object", "additionalProperties": false, "required": ["name"],
              "properties": {
                "name": { "type": "string", "minLength": 1 },
                "version": { "type": "string", "minLength": 1 },
                "informationUri": { "type": "string", "format": "uri" },
                "rules": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/definitions/rule" } }
              }
            },
            "rule": {
              "type": "object", "additionalProperties": false,
              "required": ["id", "shortDescription", "fullDescription", "help"],
              "properties": {
                "id": { "type": "string", "minLength": 1 },
                "shortDescription": { "$ref": "#/definitions/text" },
                "fullDescription": { "$ref": "#/definitions/text" },
                "help": { "$ref": "#/definitions/text" }
              }
            },
            "result": {
              "type": "object", "additionalProperties": false, "required": ["message", "ruleId", "level"],
              "properties": {
                "ruleId": { "type": "string", "minLength": 1 },
                "ruleIndex": { "type": "integer", "minimum": 0 },
                "level": { "enum": ["none", "note", "warning", "error"] },
                "message": { "$ref": "#/definitions/text" },
                "locations": { "type": "array", "items": { "$ref": "#/definitions/location" } },
                "relatedLocations": {
                  "type": "array", "uniqueItems": true, "items": { "$ref": "#/definitions/location" }
                }
              }
            },
            "location": {
              "type": "object", "additionalProperties": false, "required": ["physicalLocation"],
              "properties": {
                "physicalLocation": {
                  "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
                  "properties": {
                    "artifactLocation": {
                      "type": "object", "additionalProperties": false, "required": ["uri"],
                      "properties": { "uri": { "type": "string", "format": "uri-reference", "minLength": 1 } }
                    },
                    "region": { "$ref": "#/definitions/region" }
                  }
                },
                "message": { "$ref": "#/definitions/text" }
              }
            },
            "region": {
              "type": "object", "additionalProperties": false, "required": ["startLine"],
              "properties": {
                "startLine": { "type": "integer", "minimum": 1 },
                "startColumn": { "type": "integer", "minimum": 1 },
                "endLine": { "type": "integer", "minimum": 1 },
                "endColumn": { "type": "integer", "minimum": 1 }
              }
            },
            "text": {
              "type": "object", "additionalProperties": false, "required": ["text"],
              "properties": { "text": { "type": "string", "minLength": 1 } }
            }
          }
        }
        """
}
