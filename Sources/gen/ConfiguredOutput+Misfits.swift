import Diagnostics
import Output
import Workspace

extension ConfiguredOutput {
    /// Why what it writes cannot be used together with what the other outputs of its schema write.
    func misfits(among siblings: [ConfiguredOutput]) -> [Diagnostic] {
        let companions = OutputCompanions(siblings.map { ($0.target.name, $0.options) })
        return missingCompanion(companions)
            + companions.disagreements(of: options, target).map { disagreement in
                Diagnostic(
                    .optionDisagreement, .warning,
                    "'\(disagreement.key.rawValue): \(MessageText.name(disagreement.value))' of '\(target.name)' does "
                        + "not fit '\(disagreement.key.rawValue): \(MessageText.name(disagreement.other))' of "
                        + "'\(disagreement.target)', with which it is used",
                    at: optionPlaces[disagreement.key] ?? path.span,
                    remedy: "leave it out here: it follows '\(disagreement.target)'")
            }
    }

    /// The helpers extend types that only another target writes.
    private func missingCompanion(_ companions: OutputCompanions) -> [Diagnostic] {
        let fitting = target.extendedTargets(options)
        guard let first = fitting.first, !fitting.contains(where: companions.contains) else { return [] }
        return [
            Diagnostic(
                .outputIncomplete, .warning,
                "what '\(target.name)' writes extends the types that "
                    + "'\(fitting.joined(separator: "' or '"))' writes, which is no output here",
                at: path.span, remedy: "add the target '\(first)', and compile both in one module")
        ]
    }
}

extension DiagnosticID {
    fileprivate static let outputIncomplete = DiagnosticID("output.incomplete")
    fileprivate static let optionDisagreement = DiagnosticID("option.disagreement")
}
