import Foundation

#if canImport(Darwin)
    import Darwin
    private let streamSocket = SOCK_STREAM
#else
    import Glibc
    private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif

/// Ports of the loopback interface.
enum LoopbackPort {
    /// One that nobody listens on: the system's choice. It is taken again only by whoever asks for it next.
    static func free() throws -> UInt16 {
        let descriptor = socket(AF_INET, streamSocket, 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
            }
        }
        guard descriptor >= 0, status else {
            throw PostgreSQLServer.StartError(message: "no free port: \(String(cString: strerror(errno)))")
        }
        return UInt16(bigEndian: address.sin_port)
    }
}
