/// The command line asks for something that makes no sense.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Something went wrong and has been reported already.
struct ReportedError: Error {
    let status: ExitStatus
}
