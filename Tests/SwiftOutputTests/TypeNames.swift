import Output
import SchemaModel
import SwiftLanguage

/// What a program that uses generated types must call them.
struct TypeNames {
    private let names: SwiftNames

    init(_ schema: Schema, _ options: OutputOptions) {
        names = SwiftNames(schema, options: options)
    }

    func type(_ entity: Int) -> String { names.types[entity].name.source }

    func keys(_ entity: Int) -> [String] {
        names.types[entity].properties.compactMap(\.self).filter { $0.systemField == nil }.map(\.recordKey)
    }
}
