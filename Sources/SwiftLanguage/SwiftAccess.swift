package import Output

extension OutputOptions.AccessLevel {
    /// What stands before a declaration, with a space: nothing for `internal`.
    package var swiftPrefix: String {
        switch self {
        case .public: "public "
        case .package: "package "
        case .internal: ""
        }
    }
}
