import Foundation
import GeneratorPipeline
import SchemaModel

// Reads the documents named on the command line, one after the other, and nothing else: a program whose
// instructions can be counted. It says how many fields each has, so that none is read for nothing.
for path in CommandLine.arguments.dropFirst() {
    let schema = readDocument([UInt8](try Data(contentsOf: URL(filePath: path))))
    let fields = schema.entities.reduce(0) { $0 + $1.fields.count }
    FileHandle.standardOutput.write(Data("\(fields)\n".utf8))
}

/// What is counted. The counting program knows it by its name, so nothing within may have a name made of it.
@inline(never)
func readDocument(_ bytes: [UInt8]) -> Schema {
    var pipeline = GeneratorPipeline()
    return pipeline.read([InputDocument(path: "Schema.md", bytes: bytes)], as: "Schema").schema
}
