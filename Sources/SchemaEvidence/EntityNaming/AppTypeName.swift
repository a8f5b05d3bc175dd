/// Names of types that are surely no records: those of requests, of properties of views and the like.
package enum AppTypeName {
    /// Where apps keep their settings: no record type.
    package static let settings: Set = [
        "UserDefaults", "NSUserDefaults", "AppStorage", "SceneStorage", "Keychain",
    ]

    package static func isElsewhere(_ name: String) -> Bool { suffixes.contains(where: name.hasSuffix) }

    /// What a type of a program inherits from that no record does: `View`, `Error`, `XCTestCase`.
    package static func isProgramBase(_ name: String) -> Bool {
        programBases.contains(name) || programBaseSuffixes.contains(where: name.hasSuffix)
    }

    /// What a part of a program is called that no record is: `TripManager`, `CacheBuilder`.
    package static func isOfProgram(_ name: String) -> Bool {
        programSuffixes.contains(where: name.hasSuffix)
    }

    private static let programSuffixes = [
        "Manager", "Controller", "Engine", "Coordinator", "ViewModel", "Helper", "View", "Extensions",
        "Monitor", "Builder", "Factory", "Container", "Schema", "Actor", "Observer", "Delegate",
    ]

    private static let programBases: Set = [
        "View", "App", "Scene", "Error", "LocalizedError", "XCTestCase", "ObservableObject", "ViewModifier",
        "PreviewProvider", "Widget", "WidgetBundle", "TimelineProvider", "TimelineEntry", "AppIntent",
        "ParsableCommand", "AsyncParsableCommand", "Reducer", "OptionSet", "AppEntity", "Commands",
        "ToolbarContent", "Shape", "Layout", "UIView", "NSView",
    ]

    private static let programBaseSuffixes = [
        "Style", "ViewRepresentable", "ViewController", "ViewControllerRepresentable", "Delegate",
        "DataSource",
    ]

    private static let suffixes = [
        "Props", "Request", "Response", "Payload", "Params", "Parameters", "Options", "Args", "Arguments",
        "Input", "Output", "Result", "Results", "Config", "Configuration", "Context", "Service", "Repository",
        "Client", "Store", "Handler", "Provider", "Action", "Query", "Filter", "Filters", "Error", "Hook",
        "DTO", "Dto",
    ]
}
