/// A name of words run together, with an underscore between the words and without capitals.
///
/// A run of capitals is one word. For example: `userID` becomes `user_id`, `URLString` becomes `url_string`.
package func snakeCased(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var result = ""
    for index in scalars.indices {
        let scalar = scalars[index]
        if index > 0, scalar.properties.isUppercase, beginsWord(at: index, in: scalars) { result += "_" }
        result += scalar.properties.lowercaseMapping
    }
    return result
}

/// Whether a capital does: after a small letter or a digit, or before a small letter at the end of a run.
private func beginsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let previous = scalars[index - 1]
    if previous.properties.isLowercase || previous.properties.numericType != nil { return true }
    guard previous.properties.isUppercase, index + 1 < scalars.count else { return false }
    return scalars[index + 1].properties.isLowercase && !isPlural(at: index + 1, in: scalars)
}

/// The `s` of `childIDs` belongs to the capitals before it.
private func isPlural(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[index] == "s" else { return false }
    return index + 1 == scalars.count || scalars[index + 1].properties.isUppercase
}
