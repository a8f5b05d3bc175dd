import Foundation
import SwiftData

func expect(_ isTrue: Bool, _ what: String) {
    if !isTrue { print("not so: \(what)") }
}

let container = try ModelContainer(
    for: Goal.self, Asset.self, AssetAllocation.self, Transaction.self, MonthlyPlan.self,
    MonthlyExecutionRecord.self, CompletedExecution.self, AllocationHistory.self)
let context = ModelContext(container)

@MainActor func all<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
    try context.fetch(FetchDescriptor<Model>())
}

// Linked from either end, and read at the other.
let asset = Asset(currency: "EUR")
let goal = Goal(name: "Bicycle")
expect(goal.currency == "USD", "the documented default")
let transaction = Transaction(amount: 12.5, asset: asset)
expect(asset.transactions == [transaction], "a transaction in its asset")
let allocation = AssetAllocation()
goal.allocations?.append(allocation)
asset.allocations = [allocation]
expect(allocation.goal === goal && allocation.asset === asset, "an allocation between both")
let history = AllocationHistory(asset: asset, goal: goal)
expect(goal.allocationHistory == [history], "history of a goal")

let record = MonthlyExecutionRecord(monthLabel: "2026-01")
expect(record.statusRawValue == "draft", "the raw value that the document states")
let plan = MonthlyPlan(executionRecord: record)
record.completedExecution = CompletedExecution(monthLabel: "2026-01")
expect(record.plans == [plan], "a plan of a record")
expect(record.completedExecution?.executionRecord === record, "the way back from one to one")

context.insert(asset)
context.insert(record)
expect(try all(Goal.self) == [goal], "what objects lead to is inserted along")

// What goes along and what stays, as the document's delete rules say.
context.delete(asset)
expect(try all(Transaction.self).isEmpty, "transactions go with their asset")
expect(try all(AssetAllocation.self).isEmpty, "allocations go with their asset")
expect(try all(AllocationHistory.self) == [history] && history.asset == nil, "history outlives the asset")
expect(goal.allocations == [] && history.goal === goal, "the goal keeps what is left")
context.delete(record)
expect(try all(CompletedExecution.self).isEmpty, "the completed execution goes with its record")
expect(try all(MonthlyPlan.self) == [plan] && plan.executionRecord == nil, "the plan outlives its record")
print("done")
