import Foundation

/// A target needs a Swift file of its own beside the generated one.
extension Item {
    /// How a list shows the item. For example: `2 × Bread`.
    public var label: String { "\(amount.formatted()) × \(name)" }
}
