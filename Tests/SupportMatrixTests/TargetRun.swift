import Diagnostics
import Foundation
import Output
import SchemaModel

/// What a target made of a made-up schema.
struct TargetRun {
    private let files: [GeneratedFile]
    private let warnings: [Diagnostic]

    /// Of the first entity: the lines of the field that is looked at.
    let lines: [String]

    /// What the files say of the field, other than in comments. Each run is compared with many.
    let fieldCode: [String]

    init(_ target: any OutputTarget.Type, _ sample: MatrixSample) {
        let request = OutputRequest(
            schema: sample.schema, options: OutputOptions(), documents: ["Sample.md"], path: "Sample",
            companions: [target.name, "swift"])
        let result = target.init().render(request)
        files = result.files
        warnings = result.diagnostics.filter { $0.severity != .note }
        let field = sample.schema.entities[0].fields.firstIndex { $0.name == MatrixSample.fieldName }
        lines = field.map { target.init().explain(0, in: request).fields[$0] } ?? []
        fieldCode = result.files.flatMap { Self.fieldCode(in: Self.code(of: $0)) }
    }

    var isEmpty: Bool { files.isEmpty }

    /// The lines with the field's name, each with what stands in the JSON object that it opens: long ones are wrapped.
    private static func fieldCode(in lines: [String]) -> [String] {
        lines.indices.filter { lines[$0].contains(MatrixSample.fieldName) }.flatMap { start in
            guard lines[start].hasSuffix("\": {") else { return lines[start...start] }
            var depth = 0
            let end = lines[start...].firstIndex { line in
                for character in line where "{}".contains(character) { depth += character == "{" ? 1 : -1 }
                return depth <= 0
            }
            return lines[start...(end ?? start)]
        }
    }

    /// Whether it says anything that the other does not.
    func isWarned(since plain: TargetRun) -> Bool {
        let known = Set(plain.warnings.map(\.id))
        return warnings.contains { !known.contains($0.id) }
    }

    /// How this run differs from the one whose schema says one thing less.
    func support(since plain: TargetRun) -> Support {
        let isWarned = isWarned(since: plain)
        if files == plain.files { return isWarned ? .lost : .silent }
        if isWarned { return .convertedWithWarning }
        return files.map(Self.code) == plain.files.map(Self.code) ? .comment : .kept
    }

    /// The lines of a file that its consumer obeys: none that are only for people.
    private static func code(of file: GeneratedFile) -> [String] {
        String(decoding: file.text, as: UTF8.self).split(separator: "\n").map(code).filter { !$0.isEmpty }
    }

    private static func code(of line: Substring) -> String {
        let text = line.trimmingCharacters(in: .whitespaces)
        let marks = [
            "//", "--", "COMMENT ON", "<!--", "<entry key=\"documentation\"", "<userInfo>", "</userInfo>",
            "</attribute>", "</relationship>", "\"description\"", "\"$comment\"",
        ]
        if marks.contains(where: text.hasPrefix) { return "" }
        let withoutRemark = [" -- ", " // ", "\"description\":"].reduce(text) {
            $0.components(separatedBy: $1)[0]
        }
        // An element with a comment in it has an end of its own.
        return withoutRemark.replacing("/>", with: ">").trimmingCharacters(in: .whitespaces)
    }
}

/// What becomes of something that a document says.
enum Support: String {
    case kept
    case converted
    case convertedWithWarning = "converted, with a warning"
    case lost = "lost, with a warning"
    case lostSilently = "LOST IN SILENCE"
    case comment = "as a comment"

    /// The target's language has no place for it, and nobody would look for it there.
    case silent = "–"
}
