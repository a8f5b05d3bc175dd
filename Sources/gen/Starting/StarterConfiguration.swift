import GeneratorPipeline
import Output
import SchemaModel
import Workspace

/// The configuration that `gen init` writes: what was found, with the other targets to choose from.
struct StarterConfiguration {
    private let schemas: [FoundSchema]
    private let choice: StarterChoice

    init(_ schemas: [FoundSchema], _ choice: StarterChoice = StarterChoice()) {
        self.schemas = schemas
        self.choice = choice
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
        let chosen = choice.names(for: schema.kind)
        let folder =
            schemas.count == 1 ? choice.folder : PathText.joined(choice.folder, Self.fileName(schema.name))
        let others = outputTargets.filter { !chosen.contains($0.name) }.map { target in
            "      # - { target: \(target.name), path: \(Self.path(of: target, schema, folder)) }\n"
        }
        let outputs = outputTargets.filter { chosen.contains($0.name) }.map { target in
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

    private static func path(
        of target: any OutputTarget.Type, _ schema: FoundSchema, _ folder: String
    ) -> String {
        return quoted(
            PathText.normalized(PathText.joined(folder, target.proposedName(for: fileName(schema.name)))))
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
