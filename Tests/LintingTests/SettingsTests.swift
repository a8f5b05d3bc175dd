import Diagnostics
import Linting
import Testing

/// Profiles are lists of rules, and severities are the configuration's.
struct SettingsTests {
    private static let document = """
        # CloudKit record types

        ## Trip

        | Field | Type |
        | --- | --- |
        | `map` | Bytes |
        """

    @Test func severitiesAreTheConfigurations() {
        let size = DiagnosticID("lint.size")
        #expect(
            LintedDocument(Self.document, severities: [size: .error]).findings.map(\.severity) == [.error])
        #expect(LintedDocument(Self.document, disabled: [size]).places == [])
    }

    @Test func aProfileJudgesWhateverItIsNamedFor() {
        let document = LintedDocument(Self.document, .swiftDataCloudKit)
        #expect(document.places == ["lint.default 7", "lint.size 7"])
    }

    @Test func severalProfilesFindEachThingOnce() {
        #expect(LintedDocument(Self.document, .cloudkit, .coreDataCloudKit, .cloudkit).places.count == 2)
    }

    @Test func everyRuleHasAProfileAndAnIdOfItsOwn() {
        #expect(lintRules.allSatisfy { !$0.profiles.isEmpty && $0.id.rawValue.hasPrefix("lint.") })
        #expect(Set(lintRules.map { $0.id }).count == lintRules.count)
        for profile in LintProfile.allCases { #expect(profile.rules.count >= 2, "\(profile)") }
    }
}
