import Foundation

/// The double of SwiftData with its macros, in a package of its own: `Tests/Doubles/SwiftData`.
///
/// Its `@Model` makes of a class what SwiftData's does, as far as its users see it, and refuses what CloudKit
/// refuses. The first test that asks builds it, in seconds, into a folder that later runs find again; optimised,
/// because a macro sees the whole class for each of its properties.
package enum SwiftDataDouble {
    /// With these `swiftc` finds the module, its macros and its library.
    package static func flags() throws -> [String] { try built.get() }

    /// A program that loads models as an app does, and makes an object of each as synchronisation does; it prints
    /// what CloudKit refuses, else `loaded`.
    package static func programLoading(_ classes: [String]) -> String {
        let models = classes.map { "\($0).self" }.joined(separator: ", ")
        return """
            import SwiftData

            let models: [any PersistentModel.Type] = [\(models)]
            func make<Model: PersistentModel>(_ model: Model.Type) -> Model { Model(backingData: BackingData()) }
            do {
                let context = ModelContext(try ModelContainer(for: Schema(models)))
                for model in models { context.insert(make(model)) }
                print("loaded")
            } catch {
                print(error)
            }
            """
    }

    private static let built = Result { try build() }

    private static func build() throws -> [String] {
        let sources = packageFolder.appending(path: "Tests/Doubles/SwiftData").path
        let scratch = packageFolder.appending(path: ".build/doubles/SwiftData").path
        let outcome = try Command(
            "swift", ["build", "-c", "release", "--package-path", sources, "--scratch-path", scratch]
        ).run()
        guard outcome.status == 0 else { throw BuildFailure(text: outcome.output + outcome.errors) }
        let products = scratch + "/release"
        return [
            "-I", products + "/Modules", "-L", products, "-lSwiftData",
            "-load-plugin-executable", products + "/SwiftDataMacros-tool#SwiftDataMacros",
        ]
    }

    private struct BuildFailure: Error, CustomStringConvertible {
        let text: String

        var description: String { text }
    }
}
