import Diagnostics

extension Analysis {
    func file(at path: String) -> Int32? { files.firstIndex { $0.path == path }.map { Int32($0) } }

    /// Where a stretch of what was read stands in the text that the editor shows.
    func offsets(of span: SourceSpan) -> Range<Int> {
        let source = sources[span]
        let lower = Int(source.offsetOnDisk(of: span.lower))
        return lower..<max(lower, Int(source.offsetOnDisk(of: span.upper)))
    }

    func range(of span: SourceSpan, _ encoding: PositionEncoding) -> TextRange {
        files[Int(span.file)].lines.range(offsets(of: span), encoding)
    }
}
