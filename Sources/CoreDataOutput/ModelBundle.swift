import Output
import SchemaModel

/// Where the files of the model stand: a folder that Xcode shows as one file.
struct ModelBundle {
    private static let suffix = ".xcdatamodeld"

    /// Of the model and of its only version.
    let name: String

    /// In the output's folder: empty where that is the bundle.
    private let folder: String

    init(_ request: OutputRequest) {
        let last = request.path.split(separator: "/").last.map(String.init) ?? ""
        if last.hasSuffix(Self.suffix), last != Self.suffix {
            name = String(last.dropLast(Self.suffix.count))
            folder = ""
        } else {
            name = Self.fileName(request.schema.name)
            folder = name + Self.suffix + "/"
        }
    }

    /// For example: `App.xcdatamodel`.
    var version: String { name + ".xcdatamodel" }

    var versionFile: String { folder + ".xccurrentversion" }
    var contentsFile: String { "\(folder)\(version)/contents" }

    /// What every system takes for a file's name.
    private static func fileName(_ name: String) -> String {
        let plain = name.unicodeScalars.filter {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || "-_ ".unicodeScalars.contains($0)
        }
        let text = String(String.UnicodeScalarView(plain.prefix(60)))
        return text.contains { !$0.isWhitespace } ? text : "Model"
    }
}
