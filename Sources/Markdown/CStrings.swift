/// What a C string needs without Foundation.
enum CStrings {
    static func length(_ text: UnsafePointer<CChar>) -> Int {
        var length = 0
        while text[length] != 0 { length += 1 }
        return length
    }
}
