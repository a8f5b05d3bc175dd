import Diagnostics
import Foundation
import Output
import SQLOutput
import SchemaModel
import TestSupport
import Testing

@Test func dump() throws {
    for target in [SQLiteTarget() as any OutputTarget, PostgreSQLTarget()] {
        let result = target.render(
            OutputRequest(schema: SampleSchema.library, options: OutputOptions(), documents: ["Library.md"]))
        print(String(decoding: result.files[0].text, as: UTF8.self))
        for d in result.diagnostics { print(d.severity, d.message, d.id.rawValue) }
    }
}
