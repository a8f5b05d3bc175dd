import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport

/// What targets write for a schema whose files go into one module.
struct GeneratedModule {
    /// By the names that no two files of a module may share.
    let files: [String: String]

    init(_ schema: Schema, targets: [String], options: OutputOptions = OutputOptions()) {
        let companions = OutputCompanions(targets.map { ($0, options) })
        var files: [String: String] = [:]
        for name in targets {
            guard let target = outputTargets.first(where: { $0.name == name }) else { continue }
            let request = OutputRequest(
                schema: schema, options: options, documents: ["\(schema.name).md"], companions: companions)
            for file in target.init().render(request).files where file.name.hasSuffix(".swift") {
                precondition(files[file.name] == nil, "two targets of a module both write '\(file.name)'")
                files[file.name] = String(decoding: file.text, as: UTF8.self)
            }
        }
        self.files = files
    }

    /// The identifiers of generated code, outside of comments and texts.
    struct MentionedNames {
        var all: Set<String> = []

        /// Those of types and of functions: what a type of the same name could hide.
        var global: Set<String> = []
    }

    var mentionedNames: MentionedNames {
        var names = MentionedNames()
        for line in files.values.joined(separator: "\n").split(separator: "\n") {
            guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            for (index, code) in parts.enumerated() where index % 2 == 0 {
                Self.add(namesIn: code, to: &names)
            }
        }
        return names
    }

    private static func add(namesIn code: Substring, to names: inout MentionedNames) {
        let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "_"
        }
        var rest = code
        while let start = rest.firstIndex(where: isPart) {
            let name = rest[start...].prefix(while: isPart)
            let isMember = start > code.startIndex && code[code.index(before: start)] == "."
            let isCalled = name.endIndex < code.endIndex && code[name.endIndex] == "("
            rest = rest[name.endIndex...]
            guard name != "_", name.first?.isNumber == false else { continue }
            names.all.insert(String(name))
            if name.first?.isUppercase == true || (isCalled && !isMember) {
                names.global.insert(String(name))
            }
        }
    }
}

/// The modules that generated Swift may be compiled with, all of them visible at once.
struct VisibleModules {
    private let compiler: SwiftCompiler
    private let flags: [String]

    init(in folder: URL) throws {
        compiler = SwiftCompiler(in: folder)
        flags =
            try CloudKitDouble.importing() + SwiftDataDouble.flags() + GRDBLibrary.shared.get().compiling
    }

    /// What the compiler says to the files of one module; nothing where they are right.
    func complaints(about files: [String: String], named name: String) throws -> String {
        let paths = try compiler.write(files, to: name)
        return try compiler.check(
            paths, module: "Generated", flags: SwiftCompiler.flags(nextLanguageMode: true) + flags)
    }
}
