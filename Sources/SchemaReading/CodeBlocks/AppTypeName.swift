/// Names of types that are surely no records: those of requests, of properties of views and the like.
enum AppTypeName {
    static func isElsewhere(_ name: String) -> Bool { suffixes.contains(where: name.hasSuffix) }

    private static let suffixes = [
        "Props", "Request", "Response", "Payload", "Params", "Parameters", "Options", "Args", "Arguments",
        "Input", "Output", "Result", "Results", "Config", "Configuration", "Context", "Service", "Repository",
        "Client", "Store", "Handler", "Provider", "Action", "Query", "Filter", "Filters", "Error", "Hook",
        "DTO", "Dto",
    ]
}
