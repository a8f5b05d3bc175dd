import Foundation
import TestSupport
import Testing

/// Imports only go down, and each is declared in `Package.swift`: the compiler checks the latter now and then.
struct ImportTests {
    /// What every target may import.
    private static let system: Set = [
        "Foundation", "FoundationXML", "Dispatch", "Darwin", "Glibc", "Musl", "Testing",
        "PackagePlugin", "XcodeProjectPlugin",
    ]

    @Test func everyImportIsDeclared() throws {
        for target in try SourceTree.package().targets where target.type != "system" {
            for file in try SourceTree.files(in: target.folder) where belongs(file, to: target) {
                for (number, line) in file.lines.enumerated() {
                    guard let module = importedModule(line), !Self.system.contains(module) else { continue }
                    #expect(target.imports.contains(module), "\(file):\(number + 1) imports \(module)")
                }
            }
        }
    }

    @Test func everyDeclaredImportIsUsed() throws {
        for target in try SourceTree.package().targets
        where target.type == "regular" || target.type == "executable" {
            let files = try SourceTree.files(in: target.folder).filter { belongs($0, to: target) }
            let used = Set(files.flatMap(\.lines).compactMap(importedModule))
            // A module whose values pass through is linked without being named.
            let unused = target.imports.subtracting(used).subtracting(["Diagnostics", "SchemaModel"])
            #expect(unused.isEmpty, "\(target.name) does not use \(unused.sorted())")
        }
    }

    @Test func outputsDoNotKnowEachOther() throws {
        for target in try SourceTree.package().targets where target.type == "regular" && target.isOutputRoom {
            let siblings = target.imports.filter { $0.hasSuffix("Output") && $0 != "Output" }
            #expect(siblings.isEmpty, "\(target.name) imports \(siblings.sorted())")
        }
    }

    @Test func onlyOneRoomKnowsCmark() throws {
        let importers = try SourceTree.package().targets.filter { $0.imports.contains("CCmark") }.map(\.name)
        #expect(importers == ["Markdown"])
    }

    private func belongs(_ file: SourceText, to target: PackageDescription.Target) -> Bool {
        target.name != "Templates" || file.path.split(separator: "/").count == 2
    }

    /// The module of an import line. For example: `Yams` of `internal import Yams`.
    private func importedModule(_ line: Substring) -> String? {
        guard line.first != " " else { return nil }
        var words = line.split(separator: " ")[...]
        let modifiers: Set<Substring> = [
            "package", "public", "internal", "private", "fileprivate", "@testable", "@preconcurrency",
        ]
        words = words.drop { modifiers.contains($0) }
        guard words.popFirst() == "import" else { return nil }
        let kinds: Set<Substring> = [
            "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
        ]
        words = words.drop { kinds.contains($0) }
        return words.first.map { String($0.prefix { $0 != "." }) }
    }
}

extension PackageDescription.Target {
    fileprivate var isOutputRoom: Bool { name.hasSuffix("Output") && name != "Output" }
}
