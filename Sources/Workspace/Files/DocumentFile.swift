/// A document that `gen fix` writes: the one file of an author's that is ever replaced.
package enum DocumentFile {
    /// Replaces its text, unless it is another by now than the one that was read. Links lead to the file that is written.
    ///
    /// Returns whether it was written.
    package static func replace(
        _ path: String, reading old: [UInt8], by new: [UInt8], in folder: String
    ) throws(FileError) -> Bool {
        let place = Folders.resolved(PathText.joined(folder, path))
        guard case .file(let current, let permissions, let identity) = try FileReader.entry(at: place),
            current == old
        else { return false }
        let staged = try StagedFile(new, for: place, permissions: permissions, mark: "fix-\(identity.number)")
        do throws(FileError) {
            // It may have been saved while the new text was written.
            guard case .file(let last, _, _) = try FileReader.entry(at: place), last == old else {
                staged.discard()
                return false
            }
            try staged.commit()
        } catch {
            staged.discard()
            throw error
        }
        return true
    }
}
