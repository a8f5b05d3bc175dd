/// The characters of a text that are not ASCII, with their places.
struct TextScalars {
    struct Element {
        let value: UInt32
        let offset: Int32
        let length: Int32

        var end: Int32 { offset + length }
    }

    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var elements: [Element] = []

    /// Nil where nothing can be damaged: no character is one that a lead byte is read as.
    init?(of bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var isSuspicious = false
        var index = UTF8Text.endOfASCII(in: bytes, from: 0)
        while index < bytes.count {
            let element = Self.decode(bytes, at: index)
            isSuspicious = isSuspicious || Self.mayBeLead(element.value)
            elements.append(element)
            index = UTF8Text.endOfASCII(in: bytes, from: Int(element.end))
        }
        if !isSuspicious { return nil }
    }

    /// Every code page reads a lead byte as one of these; scripts other than Latin have none of them.
    private static func mayBeLead(_ value: UInt32) -> Bool {
        value < 0x180 || (0x192...0x2DD).contains(value) || (0x2013...0x2265).contains(value)
            || value == 0x25CA
            || value >= 0xF8FF && value <= 0xFFFD
    }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Element {
        let length = UTF8Text.length(lead: bytes[index]) ?? 1
        var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
        for offset in 1..<max(length, 1) where index + offset < bytes.count {
            value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
        }
        return Element(value: value, offset: Int32(index), length: Int32(length))
    }

    /// The element that stands at an offset, if it is the one at this index.
    func value(at index: Int, standingAt offset: Int32) -> UInt32? {
        guard index < elements.count, elements[index].offset == offset else { return nil }
        return elements[index].value
    }
}
