/// A place in a document that was read.
struct DocumentPlace: Sendable {
    let analysis: Analysis
    let file: Int32
    let offset: Int
    let encoding: PositionEncoding

    var lines: LineIndex { analysis.files[Int(file)].lines }
}
