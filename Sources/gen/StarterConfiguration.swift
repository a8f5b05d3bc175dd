import GeneratorPipeline
import Output
import SchemaModel

/// The configuration that `gen init` writes: what was found, with the other targets to choose from.
struct StarterConfiguration {
    private let schemas: [FoundSchema]

    init(_ schemas: [FoundSchema]) {
        self.schemas = schemas
    }

    var text: String {
        """
        # What gen reads and writes. Paths are relative to this file.
        # 'gen' writes what changed, 'gen check' tells CI whether all is up to date.
        version: 1
        schemas:

        """ + schemas.map(entry).joined()
    }

    private func entry(_ schema: FoundSchema) -> String {
        let chosen = Self.target(for: schema.kind)
        let folder = schemas.count == 1 ? "Generated" : "Generated/" + Self.fileName(schema.name)
        let others = outputTargets.filter { $0.name != chosen }.map { target in
            "      # - { target: \(target.name), path: \(Self.path(of: target, schema, folder)) }\n"
        }
        let outputs = outputTargets.filter { $0.name == chosen }.map { target in
            "      - { target: \(target.name), path: \(Self.path(of: target, schema, folder)) }\n"
        }
        let documents = schema.paths.map(Self.quoted).joined(separator: ", ")
        return """
              - name: \(Self.quoted(schema.name))
                # \(schema.entities)
                documents: [\(documents)]
                outputs:
            \(outputs.joined())      # Other targets: take away the '#' in front of those that you want.
            \(others.joined())    # What is read wrong is set right here:
                # overrides:
                #   Entity.field: { type: bool, optional: true }

            """
    }

    /// What an app needs first.
    private static func target(for kind: EntityKind) -> String {
        switch kind {
        case .cloudKit: "swift"
        case .swiftData: "swiftdata"
        case .coreData: "coredata"
        case .table: "sqlite"
        }
    }

    private static func path(
        of target: any OutputTarget.Type, _ schema: FoundSchema, _ folder: String
    ) -> String {
        return quoted("\(folder)/\(target.proposedName(for: fileName(schema.name)))")
    }

    /// Letters and digits, so that every tool takes it.
    private static func fileName(_ name: String) -> String {
        let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return letters.isEmpty ? "Schema" : letters
    }

    /// In double quotes where YAML could take it for something else.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            text.first?.isLetter == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
            && !["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
        if isPlain { return text }
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case _ where scalar.value < 0x20:
                "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
