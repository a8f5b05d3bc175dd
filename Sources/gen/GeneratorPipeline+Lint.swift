import Diagnostics
import GeneratorPipeline
import Linting

extension GeneratorPipeline {
    /// Judges a schema that was read.
    ///
    /// What keeps a document from being read is told as well; what reading remarks on is for `inspect`.
    func judgement(
        of reading: Reading, _ inputs: [InputDocument], by settings: LintSettings
    ) -> LintOutcome {
        let linter = Linter(sources: sources, settings: settings)
        var outcome = linter.lint(reading.schema, current: currentProperties(in: inputs))
        let emptiness = reading.hasErrors ? nil : emptiness(of: reading.schema, .warning)
        outcome.diagnostics += reading.diagnostics(and: emptiness).filter {
            $0.severity == .error || $0.severity == .warning
        }
        return outcome
    }
}
