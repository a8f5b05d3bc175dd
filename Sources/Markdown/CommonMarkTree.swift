import CCmark

/// Owns a tree that cmark made.
final class CommonMarkTree {
    let document: OpaquePointer

    init?(parsing text: [UInt8]) {
        let document = text.withUnsafeBytes {
            cmark_parse_document(
                $0.assumingMemoryBound(to: CChar.self).baseAddress, $0.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { return nil }
        self.document = document
    }

    deinit {
        cmark_node_free(document)
    }

    var firstChild: OpaquePointer? { cmark_node_first_child(document) }
}
