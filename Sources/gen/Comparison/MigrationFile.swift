import Foundation
import Workspace

/// Where a migration is written.
struct MigrationFile {
    let path: String

    /// Without folder and ending.
    let name: String

    /// A folder that exists takes the next number. For example: `Migrations/0003-Savings.sql`.
    init(_ output: String, holding schema: String, _ dialect: MigrationDialect) throws {
        let whole = PathText.joined(try Folders.working(), output)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder), isFolder.boolValue else {
            path = output
            name = (output as NSString).lastPathComponent.prefixToDot
            return
        }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: whole)) ?? []
        let last = files.compactMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }.max() ?? 0
        let number = String(last + 1)
        let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
        name = "\(digits)-\(schema.fileName)"
        path = PathText.joined(output, "\(name).\(dialect.fileExtension)")
    }
}

extension String {
    fileprivate var prefixToDot: String { split(separator: ".").first.map(String.init) ?? self }

    /// With a hyphen for everything that is neither a letter nor a digit.
    fileprivate var fileName: String { String(map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
}
