import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing

/// A plan of changes is judged by what is there: all that it lists itself, and what it misses.
struct SavingsTests {
    private static let document = try? LintedDocument(
        String(contentsOf: packageFolder.appending(path: "Examples/Savings/Schema.md"), encoding: .utf8))

    private func subjects(of rule: String) throws -> [String] {
        try #require(Self.document).subjects(of: rule)
    }

    private static let models = [
        "AllocationHistory", "Asset", "AssetAllocation", "CompletedExecution", "Goal",
        "MonthlyExecutionRecord",
        "MonthlyPlan", "Transaction",
    ]

    @Test func everyIdentifierIsUnique() throws {
        #expect(try subjects(of: "lint.unique") == Self.models.map { "\($0).id" })
    }

    /// The plan lists all but those of the identifiers, of which it says only that they are unique.
    @Test func attributesWithoutDefaults() throws {
        let listed = [
            "AllocationHistory.amount", "AllocationHistory.createdAt", "AllocationHistory.timestamp",
            "Asset.currency", "AssetAllocation.amount", "AssetAllocation.createdDate",
            "AssetAllocation.lastModifiedDate", "CompletedExecution.completedAt",
            "CompletedExecution.monthLabel",
            "Goal.deadline", "Goal.name", "MonthlyExecutionRecord.monthLabel",
            "MonthlyExecutionRecord.statusRawValue", "MonthlyExecutionRecord.trackedGoalIds",
            "MonthlyPlan.goalId", "MonthlyPlan.monthLabel", "MonthlyPlan.monthsRemaining",
            "MonthlyPlan.requiredMonthly", "MonthlyPlan.statusRawValue", "Transaction.amount",
            "Transaction.date",
        ]
        #expect(try subjects(of: "lint.default") == (listed + Self.models.map { "\($0).id" }).sorted())
    }

    @Test func relationshipsWithoutInverse() throws {
        #expect(
            try subjects(of: "lint.inverse") == [
                "AllocationHistory.asset", "AllocationHistory.goal", "Asset.allocations",
                "Asset.transactions",
                "AssetAllocation.asset", "AssetAllocation.goal", "Goal.allocations",
                "MonthlyExecutionRecord.completedExecution", "MonthlyPlan.executionRecord",
                "Transaction.asset",
            ])
    }

    /// The plan lists the to-one relationship, and takes arrays for fine, those that it adds, too.
    @Test func relationshipsThatAreRequired() throws {
        #expect(
            try subjects(of: "lint.optional") == [
                "Asset.allocationHistory", "Asset.allocations", "Asset.transactions",
                "Goal.allocationHistory",
                "Goal.allocations", "MonthlyExecutionRecord.plans", "Transaction.asset",
            ])
    }

    /// What the plan's own code would bring about.
    @Test func inversesThatAreStatedTwice() throws {
        #expect(
            try subjects(of: "lint.inverseTwice") == [
                "AllocationHistory.asset", "AllocationHistory.goal", "AssetAllocation.asset",
                "AssetAllocation.goal", "CompletedExecution.executionRecord", "MonthlyExecutionRecord.plans",
                "Transaction.asset",
            ])
    }

    @Test func dataOfAnySize() throws {
        #expect(
            try subjects(of: "lint.size") == [
                "CompletedExecution.goalSnapshotsData", "MonthlyExecutionRecord.trackedGoalIds",
            ])
    }

    @Test func nothingElse() throws {
        let rules = Set(try #require(Self.document).findings.map(\.id.rawValue))
        #expect(
            rules == [
                "lint.unique", "lint.default", "lint.inverse", "lint.optional", "lint.inverseTwice",
                "lint.size",
            ])
    }
}
