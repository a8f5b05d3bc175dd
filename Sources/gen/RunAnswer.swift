/// What a run comes to: the answer of the last one, or files that were generated anew.
enum RunAnswer {
    case unchanged(UnchangedRun)

    /// With what keeps it for the next run, where anything can be kept.
    case generated(Generation, RunMemory?)

    init(_ request: GenerationRequest, _ reporter: Reporter, remembers: Bool = true) async throws {
        let inputs = try GenerationInputs(request, reporter)
        let memory = remembers ? RunMemory(request, inputs) : nil
        if let same = await memory?.unchangedRun() {
            self = .unchanged(same)
        } else {
            self = .generated(try await Generation(request, inputs, reporter), memory)
        }
    }
}
