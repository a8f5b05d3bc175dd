import Foundation
import TestSupport
import Testing

/// Every template is embedded in the executable and used.
struct TemplateFileTests {
    private func templates() throws -> [SourceText] {
        try SourceTree.files(in: "Templates", extension: "mustache")
    }

    @Test func everyFolderIsEmbedded() throws {
        let target = try #require(try SourceTree.package().targets.first { $0.name == "Templates" })
        let folders = Set(try templates().map { String($0.path.split(separator: "/")[1]) })
        #expect(Set(target.resources.map(\.path)) == folders)
        #expect(target.resources.allSatisfy { $0.rule.keys.contains("embedInCode") })
    }

    /// `.embedInCode` names each by its base name alone.
    @Test func baseNamesAreUnique() throws {
        let names = try templates().compactMap { $0.path.split(separator: "/").last }
        #expect(names.count == Set(names).count)
        #expect(!names.isEmpty)
    }

    @Test func everyTemplateIsUsed() throws {
        let sources = try SourceTree.files(in: "Templates").flatMap(\.lines)
        for template in try templates() {
            let name = template.path.split(separator: "/").last ?? ""
            let constant = String(name.map { $0 == "-" || $0 == "." ? "_" : $0 })
            #expect(sources.contains { $0.contains("PackageResources.\(constant)") }, "\(template)")
        }
    }
}
