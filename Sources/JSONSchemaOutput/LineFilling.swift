import Diagnostics

/// What fits into a line of at most 110 characters.
enum LineFilling {
    static let width = 110

    static func fits(_ line: String, indentation: Int) -> Bool {
        fits(width: line.scalarCount, indentation: indentation)
    }

    /// The comma that may follow counts too.
    static func fits(width: Int, indentation: Int) -> Bool { indentation + width < Self.width }
}

extension String {
    /// How wide it is, in Unicode scalars.
    var scalarCount: Int { withBytes { $0.count { $0 & 0xC0 != 0x80 } } }
}
