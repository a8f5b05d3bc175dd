import DocumentWording

/// Tells variables of the environment and settings of a build from fields.
///
///     ## Environment
///
///     - `TRIPS_API_KEY`: String – where trips come from
package enum EnvironmentVariables {
    package static let reason = "its names are variables of the environment or of a build, and no fields"

    /// Whether all names are written in capitals below a heading that speaks of such variables.
    package static func are(_ names: [String], at passage: Int, in reading: DocumentReading) -> Bool {
        areConstants(names) && reading.standing(of: passage).own.contains(.variables)
    }

    package static func areConstants(_ names: [String]) -> Bool {
        !names.isEmpty && names.allSatisfy(isConstant)
    }

    private static func isConstant(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "_"))
            && name.utf8.allSatisfy { Identifier.isWordByte($0) && !(0x61...0x7a).contains($0) }
    }
}
