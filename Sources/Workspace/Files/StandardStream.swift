#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output and standard error, without buffers of their own.
package enum StandardStream: Sendable {
    case output, errors

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether somebody can answer questions.
    package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    private var descriptor: Int32 {
        switch self {
        case .output: STDOUT_FILENO
        case .errors: STDERR_FILENO
        }
    }

    package func write(_ bytes: [UInt8]) throws(FileError) {
        switch self {
        case .output: try bytes.write(to: STDOUT_FILENO, named: "<stdout>")
        case .errors: try bytes.write(to: STDERR_FILENO, named: "<stderr>")
        }
    }
}

extension [UInt8] {
    /// All of it, however often the system takes only a part.
    func write(to descriptor: Int32, named path: String) throws(FileError) {
        var start = 0
        while start < count {
            let written = withUnsafeBytes { systemWrite(descriptor, $0, from: start) }
            if written < 0 {
                if errno == EINTR { continue }
                throw FileError(.write, path, code: errno)
            }
            start += written
        }
    }
}

/// The system's `write`, which the array's own method of that name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
}
