import Foundation
import TestSupport
import Testing

/// What is wrong is said in the same words everywhere: `BadInputs.txt` holds inputs and messages, one after the other.
///
/// `UPDATE_GOLDENS=1 swift test --filter BadInputTests` writes the messages anew: review the difference.
struct BadInputTests {
    @Test func everyBadInputIsAnswered() throws {
        var answers: [(input: BadInput, answer: String)] = []
        try BadCommandLine.withFolder { commandLine in
            for input in try BadInput.all() {
                if input.kindName == "command" {
                    answers.append((input, try commandLine.answer(to: input)))
                } else {
                    let answer = try BadInputAnswer(to: input)
                    #expect(
                        answer.flaws.isEmpty, "without a place or a remedy: \(input.kind) \(input.written)")
                    answers.append((input, answer.text))
                }
            }
        }
        #expect(answers.count >= 300)
        for (input, answer) in answers {
            #expect(!answer.isEmpty, "nothing is said of \(input.kind): \(input.written)")
            #expect(answer == input.expected, "\(input.kind): \(input.written)")
        }
        let text = BadInput.text(of: answers)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: BadInput.table)
        }
    }
}
