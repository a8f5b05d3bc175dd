import Foundation
import TestSupport
import Testing

/// Every template is embedded in the executable and used.
struct TemplateFileTests {
    private func templates() throws -> [SourceText] {
        try SourceTree.files(in: "Templates", extension: "mustache")
    }

    private func name(_ template: SourceText) -> String {
        String(template.path.split(separator: "/").last?.split(separator: ".").first ?? "")
    }

    @Test func noFolderIsAmongTheSources() throws {
        let target = try #require(try SourceTree.package().targets.first { $0.name == "Templates" })
        let folders = Set(try templates().map { String($0.path.split(separator: "/")[1]) })
        #expect(Set(target.exclude) == folders)
    }

    /// `Templates.c` names each by its base name alone.
    @Test func baseNamesAreUnique() throws {
        let names = try templates().map(name)
        #expect(names.count == Set(names).count)
        #expect(!names.isEmpty)
    }

    @Test func everyTemplateIsEmbedded() throws {
        let list = try SourceTree.files(in: "Templates", extension: "c").flatMap(\.lines)
        func quoted(_ start: String) -> [String] {
            list.filter { $0.hasPrefix(start) }.map { String($0.split(separator: "\"")[1]) }
        }
        let paths = quoted("#embed")
        #expect(paths.map { "Templates/\($0)" }.sorted() == (try templates().map(\.path)).sorted())
        #expect(
            paths.map { String($0.split(separator: "/")[1]) } == quoted("    {\"").map { $0 + ".mustache" })
    }

    /// A part of a name stands for a dialect: `dedupe-\(name)-loop`.
    @Test func everyTemplateIsUsed() throws {
        let sources = try SourceTree.files(in: "Sources").flatMap(\.lines)
        for template in try templates() {
            let name = name(template)
            let parts = name.split(separator: "-")
            let pattern = parts.count == 3 ? "\(parts[0])-\\(name)-\(parts[2])" : name
            #expect(
                sources.contains { $0.contains("\"\(name)\"") || $0.contains("\"\(pattern)\"") },
                "\(template)")
        }
    }
}
