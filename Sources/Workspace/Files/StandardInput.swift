import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard input as it comes, for programs that answer before its end.
package enum StandardInput {
    private static let longestChunk = 65_536

    /// Ends where standard input does, or cannot be read. To be asked for once.
    package static func chunks() -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            // Waiting takes a thread, of which tasks have few.
            Thread.detachNewThread {
                while let chunk = nextChunk() { continuation.yield(chunk) }
                continuation.finish()
            }
        }
    }

    private static func nextChunk() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: longestChunk)
        while true {
            let count = chunk.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            return Array(chunk.prefix(count))
        }
    }
}

/// The system's `read`, which the type's own methods could hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
