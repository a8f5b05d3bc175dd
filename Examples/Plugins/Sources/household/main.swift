import Chores
import Groceries

let chore = Chore(title: "Water the plants", isDone: false, recurrence: .weekly)
print("\(chore.title): \(chore.recurrence?.rawValue ?? "once")")

// Two devices wrote the same item down.
let items = [
    Item(name: "Bread", amount: 1, isBought: false), Item(name: "Bread", amount: 2, isBought: false),
]
for twins in items.twins() { print("\(twins.duplicates.count + 1) times: \(twins.survivor.name)") }
