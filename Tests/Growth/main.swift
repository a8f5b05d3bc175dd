import Foundation
import GeneratorPipeline
import SchemaModel

// Reads the documents named on the command line, one after the other, and nothing else: a program whose
// instructions can be counted. It says how many facts each has, so that none is read for nothing.
for path in CommandLine.arguments.dropFirst() {
    let schema = readDocument([UInt8](try Data(contentsOf: URL(filePath: path))))
    FileHandle.standardOutput.write(Data("\(countFacts(of: schema))\n".utf8))
}

/// What is counted. The counting program knows it by its name, so nothing within may have a name made of it.
@inline(never)
func readDocument(_ bytes: [UInt8]) -> Schema {
    var pipeline = GeneratorPipeline()
    return pipeline.read([InputDocument(path: "Schema.md", bytes: bytes)], as: "Schema").schema
}

/// Fields, and what is said about record types besides.
func countFacts(of schema: Schema) -> Int {
    let ofEntities = schema.entities.map { entity in
        entity.fields.count + entity.indexes.count + entity.uniqueKeys.count + entity.grants.count
            + entity.rows.count + entity.fields.filter { $0.references != nil }.count
    }
    return ofEntities.reduce(0, +) + schema.enums.map(\.cases.count).reduce(0, +)
}
