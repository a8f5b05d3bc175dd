import Diagnostics

/// The arguments as the system hands them over: bytes, which Swift makes text of.
enum CommandLineText {
    /// The first argument that is no text, with its bytes made visible.
    static var firstUndecodable: String? {
        for index in 0..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[index] else { continue }
            let bytes = UnsafeBufferPointer(start: argument, count: length(of: argument)).map(
                UInt8.init(bitPattern:))
            if String(validating: bytes, as: UTF8.self) == nil { return visible(bytes) }
        }
        return nil
    }

    private static func length(of text: UnsafePointer<CChar>) -> Int {
        var length = 0
        while text[length] != 0 { length += 1 }
        return length
    }

    private static func visible(_ bytes: [UInt8]) -> String {
        let hexadecimal = Array("0123456789ABCDEF")
        let characters = bytes.map { byte -> String in
            if (0x20..<0x7F).contains(byte) { return String(Unicode.Scalar(byte)) }
            return "\\x\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
        }
        return characters.joined()
    }
}
