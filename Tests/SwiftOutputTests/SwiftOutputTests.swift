import TestSupport
import Testing

@Suite struct SwiftOutputTests {
    @Test func eachEntityHasAFileBesideTheSharedOne() {
        let files = GeneratedSwift(SampleSchema.library).files.keys.sorted()
        #expect(files == ["Book.swift", "CloudRecord.swift", "Loan.swift", "Shelf.swift"])
    }
}
