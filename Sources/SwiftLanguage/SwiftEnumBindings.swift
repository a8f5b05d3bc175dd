import Diagnostics
import SchemaModel

/// Fields that the configuration binds to types of the app's own.
struct SwiftEnumBindings {
    /// Sorted, so that what is wrong is reported in the same order every time.
    private let bindings: [(path: String, type: String)]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ enumTypes: [String: String]) {
        bindings = enumTypes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// By the indexes of entity and field.
    mutating func bind(
        to schema: Schema,
        indexes: [String: Int]
    ) -> [Int: [Int: SwiftValueType.Element]] {
        var bound: [Int: [Int: SwiftValueType.Element]] = [:]
        for (path, type) in bindings {
            guard type.isTypeName else {
                diagnostics.append(.invalidEnumType(type, of: path))
                continue
            }
            // One that no field answers to is reported where the configuration names it.
            guard let (entity, field) = find(path, in: schema, indexes) else { continue }
            guard let rawType = schema.entities[entity].fields[field].boundRawType(in: schema) else {
                diagnostics.append(.misplacedEnumType(path, at: schema.entities[entity].fields[field].span))
                continue
            }
            bound[entity, default: [:]][field] = .appEnum(type, rawType)
        }
        return bound
    }

    /// Names may hold dots themselves: any of them may part entity and field.
    private func find(_ path: String, in schema: Schema, _ indexes: [String: Int]) -> (Int, Int)? {
        for dot in path.indices where path[dot] == "." {
            guard let entity = indexes[String(path[..<dot])] else { continue }
            let name = path[path.index(after: dot)...]
            if let field = schema.entities[entity].fields.firstIndex(where: { $0.name == name }) {
                return (entity, field)
            }
        }
        return nil
    }
}

extension Field {
    fileprivate func boundRawType(in schema: Schema) -> EnumType.RawType? {
        switch type {
        case .string: .string
        case .int: .int
        case .enum: rawType(in: enumName.flatMap(schema.enumType(named:)))
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .json: nil
        }
    }
}

extension String {
    /// A name, or names with dots between them: `Settings.Theme`.
    fileprivate var isTypeName: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            SwiftSpelling.isIdentifier(String($0)) && !SwiftKeywords.needBackticks.contains(String($0))
        }
    }
}
